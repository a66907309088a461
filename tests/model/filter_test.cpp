#include "model/filter.hpp"
#include "catch.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

using namespace bloom::model;

namespace {

Filter fruit_filter() {
    auto filter = Filter::make({.m = 16, .k = 3});
    REQUIRE(filter.has_value());
    for (const char* word : {"apple", "banana", "cherry"}) {
        filter->add(word);
    }
    return std::move(*filter);
}

std::string bits_of(const Filter& filter) {
    std::string text;
    for (std::uint64_t position = 0; position < filter.parameters().m; ++position) {
        text += filter.bits().test(position) ? '1' : '0';
    }
    return text;
}

}  // namespace

TEST_CASE("three fruits set seven of sixteen bits") {
    const Filter filter = fruit_filter();
    CHECK(bits_of(filter) == "0101100111000010");
    CHECK(filter.bits().count() == 7);
    CHECK(filter.fill_ratio() == 0.4375);
}

TEST_CASE("every member may be in the filter") {
    const Filter filter = fruit_filter();
    CHECK(filter.may_contain("apple"));
    CHECK(filter.may_contain("banana"));
    CHECK(filter.may_contain("cherry"));
}

TEST_CASE("lime passes though nobody added it, and mango does not") {
    const Filter filter = fruit_filter();
    CHECK(filter.may_contain("lime"));
    CHECK_FALSE(filter.may_contain("mango"));
    CHECK_FALSE(filter.may_contain("kiwi"));
}

TEST_CASE("adding kiwi sets two bits, since 14 is already 1") {
    Filter filter = fruit_filter();
    filter.add("kiwi");
    CHECK(bits_of(filter) == "0111100111010010");
    CHECK(filter.may_contain("kiwi"));
}

TEST_CASE("adding a word again changes nothing") {
    Filter filter = fruit_filter();
    filter.add("banana");
    CHECK(bits_of(filter) == "0101100111000010");
}

TEST_CASE("an empty filter contains no word, the empty one included") {
    const auto filter = Filter::make({.m = 16, .k = 3});
    REQUIRE(filter.has_value());
    CHECK_FALSE(filter->may_contain(""));
    CHECK_FALSE(filter->may_contain("apple"));
    CHECK(filter->fill_ratio() == 0);
}

TEST_CASE("the empty word and a word of zero bytes are words like others") {
    using namespace std::string_view_literals;
    auto filter = Filter::make({.m = 4'096, .k = 3});
    REQUIRE(filter.has_value());
    filter->add("");
    CHECK(filter->may_contain(""));
    CHECK_FALSE(filter->may_contain("\0"sv));
    filter->add("\0"sv);
    CHECK(filter->may_contain("\0"sv));
}

TEST_CASE("a filter of one bit is full after one word and passes every other") {
    auto filter = Filter::make({.m = 1, .k = 5});
    REQUIRE(filter.has_value());
    filter->add("apple");
    CHECK(filter->fill_ratio() == 1);
    CHECK(filter->may_contain("banana"));
}

TEST_CASE("no bits, no hash functions and more than 32 of them are refused") {
    CHECK_FALSE(Filter::make({.m = 0, .k = 3}).has_value());
    CHECK_FALSE(Filter::make({.m = 16, .k = 0}).has_value());
    CHECK_FALSE(Filter::make({.m = 16, .k = 33}).has_value());
    CHECK_FALSE(Filter::make({.m = max_bits + 1, .k = 3}).has_value());
    CHECK(Filter::make({.m = 1, .k = 1}).has_value());
    CHECK(Filter::make({.m = 16, .k = 32}).has_value());
}

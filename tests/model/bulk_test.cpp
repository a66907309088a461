#include "catch.hpp"
#include "model/filter.hpp"
#include "random_words.hpp"
#include "schemes.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom;
using bloom::test::every_scheme;
using bloom::test::random_bytes;
using bloom::test::random_parameters;
using model::Parameters;
using model::Scheme;

namespace {

/// Enough for several batches and a broken one.
constexpr std::size_t many = 300;

struct Words {
    explicit Words(std::mt19937_64& random) {
        for (std::size_t at = 0; at < many; ++at) {
            texts.push_back(random_bytes(random, 40));
        }
        views.assign(texts.begin(), texts.end());
    }

    std::vector<std::string> texts;
    std::vector<std::string_view> views;
};

/// Calls `check(parameters, members, others)` for filters from empty to full in every scheme.
template <class Check>
void for_many_words(std::uint64_t seed, const Check& check) {
    std::mt19937_64 random(seed);
    for (const Scheme scheme : every_scheme) {
        for (int round = 0; round < 10; ++round) {
            const Parameters parameters = random_parameters(random, scheme);
            const Words members(random);
            const Words others(random);
            CAPTURE(static_cast<int>(scheme));
            CAPTURE(parameters.m);
            CAPTURE(parameters.k);
            check(parameters, members.views, others.views);
        }
    }
}

model::Filter empty_filter(const Parameters& parameters) {
    auto filter = model::Filter::make(parameters);
    REQUIRE(filter.has_value());
    return std::move(*filter);
}

bool have_equal_bits(const model::Filter& one, const model::Filter& other) {
    for (std::uint64_t position = 0; position < one.bits().size(); ++position) {
        if (one.bits().test(position) != other.bits().test(position)) {
            return false;
        }
    }
    return one.bits().count() == other.bits().count();
}

using WordSpan = std::span<const std::string_view>;

}  // namespace

TEST_CASE("many words added at once set the bits that they set one by one, and count them") {
    for_many_words(1, [](const Parameters& parameters, WordSpan members, WordSpan) {
        model::Filter at_once = empty_filter(parameters);
        model::Filter one_by_one = empty_filter(parameters);
        at_once.add(members);
        for (const std::string_view word : members) {
            one_by_one.add(word);
        }
        CHECK(have_equal_bits(at_once, one_by_one));
    });
}

TEST_CASE("words added at once are found one by one") {
    for_many_words(2, [](const Parameters& parameters, WordSpan members, WordSpan) {
        model::Filter filter = empty_filter(parameters);
        filter.add(members);
        CHECK(std::all_of(members.begin(), members.end(), [&filter](std::string_view word) {
            return filter.may_contain(word);
        }));
    });
}

TEST_CASE("words added one by one are found at once") {
    for_many_words(3, [](const Parameters& parameters, WordSpan members, WordSpan) {
        model::Filter filter = empty_filter(parameters);
        for (const std::string_view word : members) {
            filter.add(word);
        }
        CHECK(filter.count_maybe(members) == members.size());
    });
}

TEST_CASE("many words asked at once get the answers that they get one by one") {
    for_many_words(4, [](const Parameters& parameters, WordSpan members, WordSpan others) {
        model::Filter filter = empty_filter(parameters);
        filter.add(members.first(members.size() / 8));
        std::vector<std::string_view> words(members.begin(), members.end());
        words.insert(words.end(), others.begin(), others.end());
        const auto answers = std::make_unique<bool[]>(words.size());
        filter.may_contain(words, std::span(answers.get(), words.size()));
        std::uint64_t passed = 0;
        bool all_equal = true;
        for (std::size_t at = 0; at < words.size(); ++at) {
            all_equal = all_equal && answers[at] == filter.may_contain(words[at]);
            passed += answers[at] ? 1U : 0U;
        }
        CHECK(all_equal);
        CHECK(filter.count_maybe(words) == passed);
    });
}

TEST_CASE("of the scheme for real work the hashes do as well as the words") {
    std::mt19937_64 random(5);
    for (int round = 0; round < 20; ++round) {
        const Parameters parameters = random_parameters(random, Scheme::bloom_128);
        const Words members(random);
        const Words others(random);
        std::vector<model::Murmur3Hash128> hashes;
        for (const std::string_view word : members.views) {
            hashes.push_back(model::bloom_128_hash(word));
        }
        model::Filter of_hashes = empty_filter(parameters);
        model::Filter of_words = empty_filter(parameters);
        of_hashes.add_hashes(hashes);
        of_words.add(members.views);
        CHECK(have_equal_bits(of_hashes, of_words));
        hashes.clear();
        for (const std::string_view word : others.views) {
            hashes.push_back(model::bloom_128_hash(word));
        }
        CHECK(of_words.count_maybe_hashes(hashes) == of_words.count_maybe(others.views));
    }
}

TEST_CASE("no words at all add nothing and pass nothing") {
    model::Filter filter = empty_filter({.m = 64, .k = 3, .scheme = Scheme::bloom_128});
    filter.add(WordSpan{});
    CHECK(filter.bits().count() == 0);
    CHECK(filter.count_maybe(WordSpan{}) == 0);
}

TEST_CASE("a cleared filter has forgotten its words") {
    model::Filter filter = empty_filter({.m = 64, .k = 3, .scheme = Scheme::bloom_128});
    filter.add("apple");
    filter.clear();
    CHECK_FALSE(filter.may_contain("apple"));
    CHECK(filter.fill_ratio() == 0);
}

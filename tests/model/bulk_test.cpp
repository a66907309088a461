#include "catch.hpp"
#include "model/filter.hpp"
#include "random_words.hpp"
#include "schemes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <set>
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
constexpr std::size_t many = 1'100;

struct Words {
    explicit Words(std::mt19937_64& random, std::size_t count = many) {
        for (std::size_t at = 0; at < count; ++at) {
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
        for (int round = 0; round < 4; ++round) {
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

TEST_CASE("any number of words is asked and added at once as one by one") {
    std::mt19937_64 random(6);
    for (const std::size_t count : {1U, 2U, 7U, 8U, 9U, 63U, 64U, 65U, 511U, 512U, 513U, 520U}) {
        const Words members(random, count);
        const Words others(random, count);
        const Parameters parameters{.m = 5 * count, .k = 3, .scheme = Scheme::bloom_128};
        model::Filter at_once = empty_filter(parameters);
        model::Filter one_by_one = empty_filter(parameters);
        at_once.add(members.views);
        std::uint64_t passed = 0;
        for (const std::string_view word : members.views) {
            one_by_one.add(word);
        }
        for (const std::string_view word : others.views) {
            passed += one_by_one.may_contain(word) ? 1U : 0U;
        }
        CAPTURE(count);
        CHECK(have_equal_bits(at_once, one_by_one));
        CHECK(at_once.count_maybe(members.views) == count);
        CHECK(at_once.count_maybe(others.views) == passed);
    }
}

TEST_CASE(
    "around 2^32 bits and beyond many words at once have the positions that they have alone") {
    std::mt19937_64 random(7);
    for (const std::uint64_t m :
         {0xffff'ffffULL, 0x1'0000'0000ULL, 0x1'0000'0001ULL, 0x2'0000'0000ULL}) {
        const Parameters parameters{.m = m, .k = 4, .scheme = Scheme::bloom_128};
        auto filter = model::Filter::make(parameters);
        if (!filter) {
            continue;  // 512 MiB to 1 GiB
        }
        const Words members(random, 70);
        const Words others(random, 70);
        filter->add(members.views);
        std::set<std::uint64_t> positions;
        for (const std::string_view word : members.views) {
            std::array<std::uint64_t, 4> alone{};
            model::positions(parameters, word, alone);
            positions.insert(alone.begin(), alone.end());
        }
        CAPTURE(m);
        CHECK(filter->bits().count() == positions.size());
        CHECK(std::all_of(positions.begin(), positions.end(), [&filter](std::uint64_t position) {
            return filter->bits().test(position);
        }));
        CHECK(filter->count_maybe(members.views) == members.views.size());
        const auto passed =
            std::count_if(others.views.begin(),
                          others.views.end(),
                          [&filter](std::string_view word) { return filter->may_contain(word); });
        CHECK(filter->count_maybe(others.views) == static_cast<std::uint64_t>(passed));
    }
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

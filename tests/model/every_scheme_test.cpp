#include "catch.hpp"
#include "model/attribution.hpp"
#include "model/filter.hpp"
#include "model/trace.hpp"
#include "random_words.hpp"
#include "schemes.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

using namespace bloom;
using bloom::test::every_scheme;
using bloom::test::number_below;
using bloom::test::random_bytes;
using bloom::test::random_parameters;
using model::Parameters;
using model::Scheme;

namespace {

/// Calls `check(parameters, words)` with much of everything, for every scheme. The property suite
/// asks the same and shrinks what fails, but runs natively only.
template <class Check>
void for_random_input(std::uint64_t seed, const Check& check) {
    std::mt19937_64 random(seed);
    for (const Scheme scheme : every_scheme) {
        for (int round = 0; round < 60; ++round) {
            const Parameters parameters = random_parameters(random, scheme);
            std::vector<std::string> words(static_cast<std::size_t>(1 + number_below(random, 20)));
            for (std::string& word : words) {
                word = random_bytes(random, 40);
            }
            CAPTURE(static_cast<int>(scheme));
            CAPTURE(parameters.m);
            CAPTURE(parameters.k);
            check(parameters, words);
        }
    }
}

}  // namespace

TEST_CASE("no scheme makes a filter forget a word") {
    for_random_input(1, [](const Parameters& parameters, const std::vector<std::string>& words) {
        auto filter = model::Filter::make(parameters);
        REQUIRE(filter.has_value());
        for (const std::string& word : words) {
            filter->add(word);
        }
        CHECK(std::all_of(words.begin(), words.end(), [&filter](const std::string& word) {
            return filter->may_contain(word);
        }));
    });
}

TEST_CASE("in every scheme a filter sets and reads the bits that the probes name, all within m") {
    for_random_input(2, [](const Parameters& parameters, const std::vector<std::string>& words) {
        auto filter = model::Filter::make(parameters);
        REQUIRE(filter.has_value());
        filter->add(words.front());
        std::vector<std::uint64_t> named;
        for (const model::Probe& probe : model::probes(parameters, words.front())) {
            named.push_back(probe.position);
        }
        std::vector<std::uint64_t> positions(parameters.k);
        model::positions(parameters, words.front(), positions);
        CHECK(positions == named);
        std::sort(named.begin(), named.end());
        CHECK(named.back() < parameters.m);
        named.erase(std::unique(named.begin(), named.end()), named.end());
        CHECK(filter->bits().count() == named.size());
        CHECK(std::all_of(named.begin(), named.end(), [&filter](std::uint64_t position) {
            return filter->bits().test(position);
        }));
    });
}

TEST_CASE("in every scheme the trace of a query comes to the filter's own answer") {
    for_random_input(3, [](const Parameters& parameters, const std::vector<std::string>& words) {
        auto filter = model::Filter::make(parameters);
        REQUIRE(filter.has_value());
        model::Attribution attribution;
        for (std::size_t at = 0; at < words.size(); at += 2) {
            filter->add(words[at]);
            attribution.add(parameters, words[at]);
        }
        CHECK(std::all_of(words.begin(), words.end(), [&](const std::string& word) {
            const model::ProbeTrace trace =
                model::trace(*filter, attribution, model::Operation::query, word);
            return (trace.verdict == model::Verdict::maybe) == filter->may_contain(word);
        }));
    });
}

TEST_CASE("a filter is refused more functions than its scheme gives") {
    for (const Scheme scheme : every_scheme) {
        CAPTURE(static_cast<int>(scheme));
        const std::uint32_t most = model::most_hashes(scheme);
        CHECK(model::Filter::make({.m = 16, .k = most, .scheme = scheme}).has_value());
        CHECK_FALSE(model::Filter::make({.m = 16, .k = most + 1, .scheme = scheme}).has_value());
        CHECK_FALSE(model::Filter::make({.m = 16, .k = 0, .scheme = scheme}).has_value());
    }
}

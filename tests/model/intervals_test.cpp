#include "model/intervals.hpp"
#include "catch.hpp"

#include <cmath>
#include <cstdint>

using namespace bloom::model;

namespace {

bool is_near(double value, double expected, double error) {
    return std::abs(value - expected) <= error;
}

}  // namespace

TEST_CASE("Wilson's intervals are those that Newcombe printed") {
    // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I,
    // method 3; four decimals.
    struct Row {
        std::uint64_t hits;
        std::uint64_t trials;
        double low;
        double high;
    };
    constexpr Row printed[] = {{.hits = 81, .trials = 263, .low = 0.2553, .high = 0.3662},
                               {.hits = 15, .trials = 148, .low = 0.0624, .high = 0.1605},
                               {.hits = 0, .trials = 20, .low = 0.0000, .high = 0.1611},
                               {.hits = 1, .trials = 29, .low = 0.0061, .high = 0.1718}};
    for (const Row& row : printed) {
        const Interval interval = wilson_interval(row.hits, row.trials);
        CAPTURE(row.hits);
        CHECK(is_near(interval.low, row.low, 0.00005));
        CHECK(is_near(interval.high, row.high, 0.00005));
    }
}

TEST_CASE("of a million trials the interval keeps its digits") {
    // By the textbook's form of the formula, in 40 decimal digits.
    const Interval interval = wilson_interval(10'000, 1'000'000);
    CHECK(is_near(interval.low, 0.009806859643998294895, 1e-16));
    CHECK(is_near(interval.high, 0.010196904971184371115, 1e-16));
}

TEST_CASE("none of all reaches down to 0, all of them up to 1, and neither beyond") {
    CHECK(wilson_interval(0, 20).low == 0);
    CHECK(wilson_interval(29, 29).high == 1);
    CHECK(is_near(wilson_interval(29, 29).low, 0.883030201500259233, 1e-15));
}

TEST_CASE("nothing tried, anything is possible") {
    CHECK(wilson_interval(0, 0) == Interval{.low = 0, .high = 1});
}

TEST_CASE("the interval of the others is the mirror image") {
    const Interval hits = wilson_interval(3, 17);
    const Interval misses = wilson_interval(14, 17);
    CHECK(is_near(hits.low, 1 - misses.high, 1e-15));
    CHECK(is_near(hits.high, 1 - misses.low, 1e-15));
}

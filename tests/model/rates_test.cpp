#include "model/rates.hpp"
#include "catch.hpp"
#include "rate_vectors.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <vector>

using namespace bloom::model;
using bloom::test::RateVector;

namespace {

/// How far `actual` is from `expected`, as a share of it; exact where `expected` is 0.
double relative_error(double actual, double expected) {
    return expected == 0 ? std::fabs(actual) : std::fabs(actual / expected - 1);
}

/// E[(X/m)^k] from the occupancy recurrence: after each of the n·k probes, X is what it was with
/// probability X/m, else one more. Sums of positive terms only, in long double.
double rate_by_occupancy(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const auto cells = static_cast<long double>(m);
    const std::uint64_t most = std::min(m, n * k);
    std::vector<long double> chance(static_cast<std::size_t>(most) + 1, 0);
    chance[0] = 1;
    for (std::uint64_t probe = 0; probe < n * k; ++probe) {
        for (std::uint64_t set = std::min(most, probe + 1); set > 0; --set) {
            const auto at = static_cast<std::size_t>(set);
            chance[at] = chance[at] * static_cast<long double>(set) / cells +
                         chance[at - 1] * (cells - static_cast<long double>(set - 1)) / cells;
        }
        chance[0] = 0;
    }
    long double rate = 0;
    for (std::uint64_t set = 0; set <= most; ++set) {
        long double power = 1;
        for (std::uint32_t factor = 0; factor < k; ++factor) {
            power *= static_cast<long double>(set) / cells;
        }
        rate += chance[static_cast<std::size_t>(set)] * power;
    }
    return static_cast<double>(rate);
}

}  // namespace

TEST_CASE("the formula's rates agree with the vectors to twelve digits") {
    for (const RateVector& row : bloom::test::rate_vectors) {
        CAPTURE(row.m);
        CAPTURE(row.n);
        CAPTURE(row.k);
        CHECK(relative_error(formula_rate(row.m, row.n, row.k), row.formula) < 1e-12);
    }
}

TEST_CASE("the exact rates agree with the vectors to twelve digits") {
    for (const RateVector& row : bloom::test::rate_vectors) {
        CAPTURE(row.m);
        CAPTURE(row.n);
        CAPTURE(row.k);
        CHECK(relative_error(exact_rate(row.m, row.n, row.k), row.exact) < 1e-12);
    }
}

TEST_CASE("the exact rate agrees with the occupancy recurrence over a grid") {
    for (const std::uint64_t m : {1U, 2U, 3U, 5U, 8U, 16U, 31U, 64U, 100U, 257U}) {
        for (const std::uint64_t n : {0U, 1U, 2U, 3U, 7U, 20U, 60U}) {
            for (const std::uint32_t k : {1U, 2U, 3U, 5U, 7U, 16U, 32U}) {
                CAPTURE(m);
                CAPTURE(n);
                CAPTURE(k);
                CHECK(relative_error(exact_rate(m, n, k), rate_by_occupancy(m, n, k)) < 1e-12);
            }
        }
    }
}

TEST_CASE("the exact rate loses no digits where it is tiny: few words in a huge array") {
    for (const std::uint64_t m : {std::uint64_t{1} << 20U, std::uint64_t{1} << 36U}) {
        for (const std::uint64_t n : {1U, 2U, 5U}) {
            for (const std::uint32_t k : {1U, 2U, 3U, 7U, 16U, 32U}) {
                CAPTURE(m);
                CAPTURE(n);
                CAPTURE(k);
                CHECK(relative_error(exact_rate(m, n, k), rate_by_occupancy(m, n, k)) < 1e-12);
            }
        }
    }
}

TEST_CASE("with one hash function the exact rate is the chance that a cell was hit") {
    for (const std::uint64_t m : {2U, 10U, 9'585'059U}) {
        for (const std::uint64_t n : {1U, 10U, 1'000'000U}) {
            const long double missed =
                static_cast<long double>(n) * std::log1p(-1.0L / static_cast<long double>(m));
            CAPTURE(m);
            CAPTURE(n);
            CHECK(relative_error(exact_rate(m, n, 1), static_cast<double>(-std::expm1(missed))) <
                  1e-12);
        }
    }
}

TEST_CASE("a million words at one per cent: the formula and the exact rate nearly meet") {
    // m = 9,585,059 and k = 7 are what a calculator gives for n = 1,000,000 and p = 0.01.
    const double formula = formula_rate(9'585'059, 1'000'000, 7);
    const double exact = exact_rate(9'585'059, 1'000'000, 7);
    CHECK(std::fabs(formula - 0.010039) < 0.000001);
    CHECK(exact > formula);
    CHECK(exact / formula - 1 < 1e-5);
}

TEST_CASE("the formula loses no digits where the array is nearly empty") {
    // 1 − e^(−x) is x − x²/2 + …, so that for so small an x = kn/m it is x to ten digits.
    const std::uint64_t m = 60'000'000'007;
    for (const std::uint32_t k : {1U, 2U, 7U, 28U}) {
        const double load = k / static_cast<double>(m);
        CAPTURE(k);
        CHECK(relative_error(formula_rate(m, 1, k), std::pow(load, k)) < 1e-8);
    }
}

TEST_CASE("nobody passes an empty filter") {
    for (const std::uint64_t m : {1U, 16U, 4'096U}) {
        for (const std::uint32_t k : {1U, 3U, 32U}) {
            CHECK(formula_rate(m, 0, k) == 0);
            CHECK(exact_rate(m, 0, k) == 0);
        }
    }
}

TEST_CASE("one word fills an array of one bit: everybody passes") {
    for (const std::uint32_t k : {1U, 3U, 32U}) {
        CHECK(exact_rate(1, 1, k) == 1);
        CHECK(exact_rate(1, 1'000, k) == 1);
        CHECK(formula_rate(1, 1, k) < 1);
    }
}

TEST_CASE("more hash functions than bits are no trouble") {
    CHECK(relative_error(exact_rate(2, 1, 3), rate_by_occupancy(2, 1, 3)) < 1e-14);
    CHECK(relative_error(exact_rate(3, 2, 32), rate_by_occupancy(3, 2, 32)) < 1e-14);
}

TEST_CASE("rates never leave 0 to 1, and grow with every word") {
    for (const std::uint64_t m : {1U, 16U, 100U}) {
        for (const std::uint32_t k : {1U, 3U, 16U}) {
            double formula = 0;
            double exact = 0;
            for (std::uint64_t n = 1; n < 2'000; n = n * 3 / 2 + 1) {
                CAPTURE(m);
                CAPTURE(k);
                CAPTURE(n);
                CHECK(formula_rate(m, n, k) >= formula);
                CHECK(exact_rate(m, n, k) >= exact * (1 - 1e-15));
                formula = formula_rate(m, n, k);
                exact = exact_rate(m, n, k);
                CHECK(formula <= 1);
                CHECK(exact <= 1);
            }
        }
    }
}

TEST_CASE("the rate of a filter as it stands is its fill to the power k") {
    CHECK(rate_from_fill(7.0 / 16, 3) == 343.0 / 4'096);
    CHECK(rate_from_fill(0.5, 10) == 1.0 / 1'024);
    CHECK(rate_from_fill(0, 3) == 0);
    CHECK(rate_from_fill(1, 3) == 1);
}

TEST_CASE("the expectation by the cheapest way agrees with the exact one where both run") {
    for (const std::uint64_t m : {1U, 2U, 3U, 8U, 64U, 1'024U, 9'586U, 1'000'000U}) {
        for (const std::uint64_t n : {0U, 1U, 2U, 10U, 100U, 1'000U, 100'000U}) {
            for (const std::uint32_t k : {1U, 2U, 7U, 16U, 33U, 64U}) {
                CAPTURE(m);
                CAPTURE(n);
                CAPTURE(k);
                const auto expected = expected_rate(m, n, k);
                REQUIRE(expected.has_value());
                CHECK(relative_error(*expected, exact_rate(m, n, k)) <= 1e-9);
            }
        }
    }
}

TEST_CASE(
    "with more hash functions than the exact way takes, the expectation is the recurrence's") {
    for (const std::uint64_t m : {2U, 64U, 500U}) {
        for (const std::uint64_t n : {1U, 2U, 5U}) {
            for (const std::uint32_t k : {65U, 100U, 300U}) {
                CAPTURE(m);
                CAPTURE(n);
                CAPTURE(k);
                const auto expected = expected_rate(m, n, k);
                REQUIRE(expected.has_value());
                CHECK(relative_error(*expected, rate_by_occupancy(m, n, k)) <= 1e-9);
            }
        }
    }
    CHECK_FALSE(expected_rate(std::uint64_t{1} << 40U, 1, 1'024).has_value());
}

TEST_CASE("for a million items the expectation lies just above the formula") {
    const auto expected = expected_rate(9'592'955, 1'000'000, 7);
    REQUIRE(expected.has_value());
    CHECK(*expected > formula_rate(9'592'955, 1'000'000, 7));
    CHECK(relative_error(*expected, exact_rate(9'592'955, 1'000'000, 7)) <= 1e-9);
    CHECK(relative_error(*expected, formula_rate(9'592'955, 1'000'000, 7)) < 1e-5);
}

TEST_CASE("the formula keeps its digits down to a rate of 10⁻³⁰⁰") {
    for (const std::uint64_t m : {std::uint64_t{1'000}, std::uint64_t{1} << 40U}) {
        for (const std::uint64_t n : {1U, 10U, 700U}) {
            for (const std::uint32_t k : {1U, 3U, 16U, 25U, 100U, 400U, 1'000U}) {
                const long double load = static_cast<long double>(k) * static_cast<long double>(n) /
                                         static_cast<long double>(m);
                const long double written =
                    std::exp(static_cast<long double>(k) * std::log(-std::expm1(-load)));
                if (written < 1e-300L) {
                    continue;
                }
                CAPTURE(m);
                CAPTURE(n);
                CAPTURE(k);
                CHECK(relative_error(formula_rate(m, n, k), static_cast<double>(written)) < 1e-12);
            }
        }
    }
}

TEST_CASE("a curve passes through the rates of whole k") {
    for (const std::uint32_t k : {1U, 7U, 100U}) {
        CHECK(formula_rate_at(k * 1'000.0 / 9'586, k) == formula_rate(9'586, 1'000, k));
    }
    CHECK(formula_fill_at(0) == 0);
    CHECK(std::fabs(formula_fill_at(std::log(2.0)) - 0.5) < 1e-15);
}

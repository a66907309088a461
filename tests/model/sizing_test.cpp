#include "model/sizing.hpp"
#include "catch.hpp"
#include "model/rates.hpp"
#include "size_vectors.hpp"

#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <limits>

using namespace bloom::model;
using bloom::test::Hashes;
using bloom::test::SizeVector;

namespace {

double relative_error(double actual, double expected) {
    return std::fabs(actual / expected - 1);
}

/// (1 − e^(−kn/m))^k as it is written down, in long double.
long double rate_as_written(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const long double load =
        static_cast<long double>(k) * static_cast<long double>(n) / static_cast<long double>(m);
    return std::pow(-std::expm1(-load), static_cast<long double>(k));
}

constexpr double smallest = 1e-300;

}  // namespace

TEST_CASE("the textbooks' size and the least one agree with the vectors to the bit") {
    for (const SizeVector& row : bloom::test::size_vectors) {
        CAPTURE(row.n);
        CAPTURE(row.p);
        REQUIRE(textbook_bits(row.n, row.p).has_value());
        CHECK(*textbook_bits(row.n, row.p) == row.textbook);
        CHECK(relative_error(best_real_hashes(row.textbook, row.n), row.real_k) < 1e-12);
        const auto least = least_size(row.n, row.p);
        REQUIRE(least.has_value());
        CHECK(least->m == row.least);
        CHECK(least->k == row.least_k.k);
        CHECK(relative_error(least->rate, row.least_k.rate) < 1e-12);
    }
}

TEST_CASE("every rounding of k achieves the rate of the vectors to twelve digits") {
    for (const SizeVector& row : bloom::test::size_vectors) {
        const double real = best_real_hashes(row.textbook, row.n);
        CAPTURE(row.n);
        CAPTURE(row.p);
        CHECK(std::floor(real) == row.floor.k);
        CHECK(std::round(real) == row.round.k);
        CHECK(std::ceil(real) == row.ceil.k);
        for (const Hashes& hashes : {row.floor, row.round, row.ceil}) {
            CHECK(relative_error(formula_rate(row.textbook, row.n, hashes.k), hashes.rate) < 1e-12);
        }
    }
}

TEST_CASE("the usual thousand items at one per cent: 9,586 bits miss it, 9,593 meet it") {
    CHECK(textbook_bits(1'000, 0.01) == std::optional<std::uint64_t>{9'586});
    CHECK(least_size(1'000, 0.01)->m == 9'593);
    CHECK(formula_rate(9'586, 1'000, 7) > 0.01);
    CHECK(formula_rate(9'593, 1'000, 7) <= 0.01);
    CHECK(formula_rate(9'592, 1'000, 7) > 0.01);
}

TEST_CASE("no smaller array and no k meets the rate, and no smaller k at that size") {
    for (const std::uint64_t n : {1U, 2U, 3U, 5U, 8U, 13U, 40U}) {
        for (const double p : {0.9, 0.5, 0.3, 0.1, 0.037, 0.01, 0.001}) {
            CAPTURE(n);
            CAPTURE(p);
            std::uint64_t m = 0;
            std::uint32_t k = 0;
            while (k == 0) {
                ++m;
                for (std::uint32_t tried = 1; tried <= 40 && k == 0; ++tried) {
                    k = rate_as_written(m, n, tried) <= static_cast<long double>(p) ? tried : 0;
                }
            }
            const auto least = least_size(n, p);
            REQUIRE(least.has_value());
            CHECK(least->m == m);
            CHECK(least->k == k);
        }
    }
}

TEST_CASE("what an array of the least size holds is at least what it was made for, and back") {
    for (const double p : {smallest, 1e-30, 1e-9, 0.001, 0.01, 0.05, 0.5, 0.9, 0.999999}) {
        for (const std::uint32_t k : {1U, 2U, 3U, 7U, 16U, 64U, 997U, 1'024U}) {
            for (std::uint64_t n = 1; n <= std::uint64_t{1} << 40U; n = n * 7 + 1) {
                CAPTURE(p);
                CAPTURE(k);
                CAPTURE(n);
                const auto m = least_bits_with(n, p, k);
                if (m) {
                    CHECK(capacity(*m, k, p) >= n);
                    CHECK(formula_rate(*m, n, k) <= p);
                    CHECK((*m == 1 || formula_rate(*m - 1, n, k) > p));
                }
                const std::uint64_t held = capacity(n, k, p);
                if (held > 0 && held < max_sizing) {
                    CHECK(least_bits_with(held, p, k).value() <= n);
                    CHECK(formula_rate(n, held, k) <= p);
                    CHECK(formula_rate(n, held + 1, k) > p);
                }
            }
        }
    }
}

TEST_CASE("more items never take fewer bits") {
    for (const double p : {smallest, 1e-9, 0.01, 0.5, 0.999999}) {
        std::uint64_t textbook = 0;
        std::uint64_t least = 0;
        std::uint64_t with_seven = 0;
        for (std::uint64_t n = 1; n <= std::uint64_t{1} << 36U; n += 1 + n / 13) {
            CAPTURE(p);
            CAPTURE(n);
            CHECK(textbook_bits(n, p).value() >= textbook);
            CHECK(least_size(n, p).value().m >= least);
            const auto bits = least_bits_with(n, p, 7);
            CHECK((!bits || *bits >= with_seven));
            textbook = *textbook_bits(n, p);
            least = least_size(n, p)->m;
            with_seven = bits.value_or(std::numeric_limits<std::uint64_t>::max());
        }
    }
}

TEST_CASE("a size above 2⁴⁸ bits is refused, and one just below is not") {
    CHECK_FALSE(textbook_bits(max_sizing, 0.01).has_value());
    CHECK_FALSE(least_size(max_sizing, 0.01).has_value());
    CHECK_FALSE(least_bits_with(1, smallest, 1).has_value());
    CHECK(textbook_bits(std::uint64_t{1} << 44U, 0.01).has_value());
    CHECK(least_size(std::uint64_t{1} << 44U, 0.01).has_value());
    CHECK(capacity(max_sizing, 1, 0.999999) <= max_sizing);
}

TEST_CASE("the smallest rate of all has a size, with about 997 hash functions") {
    const auto least = least_size(1'000, smallest);
    REQUIRE(least.has_value());
    CHECK(least->rate <= smallest);
    CHECK(least->k >= 990);
    CHECK(least->k <= 997);
    CHECK(relative_error(static_cast<double>(least->m), 1'000 * bits_per_item(smallest)) < 1e-4);
}

TEST_CASE("the best whole k is the one that a search of all finds") {
    for (const std::uint64_t m : {1U, 2U, 3U, 8U, 16U, 64U, 100U, 1'000U, 9'586U}) {
        for (const std::uint64_t n : {1U, 2U, 3U, 10U, 100U, 1'000U, 100'000U}) {
            std::uint32_t best = 1;
            for (std::uint32_t k = 2; k <= max_sizing_hashes; ++k) {
                best = formula_rate(m, n, k) < formula_rate(m, n, best) ? k : best;
            }
            // Past the reach of a double all rates are 0, and the first of them comes first.
            if (formula_rate(m, n, best) > 0) {
                CAPTURE(m);
                CAPTURE(n);
                CHECK(best_hashes(m, n) == best);
            }
        }
    }
    CHECK(best_hashes(max_sizing, 1) == max_sizing_hashes);
    CHECK(best_hashes(1, max_sizing) == 1);
}

TEST_CASE("the fewest hash functions that meet a rate are those that a search of all finds") {
    for (const std::uint64_t m : {8U, 64U, 1'000U, 9'593U, 20'000U}) {
        for (const std::uint64_t n : {1U, 10U, 100U, 1'000U}) {
            for (const double p : {0.9, 0.5, 0.1, 0.01, 1e-6}) {
                std::uint32_t first = 0;
                for (std::uint32_t k = 1; k <= 200 && first == 0; ++k) {
                    first = formula_rate(m, n, k) <= p ? k : 0;
                }
                CAPTURE(m);
                CAPTURE(n);
                CAPTURE(p);
                CHECK(least_hashes(m, n, p).value_or(0) == first);
            }
        }
    }
    CHECK_FALSE(least_hashes(1, max_sizing, smallest).has_value());
}

TEST_CASE("ten bits an item are 0.8 %: 1.44 bits for every halving") {
    CHECK(std::fabs(bits_per_item(0.5) - 1.442695040888963) < 1e-15);
    CHECK(std::fabs(bits_per_item(0.01) - 9.585058377367439) < 1e-14);
    CHECK(relative_error(bits_per_item(0x1p-100), 144.26950408889634) < 1e-15);
}

TEST_CASE("the items estimated from the expected fill are the items") {
    for (const std::uint64_t m : {1'000'000U, 9'585'059U}) {
        for (const std::uint32_t k : {1U, 3U, 7U}) {
            for (const double n : {1'000.0, 50'000.0, 200'000.0}) {
                const double fill = formula_fill_at(k * n / static_cast<double>(m));
                const auto set =
                    static_cast<std::uint64_t>(std::round(fill * static_cast<double>(m)));
                // A bit more or less is all that rounding does.
                CHECK(std::fabs(items_from_fill(m, set, k) - n) < 1 / (1 - fill) / k + 1e-6);
            }
        }
    }
    CHECK(items_from_fill(16, 0, 3) == 0);
    CHECK(relative_error(items_from_fill(16, 7, 3), -16.0 / 3 * std::log(9.0 / 16)) < 1e-14);
}

TEST_CASE("a full array is told by the coupon collector: m times the m-th harmonic number") {
    for (const std::uint64_t m : {1U, 2U, 16U, 32U, 33U, 64U, 1'000U, 100'000U}) {
        long double harmonic = 0;
        for (std::uint64_t term = m; term >= 1; --term) {
            harmonic += 1 / static_cast<long double>(term);
        }
        for (const std::uint32_t k : {1U, 3U}) {
            CAPTURE(m);
            CAPTURE(k);
            CHECK(relative_error(items_from_fill(m, m, k),
                                 static_cast<double>(static_cast<long double>(m) * harmonic / k)) <
                  1e-8);
            CHECK((m == 1 || items_from_fill(m, m, k) > items_from_fill(m, m - 1, k)));
        }
    }
}

TEST_CASE("a filter pays once the absent keys outweigh what asking it costs") {
    const Worth nine_in_ten = worth(100, 0.2, 0.9, 0.01);
    CHECK(nine_in_ten.without == 100);
    CHECK(relative_error(nine_in_ten.lookups_saved, 0.891) < 1e-12);
    CHECK(relative_error(nine_in_ten.with_filter, 0.2 + 10.9) < 1e-12);
    CHECK(relative_error(nine_in_ten.break_even, 0.2 / 99) < 1e-12);
    const Worth level = worth(100, 0.2, nine_in_ten.break_even, 0.01);
    CHECK(relative_error(level.with_filter, level.without) < 1e-12);
    CHECK(worth(1, 2, 1, 0).break_even > 1);
    CHECK(worth(100, 1, 1, 1).lookups_saved == 0);
    CHECK(std::isinf(worth(100, 1, 1, 1).break_even));
    CHECK(worth(100, 1, 0, 0.01).with_filter == 101);
}

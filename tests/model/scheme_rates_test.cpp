#include "catch.hpp"
#include "measured_rate.hpp"
#include "model/rates.hpp"

#include <cmath>
#include <cstdint>
#include <string>

using namespace bloom;
using bloom::test::measured_rate;
using bloom::test::MeasuredRate;
using model::Scheme;

namespace {

/// How many standard errors a mean may lie from what is expected. A true expectation fails one
/// check in 150,000.
constexpr double allowed_errors = 4.5;

struct Size {
    std::uint64_t m;
    std::uint64_t n;
    std::uint32_t k;
};

/// A row of the documents' table of false-positive rates over the formula's. It gives one decimal,
/// for two schemes at a time a range, from 40 filters of 2,000 queries each.
struct TableRow {
    Scheme scheme;
    Size size;
    double least;
    double most;
};

constexpr Size small_power{.m = 1'024, .n = 100, .k = 7};
constexpr Size small_round{.m = 1'000, .n = 100, .k = 7};
constexpr Size tiny{.m = 16, .n = 3, .k = 3};

constexpr TableRow table[] = {
    {.scheme = Scheme::polynomial_131, .size = small_power, .least = 4.9, .most = 4.9},
    {.scheme = Scheme::polynomial_131, .size = small_round, .least = 3.4, .most = 3.4},
    {.scheme = Scheme::polynomial_131, .size = tiny, .least = 1.3, .most = 1.3},
    {.scheme = Scheme::fnv1a_double, .size = small_power, .least = 1.4, .most = 1.4},
    {.scheme = Scheme::fnv1a_double, .size = small_round, .least = 1.2, .most = 1.2},
    {.scheme = Scheme::fnv1a_double, .size = tiny, .least = 1.8, .most = 1.8},
    {.scheme = Scheme::murmur3_double, .size = small_power, .least = 1.1, .most = 1.1},
    {.scheme = Scheme::murmur3_double, .size = small_round, .least = 1.1, .most = 1.1},
    {.scheme = Scheme::murmur3_double, .size = tiny, .least = 1.4, .most = 1.4},
    {.scheme = Scheme::murmur3_seeded, .size = small_power, .least = 1.0, .most = 1.0},
    {.scheme = Scheme::murmur3_seeded, .size = small_round, .least = 1.0, .most = 1.0},
    {.scheme = Scheme::murmur3_seeded, .size = tiny, .least = 1.2, .most = 1.2},
    {.scheme = Scheme::sha256_double, .size = small_power, .least = 1.0, .most = 1.1},
    {.scheme = Scheme::sha256_double, .size = small_round, .least = 1.1, .most = 1.1},
    {.scheme = Scheme::sha256_double, .size = tiny, .least = 1.2, .most = 1.3},
    {.scheme = Scheme::blake2b_double, .size = small_power, .least = 1.0, .most = 1.1},
    {.scheme = Scheme::blake2b_double, .size = small_round, .least = 1.1, .most = 1.1},
    {.scheme = Scheme::blake2b_double, .size = tiny, .least = 1.2, .most = 1.3},
};

MeasuredRate measured(Scheme scheme, const Size& size, std::uint32_t filters, std::uint32_t asked) {
    return measured_rate({.m = size.m, .k = size.k, .scheme = scheme}, size.n, filters, asked);
}

double exact(const Size& size) {
    return model::exact_rate(size.m, size.n, size.k);
}

/// The share of `asked` numbered keys that pass one filter in which n others are.
double rate_of_numbered_keys(Scheme scheme, const Size& size, std::uint64_t asked) {
    auto filter = model::Filter::make({.m = size.m, .k = size.k, .scheme = scheme});
    const auto key = [](std::uint64_t number) { return "user:" + std::to_string(number); };
    for (std::uint64_t number = 0; number < size.n; ++number) {
        filter->add(key(number));
    }
    std::uint64_t passed = 0;
    for (std::uint64_t number = size.n; number < size.n + asked; ++number) {
        passed += filter->may_contain(key(number)) ? 1U : 0U;
    }
    return static_cast<double>(passed) / static_cast<double>(asked);
}

}  // namespace

TEST_CASE("the documents' schemes miss the formula by as much as the documents' table says") {
    constexpr double table_filters = 40;
    constexpr double table_queries = 2'000;
    constexpr double half_of_last_digit = 0.05;
    // Both the table's draw and this one may be off by three standard errors together.
    constexpr double errors_of_both = 3;
    for (const TableRow& row : table) {
        const bool is_tiny = row.size.m == tiny.m;
        const std::uint32_t filters = is_tiny ? 1'000 : 100;
        const std::uint32_t queries = is_tiny ? 200 : 2'000;
        const MeasuredRate rate = measured(row.scheme, row.size, filters, queries);
        const double of_a_query = rate.mean * (1 - rate.mean);
        const double between = rate.deviation * rate.deviation - of_a_query / queries;
        const double table_error =
            std::sqrt((between + of_a_query / table_queries) / table_filters);
        const double formula = model::formula_rate(row.size.m, row.size.n, row.size.k);
        const double room = half_of_last_digit +
                            errors_of_both * std::hypot(rate.standard_error, table_error) / formula;
        CAPTURE(static_cast<int>(row.scheme));
        CAPTURE(row.size.m);
        CAPTURE(rate.mean / formula);
        CHECK(rate.mean / formula > row.least - room);
        CHECK(rate.mean / formula < row.most + room);
    }
}

TEST_CASE("the scheme for real work keeps the exact rate, whether m is a power of two or not") {
    for (const std::uint64_t m : {16U, 17U, 64U, 100U, 1'000U, 1'024U, 4'093U, 4'096U}) {
        for (const std::uint32_t k : {1U, 3U, 7U}) {
            const auto half_full =
                static_cast<std::uint64_t>(std::lround(0.6931 * static_cast<double>(m) / k));
            const Size size{.m = m, .n = half_full, .k = k};
            const std::uint32_t filters = m <= 100 ? 2'000 : 100;
            const MeasuredRate rate = measured(Scheme::bloom_128, size, filters, 200'000 / filters);
            CAPTURE(m);
            CAPTURE(k);
            CAPTURE(rate.mean / exact(size));
            CHECK(std::abs(rate.mean - exact(size)) < allowed_errors * rate.standard_error);
            // What the check above can tell apart: a rate that is 16 % off, at the worst.
            CHECK(rate.standard_error < 0.035 * exact(size));
        }
    }
}

TEST_CASE(
    "where a low rate is asked of few bits, plain double hashing misses it and ours does not") {
    constexpr Size size{.m = 1'024, .n = 50, .k = 14};
    const MeasuredRate ours = measured(Scheme::bloom_128, size, 100, 20'000);
    CHECK(std::abs(ours.mean - exact(size)) < allowed_errors * ours.standard_error);
    const MeasuredRate plain = measured(Scheme::murmur3_double, size, 100, 2'000);
    CHECK(plain.mean > 3 * exact(size));
}

TEST_CASE("the scheme for real work keeps the rate for numbered keys by the hundred thousand") {
    constexpr std::uint64_t asked = 200'000;
    for (const Size& size : {Size{.m = 4'792'530, .n = 500'000, .k = 7},
                             Size{.m = std::uint64_t{1} << 22U, .n = 500'000, .k = 6}}) {
        const double expected = exact(size);
        // So large a filter is as good as the average one: what is left is binomial.
        const double error = std::sqrt(expected * (1 - expected) / asked);
        const double rate = rate_of_numbered_keys(Scheme::bloom_128, size, asked);
        CAPTURE(size.m);
        CAPTURE(rate / expected);
        CHECK(std::abs(rate - expected) < allowed_errors * error);
    }
}

#include "model/scheme_check.hpp"
#include "catch.hpp"
#include "model/clustered_rate.hpp"
#include "model/rates.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <variant>
#include <vector>

using namespace bloom::model;

namespace {

/// A row of the table at the end of the documents: measured rates over the formula's, with one
/// decimal, from 40 filters of 2,000 queries each; for two schemes at a time it gives a range.
struct TableRow {
    Scheme scheme;
    double least;
    double most;
};

struct Table {
    std::uint64_t m;
    std::uint64_t n;
    std::uint32_t k;
    std::array<TableRow, 6> rows;
};

constexpr std::array<Table, 3> tables{{{1'024,
                                        100,
                                        7,
                                        {{{Scheme::polynomial_131, 4.9, 4.9},
                                          {Scheme::fnv1a_double, 1.4, 1.4},
                                          {Scheme::murmur3_double, 1.1, 1.1},
                                          {Scheme::murmur3_seeded, 1.0, 1.0},
                                          {Scheme::sha256_double, 1.0, 1.1},
                                          {Scheme::blake2b_double, 1.0, 1.1}}}},
                                       {1'000,
                                        100,
                                        7,
                                        {{{Scheme::polynomial_131, 3.4, 3.4},
                                          {Scheme::fnv1a_double, 1.2, 1.2},
                                          {Scheme::murmur3_double, 1.1, 1.1},
                                          {Scheme::murmur3_seeded, 1.0, 1.0},
                                          {Scheme::sha256_double, 1.1, 1.1},
                                          {Scheme::blake2b_double, 1.1, 1.1}}}},
                                       {16,
                                        3,
                                        3,
                                        {{{Scheme::polynomial_131, 1.3, 1.3},
                                          {Scheme::fnv1a_double, 1.8, 1.8},
                                          {Scheme::murmur3_double, 1.4, 1.4},
                                          {Scheme::murmur3_seeded, 1.2, 1.2},
                                          {Scheme::sha256_double, 1.2, 1.3},
                                          {Scheme::blake2b_double, 1.2, 1.3}}}}}};

CheckPlan plan_for(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const auto plan = plan_scheme_check(m, n, k);
    REQUIRE(std::holds_alternative<CheckPlan>(plan));
    return std::get<CheckPlan>(plan);
}

SchemeCheck done(const CheckPlan& plan) {
    SchemeCheck check(plan);
    while (!check.is_done() && !check.lacks_memory()) {
        check.advance(100'000);
    }
    REQUIRE(check.is_done());
    return check;
}

const SchemeRate& of(const SchemeCheck& check, Scheme scheme) {
    for (const SchemeRate& result : check.results()) {
        if (result.scheme == scheme) {
            return result;
        }
    }
    return check.results().front();
}

CheckRefusal refusal_of(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const auto plan = plan_scheme_check(m, n, k);
    REQUIRE(std::holds_alternative<CheckRefusal>(plan));
    return std::get<CheckRefusal>(plan);
}

bool is_near(double value, double expected, double room) {
    return std::abs(value - expected) < room;
}

}  // namespace

TEST_CASE("the check of schemes comes to the documents' table within its interval") {
    constexpr double half_of_last_digit = 0.05;
    for (const Table& table : tables) {
        const SchemeCheck check = done(plan_for(table.m, table.n, table.k));
        const double formula = formula_rate(table.m, table.n, table.k);
        for (const TableRow& row : table.rows) {
            const SchemeRate& result = of(check, row.scheme);
            // The table's rates come from as many filters, and so have as wide an interval. Two
            // such estimates of the same rate differ by less than both their reaches together.
            const double reach = (result.measured.high - result.measured.low) / 2 / formula;
            CAPTURE(static_cast<int>(row.scheme));
            CAPTURE(table.m);
            CAPTURE(result.measured.rate / formula);
            CHECK(result.measured.low / formula < row.most + half_of_last_digit + reach);
            CHECK(result.measured.high / formula > row.least - half_of_last_digit - reach);
        }
    }
}

TEST_CASE("every scheme is asked a hundred thousand queries in all") {
    const SchemeCheck check = done(plan_for(1'024, 100, 7));
    REQUIRE(check.results().size() == checked_schemes.size());
    for (std::size_t at = 0; at < checked_schemes.size(); ++at) {
        const SchemeRate& result = check.results()[at];
        CHECK(result.scheme == checked_schemes[at]);
        CHECK(result.asked == usual_checked_queries);
        CHECK(result.k == (result.scheme == Scheme::md5_single ? 1 : 7));
        const double rate = static_cast<double>(result.passed) / static_cast<double>(result.asked);
        CHECK(is_near(result.measured.rate, rate, 1e-12));
        CHECK(result.measured.low < rate);
        CHECK(result.measured.high > rate);
    }
    CHECK(check.progress() == 1);
}

TEST_CASE("a check comes to the same in slices of any length, and its progress only grows") {
    const CheckPlan plan{.m = 64, .n = 10, .k = 3, .filters = 8, .queries = 300};
    const SchemeCheck whole = done(plan);
    for (const std::uint64_t slice : {1U, 7U, 250U, 311U}) {
        SchemeCheck check(plan);
        double before = 0;
        while (!check.is_done()) {
            check.advance(slice);
            CHECK(check.progress() > before);
            before = check.progress();
        }
        CHECK(check.results() == whole.results());
    }
}

TEST_CASE("a check of real size takes one filter and still covers the exact rate of ours") {
    const CheckPlan plan = plan_for(958'506, 100'000, 7);
    CHECK(plan.filters == 1);
    CHECK(plan.queries == usual_checked_queries);
    CHECK_FALSE(plan.has_short_words());
    const SchemeCheck check = done(plan);
    const ClusteredRate& ours = of(check, Scheme::bloom_128).measured;
    const double expected = exact_rate(plan.m, plan.n, plan.k);
    // Twice the reach of 95 %: a true rate fails one time in ten thousand.
    CHECK(is_near(ours.rate, expected, ours.high - ours.low));
    CHECK(ours.high - ours.low < 0.2 * expected);
}

TEST_CASE("nine of ten intervals of ours hold the exact rate, drawn with other words") {
    constexpr int draws = 40;
    const double expected = exact_rate(64, 10, 3);
    int held = 0;
    for (std::uint64_t seed = 1; seed <= draws; ++seed) {
        const SchemeCheck check =
            done({.m = 64, .n = 10, .k = 3, .filters = 12, .queries = 200, .seed = seed});
        const ClusteredRate& ours = of(check, Scheme::bloom_128).measured;
        held += ours.low <= expected && expected <= ours.high ? 1 : 0;
    }
    // Of 40 intervals of 95 % fewer than 33 hold with a probability of 1 in 2,000.
    CHECK(held >= 33);
}

TEST_CASE("what can't be measured in bounded time and memory is refused with the reason") {
    CHECK(refusal_of(1'000, 100, max_hashes + 1) == CheckRefusal::too_many_hashes);
    CHECK(refusal_of(1'000'000, most_checked_items + 1, 1) == CheckRefusal::too_many_items);
    CHECK(refusal_of(most_checked_bits + 1, 1'000'000, 1) == CheckRefusal::too_many_bits);
    CHECK(refusal_of(100'000, 1'000, 20) == CheckRefusal::too_rare);
}

TEST_CASE("a low rate is given more queries, many items fewer filters") {
    // By the formula 0.00463 % pass: a hundred of 2.2 million, which are too many.
    CHECK(plan_for(20'778, 1'000, 14).filters == 40);
    CHECK(plan_for(20'778, 1'000, 14).queries * 40 == most_checked_queries);
    CHECK(plan_for(95'851, 10'000, 7).filters == 40);
    CHECK(plan_for(191'702, 20'000, 7).filters == 20);
    CHECK(plan_for(479'253, 50'000, 7).filters == 8);
    CHECK(plan_for(488'838, 51'000, 7).filters == 1);
}

TEST_CASE("of filters that agree the interval is Wilson's, with Student's t for the normal") {
    // 40 filters of 50 queries, 5 passes each: 200 of 2,000, t = 2.022691 for 39 degrees. The formula
    // in Python.
    const ClusteredRate rate = clustered_rate(std::vector<std::uint64_t>(40, 5), 50);
    CHECK(is_near(rate.rate, 0.1, 1e-12));
    CHECK(is_near(rate.low, 0.0872372, 1e-6));
    CHECK(is_near(rate.high, 0.1143959, 1e-6));
}

TEST_CASE("filters that differ tell less, and none that passes leaves an upper bound") {
    std::vector<std::uint64_t> apart;
    for (int at = 0; at < 20; ++at) {
        apart.push_back(0);
        apart.push_back(10);
    }
    const ClusteredRate wide = clustered_rate(apart, 50);
    const ClusteredRate narrow = clustered_rate(std::vector<std::uint64_t>(40, 5), 50);
    CHECK(is_near(wide.rate, narrow.rate, 1e-12));
    CHECK(wide.high - wide.low > 2 * (narrow.high - narrow.low));
    const ClusteredRate none = clustered_rate(std::vector<std::uint64_t>(40, 0), 50);
    CHECK(none.low == 0);
    CHECK(none.high > 0.001);
    CHECK(none.high < 0.003);
}

#include "support.hpp"

#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

using namespace bloom::test;

namespace {

/// The panel after a check, carried to its end, of a filter of m bits, n items and k functions.
CheckView checked(std::string_view m, std::string_view n, std::string_view k) {
    Playground playground = after({"screen tune",
                                   "set solve p",
                                   "set n " + std::string(n),
                                   "set m " + std::string(m),
                                   "set k " + std::string(k),
                                   "check"});
    playground.finish();
    return playground.view().tune.check;
}

std::string finding(const CheckView& check, std::string_view scheme) {
    for (const Finding& one : check.findings) {
        if (one.label == scheme) {
            return one.text;
        }
    }
    return "no such scheme";
}

Bar bar(const CheckView& check, std::string_view scheme) {
    for (const Bar& one : check.chart.bars) {
        if (one.label == scheme) {
            return one;
        }
    }
    return {};
}

/// The number that a value begins with: of "4.83 × (4.57 to 5.10)" 4.83.
double ratio(const CheckView& check, std::string_view scheme) {
    return std::strtod(bar(check, scheme).value.c_str(), nullptr);
}

bool says(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

bool is_near(double value, double expected, double room) {
    return std::abs(value - expected) < room;
}

}  // namespace

TEST_CASE("a check shows a bar for every scheme, its interval, and the line at 1") {
    const CheckView check = checked("1024", "100", "7");
    CHECK(check.chart_shown);
    REQUIRE(check.chart.bars.size() == 9);
    REQUIRE(check.findings.size() == 9);
    REQUIRE(check.chart.references.size() >= 1);
    const Marker& line = check.chart.references.front();
    CHECK(line.role == MarkerRole::formula);
    // One bar of length 1 × would end at the line.
    const Bar& poor = bar(check, "Polynomial 131");
    CHECK(poor.role == SeriesRole::measured_poor);
    CHECK(is_near(poor.length / line.x, ratio(check, "Polynomial 131"), 0.006));
    for (const Bar& one : check.chart.bars) {
        CAPTURE(one.label);
        CHECK(says(one.value, " × ("));
        CHECK(one.length > 0);
        CHECK(one.length <= 1);
        if (one.has_interval) {
            CHECK(one.low < one.length);
            CHECK(one.high >= one.length);
        }
    }
    CHECK(bar(check, "For real work (bloom-128)").role == SeriesRole::measured);
}

TEST_CASE("the rates of the documents' table are those that the chart tells") {
    // Of the table at the end of the documents, within what 40 filters of 2,000 queries can tell.
    const CheckView power = checked("1024", "100", "7");
    CHECK(is_near(ratio(power, "Polynomial 131"), 4.9, 0.4));
    CHECK(is_near(ratio(power, "FNV-1a, double hashing"), 1.4, 0.2));
    CHECK(is_near(ratio(power, "MurmurHash3, k seeds"), 1.0, 0.2));
    const CheckView tiny = checked("16", "3", "3");
    CHECK(is_near(ratio(tiny, "FNV-1a, double hashing"), 1.8, 0.2));
    CHECK(is_near(ratio(tiny, "MurmurHash3, double hashing"), 1.4, 0.2));
}

TEST_CASE("a finding says why a scheme errs, and only where it does") {
    const CheckView power = checked("1024", "100", "7");
    CHECK(says(finding(power, "Polynomial 131"), "seeds only shift"));
    CHECK(says(finding(power, "FNV-1a, double hashing"), "lowest ten bits"));
    CHECK(finding(power, "MurmurHash3, k seeds") == "Keeps the rate.");
    CHECK(finding(power, "For real work (bloom-128)") == "Keeps the rate.");
    CHECK(says(finding(power, "MD5, one function"), "one function, whatever k"));
    const CheckView tiny = checked("16", "3", "3");
    const std::string reduced = finding(tiny, "MurmurHash3, double hashing");
    CHECK(says(reduced, "step h2 mod m is 0, for one word in 16"));
    // Of 16 steps 0 comes to one bit and 8 to two.
    CHECK(says(reduced, "2 of 16 steps come to fewer than three bits, all of them even"));
}

TEST_CASE("a single function is held against the rate of all k") {
    const CheckView check = checked("1000", "100", "7");
    // (1 − e^(−0.1)) / (1 − e^(−0.7))^7 = 0.0951626 / 0.0081937, by another program.
    CHECK(is_near(ratio(check, "MD5, one function"), 11.61, 0.4));
    CHECK(bar(check, "MD5, one function").length == 1);
    const CheckView one = checked("1000", "100", "1");
    CHECK(is_near(ratio(one, "MD5, one function"), 1, 0.1));
    CHECK(finding(one, "MD5, one function") == "Keeps the rate.");
}

TEST_CASE("where the formula is too low, the exact expectation is a second line") {
    // m = 8, n = 1, k = 3: by the formula 3.06 %, exactly 3.98 % (the documents).
    const CheckView check = checked("8", "1", "3");
    REQUIRE(check.chart.references.size() == 2);
    const Marker& exact = check.chart.references.back();
    CHECK(exact.role == MarkerRole::expected);
    CHECK(exact.label == "exact 1.30 ×");
    CHECK(is_near(exact.x / check.chart.references.front().x, 3.98 / 3.06, 0.01));
    CHECK(finding(check, "For real work (bloom-128)") == "Keeps the rate.");
}

TEST_CASE("a check goes on in slices, tells its progress, and can be cancelled") {
    Playground playground;
    run(playground, {"screen tune", "check"});
    const auto panel = [&playground]() -> const CheckView& { return playground.view().tune.check; };
    CHECK(panel().progress.shown);
    CHECK(panel().progress.share == 0);
    CHECK(panel().cancel.enabled);
    CHECK_FALSE(panel().run.enabled);
    CHECK(panel().chart.bars.size() == 9);
    CHECK(panel().chart.bars.front().value == "—");
    CHECK(playground.view().slice_ms > 0);
    run(playground, {"cancel"});
    CHECK_FALSE(panel().progress.shown);
    CHECK_FALSE(panel().cancel.enabled);
    CHECK(panel().run.enabled);
    CHECK(says(panel().status, "0 of 9 schemes"));
    CHECK(playground.view().slice_ms == 0);
    CHECK_FALSE(playground.advance(1).has_more);
}

TEST_CASE("what was measured stays when the filter is changed, and says so") {
    Playground playground = after({"screen tune", "check"});
    playground.finish();
    const CheckView before = playground.view().tune.check;
    CHECK(before.status == "Measured for m = 9,593, n = 1,000, k = 7.");
    run(playground, {"set n 2000"});
    const CheckView& now = playground.view().tune.check;
    CHECK(now.chart.bars == before.chart.bars);
    CHECK(says(now.status, "has changed since"));
    run(playground, {"undo"});
    CHECK(playground.view().tune.check == before);
}

TEST_CASE("a filter that can't be measured says why beside the button") {
    for (const auto& refused : {std::pair{"set k 33", "at most 32 hash functions"},
                                std::pair{"set n 1e9", "at most 10,000,000 items"},
                                std::pair{"set m 1e7", "too few to measure a rate"}}) {
        Playground playground = after({"screen tune", "set solve p"});
        run(playground, {refused.first});
        const CheckView& check = playground.view().tune.check;
        CAPTURE(std::string(refused.first));
        CHECK_FALSE(check.run.enabled);
        CHECK(says(check.status, refused.second));
        run(playground, {"check"});
        CHECK_FALSE(playground.view().tune.check.chart_shown);
        CHECK(says(playground.view().tune.notice.text, refused.second));
    }
}

TEST_CASE("the table and the file tell the same numbers as the bars") {
    Playground playground = after({"screen tune", "check", "table check"});
    playground.finish();
    const ChartView& chart = playground.view().tune.check.chart;
    REQUIRE(chart.table.rows.size() == 9);
    CHECK(chart.table.rows[1][0] == "Polynomial 131");
    CHECK(says(chart.bars[1].value, chart.table.rows[1][2] + " × (" + chart.table.rows[1][3]));
    const std::string csv = playground.chart_csv("check");
    CHECK(says(csv, "scheme,m,n,k,asked,passed,rate,low,high,formula\n"));
    CHECK(says(csv, "\npolynomial-131,9593,1000,7,100000,"));
}

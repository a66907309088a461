#include "support.hpp"

#include "presenter/codec.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

using namespace bloom::test;

namespace {

TuneView tuned_after(std::initializer_list<std::string_view> lines) {
    Playground playground = after({"screen tune"});
    run(playground, lines);
    return playground.view().tune;
}

QuantityView quantity(const TuneView& tune, std::string_view id) {
    for (const QuantityView& one : tune.quantities) {
        if (one.id == id) {
            return one;
        }
    }
    return {};
}

std::string field(const TuneView& tune, std::string_view id) {
    return quantity(tune, id).field.text;
}

Stat result(const TuneView& tune, std::string_view id) {
    for (const Stat& one : tune.result) {
        if (one.id == id) {
            return one;
        }
    }
    return {};
}

ChartView chart(const TuneView& tune, std::string_view id) {
    for (const ChartView& one : tune.charts) {
        if (one.id == id) {
            return one;
        }
    }
    return {};
}

Texts row(const TableView& table, std::string_view first) {
    for (const Texts& one : table.rows) {
        if (one.front() == first) {
            return one;
        }
    }
    return {};
}

/// The letters that are worked out, in the order of the screen.
std::string solved(const TuneView& tune) {
    std::string letters;
    for (const QuantityView& one : tune.quantities) {
        letters += one.solved ? one.letter : "";
    }
    return letters;
}

bool says(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("a thousand items at one per cent: the textbooks miss it, seven bits more meet it") {
    const TuneView tune = tuned_after({"set n 1000", "set p 0.01"});
    CHECK(field(tune, "m") == "9,593");
    CHECK(field(tune, "k") == "7");
    CHECK(result(tune, "textbook").value == "9,586 bits");
    CHECK(result(tune, "textbook").note == "k = 7: 1.0035 %, misses 1 % by 0.35 %");
    CHECK(result(tune, "least").value == "9,593 bits");
    CHECK(result(tune, "least").note == "k = 7: 0.99998 %");
    CHECK(result(tune, "rate").value == "0.99998 %");
    CHECK(result(tune, "rate").note == "once in 100 absent queries");
    CHECK(result(tune, "k").value == "7");
    CHECK(tune.sentence ==
          "1,000 items in 9,593 bits with seven hash functions: an absent key passes with "
          "0.99998 %, which meets 1 %.");
    CHECK(row(tune.alternatives, "textbook m, k rounded down") ==
          Texts{"textbook m, k rounded down", "9,586", "6", "1.0139 %", "misses 1 % by 1.4 %"});
    CHECK(row(tune.alternatives, "this filter") ==
          Texts{"this filter", "9,593", "7", "0.99998 %", "meets 1 %"});
}

TEST_CASE("the size as in textbooks is there to choose, with the rate it misses") {
    const TuneView tune = tuned_after({"set size textbook"});
    CHECK(field(tune, "m") == "9,586");
    CHECK(field(tune, "k") == "7");
    CHECK(result(tune, "rate").value == "1.0035 %");
    CHECK(says(tune.sentence, "misses 1 % by 0.35 %"));
    CHECK(field(tuned_after({"set size textbook", "set size least"}), "m") == "9,593");
}

TEST_CASE("five per cent: four hash functions achieve 5.03 %, five 5.10 %") {
    const TuneView tune = tuned_after({"set p 5 %"});
    CHECK(row(tune.alternatives, "textbook m, k to the nearest")[3] == "5.0252 %");
    CHECK(row(tune.alternatives, "textbook m, k rounded up")[3] == "5.1008 %");
}

TEST_CASE("each quantity can be the one that is worked out") {
    CHECK(solved(tuned_after({})) == "mk");
    const TuneView p = tuned_after({"set solve p", "set n 1000", "set m 9586", "set k 7"});
    CHECK(solved(p) == "p");
    CHECK(field(p, "p") == "1.0035 %");
    const TuneView m = tuned_after({"set solve m", "set k 7"});
    CHECK(solved(m) == "m");
    CHECK(field(m, "m") == "9,593");
    const TuneView n = tuned_after({"set solve n", "set m 9593", "set k 7", "set p 1 %"});
    CHECK(solved(n) == "n");
    CHECK(field(n, "n") == "1,000");
    CHECK(field(tuned_after({"set solve n", "set m 9592"}), "n") == "999");
    const TuneView k = tuned_after({"set solve k", "set m 9593"});
    CHECK(solved(k) == "k");
    CHECK(field(k, "k") == "7");
    CHECK(field(tuned_after({"set solve k", "set m 20000"}), "k") == "2");
}

TEST_CASE("a quantity that was worked out and is set becomes a given one") {
    for (const std::string_view letter : {"m", "k"}) {
        const std::string line = "set " + std::string(letter) + " 9";
        CHECK(solved(tuned_after({line})) == "p");
    }
    CHECK(solved(tuned_after({"set solve n", "set n 10"})) == "p");
    CHECK(solved(tuned_after({"set solve m", "set m 10"})) == "p");
    CHECK(solved(tuned_after({"set solve k", "set k 10"})) == "p");
    CHECK(solved(tuned_after({"set m 8192", "set p 0.1"})) == "mk");
    CHECK(solved(tuned_after({"more m"})) == "p");
    CHECK(solved(tuned_after({"drag k 0.5", "drop"})) == "p");
    // One that was given anyway changes nothing of that.
    CHECK(solved(tuned_after({"set n 5", "set p 0.1"})) == "mk");
}

TEST_CASE("what is refused stands beside its control, as typed, and the filter stays") {
    for (const std::string_view letter : {"n", "m", "k", "p"}) {
        for (const std::string_view text : {"0", "-1", "many", "nan", "1e999", ""}) {
            Playground playground = after({"screen tune"});
            const TuneView before = playground.view().tune;
            run(playground, {"set " + std::string(letter) + " " + std::string(text)});
            const ViewState& view = playground.view();
            const QuantityView refused = quantity(view.tune, letter);
            CAPTURE(std::string(letter));
            CAPTURE(std::string(text));
            CHECK(refused.field.text == text);
            CHECK_FALSE(refused.field.error.empty());
            CHECK(says(view.live, refused.field.error));
            CHECK(view.tune.result == before.result);
            CHECK_FALSE(view.tune.undo.enabled);
            // A good value takes the refusal away; others leave it standing.
            run(playground, {letter == "n" ? "set p 0.02" : "set n 2000"});
            CHECK(quantity(playground.view().tune, letter).field.text == text);
            run(playground, {"set " + std::string(letter) + " 0.5e1 %", "undo"});
            CHECK(quantity(playground.view().tune, letter).field.error == "");
        }
    }
}

TEST_CASE("a filter that is too large is refused where it was asked for") {
    const TuneView tune = tuned_after({"set n 281474976710656"});
    CHECK(quantity(tune, "n").field.text == "281474976710656");
    CHECK(quantity(tune, "n").field.error ==
          "That takes more than 281,474,976,710,656 bits (32 TiB), the most that is worked out "
          "here.");
    CHECK(field(tune, "m") == "9,593");
}

TEST_CASE("a choice that can't be taken says why") {
    const TuneView nothing = tuned_after({"set solve p", "set m 1", "set n 1e9", "set solve n"});
    CHECK(nothing.notice.role == NoticeRole::refusal);
    CHECK(says(nothing.notice.text, "The rate is 0 or 100 %"));
    CHECK(solved(nothing) == "p");
    CHECK(tuned_after({"set solve q"}).notice.text == "Unknown can be m+k, p, n, m or k, not “q”.");
    CHECK(tuned_after({"set size small"}).notice.role == NoticeRole::refusal);
    CHECK(tuned_after({"set scale log10"}).notice.role == NoticeRole::refusal);
    CHECK(tuned_after({"table q"}).notice.role == NoticeRole::refusal);
    CHECK(tuned_after({"aim q next"}).notice.role == NoticeRole::refusal);
}

TEST_CASE("where no k reaches the rate, the best one is shown and said to fall short") {
    const TuneView tune = tuned_after({"set solve k", "set m 5000"});
    CHECK(tune.notice.text ==
          "No k reaches 1 % with these m and n; the best, k = 3, achieves 9.18 %.");
    CHECK(field(tune, "k") == "3");
    CHECK(tuned_after({"set solve k", "set m 5000", "set m 9593"}).notice.role == NoticeRole::none);
}

TEST_CASE("a drag of many places is one step of undo") {
    Playground playground = after({"screen tune"});
    const TuneView before = playground.view().tune;
    run(playground, {"drag n 0.4", "drag n 0.5", "drag n 0.6", "drop"});
    CHECK(field(playground.view().tune, "n") == "250,000");
    run(playground, {"drag m 0.5", "drop", "undo"});
    CHECK(field(playground.view().tune, "n") == "250,000");
    run(playground, {"undo"});
    TuneView back = playground.view().tune;
    CHECK_FALSE(back.undo.enabled);
    CHECK(back.redo.enabled);
    CHECK(back.quantities == before.quantities);
    CHECK(back.charts == before.charts);
    run(playground, {"redo"});
    CHECK(field(playground.view().tune, "n") == "250,000");
}

TEST_CASE("a drag that comes back to its start leaves nothing to undo") {
    Playground playground = after({"screen tune"});
    run(playground, {"drag n 0.6", "drag n 0.333333333", "drop"});
    CHECK(field(playground.view().tune, "n") == "1,000");
    CHECK_FALSE(playground.view().tune.undo.enabled);
}

TEST_CASE("a value that is typed ends a drag") {
    Playground playground = after({"screen tune", "drag n 0.6", "set n 7", "undo"});
    CHECK(field(playground.view().tune, "n") == "250,000");
}

TEST_CASE("a slider stands where it was dragged to, and shows two digits") {
    for (const std::string_view letter : {"n", "m", "p"}) {
        for (const double place : {0.0, 0.13, 0.37, 0.71, 0.93, 1.0}) {
            Playground playground = after({"screen tune", "set solve p"});
            const Setting setting = letter == "n"   ? Setting::n
                                    : letter == "m" ? Setting::m
                                                    : Setting::p;
            playground.apply(Drag{.quantity = setting, .position = place});
            const QuantityView dragged = quantity(playground.view().tune, letter);
            CAPTURE(std::string(letter));
            CAPTURE(place);
            CHECK(std::fabs(dragged.position - place) < 0.03);
            CHECK_FALSE(dragged.spoken.empty());
        }
    }
    CHECK(field(tuned_after({"drag p 1"}), "p") == "50 %");
    CHECK(field(tuned_after({"drag n 0"}), "n") == "1");
    CHECK(field(tuned_after({"drag n 1"}), "n") == "1,000,000,000");
    CHECK(field(tuned_after({"drag k 1"}), "k") == "32");
}

TEST_CASE("a place that is none is the low end of a slider, and what has none is not dragged") {
    Playground playground = after({"screen tune"});
    playground.apply(Drag{.quantity = Setting::n, .position = std::nan("")});
    CHECK(field(playground.view().tune, "n") == "1");
    playground.apply(Drag{.quantity = Setting::n, .position = 9});
    CHECK(field(playground.view().tune, "n") == "1,000,000,000");
    const TuneView before = playground.view().tune;
    playground.apply(Drag{.quantity = Setting::absent, .position = 0});
    playground.apply(Nudge{.quantity = Setting::scheme, .up = true});
    CHECK(playground.view().tune.worth == before.worth);
}

TEST_CASE("one step more or less: one of what is whole, the next of 1, 2, 5 of a rate") {
    CHECK(field(tuned_after({"more n"}), "n") == "1,001");
    CHECK(field(tuned_after({"less n"}), "n") == "999");
    CHECK(field(tuned_after({"more m"}), "m") == "9,594");
    CHECK(field(tuned_after({"less k"}), "k") == "6");
    CHECK(field(tuned_after({"more p"}), "p") == "2 %");
    CHECK(field(tuned_after({"less p"}), "p") == "0.5 %");
    CHECK(field(tuned_after({"set p 3 %", "more p"}), "p") == "5 %");
    CHECK(field(tuned_after({"set p 3 %", "less p"}), "p") == "2 %");
    CHECK(tuned_after({"more actual"}).actual.field.text == "1,051");
    CHECK(tuned_after({"less actual"}).actual.field.text == "1,049");
}

TEST_CASE("steps end at the ends of the range") {
    CHECK(field(tuned_after({"set n 1", "less n"}), "n") == "1");
    CHECK(field(tuned_after({"set k 1", "less k"}), "k") == "1");
    CHECK(field(tuned_after({"set k 1024", "more k"}), "k") == "1,024");
    CHECK(field(tuned_after({"set p 50 %", "more p"}), "p") == "50 %");
    CHECK(field(tuned_after({"set p 70 %", "more p"}), "p") == "70 %");
    CHECK(field(tuned_after({"set p 70 %", "less p"}), "p") == "50 %");
    CHECK(says(field(tuned_after({"set p 1e-300", "less p"}), "p"), "1 × 10⁻²⁹⁸"));
    const TuneView largest = tuned_after({"set solve p", "set m 281474976710656", "more m"});
    CHECK(field(largest, "m") == "281,474,976,710,656");
}

TEST_CASE("a step that leads too far is refused with where it would have led") {
    const TuneView tune = tuned_after({"set n 1.9e13", "set p 0.1 %", "less p"});
    CHECK(quantity(tune, "p").field.error != "");
    CHECK(quantity(tune, "p").field.text == "0.05 %");
}

TEST_CASE("the four states of a calculator's link fill the screen") {
    const TuneView p = after({"link ?n=1000&p=&m=8192&k="}).view().tune;
    CHECK(field(p, "n") == "1,000");
    CHECK(field(p, "m") == "8,192");
    CHECK(field(p, "k") == "6");
    CHECK(solved(p) == "p");
    const TuneView n = after({"link ?n=&p=0.01&m=9593&k=7"}).view().tune;
    CHECK(field(n, "n") == "1,000");
    CHECK(solved(n) == "n");
    const TuneView best = after({"link ?n=&p=0.01&m=9593&k="}).view().tune;
    CHECK(field(best, "k") == "7");
    CHECK(field(best, "n") == "1,000");
    const TuneView size = after({"link ?n=1000&p=0.01&m=&k="}).view().tune;
    CHECK(field(size, "m") == "9,593");
    CHECK(solved(size) == "mk");
    CHECK(field(after({"link ?n=1000&p=0.01&m=&k=7"}).view().tune, "m") == "9,593");
    CHECK(field(after({"link ?n=1000&p=0.01&m=9593&k="}).view().tune, "k") == "7");
}

TEST_CASE("a link may be whole, encoded, with a fragment and with parts that mean nothing here") {
    for (const std::string_view line : {"link https://example.org/?n=1000&p=1%25&m=&k=",
                                        "link n=1000&p=0.01",
                                        "link ?p=0.01&n=1%2C000",
                                        "link ?n=1e3&p=1+in+100#results",
                                        "link ?lang=en&n=1000&&=&x&p=1.0E-2",
                                        "link ?n=5&n=1000&p=0.01"}) {
        CAPTURE(std::string(line));
        const Playground playground = after({line});
        CHECK(playground.view().screen == Screen::tune);
        CHECK(field(playground.view().tune, "n") == "1,000");
        CHECK(field(playground.view().tune, "m") == "9,593");
        CHECK(playground.view().tune.notice.role == NoticeRole::none);
    }
}

TEST_CASE("where a link says too little, the rest is as at the opening") {
    const TuneView alone = after({"link ?n=5000"}).view().tune;
    CHECK(field(alone, "n") == "5,000");
    CHECK(field(alone, "p") == "1 %");
    CHECK(solved(alone) == "mk");
    const TuneView without_m = after({"link ?k=5&p=0.02"}).view().tune;
    CHECK(field(without_m, "n") == "1,000");
    CHECK(field(without_m, "k") == "5");
    CHECK(solved(without_m) == "m");
    const TuneView blank = after({"link ?n=&p=&m=&k="}).view().tune;
    CHECK(blank == after({"screen tune"}).view().tune);
}

TEST_CASE("a value of a link that can't be taken is told, and counts as blank") {
    const Playground playground = after({"link ?n=1000&p=0.01&m=many&k="});
    const Texts& problems = playground.view().link_problems;
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].starts_with("m takes"));
    CHECK(says(playground.view().live, problems[0]));
    CHECK(field(playground.view().tune, "m") == "9,593");
    CHECK(quantity(playground.view().tune, "m").field.error.empty());
    const Playground nothing = after({"link ?n=0&m=nan"});
    CHECK(nothing.view().screen == Screen::tune);
    CHECK(nothing.view().link_problems.size() == 2);
    const Playground too_large = after({"link ?n=1e14&p=1e-300"});
    CHECK(too_large.view().link_problems.size() == 1);
}

TEST_CASE("opening a link is one step of undo") {
    Playground playground = after({"screen tune", "set n 77", "link ?n=1000&p=&m=8192&k="});
    run(playground, {"undo"});
    CHECK(field(playground.view().tune, "n") == "77");
}

TEST_CASE("the filter that is tuned is seen in the figure") {
    Playground playground = after({"screen tune", "set n 10", "set p 5 %", "see-filter"});
    CHECK(playground.view().screen == Screen::see);
    CHECK(playground.view().see.array.bits.size() == 63);
    CHECK(playground.view().see.badges.size() == 4);
    CHECK(playground.view().see.members.chips.size() == 10);
    CHECK(playground.view().see.notice.role == NoticeRole::none);
    run(playground, {"undo"});
    CHECK(playground.view().see.array.bits.size() == 16);
    CHECK(playground.view().see.members.chips.size() == 3);
}

TEST_CASE("a filter too large to be drawn is scaled down at the same bits a word") {
    const Playground playground = after({"screen tune", "set n 1e6", "see-filter"});
    CHECK(playground.view().see.array.bits.size() == 4'096);
    CHECK(playground.view().see.notice.text ==
          "Scaled down to what can be drawn: 4,096 bits and 427 words, still 9.59 bits a word.");
    const Playground sparse =
        after({"screen tune", "set solve p", "set n 1", "set m 1e11", "set k 3", "see-filter"});
    CHECK(sparse.view().see.notice.text ==
          "Scaled down to what can be drawn: 4,096 bits and one word, 4,096 bits a word instead "
          "of 1 × 10¹¹.");
}

TEST_CASE("more hash functions than the figure draws are refused, and the screen stays") {
    const Playground playground = after({"screen tune", "set k 17", "see-filter"});
    CHECK(playground.view().screen == Screen::tune);
    CHECK(playground.view().tune.notice.text ==
          "The figure draws at most 16 hash functions; this filter has 17.");
    CHECK(after({"screen tune", "set k 16", "see-filter"}).view().see.badges.size() == 16);
}

TEST_CASE("a scheme of a single function keeps it, and has k set aside") {
    Playground playground = after({"set scheme md5-single", "screen tune", "see-filter"});
    CHECK(playground.view().see.badges.size() == 1);
    run(playground, {"set scheme figure"});
    CHECK(playground.view().see.badges.size() == 7);
}

TEST_CASE("the filter of the figure is tuned") {
    Playground playground = after({"add kiwi", "set m 64", "tune-filter"});
    const TuneView tune = playground.view().tune;
    CHECK(playground.view().screen == Screen::tune);
    CHECK(field(tune, "n") == "4");
    CHECK(field(tune, "m") == "64");
    CHECK(field(tune, "k") == "3");
    CHECK(solved(tune) == "p");
    run(playground, {"screen see"});
    CHECK(playground.view().see.array.bits.size() == 64);
}

TEST_CASE("m and k belong to the screen that is shown") {
    Playground playground = after({"screen tune", "set m 8192", "set k 5", "screen see"});
    CHECK(playground.view().see.array.bits.size() == 16);
    CHECK(playground.view().see.badges.size() == 3);
    run(playground, {"set m 32", "screen tune"});
    CHECK(field(playground.view().tune, "m") == "8,192");
}

TEST_CASE("undo and reset belong to the screen that is shown") {
    Playground playground = after({"add kiwi", "screen tune", "set n 7", "undo"});
    CHECK(field(playground.view().tune, "n") == "1,000");
    run(playground, {"undo"});
    CHECK(playground.view().tune.notice.role == NoticeRole::refusal);
    run(playground, {"set n 9", "reset"});
    CHECK(field(playground.view().tune, "n") == "1,000");
    run(playground, {"undo"});
    CHECK(field(playground.view().tune, "n") == "9");
    run(playground, {"screen see"});
    CHECK(playground.view().see.members.chips.size() == 4);
    run(playground, {"undo"});
    CHECK(playground.view().see.members.chips.size() == 3);
}

TEST_CASE("a crosshair goes along the whole k, from either end, and stops there") {
    Playground playground = after({"screen tune", "aim k next"});
    const auto text = [&playground] { return chart(playground.view().tune, "k").crosshair.text; };
    CHECK(text().find("k = 1: ") == 0);
    run(playground, {"aim k next", "aim k next"});
    CHECK(text().find("k = 3: ") == 0);
    run(playground, {"aim k previous"});
    CHECK(text().find("k = 2: ") == 0);
    run(playground, {"aim k none"});
    CHECK_FALSE(chart(playground.view().tune, "k").crosshair.shown);
    run(playground, {"aim k previous"});
    CHECK(text().find("k = 20: ") == 0);
    for (int step = 0; step < 25; ++step) {
        run(playground, {"aim k next"});
    }
    CHECK(text().find("k = 20: ") == 0);
    for (std::uint32_t k = 20; k > 1; --k) {
        CHECK(text().find("k = " + std::to_string(k) + ": ") == 0);
        run(playground, {"aim k previous"});
    }
    run(playground, {"aim k previous"});
    CHECK(text().find("k = 1: ") == 0);
}

TEST_CASE("a crosshair says what stands under it") {
    CHECK(chart(tuned_after({"aim k 0.315789474"}), "k").crosshair.text ==
          "k = 7: 0.99998 %, once in 100 absent queries.");
    CHECK(chart(tuned_after({"aim n 0.5"}), "n").crosshair.text ==
          "n = 2,000: 15.7 %, 76.8 % of the bits set.");
    CHECK(chart(tuned_after({"aim bits 0.571428571"}), "bits").crosshair.text ==
          "10 bits per item: 0.819 % with k = 7.");
    for (const std::string_view id : {"k", "n", "bits"}) {
        Playground playground = after({"screen tune"});
        playground.apply(
            AimCrosshair{.chart = std::string(id), .aim = Aim::at, .place = std::nan("")});
        const CrosshairView crosshair = chart(playground.view().tune, id).crosshair;
        CHECK(crosshair.shown);
        CHECK(crosshair.x == 0);
    }
}

TEST_CASE("every chart has its data as a table, and as comma-separated values") {
    Playground playground = after({"screen tune"});
    for (const std::string_view id : {"k", "n", "bits", "memory"}) {
        CHECK(chart(playground.view().tune, id).table.rows.empty());
        run(playground, {"table " + std::string(id)});
        const ChartView shown = chart(playground.view().tune, id);
        CAPTURE(std::string(id));
        CHECK(shown.table_shown);
        CHECK_FALSE(shown.table.rows.empty());
        for (const Texts& cells : shown.table.rows) {
            CHECK(cells.size() == shown.table.columns.size());
        }
        const std::string csv = playground.chart_csv(id);
        const auto lines = std::count(csv.begin(), csv.end(), '\n');
        CHECK(static_cast<std::size_t>(lines) == shown.table.rows.size() + 1);
        run(playground, {"table " + std::string(id)});
        CHECK_FALSE(chart(playground.view().tune, id).table_shown);
    }
    CHECK(row(chart(tuned_after({"table k"}), "k").table, "7") == Texts{"7", "0.99998 %", "100"});
    CHECK(playground.chart_csv("q").empty());
    CHECK(playground.chart_csv("memory") == "structure,bytes\nbloom filter,1200\nhash set,40000\n");
}

TEST_CASE("the comma-separated values carry the digits of a double") {
    const std::string csv = after({"screen tune"}).chart_csv("k");
    CHECK(csv.find("k,rate\n1,") == 0);
    const std::size_t at = csv.find("\n7,") + 3;
    CHECK(std::fabs(std::strtod(csv.c_str() + at, nullptr) / 0.009999775596895646 - 1) < 1e-13);
}

TEST_CASE("6, 8, 10 and 12 bits a word: 5.6, 2.2, 0.8 and 0.3 %") {
    const ChartView bits = chart(tuned_after({"table bits"}), "bits");
    CHECK(row(bits.table, "6") == Texts{"6", "4", "5.61 %", "17.8"});
    CHECK(row(bits.table, "8") == Texts{"8", "6", "2.16 %", "46.3"});
    CHECK(row(bits.table, "10") == Texts{"10", "7", "0.819 %", "122"});
    CHECK(row(bits.table, "12") == Texts{"12", "8", "0.314 %", "318"});
    CHECK(says(bits.summary, "10 bits 0.82 % (k = 7)"));
}

TEST_CASE("sized for a million at one per cent, at two million it errs 15.7 %") {
    const ChartView items = chart(tuned_after({"set n 1 million", "table n"}), "n");
    CHECK(row(items.table, "2,000,000")[2] == "15.7 %");
    CHECK(says(items.summary, "15.7 % at twice"));
}

TEST_CASE("at one in a thousand, five per cent more items err forty per cent more often") {
    const ChartView items =
        chart(tuned_after({"set n 1 million", "set p 1e-3", "set actual 105 %"}), "n");
    CHECK(says(items.summary, "5 % more items err 40 % more often."));
}

TEST_CASE("more and fewer items than designed are put into words") {
    const auto overload = [](std::string_view line) {
        const std::string summary = chart(tuned_after({line}), "n").summary;
        return summary.substr(summary.find("load. ") + 6);
    };
    CHECK(overload("set actual 1000") == "As many items as designed: the designed rate.");
    CHECK(says(overload("set actual 2000"), "2 times the items err 15.7 times as often."));
    CHECK(says(overload("set actual 500"), "50 % fewer items err 98 % less often."));
    CHECK(says(overload("set actual 1"), "Under 1 % of the items err under 1 % as often."));
}

TEST_CASE("a million items of forty bytes are 40 MB, and their filter 1.2 MB") {
    const ChartView memory = chart(tuned_after({"set n 1 million", "set item 40"}), "memory");
    REQUIRE(memory.bars.size() == 2);
    CHECK(memory.bars[0].value == "1.2 MB (1.14 MiB)");
    CHECK(memory.bars[1].value == "40 MB (38.1 MiB)");
    CHECK(memory.bars[1].length == 1);
    CHECK(says(memory.summary, "33.4 times as much"));
    const TuneView wide = tuned_after({"set n 1", "set p 1e-300", "set item 1"});
    CHECK(says(chart(wide, "memory").summary, "less than the filter"));
}

TEST_CASE("9,585,059 bits are 1,170 KiB, 1.14 MiB or 1.2 MB") {
    const TuneView tune = tuned_after({"set solve p", "set n 1 million", "set m 9585059"});
    CHECK(result(tune, "memory").value == "1.14 MiB");
    CHECK(result(tune, "memory").note == "1.2 MB");
    CHECK(field(tuned_after({"set m 1170.1 KiB"}), "m") == "9,585,460");
}

TEST_CASE("ten million items at one per cent take about 12 MB") {
    CHECK(result(tuned_after({"set n 10 million"}), "memory").note == "12 MB");
}

TEST_CASE("a filter in front of a slow store saves lookups, and one in front of a fast one costs") {
    const WorthView worth =
        tuned_after({"set lookup 100 µs", "set probe 200 ns", "set absent 90 %"}).worth;
    CHECK(worth.sentence ==
          "The filter saves 89.1 % of the lookups. A query takes 11.1 µs instead of 100 µs on "
          "average: it pays as soon as more than 0.202 % of the keys asked for are absent.");
    CHECK(says(tuned_after({"set lookup 100 ns"}).worth.sentence,
               "asking the filter costs more than it can ever save"));
    CHECK(says(tuned_after({"set absent 0"}).worth.sentence, "it would pay if more than"));
}

TEST_CASE("one of everything is put into the singular") {
    const TuneView tune = tuned_after({"set solve p", "set n 1", "set m 1", "set k 1"});
    CHECK(tune.sentence ==
          "1 item in 1 bit with one hash function: an absent key passes with 63.212 %.");
    CHECK(result(tune, "m").value == "1 bit");
    CHECK(result(tune, "m").note == "1 bit per item");
    CHECK(quantity(tune, "m").spoken == "1 bit, 1 B");
    CHECK(quantity(tune, "k").spoken == "one hash function");
    CHECK(result(tune, "exact").value == "100 %");
}

TEST_CASE("letters have words beside them, and sliders speak in words") {
    const TuneView tune = tuned_after({});
    CHECK(quantity(tune, "m").field.label == "bits in the array");
    CHECK(quantity(tune, "n").spoken == "1,000 items");
    CHECK(quantity(tune, "p").spoken == "1 %, once in 100 absent queries");
    CHECK(quantity(tune, "m").spoken == "9,593 bits, 1.17 KiB");
    CHECK(quantity(tune, "k").field.help == "1 to 1,024");
    CHECK(says(chart(tune, "k").summary, "least at k = 7"));
}

TEST_CASE("every button of the tuning screen does what its line says") {
    for (const QuantityView& one : tuned_after({}).quantities) {
        for (const Action& action : {one.less, one.more}) {
            CHECK(read_command(write_command(action.command)).command ==
                  std::optional(action.command));
        }
    }
}

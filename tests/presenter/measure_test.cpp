#include "measure_support.hpp"

#include "model/filter.hpp"
#include "model/keys.hpp"
#include "presenter/chart_layout.hpp"
#include "presenter/codec.hpp"

#include <cstdint>
#include <optional>
#include <string>

using namespace bloom::test;

namespace {

/// A filter filled one key after the other, and how many of the keys asked for one after the other
/// pass: the slow way to what the screen measures.
struct OneByOne {
    bloom::model::Filter filter;
    std::uint64_t passed = 0;
};

OneByOne one_by_one(const bloom::model::Parameters& parameters,
                    std::uint64_t members,
                    std::uint64_t queries,
                    std::uint64_t seed) {
    auto filter = bloom::model::Filter::make(parameters);
    REQUIRE(filter.has_value());
    bloom::model::KeyText text;
    for (std::uint64_t key = 0; key < members; ++key) {
        filter->add(bloom::model::write_key(seed, key, text));
    }
    OneByOne result{.filter = std::move(*filter)};
    for (std::uint64_t key = 0; key < queries; ++key) {
        const auto asked =
            bloom::model::write_key(seed, bloom::model::first_non_member + key, text);
        result.passed += result.filter.may_contain(asked) ? 1U : 0U;
    }
    return result;
}

constexpr bloom::model::Parameters small_filter{.m = 9'593,
                                                .k = 7,
                                                .scheme = bloom::model::Scheme::bloom_128};

std::vector<std::uint8_t> all_cells(Playground& playground) {
    std::vector<std::uint8_t> all;
    const std::uint32_t cells = playground.view().measure.map.cells;
    while (all.size() < cells) {
        const auto some = playground.density_cells(all.size());
        REQUIRE_FALSE(some.empty());
        all.insert(all.end(), some.begin(), some.end());
    }
    CHECK(playground.density_cells(all.size()).empty());
    return all;
}

}  // namespace

TEST_CASE("a run counts what a filter does that is filled and asked one key after the other") {
    const Playground playground =
        measured({"set m 9593", "set k 7", "set n 1000", "set queries 20000", "set seed 7", "run"});
    const OneByOne expected = one_by_one(small_filter, 1'000, 20'000, 7);
    const MeasureView& view = playground.view().measure;
    CHECK(view.has_result);
    CHECK(value_of(view.result, "false_positives") == with_commas(expected.passed));
    CHECK(value_of(view.result, "true_negatives") == with_commas(20'000 - expected.passed));
    CHECK(stat_of(view.result, "fill").note ==
          with_commas(expected.filter.bits().count()) + " of 9,593 bits");
    CHECK(value_of(view.result, "members") == "1,000");
    CHECK(stat_of(view.result, "members").note == "none was denied");
}

TEST_CASE("rates that were worked out are said to lie within the interval, or beside it") {
    const auto notes = [](std::initializer_list<std::string_view> lines) {
        return stat_of(measured(lines).view().measure.result, "formula").note;
    };
    CHECK(notes({"set queries 100000", "run"}) == "within the interval");
    // Double hashing in little room errs far more often than independent functions.
    CHECK(notes({"set m 1024", "set k 14", "set n 50", "set scheme murmur3-double", "run"}) ==
          "below the interval");
}

TEST_CASE("slices change nothing of what is measured") {
    const auto lines = {std::string_view("screen measure"),
                        std::string_view("set n 20000"),
                        std::string_view("set queries 30000"),
                        std::string_view("set filters 3"),
                        std::string_view("set checkpoints on"),
                        std::string_view("run")};
    Playground at_once(ticking_clock);
    run(at_once, lines);
    at_once.finish();
    Playground sliced(ticking_clock);
    run(sliced, lines);
    int advances = 0;
    while (sliced.advance(0).has_more) {
        ++advances;
    }
    CHECK(advances > 20);
    CHECK(sliced.results_csv() == at_once.results_csv());
    for (const char* chart : {"convergence", "load", "filters"}) {
        CHECK(sliced.chart_csv(chart) == at_once.chart_csv(chart));
    }
    CHECK(sliced.view().measure.charts == at_once.view().measure.charts);
    CHECK(sliced.view().measure.sentence == at_once.view().measure.sentence);
}

TEST_CASE("only where a clock is watching a speed is told") {
    Playground playground(ticking_clock);
    run(playground, {"screen measure", "set n 50000", "run"});
    while (playground.advance(10).has_more) {
    }
    CHECK(value_of(playground.view().measure.result, "speed").find("million keys a second") !=
          std::string::npos);
    CHECK(value_of(measured({"run"}).view().measure.result, "speed") == "—");
}

TEST_CASE("a run that is under way can be paused, resumed and cancelled") {
    Playground playground(ticking_clock);
    run(playground, {"screen measure", "set n 100000", "run"});
    CHECK(playground.view().slice_ms > 0);
    CHECK(playground.view().slice_ms <= 12);
    CHECK(playground.advance(0).has_more);
    CHECK_FALSE(playground.view().measure.run.enabled);
    CHECK(playground.view().measure.progress.shown);

    run(playground, {"pause"});
    CHECK(playground.view().slice_ms == 0);
    CHECK(playground.view().measure.pause.label == "Resume");
    CHECK(playground.view().measure.status.find("Paused while adding") == 0);
    const double share = playground.view().measure.progress.share;
    CHECK_FALSE(playground.advance(10).has_more);
    CHECK(playground.view().measure.progress.share == share);

    playground.apply(playground.view().measure.pause.command);
    CHECK(playground.view().slice_ms > 0);
    CHECK(playground.advance(0).has_more);
    run(playground, {"cancel"});
    CHECK(playground.view().slice_ms == 0);
    CHECK(playground.view().measure.run.enabled);
    CHECK(playground.view().measure.status.find("Cancelled") == 0);
    CHECK(playground.view().measure.has_result);

    run(playground, {"resume"});
    CHECK(playground.view().measure.notice.role == NoticeRole::refusal);
}

TEST_CASE("work goes on while another screen is shown") {
    Playground playground(ticking_clock);
    run(playground, {"screen measure", "run", "screen tune"});
    CHECK(playground.view().slice_ms > 0);
    playground.finish();
    run(playground, {"screen measure"});
    CHECK(playground.view().measure.has_result);
    CHECK_FALSE(playground.view().measure.progress.shown);
}

TEST_CASE("what can't be measured is refused beforehand, and what was measured stays") {
    Playground playground = measured({"set queries 1000", "run"});
    const std::string sentence = playground.view().measure.sentence;
    const auto refusal_after = [&playground](std::initializer_list<std::string_view> lines) {
        run(playground, lines);
        std::string refusal = playground.view().measure.refusal;
        CHECK_FALSE(playground.view().measure.run.enabled);
        run(playground, {"run"});
        CHECK(playground.view().measure.notice.text == refusal);
        CHECK(playground.view().slice_ms == 0);
        return refusal;
    };
    CHECK(refusal_after({"set k 33"}) ==
          "This scheme gives at most 32 hash functions; the filter has k = 33.");
    CHECK(refusal_after({"set k 2", "set scheme md5-single"}) ==
          "This scheme gives at most one hash function; the filter has k = 2.");
    CHECK(refusal_after({"set scheme bloom-128", "set m 1 TiB"}) ==
          "The filter takes 1 TiB; the largest that is measured takes 8 GiB.");
    CHECK(playground.view().measure.sentence == sentence);
}

TEST_CASE("an input that is refused keeps its text, and the last good value stays in force") {
    const auto field = [](std::string_view line, std::size_t input) {
        return after({"screen measure", line}).view().measure.inputs.at(input).field;
    };
    CHECK(field("set queries 0", 0).text == "0");
    CHECK_FALSE(field("set queries 0", 0).error.empty());
    CHECK_FALSE(field("set queries 100000001", 0).error.empty());
    CHECK(field("set queries 100 million", 0).text == "100,000,000");
    CHECK_FALSE(field("set seed -1", 1).error.empty());
    CHECK(field("set seed 0", 1).error.empty());
    CHECK_FALSE(field("set filters 1001", 2).error.empty());
    CHECK(field("set filters 1000", 2).error.empty());
    const ViewState refused = after({"screen measure", "set filters many"}).view();
    CHECK(refused.live == refused.measure.inputs[2].field.error);
    CHECK(after({"screen measure", "set filters 5", "set filters many"})
              .view()
              .measure.plan.find("5 times over") != std::string::npos);
}

TEST_CASE("n, m, k and p are those of the tuning screen") {
    Playground playground = after({"screen tune", "set n 5000", "set p 2 %", "screen measure"});
    CHECK(playground.view().measure.quantities[0].field.text == "5,000");
    CHECK(playground.view().measure.quantities[1].field.text == "2 %");
    run(playground, {"set k 3", "screen tune"});
    CHECK(playground.view().tune.quantities[3].field.text == "3");
    run(playground, {"screen measure", "undo"});
    CHECK(playground.view().measure.quantities[3].field.text == "6");
    run(playground, {"set queries 5", "reset"});
    CHECK(playground.view().measure.quantities[0].field.text == "1,000");
    CHECK(playground.view().measure.inputs[0].field.text == "1,000,000");
}

TEST_CASE("the scheme of the measurement is its own") {
    Playground playground = after({"screen measure", "set scheme sha256-double", "screen see"});
    CHECK(playground.view().see.settings.scheme.options.front().selected);
    run(playground, {"set scheme md5-single", "screen measure"});
    CHECK(playground.view().measure.scheme.options[5].selected);
    CHECK(after({"screen measure"}).view().measure.scheme.options.back().selected);
}

TEST_CASE("checkpoints show the rate from a tenth to four times the load, over the formula") {
    const Playground playground =
        measured({"set n 1000", "set queries 20000", "set checkpoints on", "run"});
    const ChartView* chart = find_chart(playground.view(), "load");
    REQUIRE(chart != nullptr);
    const std::vector<std::string> rows = lines_of(playground.chart_csv("load"));
    REQUIRE(rows.size() == 12);
    CHECK(rows[1].find("100,") == 0);
    CHECK(rows[5].find("1000,") == 0);
    CHECK(rows[11].find("4000,") == 0);
    for (const Series& series : chart->panels.at(0).series) {
        for (const Mark& mark : series.marks) {
            CHECK((mark.x >= 0 && mark.x <= 1 && mark.y >= 0 && mark.y <= 1));
        }
    }
    // At four times the load the array is nearly full: about two thirds pass.
    const auto last = one_by_one(small_filter, 4'000, 20'000, 1);
    CHECK(rows[11].find("," + std::to_string(last.passed) + ",") != std::string::npos);
}

TEST_CASE("with a single item there are as many checkpoints as there are whole numbers") {
    const Playground playground =
        measured({"set n 1", "set queries 10", "set checkpoints on", "run"});
    CHECK(lines_of(playground.chart_csv("load")).size() == 5);  // headings, 1, 2, 3, 4
}

TEST_CASE("many filters are counted into a histogram, each once") {
    Playground playground =
        measured({"set n 500", "set queries 2000", "set filters 40", "table filters", "run"});
    const ChartView* chart = find_chart(playground.view(), "filters");
    REQUIRE(chart != nullptr);
    int filters = 0;
    for (const auto& row : chart->table.rows) {
        filters += std::stoi(row.at(1));
    }
    CHECK(filters == 40);
    CHECK(lines_of(playground.chart_csv("filters")).size() == 41);
    // Filter j is that of seed 1 + j alone.
    const auto fourth =
        one_by_one({.m = 4'797, .k = 7, .scheme = bloom::model::Scheme::bloom_128}, 500, 2'000, 4);
    CHECK(lines_of(playground.chart_csv("filters"))[4].find(
              "4," + std::to_string(fourth.filter.bits().count()) + ",2000," +
              std::to_string(fourth.passed) + ",") == 0);
    CHECK(find_chart(measured({"run"}).view(), "filters") == nullptr);
}

TEST_CASE("the curve of the measured rate ends at what was counted") {
    Playground playground = measured({"set queries 5000", "table convergence", "run"});
    const ChartView* chart = find_chart(playground.view(), "convergence");
    REQUIRE(chart != nullptr);
    CHECK(chart->table.rows.back().at(0) == "5,000");
    CHECK(chart->table.rows.back().at(1) ==
          value_of(playground.view().measure.result, "false_positives"));
    CHECK_FALSE(layout_chart(*chart, 320).panels.at(0).series.empty());
    run(playground, {"aim convergence 1"});
    CHECK(find_chart(playground.view(), "convergence")->crosshair.text.find("5,000 queries: ") ==
          0);
}

TEST_CASE("where few bits are shown a cell of the map is one bit") {
    Playground playground = measured({"set m 200", "set k 3", "set n 30", "set seed 5", "run"});
    const auto expected =
        one_by_one({.m = 200, .k = 3, .scheme = bloom::model::Scheme::bloom_128}, 30, 1, 5);
    const MapView& map = playground.view().measure.map;
    CHECK(map.shown);
    CHECK(map.cells == 200);
    CHECK(map.columns * map.rows >= 200);
    CHECK(map.columns * (map.rows - 1) < 200);
    const std::vector<std::uint8_t> cells = all_cells(playground);
    for (std::size_t bit = 0; bit < 200; ++bit) {
        CHECK((cells[bit] == 255) == expected.filter.bits().test(bit));
        CHECK((cells[bit] == 0) != expected.filter.bits().test(bit));
    }
}

TEST_CASE("the map zooms in about a place, moves, and comes back to the whole array") {
    Playground playground = measured({"set n 100000", "set queries 10", "run"});
    const auto caption = [&playground](std::initializer_list<std::string_view> lines) {
        run(playground, lines);
        const std::string text = playground.view().measure.map.caption;
        return text.substr(0, text.find(" of "));
    };
    const std::uint64_t before = playground.view().measure.map.revision;
    CHECK(caption({}) == "Bits 0 to 959,295");
    CHECK(caption({"map in 0"}) == "Bits 0 to 239,823");
    CHECK(playground.view().measure.map.revision != before);
    CHECK(caption({"map shift 0.5"}) == "Bits 119,912 to 359,735");
    CHECK(caption({"map shift -1"}) == "Bits 0 to 239,823");
    CHECK(caption({"map out 0.5"}) == "Bits 0 to 959,295");
    CHECK(caption({"map in 1", "map in 1"}) == "Bits 899,340 to 959,295");
    CHECK(caption({"map whole"}) == "Bits 0 to 959,295");
    for (int times = 0; times < 10; ++times) {
        run(playground, {"map in 0.5"});
    }
    CHECK(playground.view().measure.map.cells == 256);
    CHECK_FALSE(playground.view().measure.map.zoom_in.enabled);
    CHECK(all_cells(playground).size() == 256);
}

TEST_CASE("without a measurement there is no map, and nothing to move") {
    Playground playground = after({"screen measure", "map in 0.5"});
    CHECK_FALSE(playground.view().measure.map.shown);
    CHECK(playground.view().measure.notice.role == NoticeRole::refusal);
    CHECK(playground.density_cells(0).empty());
}

TEST_CASE("the link of a measurement runs it again") {
    const Playground first = measured({"set n 3000",
                                       "set p 3 %",
                                       "set queries 5000",
                                       "set seed 77",
                                       "set filters 2",
                                       "set scheme murmur3-seeded",
                                       "set checkpoints on",
                                       "run"});
    Playground second;
    run(second, {"link " + first.view().measure.link});
    second.finish();
    CHECK(second.view().screen == Screen::measure);
    CHECK(second.results_csv() == first.results_csv());
    CHECK(second.view().measure.link == first.view().measure.link);

    Playground wrong;
    run(wrong, {"link ?n=1000&m=9593&k=7&queries=many&seed=1"});
    CHECK(wrong.view().slice_ms == 0);
    CHECK(wrong.view().screen == Screen::measure);
    CHECK(wrong.view().link_problems.size() == 1);
}

TEST_CASE("results are a table with a line for each filter and checkpoint") {
    const Playground playground =
        measured({"set n 1000", "set queries 1000", "set filters 2", "set checkpoints on", "run"});
    const std::vector<std::string> rows = lines_of(playground.results_csv());
    CHECK(rows.size() == 13);
    CHECK(rows[0].find("what,scheme,m,k,seed,members,set_bits,queries,false_positives,rate") == 0);
    CHECK(rows[1].find("filter,bloom-128,9593,7,1,1000,") == 0);
    CHECK(rows[2].find("filter,bloom-128,9593,7,2,1000,") == 0);
    CHECK(rows[3].find("checkpoint,bloom-128,9593,7,1,100,") == 0);
    CHECK(lines_of(Playground().results_csv()).size() == 1);
}

TEST_CASE("a session brings the inputs of a measurement back, not what was measured") {
    const Playground playground =
        measured({"set queries 123", "set seed 9", "set scheme figure", "run"});
    Playground restored;
    for (const std::string& line : lines_of(playground.session())) {
        CHECK(restored.run(line) == "");
    }
    CHECK(restored.view().measure.inputs == playground.view().measure.inputs);
    CHECK(restored.view().measure.scheme == playground.view().measure.scheme);
    CHECK_FALSE(restored.view().measure.has_result);
}

TEST_CASE("the commands of the screen come back from their lines") {
    for (const std::string_view line : {"run",
                                        "resume",
                                        "cancel",
                                        "map whole",
                                        "map in 0.25",
                                        "map out 1",
                                        "map shift -0.5",
                                        "set queries 10",
                                        "set checkpoints on",
                                        "screen measure"}) {
        const auto command = read_command(line).command;
        REQUIRE(command.has_value());
        CHECK(write_command(*command) == line);
    }
    for (const std::string_view line : {"map", "map in", "map in 2", "map shift -2", "map up 1"}) {
        CHECK_FALSE(read_command(line).command.has_value());
    }
}

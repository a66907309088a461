#include "presenter/chart_layout.hpp"
#include "json.hpp"
#include "support.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::test;

namespace {

/// States at the ends of what can be tuned, and the usual one.
std::vector<Playground> states() {
    std::vector<Playground> all;
    const auto add = [&all](std::initializer_list<std::string_view> lines) {
        for (const bool linear : {false, true}) {
            for (const std::string_view place : {"0", "0.37", "1"}) {
                Playground playground = after({"screen tune"});
                run(playground, lines);
                if (linear) {
                    run(playground, {"set scale linear"});
                }
                for (const std::string_view chart : {"k", "n", "bits"}) {
                    run(playground, {"aim " + std::string(chart) + " " + std::string(place)});
                }
                all.push_back(std::move(playground));
            }
        }
    };
    add({});
    add({"set p 1e-300"});
    add({"set p 0.999999"});
    add({"set n 1"});
    add({"set n 1", "set p 1e-300"});
    add({"set n 1e9", "set p 1e-9", "set actual 400 %"});
    add({"set n 1e12"});
    add({"set n 3", "set p 0.3", "set actual 1"});
    add({"set solve p", "set n 1", "set m 1", "set k 1"});
    add({"set solve p", "set n 1e12", "set m 1", "set k 1024"});
    add({"set solve p", "set n 1", "set m 281474976710656", "set k 1024"});
    add({"set solve p", "set n 1000", "set m 9586", "set k 32"});
    add({"set solve p", "set n 1000", "set m 20000", "set k 1"});
    add({"set actual 281474976710656", "set item 1e9"});
    add({"set actual 1000"});
    // The exact rate is twice the formula's; then one scheme errs twelve times as often.
    for (const std::string_view size : {"8", "65536"}) {
        all.push_back(after({"screen tune",
                             "set solve p",
                             "set n 3",
                             "set m " + std::string(size),
                             "set k 3",
                             "check"}));
        all.back().finish();
    }
    return all;
}

/// The charts of a state, that of a check too where there is one.
std::vector<ChartView> charts_of(const Playground& playground) {
    const TuneView& tune = playground.view().tune;
    std::vector<ChartView> charts = tune.charts;
    if (tune.check.chart_shown) {
        charts.push_back(tune.check.chart);
    }
    return charts;
}

double width_of(std::string_view text) {
    // Every character counts as one, wide as 0.55 of the size of 12: more than text takes on
    // average.
    std::size_t characters = 0;
    for (const char character : text) {
        characters += (static_cast<unsigned char>(character) & 0xc0U) != 0x80U ? 1U : 0U;
    }
    return static_cast<double>(characters) * 6.6;
}

Box box_of(const PlacedText& text) {
    const double width = width_of(text.text);
    const double left = text.anchor == TextAnchor::start    ? text.at.x
                        : text.anchor == TextAnchor::middle ? text.at.x - width / 2
                                                            : text.at.x - width;
    return {.x = left, .y = text.at.y - 10, .width = width, .height = 13};
}

bool overlap(const Box& a, const Box& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
           b.y < a.y + a.height;
}

std::vector<PlacedText> texts_of(const ChartLayout& layout) {
    std::vector<PlacedText> texts{layout.horizontal_label};
    for (const PlacedPanel& panel : layout.panels) {
        texts.push_back(panel.axis_label);
        for (const PlacedTick& tick : panel.ticks) {
            texts.push_back(tick.label);
        }
        for (const PlacedMarker& marker : panel.markers) {
            texts.push_back(marker.label);
        }
    }
    for (const PlacedTick& tick : layout.horizontal_ticks) {
        texts.push_back(tick.label);
    }
    for (const PlacedMarker& reference : layout.references) {
        texts.push_back(reference.label);
    }
    for (const PlacedBar& bar : layout.bars) {
        texts.push_back(bar.label);
        texts.push_back(bar.value);
    }
    texts.erase(std::remove_if(texts.begin(),
                               texts.end(),
                               [](const PlacedText& text) { return text.text.empty(); }),
                texts.end());
    return texts;
}

std::vector<Point> points_of(const ChartLayout& layout) {
    std::vector<Point> points;
    for (const PlacedPanel& panel : layout.panels) {
        points.push_back({.x = panel.plot.x, .y = panel.plot.y});
        points.push_back(
            {.x = panel.plot.x + panel.plot.width, .y = panel.plot.y + panel.plot.height});
        for (const PlacedSeries& series : panel.series) {
            points.insert(points.end(), series.points.begin(), series.points.end());
        }
        for (const PlacedMarker& marker : panel.markers) {
            points.push_back(marker.from);
            points.push_back(marker.to);
        }
        for (const PlacedTick& tick : panel.ticks) {
            points.push_back(tick.from);
            points.push_back(tick.to);
        }
    }
    for (const PlacedTick& tick : layout.horizontal_ticks) {
        points.push_back(tick.from);
        points.push_back(tick.to);
    }
    for (const PlacedBar& bar : layout.bars) {
        points.push_back({.x = bar.box.x, .y = bar.box.y});
        points.push_back({.x = bar.box.x + bar.box.width, .y = bar.box.y + bar.box.height});
        points.push_back(bar.low);
        points.push_back(bar.high);
    }
    for (const PlacedMarker& reference : layout.references) {
        points.push_back(reference.from);
        points.push_back(reference.to);
    }
    if (layout.has_crosshair) {
        points.push_back(layout.crosshair_from);
        points.push_back(layout.crosshair_to);
        points.push_back(layout.crosshair_dot);
    }
    return points;
}

/// The number that a label of an axis tells; a power of ten may stand as "2 · 10⁻⁸".
double number_of(std::string label) {
    label.erase(std::remove(label.begin(), label.end(), ','), label.end());
    return std::strtod(label.c_str(), nullptr);
}

/// Whether the digits of a label are those of a round number's multiple: one or two of them, then
/// zeros.
bool is_round(const std::string& label) {
    std::string digits;
    for (const char character : label) {
        if (character == ' ') {
            break;
        }
        if (character >= '0' && character <= '9') {
            digits += character;
        }
    }
    const auto first = digits.find_first_not_of('0');
    const auto last = digits.find_last_not_of('0');
    return first == std::string::npos || last - first < 2;
}

bool is_inside(double place) {
    return place >= 0 && place <= 1;
}

}  // namespace

TEST_CASE("nothing of a chart stands outside its width, whatever the state") {
    for (const Playground& playground : states()) {
        for (const ChartView& chart : charts_of(playground)) {
            for (const double width : {240.0, 320.0, 375.0, 480.0, 768.0, 1'200.0}) {
                const ChartLayout layout = layout_chart(chart, width);
                CAPTURE(playground.session());
                CAPTURE(chart.id);
                CAPTURE(width);
                REQUIRE(layout.width == width);
                for (const Point& point : points_of(layout)) {
                    REQUIRE(point.x >= -1e-9);
                    REQUIRE(point.x <= width + 1e-9);
                    REQUIRE(point.y >= -1e-9);
                    REQUIRE(point.y <= layout.height + 1e-9);
                }
                for (const PlacedText& text : texts_of(layout)) {
                    CAPTURE(text.text);
                    REQUIRE(box_of(text).x >= -1e-9);
                    REQUIRE(box_of(text).x + box_of(text).width <= width + 1e-9);
                    REQUIRE(text.at.y > 0);
                    REQUIRE(text.at.y <= layout.height);
                }
            }
        }
    }
}

TEST_CASE("no two texts of a chart overlap, whatever the state") {
    for (const Playground& playground : states()) {
        for (const ChartView& chart : charts_of(playground)) {
            for (int width = 240; width <= 1'200; width += 80) {
                const std::vector<PlacedText> texts =
                    texts_of(layout_chart(chart, static_cast<double>(width)));
                std::string clash;
                for (std::size_t one = 0; one < texts.size(); ++one) {
                    for (std::size_t other = 0; other < one; ++other) {
                        if (overlap(box_of(texts[one]), box_of(texts[other]))) {
                            clash = texts[one].text + " over " + texts[other].text;
                        }
                    }
                }
                CAPTURE(playground.session());
                CAPTURE(chart.id);
                CAPTURE(width);
                CHECK(clash == "");
            }
        }
    }
}

TEST_CASE("axes have two to seven ticks at round numbers, in order") {
    for (const Playground& playground : states()) {
        for (const ChartView& chart : playground.view().tune.charts) {
            std::vector<Axis> axes;
            for (const Panel& panel : chart.panels) {
                axes.push_back(panel.vertical);
            }
            if (!chart.panels.empty()) {
                axes.push_back(chart.horizontal);
            }
            for (const Axis& axis : axes) {
                CAPTURE(playground.session());
                CAPTURE(chart.id);
                CAPTURE(axis.label);
                CHECK(axis.ticks.size() >= 2);
                CHECK(axis.ticks.size() <= 7);
                double last = -1;
                for (const AxisTick& tick : axis.ticks) {
                    CAPTURE(tick.label);
                    CHECK(is_round(tick.label));
                    CHECK(is_inside(tick.at));
                    CHECK(tick.at > last);
                    last = tick.at;
                }
            }
        }
    }
}

TEST_CASE("the ticks of k are 1 and multiples of 2, 5 or 10, up to its largest axis") {
    const auto labels = [](std::string_view k) {
        const Playground playground = after({"screen tune", "set k " + std::string(k)});
        Texts texts;
        for (const AxisTick& tick : playground.view().tune.charts[0].horizontal.ticks) {
            texts.push_back(tick.label);
        }
        return texts;
    };
    CHECK(labels("7") == Texts{"1", "5", "10", "15", "20"});
    CHECK(labels("40") == Texts{"1", "10", "20", "30", "40"});
    CHECK(labels("1024") == Texts{"1", "200", "400", "600", "800", "1,000"});
}

TEST_CASE("linear axes begin at nothing and their ticks are equally far apart") {
    const Playground playground = after({"screen tune", "set scale linear"});
    const std::vector<AxisTick> ticks = playground.view().tune.charts[1].panels[0].vertical.ticks;
    REQUIRE(ticks.size() >= 3);
    CHECK(number_of(ticks[0].label) == 0);
    CHECK(ticks[0].at == 0);
    for (std::size_t at = 2; at < ticks.size(); ++at) {
        CHECK(std::fabs(number_of(ticks[at].label) -
                        static_cast<double>(at) * number_of(ticks[1].label)) < 1e-9);
        CHECK(std::fabs(ticks[at].at - static_cast<double>(at) * ticks[1].at) < 1e-9);
    }
}

TEST_CASE("a place on a logarithmic axis is that of the logarithm") {
    const Playground playground = after({"screen tune"});
    const std::vector<AxisTick> ticks = playground.view().tune.charts[2].panels[0].vertical.ticks;
    REQUIRE(ticks.size() >= 3);
    const double decade = (ticks[1].at - ticks[0].at) /
                          std::log10(number_of(ticks[1].label) / number_of(ticks[0].label));
    for (const AxisTick& tick : ticks) {
        CHECK(std::fabs(tick.at - ticks[0].at -
                        decade * std::log10(number_of(tick.label) / number_of(ticks[0].label))) <
              1e-9);
    }
}

TEST_CASE("marks, markers, bars and crosshairs stand within 0 to 1") {
    for (const Playground& playground : states()) {
        for (const ChartView& chart : playground.view().tune.charts) {
            CAPTURE(playground.session());
            CAPTURE(chart.id);
            for (const Panel& panel : chart.panels) {
                CHECK_FALSE(panel.series.empty());
                for (const Series& series : panel.series) {
                    for (const Mark& mark : series.marks) {
                        REQUIRE(is_inside(mark.x));
                        REQUIRE(is_inside(mark.y));
                    }
                }
                for (const Marker& marker : panel.markers) {
                    CHECK(is_inside(marker.x));
                    CHECK(is_inside(marker.y));
                }
            }
            for (const Bar& bar : chart.bars) {
                CHECK(is_inside(bar.length));
            }
            CHECK(is_inside(chart.crosshair.x));
            CHECK(is_inside(chart.crosshair.y));
            CHECK_FALSE(chart.summary.empty());
        }
    }
}

TEST_CASE("what is written of a chart is JSON, whose numbers are numbers") {
    for (const Playground& playground : states()) {
        CAPTURE(playground.session());
        CHECK(JsonReader::read(to_json(playground.view())).has_value());
        for (const ChartView& chart : playground.view().tune.charts) {
            CHECK(JsonReader::read(to_json(layout_chart(chart, 320))).has_value());
        }
    }
}

TEST_CASE("the filter as it is tuned has its label on a telephone too") {
    const Playground playground = after({"screen tune"});
    for (const ChartView& chart : playground.view().tune.charts) {
        for (const PlacedPanel& panel : layout_chart(chart, 320).panels) {
            for (const PlacedMarker& marker : panel.markers) {
                if (marker.role == MarkerRole::here || marker.role == MarkerRole::best) {
                    CAPTURE(chart.id);
                    CHECK_FALSE(marker.label.text.empty());
                }
            }
        }
    }
}

TEST_CASE("a width that is too small is raised, and none that is large is cut") {
    const Playground playground = after({"screen tune"});
    for (const ChartView& chart : playground.view().tune.charts) {
        CHECK(layout_chart(chart, 0).width == 240);
        CHECK(layout_chart(chart, -5).width == 240);
        CHECK(layout_chart(chart, 4'000).width == 4'000);
    }
}

TEST_CASE("a pointer finds the place on the axis that it points at") {
    const Playground playground = after({"screen tune"});
    const ChartLayout layout = layout_chart(playground.view().tune.charts[0], 400);
    const Box plot = layout.panels[0].plot;
    CHECK(horizontal_place(layout, plot.x) == 0);
    CHECK(std::fabs(horizontal_place(layout, plot.x + plot.width / 4) - 0.25) < 1e-12);
    CHECK(horizontal_place(layout, plot.x + plot.width) == 1);
    CHECK(horizontal_place(layout, -100) == 0);
    CHECK(horizontal_place(layout, 1e6) == 1);
    CHECK(horizontal_place(layout_chart(playground.view().tune.charts[3], 400), 50) == 0);
}

#pragma once

#include "presenter/chart_view.hpp"
#include "presenter/figure_layout.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Where things stand in a chart: one geometry for every face, as for the figure.
namespace bloom::presenter {

/// Which side of its anchor a text stands on.
enum class TextAnchor : std::uint8_t { start, middle, end };
std::string_view name(TextAnchor anchor);

/// A text: `at` is on its baseline.
struct PlacedText {
    Point at;
    TextAnchor anchor = TextAnchor::start;
    std::string text;
    bool operator==(const PlacedText&) const = default;
};

/// A grid line of a tick, with its label.
struct PlacedTick {
    Point from;
    Point to;
    PlacedText label;
    bool operator==(const PlacedTick&) const = default;
};

struct PlacedSeries {
    SeriesRole role = SeriesRole::curve;
    std::vector<Point> points;
    bool operator==(const PlacedSeries&) const = default;
};

/// A dot (`from` equals `to`) or a line, with its label.
struct PlacedMarker {
    MarkerRole role = MarkerRole::here;
    Point from;
    Point to;
    PlacedText label;
    bool operator==(const PlacedMarker&) const = default;
};

struct PlacedPanel {
    Box plot;
    PlacedText axis_label;
    std::vector<PlacedTick> ticks;
    std::vector<PlacedSeries> series;
    std::vector<PlacedMarker> markers;
    bool operator==(const PlacedPanel&) const = default;
};

struct PlacedBar {
    SeriesRole role = SeriesRole::bar;
    Box box;
    PlacedText label;
    PlacedText value;
    bool has_interval = false;
    Point low{};   ///< where the whisker begins
    Point high{};  ///< where it ends
    bool operator==(const PlacedBar&) const = default;
};

/// A chart, placed. Sizes in CSS pixels at text size 16 px.
struct ChartLayout {
    double width = 0;
    double height = 0;
    double font = 0;  ///< of all texts
    std::vector<PlacedPanel> panels;
    std::vector<PlacedTick> horizontal_ticks;
    PlacedText horizontal_label;
    std::vector<PlacedBar> bars;
    /// The lines across the bars, bar by bar so that they cross no text: first those of the first
    /// bar, one for each reference of the view, with its label.
    std::vector<PlacedMarker> references;
    bool has_crosshair = false;
    Point crosshair_from;
    Point crosshair_to;
    Point crosshair_dot;
    bool operator==(const ChartLayout&) const = default;
};

/// Places a chart in `width` units (raised to 240 at least). No two texts overlap. Linear in the
/// marks.
ChartLayout layout_chart(const ChartView& chart, double width);

/// The place on the horizontal axis, 0 to 1, of a pointer at `x`.
double horizontal_place(const ChartLayout& layout, double x);

}  // namespace bloom::presenter

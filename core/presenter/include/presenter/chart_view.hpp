#pragma once

#include "presenter/command.hpp"
#include "presenter/controls.hpp"
#include "presenter/roles.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// Charts as plain structures: marks in units of their axes, 0 to 1 from left to right and from
/// bottom to top; words and numbers ready to show.
namespace bloom::presenter {

/// A tick of an axis.
struct AxisTick {
    double at = 0;
    std::string label;
    bool operator==(const AxisTick&) const = default;
};

/// An axis. Its ticks stand at round numbers and are few enough for a phone.
struct Axis {
    std::string label;
    std::vector<AxisTick> ticks;
    bool operator==(const Axis&) const = default;
};

/// A point of a curve.
struct Mark {
    double x = 0;
    double y = 0;
    bool operator==(const Mark&) const = default;
};

/// A curve, dots, or the outline of an area: see SeriesRole.
struct Series {
    SeriesRole role = SeriesRole::curve;
    std::vector<Mark> marks;
    bool operator==(const Series&) const = default;
};

/// A place with a name: a dot on a curve, or a line across the panel.
struct Marker {
    MarkerRole role = MarkerRole::here;
    double x = 0;
    double y = 0;
    std::string label;
    bool upright = false;  ///< a line that runs up and down, at x
    bool operator==(const Marker&) const = default;
};

/// One drawing area. All panels of a chart share the horizontal axis.
struct Panel {
    Axis vertical;
    double share = 1;  ///< of the chart's height
    std::vector<Series> series;
    std::vector<Marker> markers;
    bool operator==(const Panel&) const = default;
};

/// One bar of a bar chart, from the left.
struct Bar {
    SeriesRole role = SeriesRole::bar;
    std::string label;
    double length = 0;  ///< 0 to 1; 0 where there is no bar yet
    std::string value;
    bool has_interval = false;
    double low = 0;   ///< of the interval, 0 to 1
    double high = 0;  ///< of the interval, 0 to 1
    bool operator==(const Bar&) const = default;
};

/// The same data in words and digits.
struct TableView {
    std::string caption;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
    bool operator==(const TableView&) const = default;
};

/// What stands under the crosshair.
struct CrosshairView {
    bool shown = false;
    std::uint32_t panel = 0;
    double x = 0;
    double y = 0;
    std::string text;  ///< the value in words; without a crosshair, how to get one
    bool operator==(const CrosshairView&) const = default;
};

/// A chart: panels over a common horizontal axis, or bars.
struct ChartView {
    std::string id;  ///< "k", "n", "bits", "memory", "load", "check", …: in commands and file names
    std::string title;
    std::string summary;  ///< what the chart shows, for those who don't see it
    Axis horizontal;
    std::vector<Panel> panels;
    std::vector<Bar> bars;
    std::vector<Marker> references;  ///< lines across the bars, at x
    CrosshairView crosshair;
    bool table_shown = false;
    Action toggle_table;
    TableView table;  ///< filled while it is shown
    std::string export_label;
    std::string export_csv_label;
    std::string export_svg_label;
    std::string export_png_label;
    bool operator==(const ChartView&) const = default;
};

}  // namespace bloom::presenter

#include "presenter/chart_layout.hpp"

#include "sort_few.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr double least_width = 240;
constexpr double font = 12;
constexpr double line = 16;
constexpr double advance = 7.4;  ///< of a character, on the safe side
constexpr double gap = 8;
constexpr double plot_height = 240;
constexpr double bar_height = 22;
constexpr double measured_bar_height = 14;
constexpr double overshoot = 3;        ///< of a reference line over the bar it crosses
constexpr double stacked_width = 440;  ///< below it a value with its interval goes under its label

double width_of(std::string_view text) {
    return columns_of(text) * advance;
}

Box box_of(const PlacedText& text) {
    const double width = width_of(text.text);
    const double left = text.anchor == TextAnchor::start    ? text.at.x
                        : text.anchor == TextAnchor::middle ? text.at.x - width / 2
                                                            : text.at.x - width;
    return {.x = left, .y = text.at.y - font, .width = width, .height = line};
}

bool overlap(const Box& a, const Box& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
           b.y < a.y + a.height;
}

bool is_line(MarkerRole role) {
    switch (role) {
        case MarkerRole::here:
        case MarkerRole::designed:
        case MarkerRole::actual:
        case MarkerRole::example:
            return false;
        case MarkerRole::best:
        case MarkerRole::target:
        case MarkerRole::half:
        case MarkerRole::formula:
        case MarkerRole::expected:
        case MarkerRole::by_fill:
            break;
    }
    return true;
}

/// Whether a placed line runs up and down.
bool is_upright(const PlacedMarker& marker) {
    return is_line(marker.role) && marker.from.x == marker.to.x;
}

/// Places one chart from top to bottom.
class PlacingChart {
public:
    PlacingChart(const ChartView& chart, double width) : chart_(chart) {
        layout_.width = std::max(width, least_width);
        layout_.font = font;
    }

    ChartLayout place() {
        if (chart_.bars.empty()) {
            place_panels();
            place_horizontal_axis();
            place_crosshair();
        } else {
            place_bars();
        }
        layout_.height = y_;
        return std::move(layout_);
    }

private:
    void place_panels() {
        double widest = 0;
        for (const Panel& panel : chart_.panels) {
            for (const AxisTick& tick : panel.vertical.ticks) {
                widest = std::max(widest, width_of(tick.label));
            }
        }
        left_ = widest + gap;
        for (const Panel& panel : chart_.panels) {
            place_panel(panel);
        }
    }

    void place_panel(const Panel& panel) {
        PlacedPanel placed;
        placed.axis_label = {.at = {.x = 0, .y = y_ + font}, .text = panel.vertical.label};
        taken_ = {box_of(placed.axis_label)};
        // Room for the axis' name, and for labels that stand above the plot.
        y_ += 2 * line + gap;
        placed.plot = {.x = left_,
                       .y = y_,
                       .width = layout_.width - left_ - gap,
                       .height = plot_height * panel.share};
        for (const AxisTick& tick : panel.vertical.ticks) {
            const double y = up(placed.plot, tick.at);
            placed.ticks.push_back({.from = {.x = placed.plot.x, .y = y},
                                    .to = {.x = placed.plot.x + placed.plot.width, .y = y},
                                    .label = {.at = {.x = left_ - gap, .y = y + font * 0.35},
                                              .anchor = TextAnchor::end,
                                              .text = tick.label}});
        }
        thin_out(placed.ticks);
        for (const Series& series : panel.series) {
            PlacedSeries curve{.role = series.role, .points = {}};
            for (const Mark& mark : series.marks) {
                curve.points.push_back(inside(placed.plot, mark.x, mark.y));
            }
            placed.series.push_back(std::move(curve));
        }
        for (const Marker& marker : panel.markers) {
            PlacedMarker one{.role = marker.role,
                             .from = inside(placed.plot, marker.x, marker.y),
                             .to = inside(placed.plot, marker.x, marker.y),
                             .label = {}};
            if (marker.role == MarkerRole::best || (marker.upright && is_line(marker.role))) {
                one.from.y = placed.plot.y;
                one.to.y = placed.plot.y + placed.plot.height;
            } else if (is_line(marker.role)) {
                one.from.x = placed.plot.x;
                one.to.x = placed.plot.x + placed.plot.width;
            } else {
                // A dot is there even where its label finds no place.
                const double reach = font / 2;
                dots_.push_back({.x = one.from.x - reach / 2,
                                 .y = one.from.y - reach / 2,
                                 .width = reach,
                                 .height = reach});
            }
            placed.markers.push_back(std::move(one));
        }
        place_marker_labels(panel, placed);
        // The lowest tick's label reaches below the plot.
        y_ += placed.plot.height + gap;
        layout_.panels.push_back(std::move(placed));
        dots_.clear();
    }

    /// Labels find the first free one of a few places about their mark; the filter as it is tuned
    /// comes first, examples last, and a label without a free place is left out.
    void place_marker_labels(const Panel& panel, PlacedPanel& placed) {
        std::vector<std::size_t> order;
        for (std::size_t at = 0; at < panel.markers.size(); ++at) {
            order.push_back(at);
        }
        const auto weight = [&panel](std::size_t at) {
            switch (panel.markers[at].role) {
                case MarkerRole::here:
                case MarkerRole::actual:
                    return 0;
                case MarkerRole::designed:
                    return 1;
                case MarkerRole::best:
                    return 2;
                case MarkerRole::target:
                case MarkerRole::half:
                    return 3;
                case MarkerRole::example:
                case MarkerRole::formula:
                case MarkerRole::expected:
                case MarkerRole::by_fill:
                    return 4;
            }
            return 4;
        };
        sort_few(order.begin(), order.end(), [&weight](std::size_t a, std::size_t b) {
            return weight(a) < weight(b);
        });
        for (const std::size_t at : order) {
            if (panel.markers[at].label.empty()) {
                continue;
            }
            place_label(placed, at, panel.markers[at].label);
        }
    }

    /// A place off the curves is better; on one, a face sets the label off by a ground of its own.
    void place_label(PlacedPanel& placed, std::size_t at, const std::string& label) {
        for (const bool may_cross : {false, true}) {
            for (PlacedText candidate : candidates(placed, placed.markers[at])) {
                candidate.text = label;
                if (is_free(placed.plot, candidate) &&
                    (may_cross || !crosses_curve(placed, box_of(candidate)))) {
                    taken_.push_back(box_of(candidate));
                    placed.markers[at].label = std::move(candidate);
                    return;
                }
            }
        }
    }

    /// Whether a curve runs through the box: looked at in steps smaller than a letter.
    static bool crosses_curve(const PlacedPanel& placed, const Box& box) {
        constexpr double step = 4;
        const auto holds = [&box](double x, double y) {
            return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
        };
        for (const PlacedSeries& series : placed.series) {
            for (std::size_t at = 1; at < series.points.size(); ++at) {
                const Point& from = series.points[at - 1];
                const Point& to = series.points[at];
                const double length = std::hypot(to.x - from.x, to.y - from.y);
                const int steps = std::max(1, static_cast<int>(std::ceil(length / step)));
                for (int along = 0; along <= steps; ++along) {
                    const double share = static_cast<double>(along) / steps;
                    if (holds(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    [[nodiscard]] std::vector<PlacedText> candidates(const PlacedPanel& placed,
                                                     const PlacedMarker& marker) const {
        const Box& plot = placed.plot;
        if (is_upright(marker)) {
            const double y = plot.y - 6;
            return {
                {.at = {.x = marker.from.x + 6, .y = plot.y + font},
                 .anchor = TextAnchor::start,
                 .text = {}},
                {.at = {.x = marker.from.x - 6, .y = plot.y + font},
                 .anchor = TextAnchor::end,
                 .text = {}},
                {.at = {.x = marker.from.x, .y = y}, .anchor = TextAnchor::middle, .text = {}},
                {.at = {.x = plot.x, .y = y}, .anchor = TextAnchor::start, .text = {}},
                {.at = {.x = plot.x + plot.width, .y = y}, .anchor = TextAnchor::end, .text = {}}};
        }
        if (is_line(marker.role)) {
            std::vector<PlacedText> places;
            for (const double y : {marker.from.y - 5, marker.from.y + line - 1}) {
                places.push_back({.at = {.x = plot.x + plot.width - 4, .y = y},
                                  .anchor = TextAnchor::end,
                                  .text = {}});
                places.push_back(
                    {.at = {.x = plot.x + 4, .y = y}, .anchor = TextAnchor::start, .text = {}});
            }
            return places;
        }
        std::vector<PlacedText> places;
        for (const double distance : {1.0, 2.2, 3.4}) {
            const double away = distance * 10;
            const Point dot = marker.from;
            places.push_back({.at = {.x = dot.x + 4, .y = dot.y + away + font},
                              .anchor = TextAnchor::start,
                              .text = {}});
            places.push_back(
                {.at = {.x = dot.x - 4, .y = dot.y - away}, .anchor = TextAnchor::end, .text = {}});
            places.push_back({.at = {.x = dot.x + 4, .y = dot.y - away},
                              .anchor = TextAnchor::start,
                              .text = {}});
            places.push_back({.at = {.x = dot.x - 4, .y = dot.y + away + font},
                              .anchor = TextAnchor::end,
                              .text = {}});
            places.push_back(
                {.at = {.x = dot.x, .y = dot.y - away}, .anchor = TextAnchor::middle, .text = {}});
        }
        return places;
    }

    [[nodiscard]] bool is_free(const Box& plot, const PlacedText& text) const {
        const Box box = box_of(text);
        const auto hits = [&box](const Box& other) { return overlap(box, other); };
        return box.x >= plot.x && box.x + box.width <= layout_.width &&
               box.y + box.height <= plot.y + plot.height && box.y >= plot.y - line - gap &&
               std::none_of(taken_.begin(), taken_.end(), hits) &&
               std::none_of(dots_.begin(), dots_.end(), hits);
    }

    /// Leaves out the labels of ticks that would run into the one before.
    static void thin_out(std::vector<PlacedTick>& ticks) {
        const Box* last = nullptr;
        Box kept;
        for (PlacedTick& tick : ticks) {
            Box box = box_of(tick.label);
            box.x -= gap / 2;
            box.width += gap;
            if (last != nullptr && overlap(*last, box)) {
                tick.label.text.clear();
                continue;
            }
            kept = box;
            last = &kept;
        }
    }

    void place_horizontal_axis() {
        const Box& plot = layout_.panels.back().plot;
        const double top = layout_.panels.front().plot.y;
        const double bottom = plot.y + plot.height;
        y_ = bottom + line + 2;
        for (const AxisTick& tick : chart_.horizontal.ticks) {
            const double x = plot.x + tick.at * plot.width;
            // The last label keeps within the width.
            const double half = width_of(tick.label) / 2;
            layout_.horizontal_ticks.push_back(
                {.from = {.x = x, .y = top},
                 .to = {.x = x, .y = bottom},
                 .label = {.at = {.x = std::min(x, layout_.width - half), .y = y_},
                           .anchor = TextAnchor::middle,
                           .text = tick.label}});
        }
        thin_out(layout_.horizontal_ticks);
        y_ += line + 2;
        layout_.horizontal_label = {.at = {.x = plot.x + plot.width / 2, .y = y_},
                                    .anchor = TextAnchor::middle,
                                    .text = chart_.horizontal.label};
        y_ += gap;
    }

    void place_crosshair() {
        if (!chart_.crosshair.shown) {
            return;
        }
        const Box& first = layout_.panels.front().plot;
        const Box& last = layout_.panels.back().plot;
        const Box& panel = layout_.panels[chart_.crosshair.panel].plot;
        layout_.has_crosshair = true;
        layout_.crosshair_dot = inside(panel, chart_.crosshair.x, chart_.crosshair.y);
        layout_.crosshair_from = {.x = layout_.crosshair_dot.x, .y = first.y};
        layout_.crosshair_to = {.x = layout_.crosshair_dot.x, .y = last.y + last.height};
    }

    void place_bars() {
        const bool is_measured = !chart_.references.empty();
        const double height = is_measured ? measured_bar_height : bar_height;
        y_ += is_measured ? line : 0;
        for (const Bar& bar : chart_.bars) {
            PlacedBar placed{.role = bar.role, .box = {}, .label = {}, .value = {}};
            placed.label = {.at = {.x = 0, .y = y_ + font}, .text = bar.label};
            placed.value = {.at = {.x = layout_.width, .y = y_ + font},
                            .anchor = TextAnchor::end,
                            .text = bar.value};
            // On a narrow chart the value goes under the label. Where values are still to come, the
            // room for them does not wait.
            if (overlap(box_of(placed.label), box_of(placed.value)) ||
                (is_measured && layout_.width < stacked_width)) {
                y_ += line;
                placed.value = {.at = {.x = 0, .y = y_ + font}, .text = bar.value};
            }
            y_ += line + 2;
            // Even next to nothing is a line that can be seen.
            placed.box = {.x = 0,
                          .y = y_,
                          .width = bar.length > 0 ? std::max(2.0, bar.length * layout_.width) : 0,
                          .height = height};
            const double middle = y_ + height / 2;
            placed.has_interval = bar.has_interval;
            placed.low = {.x = bar.low * layout_.width, .y = middle};
            placed.high = {.x = bar.high * layout_.width, .y = middle};
            place_references(placed.box);
            y_ += height + (is_measured ? gap * 1.25 : 2 * gap);
            layout_.bars.push_back(std::move(placed));
        }
        if (!chart_.horizontal.ticks.empty()) {
            place_axis_of_bars();
        }
    }

    /// The lines across one bar; above the first one their names.
    void place_references(const Box& bar) {
        for (const Marker& reference : chart_.references) {
            const double x = reference.x * layout_.width;
            PlacedMarker placed{.role = reference.role,
                                .from = {.x = x, .y = bar.y - overshoot},
                                .to = {.x = x, .y = bar.y + bar.height + overshoot},
                                .label = {}};
            if (layout_.bars.empty()) {
                placed.label = name_of_reference(reference);
            }
            layout_.references.push_back(std::move(placed));
        }
    }

    /// The first name stands to the left of its line, the others to the right; within the chart,
    /// and none on another.
    PlacedText name_of_reference(const Marker& reference) {
        constexpr double beside = 4;
        const double x = reference.x * layout_.width;
        const double width = width_of(reference.label);
        const bool is_first = layout_.references.empty();
        const double wanted = is_first ? x - beside - width : x + beside;
        const double left = std::max(references_to_, std::min(wanted, layout_.width - width));
        references_to_ = left + width + gap;
        return {.at = {.x = left + (is_first ? width : 0), .y = font - 1},
                .anchor = is_first ? TextAnchor::end : TextAnchor::start,
                .text = reference.label};
    }

    void place_axis_of_bars() {
        y_ += font - gap / 2;
        for (const AxisTick& tick : chart_.horizontal.ticks) {
            const double x = tick.at * layout_.width;
            const double half = width_of(tick.label) / 2;
            layout_.horizontal_ticks.push_back(
                {.from = {.x = x, .y = y_ - font - 4},
                 .to = {.x = x, .y = y_ - font - 4},
                 .label = {.at = {.x = std::clamp(x, half, layout_.width - half), .y = y_},
                           .anchor = TextAnchor::middle,
                           .text = tick.label}});
        }
        thin_out(layout_.horizontal_ticks);
        y_ += line + 2;
        layout_.horizontal_label = {.at = {.x = layout_.width / 2, .y = y_},
                                    .anchor = TextAnchor::middle,
                                    .text = chart_.horizontal.label};
        y_ += gap;
    }

    static double up(const Box& plot, double at) { return plot.y + (1 - at) * plot.height; }

    static Point inside(const Box& plot, double x, double y) {
        return {.x = plot.x + x * plot.width, .y = up(plot, y)};
    }

    const ChartView& chart_;
    ChartLayout layout_;
    double y_ = 0;
    double references_to_ = 0;  ///< where the next name of a line may begin
    double left_ = 0;
    std::vector<Box> taken_;
    std::vector<Box> dots_;
};

}  // namespace

ChartLayout layout_chart(const ChartView& chart, double width) {
    return PlacingChart(chart, width).place();
}

double horizontal_place(const ChartLayout& layout, double x) {
    if (layout.panels.empty()) {
        return 0;
    }
    const Box& plot = layout.panels.front().plot;
    return std::clamp((x - plot.x) / plot.width, 0.0, 1.0);
}

}  // namespace bloom::presenter

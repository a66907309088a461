#include "tune_charts.hpp"

#include "chart_axis.hpp"
#include "format.hpp"
#include "model/rates.hpp"
#include "model/sizing.hpp"
#include "scheme_check_present.hpp"
#include "tune_messages.hpp"
#include "tune_solve.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr std::uint32_t curve_points = 120;
constexpr double least_rate = 1e-300;
constexpr std::array<std::string_view, 5> ids{"k", "n", "bits", "memory", check_chart_id};

/// A point of a chart's data, in the chart's own units.
struct Datum {
    double x = 0;
    double rate = 0;
};

std::string sized(double rate) {
    return percentage(rate, 3);
}

double bits_per_item(const Tuned& tuned) {
    return static_cast<double>(tuned.m) / static_cast<double>(tuned.n);
}

/// The vertical axis of rates: logarithmic over what is shown, or linear from 0.
Scale rate_scale(bool is_linear, double lowest, double highest) {
    const double low = std::max(lowest, least_rate);
    const double high = std::max(std::min(highest, 1.0), low);
    return is_linear ? Scale::linear(0, Scale::logarithmic(high, high * 1.0001).high())
                     : Scale::logarithmic(low, high);
}

Axis rate_axis(const Scale& scale, bool is_linear) {
    return {.label = is_linear ? "false-positive rate" : "false-positive rate (logarithmic)",
            .ticks = scale.ticks(rate_label)};
}

const double* crosshair_of(const TuneState& state, const ChartView& view) {
    const auto found = state.crosshairs.find(view.id);
    return found == state.crosshairs.end() ? nullptr : &found->second;
}

/// Rate against k.
class ByHashes {
public:
    explicit ByHashes(const TuneState& state)
        : state_(state),
          tuned_(state.now),
          best_(model::best_real_hashes(tuned_.m, tuned_.n)),
          most_(most_hashes()),
          across_(Scale::linear(1, most_)) {}

    [[nodiscard]] std::vector<Datum> data() const {
        std::vector<Datum> data;
        for (std::uint32_t k = 1; k <= most_; ++k) {
            data.push_back({.x = static_cast<double>(k), .rate = rate(k)});
        }
        return data;
    }

    [[nodiscard]] double step() const { return 1.0 / (most_ - 1); }

    [[nodiscard]] ChartView view() const {
        const std::uint32_t best = model::best_hashes(tuned_.m, tuned_.n);
        const double lowest = rate(std::min(best, most_));
        const Scale up =
            rate_scale(state_.linear, std::min(lowest, tuned_.p), std::max(rate(1), rate(most_)));
        ChartView view = chart_frame(state_, ids[0], "Rate against k");
        view.summary =
            "With " + grouped(tuned_.m) + (tuned_.m == 1 ? " bit for " : " bits for ") +
            counted(tuned_.n, "item", "items") + " the rate is least at k = " + grouped(best) +
            (best == tuned_.k ? ", the k of this filter: " : ": ") + percentage(rate(best), 3) +
            (best == tuned_.k
                 ? std::string{}
                 : "; with k = " + grouped(tuned_.k) + " it is " + percentage(rate(tuned_.k), 3)) +
            ".";
        view.horizontal = {.label = "k, hash functions", .ticks = whole_ticks()};
        Panel panel{.vertical = rate_axis(up, state_.linear),
                    .share = 1,
                    .series = {},
                    .markers = {}};
        Series curve{.role = SeriesRole::curve, .marks = {}};
        for (std::uint32_t point = 0; point <= curve_points; ++point) {
            const double k = across_.value(static_cast<double>(point) / curve_points);
            curve.marks.push_back({.x = across_.at(k), .y = up.at(rate(k))});
        }
        panel.series.push_back(std::move(curve));
        Series dots{.role = SeriesRole::whole_numbers, .marks = {}};
        constexpr std::uint32_t most_dots = 80;
        for (std::uint32_t k = 1; k <= most_ && most_ <= most_dots; ++k) {
            dots.marks.push_back({.x = across_.at(k), .y = up.at(rate(k))});
        }
        panel.series.push_back(std::move(dots));
        panel.markers.push_back({.role = MarkerRole::target,
                                 .x = 1,
                                 .y = up.at(tuned_.p),
                                 .label = "p = " + chosen_percentage(tuned_.p)});
        if (best_ >= 1 && best_ <= most_) {
            panel.markers.push_back({.role = MarkerRole::best,
                                     .x = across_.at(best_),
                                     .y = 1,
                                     .label = "best k = (m/n) ln 2 = " + significant(best_, 3)});
        }
        panel.markers.push_back(
            {.role = MarkerRole::here,
             .x = across_.at(tuned_.k),
             .y = up.at(rate(tuned_.k)),
             .label = "k = " + grouped(tuned_.k) + ": " + percentage(rate(tuned_.k), 5)});
        view.panels.push_back(std::move(panel));
        if (const double* place = crosshair_of(state_, view)) {
            const double k = std::round(across_.value(*place));
            view.crosshair = {.shown = true,
                              .panel = 0,
                              .x = across_.at(k),
                              .y = up.at(rate(k)),
                              .text = "k = " + grouped(static_cast<std::uint64_t>(k)) + ": " +
                                      percentage(rate(k), 5) + ", " +
                                      tune_messages::once_in(rate(k)) + "."};
        }
        if (view.table_shown) {
            view.table.columns = {"k", "rate", "once in"};
            for (const Datum& datum : data()) {
                view.table.rows.push_back({grouped(static_cast<std::uint64_t>(datum.x)),
                                           percentage(datum.rate, 5),
                                           tune_messages::queries_each(datum.rate)});
            }
        }
        return view;
    }

private:
    /// A handful of lengths, so that the axis stands still while a slider moves.
    [[nodiscard]] std::uint32_t most_hashes() const {
        const double wanted = std::max<double>(tuned_.k, 1.6 * best_);
        for (const std::uint32_t most : {10U, 20U, 40U, 80U, 160U, 320U, 640U}) {
            if (most >= wanted) {
                return most;
            }
        }
        return most_tuned_hashes;
    }

    [[nodiscard]] double rate(double k) const {
        return model::formula_rate_at(k / bits_per_item(tuned_), k);
    }

    [[nodiscard]] std::vector<AxisTick> whole_ticks() const {
        // At the round numbers of an axis from 0 on, but for the 0 itself.
        std::vector<AxisTick> ticks{{.at = 0, .label = "1"}};
        for (const AxisTick& tick : Scale::linear(0, most_).ticks(short_count)) {
            if (tick.at > 0) {
                ticks.push_back({.at = across_.at(tick.at * most_), .label = tick.label});
            }
        }
        return ticks;
    }

    const TuneState& state_;
    const Tuned& tuned_;
    double best_;
    std::uint32_t most_;
    Scale across_;
};

/// Rate and fill against n, to four times the items that the filter was designed for.
class ByItems {
public:
    explicit ByItems(const TuneState& state)
        : state_(state),
          tuned_(state.now),
          designed_(static_cast<double>(tuned_.n)),
          across_(Scale::linear(0, 4 * designed_)) {}

    [[nodiscard]] std::vector<Datum> data() const {
        std::vector<Datum> data;
        for (const double load : {0.1, 0.25, 0.5, 0.75, 1.0, 1.05, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0}) {
            const double items = std::max(1.0, std::round(load * designed_));
            if (data.empty() || items > data.back().x) {
                data.push_back({.x = items, .rate = rate(items)});
            }
        }
        return data;
    }

    [[nodiscard]] static double step() { return 0.0125; }

    [[nodiscard]] ChartView view() const {
        // From a quarter of the load up: below it the rate falls away without an end.
        const Scale up = rate_scale(state_.linear, rate(designed_ / 4), rate(4 * designed_));
        const auto actual = static_cast<double>(actual_items(tuned_));
        ChartView view = chart_frame(state_, ids[1], "Rate against n");
        view.summary = "Past the load that the filter was designed for, " +
                       counted(tuned_.n, "item", "items") +
                       ", the rate rises smoothly, without a "
                       "cliff: from " +
                       percentage(rate(designed_)) + " to " + percentage(rate(2 * designed_)) +
                       " at twice and " + percentage(rate(4 * designed_)) +
                       " at four times the load. " +
                       tune_messages::overload(actual / designed_, rate(designed_), rate(actual));
        view.horizontal = {.label = "n, items in the filter", .ticks = across_.ticks(short_count)};
        view.panels = {rate_panel(up, actual), fill_panel(actual)};
        if (const double* place = crosshair_of(state_, view)) {
            const double items = std::round(across_.value(*place));
            view.crosshair = {.shown = true,
                              .panel = 0,
                              .x = across_.at(items),
                              .y = up.at(std::max(rate(items), up.low())),
                              .text = "n = " + grouped(static_cast<std::uint64_t>(items)) + ": " +
                                      percentage(rate(items), 3) + ", " +
                                      percentage(fill(items), 3) + " of the bits set."};
        }
        if (view.table_shown) {
            view.table.columns = {"n", "of the design", "rate", "bits set"};
            for (const Datum& datum : data()) {
                view.table.rows.push_back({grouped(static_cast<std::uint64_t>(datum.x)),
                                           significant(datum.x / designed_ * 100, 3) + " %",
                                           percentage(datum.rate, 3),
                                           percentage(fill(datum.x), 3)});
            }
        }
        return view;
    }

private:
    [[nodiscard]] Panel rate_panel(const Scale& up, double actual) const {
        Panel panel{.vertical = rate_axis(up, state_.linear),
                    .share = 0.7,
                    .series = {},
                    .markers = {}};
        Series curve{.role = SeriesRole::curve, .marks = {}};
        for (std::uint32_t point = 0; point <= curve_points; ++point) {
            const double items = across_.value(static_cast<double>(point) / curve_points);
            if (rate(items) >= up.low()) {
                curve.marks.push_back({.x = across_.at(items), .y = up.at(rate(items))});
            }
        }
        panel.series.push_back(std::move(curve));
        panel.markers.push_back({.role = MarkerRole::designed,
                                 .x = across_.at(designed_),
                                 .y = up.at(rate(designed_)),
                                 .label = "designed: " + percentage(rate(designed_))});
        panel.markers.push_back({.role = MarkerRole::actual,
                                 .x = across_.at(actual),
                                 .y = up.at(rate(actual)),
                                 .label = "actual: " + percentage(rate(actual))});
        return panel;
    }

    [[nodiscard]] Panel fill_panel(double actual) const {
        const Scale up = Scale::linear(0, 1);
        Panel panel{.vertical = {.label = "fill ratio",
                                 .ticks = {{.at = 0, .label = "0 %"},
                                           {.at = 0.5, .label = "50 %"},
                                           {.at = 1, .label = "100 %"}}},
                    .share = 0.3,
                    .series = {},
                    .markers = {}};
        Series curve{.role = SeriesRole::curve, .marks = {}};
        for (std::uint32_t point = 0; point <= curve_points; ++point) {
            const double items = across_.value(static_cast<double>(point) / curve_points);
            curve.marks.push_back({.x = across_.at(items), .y = up.at(fill(items))});
        }
        panel.series.push_back(std::move(curve));
        panel.markers.push_back(
            {.role = MarkerRole::half, .x = 1, .y = up.at(0.5), .label = "half"});
        panel.markers.push_back({.role = MarkerRole::designed,
                                 .x = across_.at(designed_),
                                 .y = up.at(fill(designed_)),
                                 .label = ""});
        panel.markers.push_back({.role = MarkerRole::actual,
                                 .x = across_.at(actual),
                                 .y = up.at(fill(actual)),
                                 .label = ""});
        return panel;
    }

    [[nodiscard]] double load(double items) const {
        return items * tuned_.k / static_cast<double>(tuned_.m);
    }
    [[nodiscard]] double rate(double items) const {
        return model::formula_rate_at(load(items), tuned_.k);
    }
    [[nodiscard]] double fill(double items) const { return model::formula_fill_at(load(items)); }

    const TuneState& state_;
    const Tuned& tuned_;
    double designed_;
    Scale across_;
};

/// Rate against bits per item, each at its best whole k.
class ByBits {
public:
    explicit ByBits(const TuneState& state)
        : state_(state),
          most_(most_bits()),
          across_(Scale::linear(2, most_)) {}

    [[nodiscard]] std::vector<Datum> data() const {
        constexpr double most_rows = 24;
        const auto most = static_cast<std::uint32_t>(most_);
        const auto apart = static_cast<std::uint32_t>(std::ceil(most_ / most_rows));
        std::vector<Datum> data;
        for (std::uint32_t bits = 2; bits <= most; bits += apart) {
            data.push_back({.x = static_cast<double>(bits), .rate = rate(bits)});
        }
        return data;
    }

    [[nodiscard]] double step() const { return 0.5 / (most_ - 2); }

    [[nodiscard]] ChartView view() const {
        constexpr std::array documented{6.0, 8.0, 10.0, 12.0};
        const double here = bits_per_item(state_.now);
        const Scale up = rate_scale(state_.linear, rate(most_), rate(2));
        ChartView view = chart_frame(state_, ids[2], "Rate against bits per item");
        view.horizontal = {.label = "m/n, bits per item", .ticks = across_.ticks([](double bits) {
                               return significant(bits, 4);
                           })};
        view.summary = "At the best whole k for each: ";
        Panel panel{.vertical = rate_axis(up, state_.linear),
                    .share = 1,
                    .series = {},
                    .markers = {}};
        Series curve{.role = SeriesRole::curve, .marks = {}};
        for (std::uint32_t point = 0; point <= curve_points; ++point) {
            const double bits = across_.value(static_cast<double>(point) / curve_points);
            curve.marks.push_back({.x = across_.at(bits), .y = up.at(rate(bits))});
        }
        panel.series.push_back(std::move(curve));
        for (const double bits : documented) {
            view.summary += significant(bits, 2) + " bits " + percentage(rate(bits), 2) +
                            " (k = " + grouped(best(bits)) +
                            (bits == documented.back() ? ")." : "), ");
            panel.markers.push_back({.role = MarkerRole::example,
                                     .x = across_.at(bits),
                                     .y = up.at(rate(bits)),
                                     .label = percentage(rate(bits), 2)});
        }
        panel.markers.push_back({.role = MarkerRole::here,
                                 .x = across_.at(here),
                                 .y = up.at(rate(std::max(here, 2.0))),
                                 .label = tune_messages::bits(here, 3) + ": " + sized(rate(here))});
        view.panels.push_back(std::move(panel));
        if (const double* place = crosshair_of(state_, view)) {
            const double bits = std::round(across_.value(*place) * 2) / 2;
            view.crosshair = {.shown = true,
                              .panel = 0,
                              .x = across_.at(bits),
                              .y = up.at(rate(bits)),
                              .text = significant(bits, 3) +
                                      " bits per item: " + percentage(rate(bits), 3) +
                                      " with k = " + grouped(best(bits)) + "."};
        }
        if (view.table_shown) {
            view.table.columns = {"bits per item", "best k", "rate", "once in"};
            for (const Datum& datum : data()) {
                view.table.rows.push_back({significant(datum.x, 3),
                                           grouped(best(datum.x)),
                                           percentage(datum.rate, 3),
                                           tune_messages::queries_each(datum.rate)});
            }
        }
        return view;
    }

    [[nodiscard]] static std::uint32_t best(double bits) {
        const double real = bits * std::log(2.0);
        const double below = std::max(1.0, std::floor(real));
        return static_cast<std::uint32_t>(
            std::min(model::formula_rate_at(below / bits, below) <=
                             model::formula_rate_at((below + 1) / bits, below + 1)
                         ? below
                         : below + 1,
                     static_cast<double>(most_tuned_hashes)));
    }

private:
    [[nodiscard]] double most_bits() const {
        for (const double most : {16.0, 32.0, 64.0, 128.0, 512.0}) {
            if (most >= bits_per_item(state_.now)) {
                return most;
            }
        }
        return 1'500;
    }

    [[nodiscard]] static double rate(double bits) {
        const std::uint32_t k = best(bits);
        return model::formula_rate_at(k / bits, k);
    }

    const TuneState& state_;
    double most_;
    Scale across_;
};

double filter_bytes(const Tuned& tuned) {
    return std::ceil(static_cast<double>(tuned.m) / 8);
}

double set_bytes(const Tuned& tuned) {
    return static_cast<double>(tuned.n) * static_cast<double>(tuned.item_bytes);
}

std::string both_units(double bytes) {
    return decimal_memory(bytes) + " (" + binary_memory(bytes) + ")";
}

ChartView memory_chart(const TuneState& state) {
    const Tuned& tuned = state.now;
    const double filter = filter_bytes(tuned);
    const double set = set_bytes(tuned);
    const double longest = std::max(filter, set);
    ChartView view = chart_frame(state, ids[3], "Memory");
    const double factor = set / filter;
    view.summary =
        grouped(tuned.n) + (tuned.n == 1 ? " item of " : " items of ") + grouped(tuned.item_bytes) +
        (tuned.item_bytes == 1 ? " byte" : " bytes") + ": the filter takes " +
        decimal_memory(filter) + ", the items in a hash set " + decimal_memory(set) +
        " before its own overhead, " +
        (factor >= 1 ? readable(factor, 3) + " times as much." : "less than the filter.");
    view.bars = {{.role = SeriesRole::bar,
                  .label = "Bloom filter",
                  .length = filter / longest,
                  .value = both_units(filter)},
                 {.role = SeriesRole::bar_compared,
                  .label = "hash set, the items alone",
                  .length = set / longest,
                  .value = both_units(set)}};
    if (view.table_shown) {
        view.table.columns = {"", "memory", "in powers of 1,024", "bytes"};
        view.table.rows = {
            {"Bloom filter", decimal_memory(filter), binary_memory(filter), readable(filter, 15)},
            {"hash set, the items alone",
             decimal_memory(set),
             binary_memory(set),
             readable(set, 15)}};
    }
    view.crosshair.text.clear();
    return view;
}

std::string csv(std::string_view headings, const std::vector<Datum>& data) {
    std::string text = std::string(headings) + "\n";
    for (const Datum& datum : data) {
        text +=
            std::to_string(static_cast<std::uint64_t>(datum.x)) + "," + precise(datum.rate) + "\n";
    }
    return text;
}

}  // namespace

ChartView chart_frame(const TuneState& state, std::string_view id, std::string title) {
    ChartView view;
    view.id = id;
    view.title = std::move(title);
    const auto table = state.tables.find(view.id);
    view.table_shown = table != state.tables.end() && table->second;
    view.toggle_table = {.label = view.table_shown ? "Hide the table" : "Show as a table",
                         .hint = "The same data in digits",
                         .command = ToggleTable{.chart = view.id}};
    view.table.caption = view.title;
    view.export_label = "Save the chart";
    view.export_csv_label = "CSV";
    view.export_svg_label = "SVG";
    view.export_png_label = "PNG";
    view.crosshair.text = "Point at the chart, or use the arrow keys on it, to read a value.";
    return view;
}

std::vector<ChartView> tune_charts(const TuneState& state) {
    return {ByHashes(state).view(),
            ByItems(state).view(),
            ByBits(state).view(),
            memory_chart(state)};
}

bool is_tune_chart(std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

double crosshair_step(const TuneState& state, std::string_view id) {
    if (id == ids[0]) {
        return ByHashes(state).step();
    }
    return id == ids[2] ? ByBits(state).step() : ByItems::step();
}

std::string tune_chart_csv(const TuneState& state, std::string_view id) {
    if (id == ids[0]) {
        return csv("k,rate", ByHashes(state).data());
    }
    if (id == ids[1]) {
        return csv("n,rate", ByItems(state).data());
    }
    if (id == ids[2]) {
        return csv("bits_per_item,rate", ByBits(state).data());
    }
    if (id == check_chart_id) {
        return check_csv(state);
    }
    return "structure,bytes\nbloom filter," +
           std::to_string(static_cast<std::uint64_t>(filter_bytes(state.now))) + "\nhash set," +
           std::to_string(static_cast<std::uint64_t>(set_bytes(state.now))) + "\n";
}

}  // namespace bloom::presenter

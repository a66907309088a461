#include "measure_charts.hpp"

#include "chart_axis.hpp"
#include "format.hpp"
#include "measure_messages.hpp"
#include "measure_result.hpp"
#include "model/intervals.hpp"
#include "model/rates.hpp"
#include "sort_few.hpp"
#include "tune_charts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr std::array<std::string_view, 3> ids{"convergence", "load", "filters"};
constexpr std::uint32_t digits = 4;

std::string percent_label(double rate) {
    constexpr double percent = 100;
    return significant(rate * percent, digits) + " %";
}

/// The range of a chart's rates, with a little room above.
Scale rate_scale(double low, double high) {
    constexpr double room = 0.05;
    return Scale::linear(low, std::min(1.0, high + room * (high - low)));
}

const double* crosshair_of(const TuneState& tune, const ChartView& view) {
    const auto found = tune.crosshairs.find(view.id);
    return found == tune.crosshairs.end() ? nullptr : &found->second;
}

double rate_of(std::uint64_t passed, std::uint64_t queries) {
    return queries == 0 ? 0 : static_cast<double>(passed) / static_cast<double>(queries);
}

/// A rate that was worked out, for a line across a chart.
struct Reference {
    MarkerRole role;
    std::string name;
    double rate;
};

std::vector<Reference> references_of(const ExperimentRun& run) {
    std::vector<Reference> references{
        {.role = MarkerRole::formula, .name = "formula", .rate = run.formula}};
    if (run.expected) {
        references.push_back(
            {.role = MarkerRole::expected, .name = "exact", .rate = *run.expected});
    }
    return references;
}

/// Lines at the references; those that nearly meet are one line with all their names.
std::vector<Marker> lines_at(const std::vector<Reference>& references,
                             const Scale& scale,
                             bool is_upright) {
    constexpr double near = 0.015;
    std::vector<Marker> markers;
    std::vector<std::vector<std::string>> names;
    std::vector<double> rates;
    for (const Reference& reference : references) {
        const double place = scale.at(reference.rate);
        const auto met = std::find_if(markers.begin(), markers.end(), [&](const Marker& marker) {
            return std::fabs((is_upright ? marker.x : marker.y) - place) < near;
        });
        if (met != markers.end()) {
            names[static_cast<std::size_t>(met - markers.begin())].push_back(reference.name);
            continue;
        }
        markers.push_back({.role = reference.role,
                           .x = is_upright ? place : 1,
                           .y = is_upright ? 1 : place,
                           .label = {},
                           .upright = is_upright});
        names.push_back({reference.name});
        rates.push_back(reference.rate);
    }
    for (std::size_t at = 0; at < markers.size(); ++at) {
        markers[at].label = listed(names[at]) + ": " + percentage(rates[at], digits);
    }
    return markers;
}

/// The measured rate while more and more is asked, closing in on those that were worked out.
class Convergence {
public:
    Convergence(const ExperimentRun& run, const TuneState& tune)
        : run_(run),
          tune_(tune),
          across_(Scale::logarithmic(static_cast<double>(run.stops.front()),
                                     static_cast<double>(run.stops.back()))),
          up_(scale()) {}

    [[nodiscard]] ChartView view() const {
        ChartView view = chart_frame(tune_, ids[0], "The measured rate converges");
        const Sample& last = run_.samples.back();
        view.summary = "After " + grouped(last.queries) + " queries the measured rate is " +
                       percentage(rate_of(last.passed, last.queries), digits) +
                       ", the formula gives " + percentage(run_.formula, digits) +
                       ". The band is the 95 % interval: it narrows by half with four times as "
                       "many queries.";
        view.horizontal = {.label = "queries asked (logarithmic)",
                           .ticks = across_.ticks(short_count)};
        view.panels = {panel()};
        if (const double* place = crosshair_of(tune_, view)) {
            const Sample& sample = nearest(across_.value(*place));
            const model::Interval within = model::wilson_interval(sample.passed, sample.queries);
            const double rate = rate_of(sample.passed, sample.queries);
            view.crosshair = {
                .shown = true,
                .panel = 0,
                .x = across_.at(static_cast<double>(sample.queries)),
                .y = up_.at(rate),
                .text = grouped(sample.queries) + " queries: " + percentage(rate, digits) +
                        ", 95 %: " + measure_messages::interval(within.low, within.high) + "."};
        }
        if (view.table_shown) {
            view.table.columns = {"queries", "passed", "rate", "95 % interval"};
            for (const Sample& sample : run_.samples) {
                const model::Interval within =
                    model::wilson_interval(sample.passed, sample.queries);
                view.table.rows.push_back(
                    {grouped(sample.queries),
                     grouped(sample.passed),
                     percentage(rate_of(sample.passed, sample.queries), digits),
                     measure_messages::interval(within.low, within.high)});
            }
        }
        return view;
    }

private:
    /// Fixed by the plan, so that it stands still while the curve grows: three standard deviations of
    /// the first sample to either side of what is expected. Wider only for rates far from it.
    [[nodiscard]] Scale scale() const {
        constexpr double deviations = 3;
        const double centre = run_.expected.value_or(run_.formula);
        const auto first = static_cast<double>(run_.stops.front());
        // Where next to nothing passes, room for a few that do.
        const double reach =
            deviations * std::max(std::sqrt(centre * (1 - centre) / first), 1 / first);
        double low = std::max(0.0, centre - reach);
        double high = std::min(1.0, centre + reach);
        for (const Sample& sample : run_.samples) {
            const double rate = rate_of(sample.passed, sample.queries);
            low = std::min(low, rate);
            high = std::max(high, rate);
        }
        return rate_scale(low, high);
    }

    [[nodiscard]] Panel panel() const {
        Panel panel{.vertical = {.label = "false-positive rate", .ticks = up_.ticks(percent_label)},
                    .share = 1,
                    .series = {},
                    .markers = {}};
        Series band{.role = SeriesRole::band, .marks = {}};
        Series curve{.role = SeriesRole::running, .marks = {}};
        std::vector<Mark> lower;
        for (const Sample& sample : run_.samples) {
            const model::Interval within = model::wilson_interval(sample.passed, sample.queries);
            const double x = across_.at(static_cast<double>(sample.queries));
            band.marks.push_back({.x = x, .y = up_.at(within.high)});
            lower.push_back({.x = x, .y = up_.at(within.low)});
            curve.marks.push_back({.x = x, .y = up_.at(rate_of(sample.passed, sample.queries))});
        }
        band.marks.insert(band.marks.end(), lower.rbegin(), lower.rend());
        panel.series = {std::move(band), std::move(curve)};
        std::vector<Reference> references = references_of(run_);
        references.push_back({.role = MarkerRole::by_fill,
                              .name = "from the fill",
                              .rate = result_of(run_).by_fill});
        panel.markers = lines_at(references, up_, false);
        const Sample& last = run_.samples.back();
        const double rate = rate_of(last.passed, last.queries);
        panel.markers.push_back({.role = MarkerRole::here,
                                 .x = across_.at(static_cast<double>(last.queries)),
                                 .y = up_.at(rate),
                                 .label = "measured: " + percentage(rate, digits)});
        return panel;
    }

    [[nodiscard]] const Sample& nearest(double queries) const {
        const auto distance = [queries](const Sample& sample) {
            return std::fabs(std::log(static_cast<double>(sample.queries) / queries));
        };
        return *std::min_element(
            run_.samples.begin(),
            run_.samples.end(),
            [&distance](const Sample& a, const Sample& b) { return distance(a) < distance(b); });
    }

    const ExperimentRun& run_;
    const TuneState& tune_;
    Scale across_;
    Scale up_;
};

/// What was measured at checkpoints, and at n, over the curve of the formula.
class ByLoad {
public:
    ByLoad(const ExperimentRun& run, const TuneState& tune)
        : run_(run),
          tune_(tune),
          parameters_(run.work.plan().parameters),
          designed_(static_cast<double>(run.work.plan().members)),
          points_(points_of(run)),
          across_(Scale::linear(0, 4 * designed_)),
          up_(Scale::logarithmic(lowest(), std::max(highest(), lowest()))) {}

    /// The checkpoints and the first filter at n, in rising order, as far as they were asked.
    static std::vector<model::RateMeasurement> points_of(const ExperimentRun& run) {
        std::vector<model::RateMeasurement> points(run.work.checkpoints().begin(),
                                                   run.work.checkpoints().end());
        if (!run.work.measurements().empty()) {
            points.push_back(run.work.measurements().front());
        }
        std::erase_if(points, [](const model::RateMeasurement& one) { return one.queries == 0; });
        sort_few(points.begin(), points.end(), [](const auto& a, const auto& b) {
            return a.members < b.members;
        });
        return points;
    }

    [[nodiscard]] ChartView view() const {
        ChartView view = chart_frame(tune_, ids[1], "Rate against n, measured");
        view.summary = "Dots are measured, each over " +
                       grouped(run_.work.plan().checkpoint_queries) +
                       " queries, with their 95 % intervals; the curve is the formula.";
        view.horizontal = {.label = "n, keys in the filter", .ticks = across_.ticks(short_count)};
        view.panels = {panel()};
        if (const double* place = crosshair_of(tune_, view); place != nullptr && !points_.empty()) {
            const double items = across_.value(*place);
            const auto nearest =
                std::min_element(points_.begin(),
                                 points_.end(),
                                 [items](const auto& a, const auto& b) {
                                     return std::fabs(static_cast<double>(a.members) - items) <
                                            std::fabs(static_cast<double>(b.members) - items);
                                 });
            const double rate = rate_of(nearest->false_positives, nearest->queries);
            view.crosshair = {
                .shown = true,
                .panel = 0,
                .x = across_.at(static_cast<double>(nearest->members)),
                .y = up_.at(std::max(rate, up_.low())),
                .text = "n = " + grouped(nearest->members) + ": measured " +
                        percentage(rate, digits) + ", formula " +
                        percentage(formula(static_cast<double>(nearest->members)), digits) + "."};
        }
        if (view.table_shown) {
            view.table.columns = {"n", "of the design", "measured", "95 % interval", "formula"};
            constexpr double percent = 100;
            for (const model::RateMeasurement& one : points_) {
                const auto items = static_cast<double>(one.members);
                const model::Interval within =
                    model::wilson_interval(one.false_positives, one.queries);
                view.table.rows.push_back(
                    {grouped(one.members),
                     significant(items / designed_ * percent, 3) + " %",
                     percentage(rate_of(one.false_positives, one.queries), digits),
                     measure_messages::interval(within.low, within.high),
                     percentage(formula(items), digits)});
            }
        }
        return view;
    }

    [[nodiscard]] double formula(double items) const {
        return model::formula_rate_at(items * parameters_.k / static_cast<double>(parameters_.m),
                                      parameters_.k);
    }

private:
    /// As low as a tenth of the least rate that so many queries can show.
    [[nodiscard]] double lowest() const {
        constexpr double share = 0.1;
        const double shown =
            share /
            static_cast<double>(std::max<std::uint64_t>(1, run_.work.plan().checkpoint_queries));
        return std::max(shown, std::min(formula(designed_ / 4), 1.0));
    }

    [[nodiscard]] double highest() const {
        double high = formula(4 * designed_);
        for (const model::RateMeasurement& one : points_) {
            high = std::max(high, rate_of(one.false_positives, one.queries));
        }
        return high;
    }

    [[nodiscard]] Panel panel() const {
        constexpr std::uint32_t curve_points = 120;
        Panel panel{.vertical = {.label = "false-positive rate (logarithmic)",
                                 .ticks = up_.ticks(rate_label)},
                    .share = 1,
                    .series = {},
                    .markers = {}};
        Series curve{.role = SeriesRole::curve, .marks = {}};
        for (std::uint32_t point = 0; point <= curve_points; ++point) {
            const double items = across_.value(static_cast<double>(point) / curve_points);
            if (formula(items) >= up_.low()) {
                curve.marks.push_back({.x = across_.at(items), .y = up_.at(formula(items))});
            }
        }
        panel.series.push_back(std::move(curve));
        Series dots{.role = SeriesRole::sampled, .marks = {}};
        for (const model::RateMeasurement& one : points_) {
            const model::Interval within = model::wilson_interval(one.false_positives, one.queries);
            const double x = across_.at(static_cast<double>(one.members));
            panel.series.push_back(
                {.role = SeriesRole::whisker,
                 .marks = {{.x = x, .y = up_.at(std::max(within.low, up_.low()))},
                           {.x = x, .y = up_.at(within.high)}}});
            const double rate = rate_of(one.false_positives, one.queries);
            dots.marks.push_back({.x = x, .y = up_.at(std::max(rate, up_.low()))});
            if (one.members == run_.work.plan().members) {
                panel.markers.push_back({.role = MarkerRole::designed,
                                         .x = x,
                                         .y = dots.marks.back().y,
                                         .label = "at n: " + percentage(rate, digits)});
            }
        }
        panel.series.push_back(std::move(dots));
        return panel;
    }

    const ExperimentRun& run_;
    const TuneState& tune_;
    const model::Parameters& parameters_;
    double designed_;
    std::vector<model::RateMeasurement> points_;
    Scale across_;
    Scale up_;
};

/// How many of many filters came to which rate.
class ByFilter {
public:
    ByFilter(const ExperimentRun& run, const TuneState& tune)
        : run_(run),
          tune_(tune),
          queries_(run.work.plan().queries) {
        for (const model::RateMeasurement& one : run.work.measurements()) {
            if (one.queries == queries_) {
                passed_.push_back(one.false_positives);
            }
        }
        if (passed_.empty()) {
            return;
        }
        const auto [least, greatest] = std::minmax_element(passed_.begin(), passed_.end());
        constexpr double rice = 2;
        constexpr double most_bins = 30;
        const double wanted =
            std::min(most_bins, std::ceil(rice * std::cbrt(static_cast<double>(passed_.size()))));
        const std::uint64_t span = *greatest - *least + 1;
        const auto bins = static_cast<std::uint64_t>(wanted);
        width_ = (span + bins - 1) / bins;
        first_ = *least;
        counts_.resize(static_cast<std::size_t>((span + width_ - 1) / width_));
        for (const std::uint64_t one : passed_) {
            ++counts_[static_cast<std::size_t>((one - first_) / width_)];
        }
    }

    [[nodiscard]] bool has_any() const { return passed_.size() > 1; }

    [[nodiscard]] ChartView view() const {
        const RunResult result = result_of(run_);
        // Room for the lines of what is expected, where they stand beside the filters.
        double low = bin_rate(0);
        double high = bin_rate(counts_.size());
        for (const Reference& reference : references_of(run_)) {
            low = std::min(low, reference.rate);
            high = std::max(high, reference.rate);
        }
        const Scale across = Scale::linear(low, high);
        const auto most = static_cast<double>(*std::max_element(counts_.begin(), counts_.end()));
        const Scale up = Scale::linear(0, most);
        ChartView view =
            chart_frame(tune_,
                        ids[2],
                        "Rates of " + grouped(passed_.size()) + " filters of this size");
        view.summary = "Filters with other keys have other rates, from " +
                       percentage(result.least, digits) + " to " +
                       percentage(result.greatest, digits) +
                       ": p is an average over them, not a promise for one.";
        view.horizontal = {.label = "false-positive rate", .ticks = across.ticks(percent_label)};
        Panel panel{.vertical = {.label = "filters", .ticks = up.ticks([](double count) {
                                     return count == std::floor(count) ? short_count(count) : "";
                                 })},
                    .share = 1,
                    .series = {},
                    .markers = lines_at(references_of(run_), across, true)};
        Series outline{.role = SeriesRole::histogram, .marks = {}};
        outline.marks.push_back({.x = across.at(bin_rate(0)), .y = 0});
        for (std::size_t bin = 0; bin < counts_.size(); ++bin) {
            const double y = up.at(static_cast<double>(counts_[bin]));
            outline.marks.push_back({.x = across.at(bin_rate(bin)), .y = y});
            outline.marks.push_back({.x = across.at(bin_rate(bin + 1)), .y = y});
        }
        outline.marks.push_back({.x = across.at(bin_rate(counts_.size())), .y = 0});
        panel.series.push_back(std::move(outline));
        view.panels = {std::move(panel)};
        if (const double* place = crosshair_of(tune_, view)) {
            const std::size_t bin = bin_at(across.value(*place));
            view.crosshair = {
                .shown = true,
                .panel = 0,
                .x = across.at((bin_rate(bin) + bin_rate(bin + 1)) / 2),
                .y = up.at(static_cast<double>(counts_[bin])),
                .text = bin_label(bin) + ": " + counted(counts_[bin], "filter", "filters") + "."};
        }
        if (view.table_shown) {
            view.table.columns = {"rate", "filters"};
            for (std::size_t bin = 0; bin < counts_.size(); ++bin) {
                view.table.rows.push_back({bin_label(bin), grouped(counts_[bin])});
            }
        }
        return view;
    }

private:
    /// The rate at which a bin begins.
    [[nodiscard]] double bin_rate(std::size_t bin) const {
        return static_cast<double>(first_ + bin * width_) / static_cast<double>(queries_);
    }

    [[nodiscard]] std::string bin_label(std::size_t bin) const {
        return measure_messages::interval(bin_rate(bin), std::min(1.0, bin_rate(bin + 1)));
    }

    [[nodiscard]] std::size_t bin_at(double rate) const {
        const double passed = rate * static_cast<double>(queries_) - static_cast<double>(first_);
        const double bin = std::floor(passed / static_cast<double>(width_));
        return static_cast<std::size_t>(
            std::clamp(bin, 0.0, static_cast<double>(counts_.size() - 1)));
    }

    const ExperimentRun& run_;
    const TuneState& tune_;
    std::uint64_t queries_;
    std::vector<std::uint64_t> passed_;
    std::vector<std::uint64_t> counts_;
    std::uint64_t first_ = 0;
    std::uint64_t width_ = 1;
};

std::string csv_rate(std::uint64_t passed, std::uint64_t queries) {
    const model::Interval within = model::wilson_interval(passed, queries);
    return std::to_string(queries) + "," + std::to_string(passed) + "," +
           precise(rate_of(passed, queries)) + "," + precise(within.low) + "," +
           precise(within.high);
}

}  // namespace

std::vector<ChartView> measure_charts(const MeasureState& state, const TuneState& tune) {
    std::vector<ChartView> charts;
    if (!state.run) {
        return charts;
    }
    const ExperimentRun& run = *state.run;
    if (!run.samples.empty()) {
        charts.push_back(Convergence(run, tune).view());
    }
    if (!run.work.plan().checkpoints.empty() && !ByLoad::points_of(run).empty()) {
        charts.push_back(ByLoad(run, tune).view());
    }
    if (const ByFilter filters(run, tune); filters.has_any()) {
        charts.push_back(filters.view());
    }
    return charts;
}

bool is_measure_chart(std::string_view id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::string measure_chart_csv(const MeasureState& state, std::string_view id) {
    constexpr std::string_view rates = "queries,false_positives,rate,low,high";
    std::string text = std::string(id == ids[1]   ? "n,set_bits,"
                                   : id == ids[2] ? "seed,set_bits,"
                                                  : "") +
                       std::string(rates) + "\n";
    if (!state.run) {
        return text;
    }
    const ExperimentRun& run = *state.run;
    if (id == ids[0]) {
        for (const Sample& sample : run.samples) {
            text += csv_rate(sample.passed, sample.queries) + "\n";
        }
    } else if (id == ids[1]) {
        for (const model::RateMeasurement& one : ByLoad::points_of(run)) {
            text += std::to_string(one.members) + "," + std::to_string(one.set_bits) + "," +
                    csv_rate(one.false_positives, one.queries) + "\n";
        }
    } else {
        std::uint64_t seed = run.work.plan().seed;
        for (const model::RateMeasurement& one : run.work.measurements()) {
            text += std::to_string(seed) + "," + std::to_string(one.set_bits) + "," +
                    csv_rate(one.false_positives, one.queries) + "\n";
            ++seed;
        }
    }
    return text;
}

}  // namespace bloom::presenter

#include "scheme_check_present.hpp"

#include "format.hpp"
#include "model/rates.hpp"
#include "scheme_check_messages.hpp"
#include "scheme_check_update.hpp"
#include "scheme_findings.hpp"
#include "settings.hpp"
#include "tune_charts.hpp"

#include <algorithm>
#include <variant>

namespace bloom::presenter {
namespace {

using model::CheckPlan;
using model::SchemeRate;

/// Shown as a second line from this difference to the formula on.
constexpr double visible_difference = 1.01;

struct Ratios {
    double rate;
    double low;
    double high;
};

Ratios ratios_of(const CheckPlan& plan, const SchemeRate& result) {
    const double formula = model::formula_rate(plan.m, plan.n, plan.k);
    return {.rate = result.measured.rate / formula,
            .low = result.measured.low / formula,
            .high = result.measured.high / formula};
}

/// A scale that changes once at most while bars come in. What lies beyond ends at its edge, as one
/// function does where k are wanted: it would leave no room to tell the others apart.
double end_of_scale(const model::SchemeCheck& check) {
    constexpr double near = 2;
    constexpr double far = 6;
    for (const SchemeRate& result : check.results()) {
        if (result.k == check.plan().k && ratios_of(check.plan(), result).high > near) {
            return far;
        }
    }
    return near;
}

Bar bar_of(const CheckPlan& plan, const SchemeRate& result, double end) {
    const Ratios ratios = ratios_of(plan, result);
    Bar bar{.role = errs_more(plan, result) ? SeriesRole::measured_poor : SeriesRole::measured,
            .label = check_messages::scheme_name(result.scheme),
            .length = std::min(1.0, ratios.rate / end),
            .value = check_messages::ratio_with_interval(ratios.rate, ratios.low, ratios.high)};
    if (ratios.low < end) {
        bar.has_interval = true;
        bar.low = ratios.low / end;
        bar.high = std::min(1.0, ratios.high / end);
    }
    return bar;
}

ChartView chart_of(const TuneState& state, const model::SchemeCheck& check) {
    const CheckPlan& plan = check.plan();
    const double end = end_of_scale(check);
    ChartView view = chart_frame(state,
                                 check_chart_id,
                                 "Measured rate over the formula: " + check_messages::filter(plan));
    view.summary = check_messages::intro(plan);
    view.crosshair.text.clear();
    view.horizontal.label = "times the formula’s rate";
    const double step = end <= 2 ? 0.5 : 1;
    const auto ticks = static_cast<std::uint32_t>(end / step);
    for (std::uint32_t tick = 0; tick <= ticks; ++tick) {
        const double at = tick * step;
        view.horizontal.ticks.push_back({.at = at / end, .label = decimal(at, 1)});
    }
    view.references.push_back(
        {.role = MarkerRole::formula, .x = 1 / end, .y = 1, .label = "formula"});
    const double expected = expected_ratio(plan.m, plan.n, plan.k);
    if (expected >= visible_difference) {
        view.references.push_back({.role = MarkerRole::expected,
                                   .x = std::min(1.0, expected / end),
                                   .y = 1,
                                   .label = "exact " + check_messages::ratio(expected) + " ×"});
    }
    for (std::size_t at = 0; at < model::checked_schemes.size(); ++at) {
        view.bars.push_back(at < check.results().size() ? bar_of(plan, check.results()[at], end)
                                                        : Bar{.role = SeriesRole::measured,
                                                              .label = check_messages::scheme_name(
                                                                  model::checked_schemes[at]),
                                                              .length = 0,
                                                              .value = "—"});
    }
    if (view.table_shown) {
        view.table.columns = {"scheme", "rate", "× formula", "95 % interval"};
        for (const SchemeRate& result : check.results()) {
            const Ratios ratios = ratios_of(plan, result);
            view.table.rows.push_back(
                {check_messages::scheme_name(result.scheme),
                 percentage(result.measured.rate, 3),
                 check_messages::ratio(ratios.rate),
                 check_messages::ratio(ratios.low) + " to " + check_messages::ratio(ratios.high)});
        }
    }
    return view;
}

std::string_view id_of(model::Scheme scheme) {
    return std::find_if(settings::schemes.begin(),
                        settings::schemes.end(),
                        [scheme](const settings::SchemeName& one) { return one.scheme == scheme; })
        ->id;
}

/// What is left to wait for, once there is something to tell it from.
std::optional<double> left_ms(const CheckRun& run) {
    constexpr double told_from_ms = 1'000;
    const double done = run.work.progress();
    if (!run.elapsed_ms || *run.elapsed_ms < told_from_ms || done <= 0) {
        return std::nullopt;
    }
    return *run.elapsed_ms * (1 - done) / done;
}

std::string status_of(const CheckRun& run, const Tuned& now) {
    const CheckPlan& plan = run.work.plan();
    if (run.work.lacks_memory()) {
        return check_messages::lacks_memory();
    }
    if (run.is_working()) {
        return check_messages::under_way(run.work, left_ms(run));
    }
    return check_messages::over(run.work, plan.m != now.m || plan.n != now.n || plan.k != now.k);
}

}  // namespace

CheckView present_check(const TuneState& state) {
    const std::string refusal = refusal_of_check(state.now);
    const bool is_working = state.check && state.check->is_working();
    CheckView view;
    view.title = "Do the schemes keep this rate?";
    view.intro =
        "The formula takes the hash functions for independent. Whether those of a scheme are, only "
        "a measurement tells: fill filters of this m, n and k, and count.";
    view.run = {.label = "Check the schemes",
                .hint = "Measure every scheme at this m, n and k",
                .enabled = refusal.empty() && !is_working,
                .command = CheckSchemes{}};
    view.cancel = {.label = "Cancel",
                   .hint = "Stop; what is measured stays",
                   .enabled = is_working,
                   .command = Cancel{}};
    view.progress.label = "Progress of the check";
    view.progress.shown = is_working;
    view.status = is_working ? "" : refusal;
    if (!state.check) {
        return view;
    }
    const model::SchemeCheck& work = state.check->work;
    view.progress.share = work.progress();
    if (view.status.empty()) {
        view.status = status_of(*state.check, state.now);
    }
    view.chart_shown = true;
    view.chart = chart_of(state, work);
    if (!is_working) {
        for (const SchemeRate& result : work.results()) {
            view.findings.push_back({.label = check_messages::scheme_name(result.scheme),
                                     .text = finding(work.plan(), result)});
        }
    }
    return view;
}

std::string check_csv(const TuneState& state) {
    std::string text = "scheme,m,n,k,asked,passed,rate,low,high,formula\n";
    if (!state.check) {
        return text;
    }
    const CheckPlan& plan = state.check->work.plan();
    const std::string formula = precise(model::formula_rate(plan.m, plan.n, plan.k));
    for (const SchemeRate& result : state.check->work.results()) {
        text += std::string(id_of(result.scheme)) + "," + std::to_string(plan.m) + "," +
                std::to_string(plan.n) + "," + std::to_string(result.k) + "," +
                std::to_string(result.asked) + "," + std::to_string(result.passed) + "," +
                precise(result.measured.rate) + "," + precise(result.measured.low) + "," +
                precise(result.measured.high) + "," + formula + "\n";
    }
    return text;
}

}  // namespace bloom::presenter

#include "measure_present.hpp"

#include "format.hpp"
#include "link.hpp"
#include "measure_charts.hpp"
#include "measure_lists_present.hpp"
#include "measure_map.hpp"
#include "measure_messages.hpp"
#include "measure_names.hpp"
#include "measure_result.hpp"
#include "measure_update.hpp"
#include "model/intervals.hpp"
#include "model/rates.hpp"
#include "setting_names.hpp"
#include "settings.hpp"
#include "tune_present.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr std::uint32_t digits = 4;

class PresentingMeasure {
public:
    PresentingMeasure(const MeasureState& state, const TuneState& tune)
        : state_(state),
          tune_(tune),
          is_under_way_(state.run && !state.run->is_over()),
          has_list_under_way_(state.lists && state.lists->is_under_way()) {}

    [[nodiscard]] MeasureView view() const {
        MeasureView view;
        view.label = "Measure";
        view.solve_for = present_solve_for(tune_);
        view.quantities = present_quantities(tune_);
        for (QuantityView& quantity : view.quantities) {
            quantity.has_slider = false;
        }
        view.scheme = scheme();
        view.scheme_rule = settings::entry_of(state_.inputs.scheme).rule;
        view.inputs = inputs();
        view.checkpoints = checkpoints();
        view.plan = measure_messages::plan(experiment_plan(state_.inputs, tune_.now));
        view.refusal = refusal_of_run(state_, tune_.now);
        if (view.refusal.empty() && has_list_under_way_) {
            view.refusal = measure_messages::list_under_way();
        }
        add_actions(view);
        add_run(view);
        view.map = present_map(state_);
        view.lists = present_lists(state_);
        return view;
    }

private:
    [[nodiscard]] Choice scheme() const {
        Choice choice{.label = "Hash scheme", .help = {}, .options = {}};
        for (const settings::SchemeName& name : settings::schemes) {
            choice.options.push_back(
                {.label = std::string(name.label),
                 .selected = name.scheme == state_.inputs.scheme,
                 .command = Set{.setting = Setting::scheme, .value = std::string(name.id)}});
        }
        return choice;
    }

    [[nodiscard]] Choice checkpoints() const {
        Choice choice{.label = "Measure the rate", .help = {}, .options = {}};
        for (const auto& name : names::checkpoints) {
            choice.options.push_back(
                {.label = std::string(name.label),
                 .selected = name.value == state_.inputs.checkpoints,
                 .command = Set{.setting = Setting::checkpoints, .value = std::string(name.id)}});
        }
        return choice;
    }

    [[nodiscard]] QuantityView input(Setting setting,
                                     std::string label,
                                     std::string help,
                                     std::uint64_t value) const {
        QuantityView view;
        view.id = name(setting);
        view.has_slider = false;
        view.field = {.label = std::move(label),
                      .help = std::move(help),
                      .text = grouped(value),
                      .error = {}};
        const auto refused = state_.refused.find(setting);
        if (refused != state_.refused.end()) {
            view.field.text = refused->second.text;
            view.field.error = refused->second.error;
        }
        return view;
    }

    [[nodiscard]] std::vector<QuantityView> inputs() const {
        return {input(Setting::queries,
                      "keys to ask for, none of them in the filter",
                      "1 to 100 million",
                      state_.inputs.queries),
                input(Setting::seed,
                      "seed of the keys",
                      "the same seed makes the same keys",
                      state_.inputs.seed),
                input(Setting::filters,
                      "filters to fill, each with keys of its own",
                      "1 to 1,000",
                      state_.inputs.filters)};
    }

    void add_actions(MeasureView& view) const {
        const bool is_paused = is_under_way_ && state_.run->paused;
        view.run = {.label = "Run",
                    .hint = "Fill the filter and measure its rate",
                    .keys = "Alt+Enter",
                    .enabled = view.refusal.empty() && !is_under_way_,
                    .command = Run{}};
        view.pause = {.label = is_paused ? "Resume" : "Pause",
                      .hint = is_paused ? "Go on measuring" : "Halt; Resume goes on",
                      .enabled = is_under_way_,
                      .command = is_paused ? Command(Resume{}) : Command(Pause{})};
        view.cancel = {.label = "Cancel",
                       .hint = "Stop; what was counted stays",
                       .enabled = is_under_way_,
                       .command = Cancel{}};
        view.undo = {.label = "Undo",
                     .hint = "Take back the last change of n, m, k or p",
                     .keys = "Ctrl+Z",
                     .enabled = !tune_.undo.empty(),
                     .command = Undo{}};
        view.redo = {.label = "Redo",
                     .hint = "Do again what was taken back",
                     .keys = "Ctrl+Shift+Z",
                     .enabled = !tune_.redo.empty(),
                     .command = Redo{}};
        view.reset = {.label = "Reset",
                      .hint = "Back to 1,000 items at 1 %, a million queries, seed 1",
                      .keys = "Alt+R",
                      .command = Reset{}};
    }

    void add_run(MeasureView& view) const {
        view.progress.label = "Progress of the measurement";
        view.export_label = "Save what was measured";
        view.export_csv_label = "CSV";
        view.link_label = "Link that runs this again";
        if (!state_.run) {
            return;
        }
        const ExperimentRun& run = *state_.run;
        const model::Experiment& work = run.work;
        view.progress.shown = is_under_way_;
        view.progress.share = static_cast<double>(work.done()) / static_cast<double>(work.total());
        view.status = measure_messages::status(run, is_outdated());
        view.has_result = true;
        const RunResult result = result_of(run);
        view.sentence = measure_messages::result(result.passed, result.queries, result.filters);
        view.result = stats(run, result);
        view.method = measure_messages::method(run, result.passed, result.queries);
        view.charts = measure_charts(state_, tune_);
        view.link = measure_link(work.plan());
    }

    /// Whether the filter that is tuned now is another one than that of the run.
    [[nodiscard]] bool is_outdated() const {
        const model::ExperimentPlan& plan = state_.run->work.plan();
        const Tuned& now = tune_.now;
        return plan.parameters.m != now.m || plan.parameters.k != now.k || plan.members != now.n ||
               plan.parameters.scheme != state_.inputs.scheme;
    }

    [[nodiscard]] std::vector<Stat> stats(const ExperimentRun& run, const RunResult& result) const {
        const model::Experiment& work = run.work;
        const model::ExperimentPlan& plan = work.plan();
        const auto m = static_cast<double>(plan.parameters.m);
        const std::uint64_t set =
            result.has_filled ? result.set_bits : work.filter().bits().count();
        std::vector<Stat> stats{
            {.id = "rate",
             .label = "measured false-positive rate",
             .value = result.queries > 0 ? percentage(result.rate, digits) : "—",
             .note = result.queries > 0 ? "95 %: " + measure_messages::interval(result.within.low,
                                                                                result.within.high)
                                        : ""},
            rate_stat("formula", "formula, (1 − e^(−kn/m))^k", run.formula, result),
            run.expected
                ? rate_stat("exact", "exact expectation", *run.expected, result)
                : Stat{.id = "exact", .label = "exact expectation", .value = "—", .note = {}},
            result.has_filled
                ? rate_stat("by_fill", "from the fill, (X/m)^k", result.by_fill, result)
                : Stat{.id = "by_fill",
                       .label = "from the fill, (X/m)^k",
                       .value = "—",
                       .note = {}},
            {.id = "fill",
             .label = "fill ratio",
             .value = percentage(static_cast<double>(set) / m, digits),
             .note = grouped(set) + " of " + grouped(plan.parameters.m) + " bits"},
            {.id = "false_positives",
             .label = "false positives, FP",
             .value = grouped(result.passed),
             .note = "non-members that passed"},
            {.id = "true_negatives",
             .label = "true negatives, TN",
             .value = grouped(result.queries - result.passed),
             .note = "non-members that were turned away"},
            {.id = "members",
             .label = "members asked again",
             .value = grouped(work.members_rechecked()),
             .note = work.members_rechecked() == 0 ? ""
                     : work.false_negatives() == 0
                         ? "none was denied"
                         : grouped(work.false_negatives()) + " were denied"},
            {.id = "memory",
             .label = "memory of the filter",
             .value = binary_memory(static_cast<double>(model::required_bytes(plan.parameters.m))),
             .note =
                 decimal_memory(static_cast<double>(model::required_bytes(plan.parameters.m)))}};
        // A row that isn't known yet has its place: nothing moves when it comes.
        Stat speed{.id = "speed", .label = "speed", .value = "—", .note = {}};
        if (run.elapsed_ms && *run.elapsed_ms > 0 && work.done() > 0) {
            speed.value =
                measure_messages::speed(static_cast<double>(work.done()) * 1'000 / *run.elapsed_ms);
            speed.note = "added or asked for, " + duration(*run.elapsed_ms * 1'000) + " in all";
        }
        stats.push_back(std::move(speed));
        if (plan.filters > 1 && result.filters > 1) {
            stats.push_back(
                {.id = "spread",
                 .label = "rates of single filters",
                 .value = percentage(result.least, 3) + " to " + percentage(result.greatest, 3),
                 .note = "standard deviation " + percentage(result.deviation, 3)});
        }
        return stats;
    }

    /// A rate that was worked out, and where it stands to what was measured.
    static Stat rate_stat(std::string id, std::string label, double rate, const RunResult& result) {
        return {.id = std::move(id),
                .label = std::move(label),
                .value = percentage(rate, digits),
                .note = result.queries == 0         ? ""
                        : rate < result.within.low  ? "below the interval"
                        : rate > result.within.high ? "above the interval"
                                                    : "within the interval"};
    }

    const MeasureState& state_;
    const TuneState& tune_;
    bool is_under_way_;
    bool has_list_under_way_;
};

}  // namespace

MeasureView present_measure(const MeasureState& state, const TuneState& tune) {
    return PresentingMeasure(state, tune).view();
}

}  // namespace bloom::presenter

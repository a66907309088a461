#include "measure_update.hpp"

#include "measure_lists.hpp"
#include "measure_messages.hpp"
#include "measure_names.hpp"
#include "messages.hpp"
#include "model/rates.hpp"
#include "number_input.hpp"
#include "setting_names.hpp"
#include "settings.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr std::uint64_t most_queries = 100'000'000;
constexpr std::uint64_t most_seed = (std::uint64_t{1} << 53U) - 1;

/// Checkpoints, in percent of n; at n itself the rate is measured anyway.
constexpr std::array<std::uint64_t, 10> loads{10, 25, 50, 75, 125, 150, 200, 250, 300, 400};
constexpr std::uint64_t most_checkpoint_queries = 1'000'000;

/// Operations of a slice: about a millisecond as WebAssembly on a slow machine.
constexpr std::uint64_t operations_a_slice = 4'096;
constexpr std::uint64_t slow_operations_a_slice = 512;

std::string set_input(MeasureState& state, Setting setting, std::string_view text) {
    WholeNumber number;
    switch (setting) {
        case Setting::queries:
            number = read_count(text, "The number of queries", 1, most_queries);
            break;
        case Setting::filters:
            number = read_count(text, "The number of filters", 1, model::max_experiment_filters);
            break;
        default:
            number = read_count(text, "The seed", 0, most_seed);
            break;
    }
    if (!number.value) {
        state.refused[setting] = {.text = std::string(text), .error = std::move(number.error)};
        return {};
    }
    state.refused.erase(setting);
    switch (setting) {
        case Setting::queries:
            state.inputs.queries = *number.value;
            break;
        case Setting::filters:
            state.inputs.filters = static_cast<std::uint32_t>(*number.value);
            break;
        default:
            state.inputs.seed = *number.value;
            break;
    }
    return {};
}

/// Numbers of queries to take a sample at: on a logarithmic axis as far apart as the points of a
/// curve, over the last two decades.
std::vector<std::uint64_t> sample_stops(std::uint64_t queries) {
    constexpr std::uint32_t points = 80;
    constexpr double least = 10;
    const auto last = static_cast<double>(queries);
    const double first = std::min(last, std::max(least, last / 100));
    std::vector<std::uint64_t> stops;
    for (std::uint32_t point = 0; point <= points; ++point) {
        const double share = static_cast<double>(point) / points;
        const auto stop =
            static_cast<std::uint64_t>(std::llround(first * std::pow(last / first, share)));
        if (stops.empty() || stop > stops.back()) {
            stops.push_back(std::min(stop, queries));
        }
    }
    return stops;
}

Sample counted_so_far(const model::Experiment& work) {
    Sample sample;
    for (const model::RateMeasurement& one : work.measurements()) {
        sample.queries += one.queries;
        sample.passed += one.false_positives;
    }
    return sample;
}

bool is_fast(model::Scheme scheme) {
    return scheme == model::Scheme::bloom_128;
}

void do_run_slice(ExperimentRun& run) {
    const std::uint64_t slice =
        is_fast(run.work.plan().parameters.scheme) ? operations_a_slice : slow_operations_a_slice;
    // A slice ends where a sample is due, so that the samples do not depend on the slices.
    const Sample before = counted_so_far(run.work);
    const bool is_due = run.samples.size() < run.stops.size();
    const std::uint64_t stop = is_due ? run.stops[run.samples.size()] : before.queries + slice;
    run.work.advance(std::min(slice, stop - before.queries));
    const Sample after = counted_so_far(run.work);
    if (is_due && after.queries == stop) {
        run.samples.push_back(after);
    }
}

}  // namespace

ExperimentRun::ExperimentRun(model::Experiment experiment) : work(std::move(experiment)) {
    const model::ExperimentPlan& plan = work.plan();
    const model::Parameters& parameters = plan.parameters;
    formula = model::formula_rate(parameters.m, plan.members, parameters.k);
    expected = model::expected_rate(parameters.m, plan.members, parameters.k);
    stops = sample_stops(plan.queries * plan.filters);
}

std::string measure_set(MeasureState& state, Setting setting, std::string_view text) {
    if (setting == Setting::scheme) {
        const auto scheme = settings::scheme_named(trimmed(text));
        if (!scheme) {
            return messages::no_such("scheme", shown_word(text), settings::known("scheme"));
        }
        state.inputs.scheme = *scheme;
        return {};
    }
    if (setting == Setting::checkpoints) {
        const auto is_on = names::value_named(names::checkpoints, trimmed(text));
        if (!is_on) {
            return messages::no_such("setting of checkpoints",
                                     shown_word(text),
                                     names::alternatives(names::checkpoints));
        }
        state.inputs.checkpoints = *is_on;
        return {};
    }
    return set_input(state, setting, text);
}

void measure_link_opened(MeasureState& state,
                         const Link& link,
                         bool anew,
                         std::vector<std::string>& problems) {
    if (anew) {
        state.inputs = {};
        state.refused.clear();
    }
    const MeasureInputs before = state.inputs;
    for (const Setting setting : {Setting::queries,
                                  Setting::seed,
                                  Setting::filters,
                                  Setting::scheme,
                                  Setting::checkpoints}) {
        const std::string* text = link.given(name(setting));
        if (text == nullptr) {
            continue;
        }
        std::string error = measure_set(state, setting, *text);
        if (const auto refused = state.refused.find(setting); refused != state.refused.end()) {
            error = std::move(refused->second.error);
            state.refused.erase(refused);
        }
        if (!error.empty()) {
            problems.push_back(std::move(error));
        }
    }
    if (anew || !(before == state.inputs)) {
        state.home = state.inputs;
    }
}

model::ExperimentPlan experiment_plan(const MeasureInputs& inputs, const Tuned& tuned) {
    model::ExperimentPlan plan{
        .parameters = {.m = tuned.m, .k = tuned.k, .scheme = inputs.scheme},
        .members = tuned.n,
        .queries = inputs.queries,
        .seed = inputs.seed,
        .filters = inputs.filters,
        .checkpoints = {},
        .checkpoint_queries = std::min(inputs.queries, most_checkpoint_queries)};
    if (inputs.checkpoints) {
        constexpr std::uint64_t percent = 100;
        for (const std::uint64_t load : loads) {
            const std::uint64_t members =
                tuned.n / percent * load + tuned.n % percent * load / percent;
            if (members > (plan.checkpoints.empty() ? 0 : plan.checkpoints.back()) &&
                members != tuned.n) {
                plan.checkpoints.push_back(members);
            }
        }
    }
    return plan;
}

std::string refusal_of_run(const MeasureState& state, const Tuned& tuned) {
    const model::ExperimentPlan plan = experiment_plan(state.inputs, tuned);
    const std::uint64_t limit = memory_beside_lists(state);
    const auto fault = model::fault_of(plan, limit);
    return fault ? measure_messages::refusal(*fault, plan, limit) : std::string{};
}

std::string start_run(MeasureState& state, const Tuned& tuned) {
    if (state.lists && state.lists->is_under_way()) {
        return measure_messages::list_under_way();
    }
    std::string refusal = refusal_of_run(state, tuned);
    if (!refusal.empty()) {
        return refusal;
    }
    // Two large filters at a time might be too many.
    state.run.reset();
    auto experiment =
        model::Experiment::make(experiment_plan(state.inputs, tuned), memory_beside_lists(state));
    if (!experiment) {
        state.map = {};
        return measure_messages::lacks_memory(model::required_bytes(tuned.m));
    }
    state.run.emplace(std::move(*experiment));
    state.map = {.source = MapSource::run, .from = 0, .to = tuned.m};
    ++state.map_revision;
    return {};
}

bool pause_run(MeasureState& state) {
    if (!state.run || !state.run->is_working()) {
        return false;
    }
    state.run->paused = true;
    return true;
}

bool resume_run(MeasureState& state) {
    if (!state.run || state.run->is_over() || !state.run->paused) {
        return false;
    }
    state.run->paused = false;
    return true;
}

bool cancel_measurement(MeasureState& state) {
    if (state.run && !state.run->is_over()) {
        state.run->cancelled = true;
        return true;
    }
    return cancel_list(state);
}

bool is_measuring(const MeasureState& state) {
    return (state.run && state.run->is_working()) || (state.lists && state.lists->is_working());
}

void take_measuring_time(MeasureState& state, std::optional<double> milliseconds) {
    const auto add = [milliseconds](std::optional<double>& elapsed) {
        elapsed = milliseconds && elapsed ? std::optional(*elapsed + *milliseconds) : std::nullopt;
    };
    if (state.run && state.run->is_working()) {
        add(state.run->elapsed_ms);
    } else if (state.lists && state.lists->is_under_way()) {
        add(state.lists->elapsed_ms);
    }
}

std::string do_measure_slice(MeasureState& state) {
    if (state.run && state.run->is_working()) {
        ExperimentRun& run = *state.run;
        const std::uint64_t set_before = run.work.filter().bits().count();
        do_run_slice(run);
        if (run.work.filter().bits().count() != set_before && state.map.source == MapSource::run) {
            ++state.map_revision;
        }
        if (run.is_over()) {
            const Sample counted = counted_so_far(run.work);
            return measure_messages::result(counted.passed,
                                            counted.queries,
                                            run.work.plan().filters);
        }
        return {};
    }
    return state.lists && state.lists->is_working() ? do_list_slice(state) : std::string{};
}

}  // namespace bloom::presenter

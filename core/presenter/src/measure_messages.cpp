#include "measure_messages.hpp"

#include "format.hpp"
#include "model/intervals.hpp"
#include "settings.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter::measure_messages {
namespace {

std::string memory_of(std::uint64_t m) {
    return binary_memory(static_cast<double>(model::required_bytes(m)));
}

std::string keys(std::uint64_t count) {
    return grouped(count) + (count == 1 ? " key" : " keys");
}

std::string bits(std::uint64_t count) {
    return grouped(count) + (count == 1 ? " bit" : " bits");
}

std::string filters(std::uint64_t count) {
    return grouped(count) + (count == 1 ? " filter" : " filters");
}

/// What a run is at: "adding, 540,000 of 1,000,000".
std::string phase(const model::Experiment& work) {
    const model::ExperimentPlan& plan = work.plan();
    const auto of = [](std::string_view what, std::uint64_t done, std::uint64_t all) {
        return std::string(what) + ", " + grouped(done) + " of " + grouped(all);
    };
    switch (work.phase()) {
        case model::ExperimentPhase::adding:
            return of("adding", work.members_added(), std::max(plan.members, work.members_added()));
        case model::ExperimentPhase::asking:
            return of("asking", work.measurements().back().queries, plan.queries);
        case model::ExperimentPhase::rechecking:
            return of("asking for the members again", work.members_rechecked(), plan.members);
        case model::ExperimentPhase::checking:
            return "asking on the way, at n = " + grouped(work.checkpoints().back().members);
        case model::ExperimentPhase::finished:
            break;
    }
    return "done";
}

}  // namespace

std::string plan(const model::ExperimentPlan& plan) {
    std::string text = "Adds " + keys(plan.members) + " to " + bits(plan.parameters.m) + ", " +
                       memory_of(plan.parameters.m) + ", and asks for " + grouped(plan.queries) +
                       " that were never added";
    if (plan.filters > 1) {
        text += ", " + grouped(plan.filters) + " times over with other keys";
    }
    if (!plan.checkpoints.empty()) {
        text += "; on the way and beyond it asks for " + grouped(plan.checkpoint_queries) +
                " more at each of " + count_word(plan.checkpoints.size()) + " fillings";
    }
    return text + ".";
}

std::string refusal(model::ExperimentFault fault,
                    const model::ExperimentPlan& plan,
                    std::uint64_t memory_limit) {
    switch (fault) {
        case model::ExperimentFault::hashes_out_of_range: {
            const std::uint32_t most = model::most_hashes(plan.parameters.scheme);
            return "This scheme gives at most " + counted(most, "hash function", "hash functions") +
                   "; the filter has k = " + grouped(plan.parameters.k) + ".";
        }
        case model::ExperimentFault::bits_out_of_range:
            return "The filter takes " + memory_of(plan.parameters.m) +
                   "; the largest that is measured takes " + memory_of(model::max_bits) + ".";
        case model::ExperimentFault::too_large:
            return "The filter takes " + memory_of(plan.parameters.m) +
                   "; there is room for one of " +
                   binary_memory(static_cast<double>(memory_limit)) + " here.";
        case model::ExperimentFault::members_out_of_range:
        case model::ExperimentFault::queries_out_of_range:
        case model::ExperimentFault::filters_out_of_range:
        case model::ExperimentFault::checkpoints_out_of_range:
            break;
    }
    return "At most " + grouped(model::max_experiment_keys) +
           " keys are added, four times n with the fillings beyond it.";
}

std::string lacks_memory(std::uint64_t bytes) {
    return "The filter takes " + binary_memory(static_cast<double>(bytes)) +
           ", and the system has no room for it now.";
}

std::string list_under_way() {
    return "A list is being measured: wait for it, or cancel it first.";
}

std::string run_under_way() {
    return "A measurement is under way: wait for it, or cancel it first.";
}

std::string nothing_to_map() {
    return "There is no array to show yet: run a measurement first.";
}

std::string started(const model::ExperimentPlan& plan) {
    return "Measuring: " + keys(plan.members) + " to add, " + grouped(plan.queries * plan.filters) +
           " to ask for.";
}

std::string paused() {
    return "Paused.";
}

std::string resumed() {
    return "Going on.";
}

std::string cancelled() {
    return "Cancelled. What was counted until then stays.";
}

std::string time_left(double milliseconds) {
    constexpr double told_in_minutes_from = 90;
    constexpr double minute = 60;
    const double seconds = std::ceil(milliseconds / 1'000);
    const bool in_minutes = seconds >= told_in_minutes_from;
    const auto count =
        static_cast<std::uint64_t>(in_minutes ? std::round(seconds / minute) : seconds);
    return (in_minutes ? counted(count, "minute", "minutes")
                       : counted(count, "second", "seconds")) +
           " left";
}

std::string speed(double operations_a_second) {
    return readable(operations_a_second / 1e6, 3) + " million keys a second";
}

std::string status(const ExperimentRun& run, bool is_outdated) {
    const model::Experiment& work = run.work;
    const model::ExperimentPlan& plan = work.plan();
    if (run.is_over()) {
        std::string text =
            (run.cancelled ? "Cancelled; measured until then for " : "Measured for ") +
            filter(plan);
        return text + (is_outdated ? "; the filter above has changed since." : ".");
    }
    std::string text = run.paused ? "Paused while " + phase(work) : capitalized(phase(work));
    if (plan.filters > 1) {
        const std::uint64_t begun =
            work.measurements().size() + (work.phase() == model::ExperimentPhase::adding ? 1U : 0U);
        text += "; filter " + grouped(std::min<std::uint64_t>(begun, plan.filters)) + " of " +
                grouped(plan.filters);
    }
    constexpr double told_from_ms = 500;
    if (!run.paused && run.elapsed_ms && *run.elapsed_ms >= told_from_ms && work.done() > 0) {
        const double a_ms = static_cast<double>(work.done()) / *run.elapsed_ms;
        text += "; " + speed(a_ms * 1'000) + "; " +
                time_left(static_cast<double>(work.total() - work.done()) / a_ms);
    }
    return text + ".";
}

std::string filter(const model::ExperimentPlan& plan) {
    return "m = " + grouped(plan.parameters.m) + ", n = " + grouped(plan.members) +
           ", k = " + grouped(plan.parameters.k) + ", scheme " +
           std::string(settings::id_of(plan.parameters.scheme)) + ", seed " + grouped(plan.seed);
}

std::string interval(double low, double high) {
    constexpr std::uint32_t digits = 4;
    return percentage(low, digits) + " to " + percentage(high, digits);
}

std::string result(std::uint64_t passed, std::uint64_t queries, std::uint64_t filter_count) {
    if (queries == 0) {
        return "Nothing was asked yet.";
    }
    const model::Interval within = model::wilson_interval(passed, queries);
    constexpr std::uint32_t digits = 4;
    return "Of " + grouped(queries) + " queries for keys that were never added" +
           (filter_count > 1 ? ", over " + filters(filter_count) : std::string{}) + ", " +
           (passed == 0 ? "none" : grouped(passed)) + " passed: a false-positive rate of " +
           percentage(static_cast<double>(passed) / static_cast<double>(queries), digits) +
           ", with 95 % confidence " + interval(within.low, within.high) + ".";
}

std::string method(const ExperimentRun& run, std::uint64_t passed, std::uint64_t queries) {
    const model::Experiment& work = run.work;
    std::string text =
        "The rate is FP/(FP + TN) = " + grouped(passed) + "/(" + grouped(passed) + " + " +
        grouped(queries - passed) +
        "). Only non-members are asked for: the keys are made so that no member and no key asked "
        "before is among them. The interval is Wilson’s, for " +
        (work.plan().filters > 1 ? "the mean of these filters." : "this very filter.");
    if (work.members_rechecked() > 0) {
        text += work.false_negatives() == 0
                    ? " Of the members, " + grouped(work.members_rechecked()) +
                          " were asked for again: none was denied."
                    : " Of the members " + grouped(work.false_negatives()) +
                          " were denied: this filter is broken.";
    }
    return text;
}

}  // namespace bloom::presenter::measure_messages

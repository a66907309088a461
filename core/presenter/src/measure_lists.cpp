#include "measure_lists.hpp"

#include "measure_list_messages.hpp"
#include "measure_messages.hpp"

#include <algorithm>
#include <utility>

namespace bloom::presenter {
namespace {

constexpr std::uint64_t operations_a_slice = 4'096;

const model::ListReport& report_of(const ListRun& run, ListKind kind) {
    return kind == ListKind::members ? run.work.members() : run.work.non_members();
}

const ListFile& file_of(const ListRun& run, ListKind kind) {
    return run.files[static_cast<std::size_t>(kind)];
}

std::uint64_t memory_of(const std::optional<ListRun>& run) {
    return run ? run->work.memory_bytes() : 0;
}

std::uint64_t left_of(std::uint64_t limit, std::uint64_t taken) {
    return limit - std::min(limit, taken);
}

/// What was there before the list that is being read comes back.
void give_up_reading(MeasureState& state) {
    ListRun& run = *state.lists;
    if (std::exchange(run.reading, std::nullopt) == ListKind::members) {
        state.lists = std::exchange(state.lists_before, std::nullopt);
    } else {
        run.has_non_members = false;
        run.work.begin_non_members();
    }
}

/// If the list that is being read has turned out to be none: says so and gives it up.
bool is_refused(MeasureState& state) {
    const ListRun& run = *state.lists;
    const ListKind kind = *run.reading;
    const model::ListReport& report = report_of(run, kind);
    if (!report.fault) {
        return false;
    }
    state.refused_list = {.file = file_of(run, kind), .error = list_messages::fault(report)};
    give_up_reading(state);
    return true;
}

std::string problem_of(const MeasureState& state, const Tuned& tuned, ListKind kind) {
    if (state.run && !state.run->is_over()) {
        return measure_messages::run_under_way();
    }
    if (state.lists && state.lists->is_under_way()) {
        return measure_messages::list_under_way();
    }
    if (kind == ListKind::members) {
        return tuned.p > 0 && tuned.p < 1 ? std::string{} : list_messages::no_rate();
    }
    return state.lists && state.lists->work.filter() != nullptr && !state.lists->cancelled
               ? std::string{}
               : list_messages::no_members();
}

std::string outcome_of(const ListRun& run) {
    return list_messages::result(run);
}

}  // namespace

std::uint64_t memory_beside_lists(const MeasureState& state) {
    return left_of(model::memory_limit_bytes(), memory_of(state.lists));
}

bool open_list(MeasureState& state,
               const Tuned& tuned,
               ListKind kind,
               std::string_view name,
               std::uint64_t bytes) {
    state.refused_list.reset();
    state.list_problem = problem_of(state, tuned, kind);
    if (!state.list_problem.empty()) {
        return false;
    }
    if (kind == ListKind::members) {
        const std::uint64_t taken =
            memory_of(state.lists) +
            (state.run ? model::required_bytes(state.run->work.plan().parameters.m) : 0);
        state.lists_before = std::move(state.lists);
        state.lists.emplace(
            model::ListPlan{.rate = tuned.p,
                            .queries = state.inputs.queries,
                            .seed = state.inputs.seed,
                            .memory_limit = left_of(model::memory_limit_bytes(), taken)});
    } else {
        state.lists->has_non_members = false;
        state.lists->work.begin_non_members();
    }
    state.lists->reading = kind;
    state.lists->files[static_cast<std::size_t>(kind)] = {.name = std::string(name),
                                                          .bytes = bytes};
    return true;
}

bool give_list(MeasureState& state, std::string_view chunk) {
    if (!state.lists || !state.lists->reading) {
        return false;
    }
    state.lists->work.give(chunk);
    return !is_refused(state);
}

std::string end_list(MeasureState& state) {
    if (!state.lists || !state.lists->reading) {
        return {};
    }
    ListRun& run = *state.lists;
    run.work.end();
    if (is_refused(state)) {
        return state.refused_list->error;
    }
    if (std::exchange(run.reading, std::nullopt) == ListKind::non_members) {
        run.has_non_members = true;
        return outcome_of(run);
    }
    state.lists_before.reset();
    state.map = {.source = MapSource::lists, .from = 0, .to = run.work.filter()->parameters().m};
    ++state.map_revision;
    return list_messages::read(run.work.members());
}

void fail_list(MeasureState& state, ListProblem problem) {
    state.refused_list.reset();
    state.list_problem = list_messages::problem(problem);
    if (state.lists && state.lists->reading) {
        give_up_reading(state);
    }
}

bool cancel_list(MeasureState& state) {
    if (!state.lists || !state.lists->is_under_way()) {
        return false;
    }
    if (state.lists->reading) {
        give_up_reading(state);
    } else {
        state.lists->cancelled = true;
    }
    return true;
}

std::string do_list_slice(MeasureState& state) {
    ListRun& run = *state.lists;
    const bool is_building = run.work.phase() == model::ListPhase::building;
    run.work.advance(operations_a_slice);
    if (is_building && state.map.source == MapSource::lists) {
        ++state.map_revision;
    }
    return run.is_working() ? std::string{} : outcome_of(run);
}

}  // namespace bloom::presenter

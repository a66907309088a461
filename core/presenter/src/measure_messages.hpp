#pragma once

#include "measure_state.hpp"

#include <cstdint>
#include <optional>
#include <string>

/// The sentences of the measuring screen.
namespace bloom::presenter::measure_messages {

// What a run does, and why one can't be.
std::string plan(const model::ExperimentPlan& plan);
std::string refusal(model::ExperimentFault fault,
                    const model::ExperimentPlan& plan,
                    std::uint64_t memory_limit);
std::string lacks_memory(std::uint64_t bytes);
std::string list_under_way();
std::string run_under_way();
std::string nothing_to_map();

// How far it is.
std::string started(const model::ExperimentPlan& plan);
std::string paused();
std::string resumed();
std::string cancelled();
std::string status(const ExperimentRun& run, bool is_outdated);
std::string time_left(double milliseconds);
std::string speed(double operations_a_second);

// What came of it.
std::string filter(const model::ExperimentPlan& plan);
std::string interval(double low, double high);
std::string result(std::uint64_t passed, std::uint64_t queries, std::uint64_t filter_count);
std::string method(const ExperimentRun& run, std::uint64_t passed, std::uint64_t queries);

}  // namespace bloom::presenter::measure_messages

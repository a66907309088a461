#pragma once

#include "link.hpp"
#include "measure_state.hpp"
#include "presenter/command.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the commands of the measuring screen do to its state.
namespace bloom::presenter {

/// Gives an input or a choice a value as it was typed. An input that is refused stands beside its
/// control. Returns why a choice can't be taken; else nothing.
std::string measure_set(MeasureState& state, Setting setting, std::string_view text);

/// Takes the inputs that a link names over, from the opening ones on if `anew`; `scheme` is for the
/// measuring screen. Tells what can't be taken.
void measure_link_opened(MeasureState& state,
                         const Link& link,
                         bool anew,
                         std::vector<std::string>& problems);

/// What a run of the filter that is tuned would carry out.
model::ExperimentPlan experiment_plan(const MeasureInputs& inputs, const Tuned& tuned);

/// Why that can't be carried out here, worded; nothing if it can. Allocates nothing.
std::string refusal_of_run(const MeasureState& state, const Tuned& tuned);

/// Begins a run in place of the one before. Returns why it can't; the one before stays then, unless
/// memory had to be made for the new one.
std::string start_run(MeasureState& state, const Tuned& tuned);

/// False where there is nothing to halt, to go on with or to cancel.
bool pause_run(MeasureState& state);
bool resume_run(MeasureState& state);
bool cancel_measurement(MeasureState& state);

/// Whether something is under way that needs no further bytes.
bool is_measuring(const MeasureState& state);

/// Adds to the time that what is under way has taken; nothing where no clock is watching.
void take_measuring_time(MeasureState& state, std::optional<double> milliseconds);

/// Carries out the next slice of what is under way: some thousand operations. Returns what to tell
/// the reader if that was the last one.
std::string do_measure_slice(MeasureState& state);

}  // namespace bloom::presenter

#pragma once

#include "link.hpp"
#include "presenter/command.hpp"
#include "tune_state.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What the commands of the tuning screen do to its state.
namespace bloom::presenter {

/// The state that opens the screen: 1,000 items at 1 %.
TuneState opening_tune_state();

/// Gives a quantity or a choice a value as it was typed. A quantity that is refused stands beside
/// its control.
/// A quantity that was worked out becomes a given one: then p is worked out or, if p itself was
/// given, m and k. Returns why a choice can't be taken; else nothing.
std::string tune_set(TuneState& state, Setting setting, std::string_view text);

void tune_drag(TuneState& state, const Drag& drag);
void tune_drop(TuneState& state);
void tune_nudge(TuneState& state, const Nudge& nudge);

/// Takes a whole filter over, with p worked out from it.
void tune_filter(TuneState& state, std::uint64_t m, std::uint64_t n, std::uint32_t k);

/// Takes the quantities of a link over, and tells what can't be taken. If `anew`, from the opening
/// state on, with what the link leaves blank worked out; else as if each were set. One step of undo,
/// unless nothing was changed before; reset leads back to what the link says.
void tune_link(TuneState& state, const Link& link, bool anew, std::vector<std::string>& problems);

/// False where there is nothing to go back or on to.
bool tune_undo(TuneState& state);
bool tune_redo(TuneState& state);
void tune_reset(TuneState& state);

/// False where there is no such chart.
bool tune_toggle_table(TuneState& state, std::string_view chart);
bool tune_aim(TuneState& state, const AimCrosshair& aim);

}  // namespace bloom::presenter

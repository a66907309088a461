#pragma once

#include "tune_state.hpp"

#include <string>

/// What the commands of the scheme check do.
namespace bloom::presenter {

/// Why the filter that is tuned can't be checked, or nothing.
std::string refusal_of_check(const Tuned& tuned);

/// Begins a check of the filter that is tuned, in place of one that there was. Needs one that can
/// be checked.
void start_check(TuneState& state);

/// Stops the check that is under way; what is measured stays. False where none is.
bool cancel_check(TuneState& state);

}  // namespace bloom::presenter

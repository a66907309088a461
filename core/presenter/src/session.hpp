#pragma once

#include "state.hpp"

#include <string>

namespace bloom::presenter {

/// Lines, one command each, that lead from the opening state to the filter, the trace, the asked
/// words, the tuned filter, its charts and the settings of `state`. The undo history, what was
/// refused, what was measured and `motion` are not part of it.
std::string session_of(const State& state);

}  // namespace bloom::presenter

#pragma once

#include "presenter/view_state.hpp"
#include "state.hpp"

namespace bloom::presenter {

/// What to show of a state. Pure; linear in m, the members that are shown, and the asked words.
ViewState present(const State& state);

}  // namespace bloom::presenter

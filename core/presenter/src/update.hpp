#pragma once

#include "presenter/command.hpp"
#include "state.hpp"

namespace bloom::presenter {

/// The state that opens the playground: the first preset.
State opening_state();

/// `state` after `command`. What is refused changes nothing but messages and what was typed.
State update(State state, const Command& command);

}  // namespace bloom::presenter

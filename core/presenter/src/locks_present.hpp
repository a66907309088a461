#pragma once

#include "presenter/view_state.hpp"
#include "state.hpp"

namespace bloom::presenter {

/// Disables the controls of the screen that is shown which the page has locked, and those by which
/// the reader could get around that.
void lock_controls(ViewState& view, const State& state);

}  // namespace bloom::presenter

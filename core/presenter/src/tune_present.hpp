#pragma once

#include "presenter/tune_view.hpp"
#include "tune_state.hpp"

namespace bloom::presenter {

/// What the tuning screen shows. Pure; a few hundred evaluations of the formula.
TuneView present_tune(const TuneState& state);

}  // namespace bloom::presenter

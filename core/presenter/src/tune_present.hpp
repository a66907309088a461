#pragma once

#include "presenter/tune_view.hpp"
#include "tune_state.hpp"

#include <vector>

namespace bloom::presenter {

/// n, p, m and k, in the order to show, and which of them are worked out: also for the measuring
/// screen.
std::vector<QuantityView> present_quantities(const TuneState& state);
Choice present_solve_for(const TuneState& state);

/// What the tuning screen shows. Pure; a few hundred evaluations of the formula.
TuneView present_tune(const TuneState& state);

}  // namespace bloom::presenter

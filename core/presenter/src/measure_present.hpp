#pragma once

#include "measure_state.hpp"
#include "presenter/measure_view.hpp"

namespace bloom::presenter {

/// What the measuring screen shows. Pure; linear in the filters that were measured.
MeasureView present_measure(const MeasureState& state, const TuneState& tune);

}  // namespace bloom::presenter

#pragma once

#include "measure_state.hpp"

#include <string>

namespace bloom::presenter {

/// See Playground::results_csv.
std::string measure_csv(const MeasureState& state);

}  // namespace bloom::presenter

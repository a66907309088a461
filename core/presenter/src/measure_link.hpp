#pragma once

#include "model/experiment.hpp"

#include <string>

namespace bloom::presenter {

/// The link that opens the measuring screen with this plan and runs it: "?n=1000&m=9593&k=7&…".
std::string measure_link(const model::ExperimentPlan& plan);

}  // namespace bloom::presenter

#pragma once

#include "presenter/check_view.hpp"
#include "tune_state.hpp"

#include <string>

namespace bloom::presenter {

/// The panel of the scheme check.
CheckView present_check(const TuneState& state);

/// What has been measured as comma-separated values.
std::string check_csv(const TuneState& state);

}  // namespace bloom::presenter

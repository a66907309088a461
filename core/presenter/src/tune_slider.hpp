#pragma once

#include "presenter/command.hpp"

namespace bloom::presenter {

/// Where a slider stands, 0 to 1, for a value of its quantity (n, m, k, p, or actual as a multiple
/// of n); values beyond its ends rest on them. Logarithmic but for k.
double slider_position(Setting quantity, double value);

/// The value at a place from 0 to 1: two significant digits, whole where the quantity is.
double slider_value(Setting quantity, double position);

/// The value one step up or down: 1 for what is whole, the next of 1, 2, 5 for a rate.
double nudged(Setting quantity, double value, bool up);

}  // namespace bloom::presenter

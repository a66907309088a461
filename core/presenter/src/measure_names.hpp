#pragma once

#include "tune_names.hpp"

/// The names of what the measuring screen lets one choose, in commands and on the screen.
namespace bloom::presenter::names {

/// Whether the rate is measured on the way, too.
inline constexpr std::array checkpoints{
    Name<bool>{.value = false, .id = "off", .label = "at n alone"},
    Name<bool>{.value = true, .id = "on", .label = "from 10 % to 400 % of n, too"},
};

}  // namespace bloom::presenter::names

#pragma once

#include "state.hpp"
#include "tune_names.hpp"

namespace bloom::presenter::names {

inline constexpr std::array themes{
    Name<Theme>{.value = Theme::system, .id = "auto", .label = "as the reader’s system has it"},
    Name<Theme>{.value = Theme::light, .id = "light", .label = "light"},
    Name<Theme>{.value = Theme::dark, .id = "dark", .label = "dark"},
};

}  // namespace bloom::presenter::names

#pragma once

#include "presenter/command.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace bloom::presenter {

/// The name of a setting in commands: "m", "scheme", …
std::string_view name(Setting setting);

/// The setting of that name, or nothing.
std::optional<Setting> setting_named(std::string_view name);

/// All names, to choose from.
std::string known_settings();

/// Whether a quantity of the tuning screen has a slider.
bool has_slider(Setting quantity);

}  // namespace bloom::presenter

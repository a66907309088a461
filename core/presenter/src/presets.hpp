#pragma once

#include "model/scheme.hpp"

#include <span>
#include <string_view>

namespace bloom::presenter {

/// A filter to start from, with words to try.
struct Preset {
    std::string_view id;
    std::string_view label;
    model::Parameters parameters;
    std::span<const std::string_view> members;  ///< in the filter at the start
    std::span<const std::string_view> to_add;   ///< offered to be added
    std::span<const std::string_view> to_ask;   ///< offered to be asked
    std::string_view opening;                   ///< what Play queries at the start
    std::string_view add_label;                 ///< before the words to add
    std::string_view ask_label;                 ///< before the words to ask
};

/// All presets; the first is the one that opens.
std::span<const Preset> presets();

/// The preset of that name, or null.
const Preset* find_preset(std::string_view id);

}  // namespace bloom::presenter

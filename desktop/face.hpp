#pragma once

#include "theme.hpp"

#include "presenter/command.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace bloom::desktop {

/// What every widget shares with its window: the way to send a command, the one thing to ask
/// for that no view holds, and the colours to draw with. The window owns it and outlives its widgets; colours may change while they live.
struct Face {
    /// By value: the view that a command comes from changes while it is carried out.
    std::function<void(presenter::Command)> dispatch;
    /// The data of a chart, by its id, as comma-separated values.
    std::function<std::string(std::string_view)> chart_csv;
    Theme theme;
};

}  // namespace bloom::desktop

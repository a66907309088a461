#pragma once

#include "theme.hpp"

#include "presenter/command.hpp"

#include <functional>

namespace bloom::desktop {

/// What every widget shares with its window: the way to send a command, and the colours to draw
/// with. The window owns it and outlives its widgets; colours may change while they live.
struct Face {
    /// By value: the view that a command comes from changes while it is carried out.
    std::function<void(presenter::Command)> dispatch;
    Theme theme;
};

}  // namespace bloom::desktop

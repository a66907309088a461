#pragma once

#include "theme.hpp"

#include "presenter/command.hpp"
#include "presenter/measure_view.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace bloom::desktop {

/// What every widget shares with its window: the way to send a command, what there is to ask for
/// that no view holds, the way to hand a file over, and the colours to draw with. The window owns it
/// and outlives its widgets; colours may change while they live.
struct Face {
    /// By value: the view that a command comes from changes while it is carried out.
    std::function<void(presenter::Command)> dispatch;
    /// The data of a chart, by its id, as comma-separated values.
    std::function<std::string(std::string_view)> chart_csv;
    /// What was measured, as comma-separated values.
    std::function<std::string()> results_csv;
    /// A reader's file, as Playground takes it; the window shows the view after each.
    std::function<bool(presenter::ListKind, std::string_view name, std::uint64_t bytes)> open_list;
    std::function<bool(std::string_view chunk)> give_list;  ///< whether more is wanted
    std::function<void()> end_list;
    std::function<void(presenter::ListProblem)> fail_list;
    /// The density map's cells from a number on, as many as come in one go.
    std::function<std::span<const std::uint8_t>(std::uint64_t first)> density_cells;
    Theme theme;
};

}  // namespace bloom::desktop

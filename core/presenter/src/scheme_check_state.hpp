#pragma once

#include "model/scheme_check.hpp"

#include <optional>

namespace bloom::presenter {

/// A check of the schemes, under way or over. It speaks of its own m, n and k, whatever becomes of
/// those of the screen.
struct CheckRun {
    explicit CheckRun(const model::CheckPlan& plan) : work(plan) {}

    model::SchemeCheck work;
    bool cancelled = false;
    std::optional<double> elapsed_ms = 0;  ///< nothing where no clock was watching

    [[nodiscard]] bool is_working() const {
        return !cancelled && !work.is_done() && !work.lacks_memory();
    }
};

}  // namespace bloom::presenter

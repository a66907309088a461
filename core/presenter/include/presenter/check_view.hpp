#pragma once

#include "presenter/chart_view.hpp"
#include "presenter/controls.hpp"

#include <string>
#include <vector>

namespace bloom::presenter {

/// What a measurement says of one scheme, and why.
struct Finding {
    std::string label;  ///< the scheme
    std::string text;
    bool operator==(const Finding&) const = default;
};

/// Whether the schemes keep the rate of the formula, measured.
struct CheckView {
    std::string title;
    std::string intro;  ///< what is measured and how
    Action run;
    Action cancel;
    ProgressView progress;
    std::string status;  ///< how far it is, what it was measured for, or why it can't be
    bool chart_shown = false;
    ChartView chart;  ///< filled once there is something to show
    std::vector<Finding> findings;
    bool operator==(const CheckView&) const = default;
};

}  // namespace bloom::presenter

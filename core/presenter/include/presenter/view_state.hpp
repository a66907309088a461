#pragma once

#include "presenter/embed_view.hpp"
#include "presenter/measure_view.hpp"
#include "presenter/see_view.hpp"
#include "presenter/tune_view.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Everything a face shows, worded and rounded: strings are UTF-8 and ready to be put on the screen.
/// A face compares it with the one before and draws the difference; it never decides anything.
namespace bloom::presenter {

/// The whole screen.
struct ViewState {
    std::string title;
    Screen screen = Screen::see;  ///< which of the screens below is shown
    Choice screens;
    std::string live;  ///< for the one polite live region
    /// While long work is under way: the face calls Playground::advance with so many milliseconds
    /// whenever it has nothing else to do, and shows the view if it is new. Else 0.
    std::uint32_t slice_ms = 0;
    /// What could not be taken of the last link, a sentence each; stands until it is dismissed.
    std::vector<std::string> link_problems;
    Action dismiss;  ///< of the problems
    PartsView parts;
    Action embed_action;  ///< opens the dialog
    EmbedView embed;
    SeeView see;
    TuneView tune;        ///< filled while it is shown
    MeasureView measure;  ///< filled while it is shown
    bool operator==(const ViewState&) const = default;
};

/// The chart of that id on the screen that is shown, or null.
const ChartView* find_chart(const ViewState& view, std::string_view id);

}  // namespace bloom::presenter

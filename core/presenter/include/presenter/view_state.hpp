#pragma once

#include "presenter/see_view.hpp"
#include "presenter/tune_view.hpp"

#include <string>

/// Everything a face shows, worded and rounded: strings are UTF-8 and ready to be put on the screen.
/// A face compares it with the one before and draws the difference; it never decides anything.
namespace bloom::presenter {

/// The whole screen.
struct ViewState {
    std::string title;
    Screen screen = Screen::see;  ///< which of the screens below is shown
    Choice screens;
    std::string live;  ///< for the one polite live region
    SeeView see;
    TuneView tune;  ///< filled while it is shown
    bool operator==(const ViewState&) const = default;
};

}  // namespace bloom::presenter

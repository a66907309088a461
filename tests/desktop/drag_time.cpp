// How long the window takes to follow a slider: `desktop_tests "[.time]"` prints it. Not run by
// default: what it finds depends on the machine.

#include "window.hpp"

#include <QElapsedTimer>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

struct Times {
    std::vector<double> command;
    std::vector<double> repaint;
};

double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

double largest(const std::vector<double>& times) {
    return *std::max_element(times.begin(), times.end());
}

/// Drags a slider through its range and back: milliseconds of each command, and of the layout and
/// painting after it.
Times drag_through(Window& window) {
    Times times;
    constexpr int places = 100;
    constexpr double milliseconds = 1e6;
    for (int step = 0; step < 2 * places; ++step) {
        const int place = step < places ? step : 2 * places - step;
        QElapsedTimer time;
        time.start();
        window->dispatch(presenter::Drag{.quantity = presenter::Setting::n,
                                         .position = static_cast<double>(place) / places});
        times.command.push_back(static_cast<double>(time.nsecsElapsed()) / milliseconds);
        time.restart();
        window.settle();
        times.repaint.push_back(static_cast<double>(time.nsecsElapsed()) / milliseconds);
    }
    window->run("drop");
    return times;
}

}  // namespace

TEST_CASE("a drag is followed in time", "[.time]") {
    for (const char* part : {"top", "charts", "all"}) {
        Window window;
        window->run("screen tune");
        const bool is_all = std::string(part) == "all";
        window.show(960, is_all ? 3'000 : 900);
        if (std::string(part) == "charts") {
            window.page()->ensureWidgetVisible(window.find<QWidget>("tune.charts.2"), 0, 300);
            window.settle();
        }
        drag_through(window);
        const Times times = drag_through(window);
        std::printf(
            "drag, %s on the screen: command median %.2f ms, largest %.2f ms; "
            "repaint median %.2f ms, largest %.2f ms\n",
            part,
            median(times.command),
            largest(times.command),
            median(times.repaint),
            largest(times.repaint));
        CHECK(times.command.size() == 200);
    }
}

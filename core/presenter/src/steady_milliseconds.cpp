// Apart from all else: a page gives a clock of its own, and its module must not ask for another.

#include "presenter/playground.hpp"

#include <chrono>

namespace bloom::presenter {

double steady_milliseconds() {
    const auto since_start = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(since_start).count();
}

}  // namespace bloom::presenter

#include "work.hpp"

namespace bloom::presenter {

bool is_working(const State& /*state*/) {
    return false;
}

void do_slice(State& /*state*/) {}

void take_time(State& /*state*/, std::optional<double> /*milliseconds*/) {}

}  // namespace bloom::presenter

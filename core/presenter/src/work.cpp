#include "work.hpp"

#include "measure_update.hpp"

namespace bloom::presenter {

bool is_working(const State& state) {
    return is_measuring(state.measure);
}

bool is_reading(const State& state) {
    return state.measure.lists && state.measure.lists->reading;
}

void do_slice(State& state) {
    if (std::string outcome = do_measure_slice(state.measure); !outcome.empty()) {
        state.spoken = std::move(outcome);
    }
}

void take_time(State& state, std::optional<double> milliseconds) {
    take_measuring_time(state.measure, milliseconds);
}

}  // namespace bloom::presenter

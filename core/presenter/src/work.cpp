#include "work.hpp"

#include "measure_update.hpp"
#include "scheme_check_messages.hpp"

namespace bloom::presenter {
namespace {

constexpr std::uint64_t words_a_slice = 250;

bool is_checking(const State& state) {
    return state.tune.check && state.tune.check->is_working();
}

std::string do_check_slice(CheckRun& check) {
    check.work.advance(words_a_slice);
    if (check.work.lacks_memory()) {
        return check_messages::lacks_memory();
    }
    return check.work.is_done() ? check_messages::done(check.work) : std::string{};
}

}  // namespace

bool is_working(const State& state) {
    return is_checking(state) || is_measuring(state.measure);
}

bool is_reading(const State& state) {
    return state.measure.lists && state.measure.lists->reading;
}

void do_slice(State& state) {
    // A check is over in seconds: a measurement waits for it.
    std::string outcome =
        is_checking(state) ? do_check_slice(*state.tune.check) : do_measure_slice(state.measure);
    if (!outcome.empty()) {
        state.spoken = std::move(outcome);
    }
}

void take_time(State& state, std::optional<double> milliseconds) {
    if (!is_checking(state)) {
        take_measuring_time(state.measure, milliseconds);
        return;
    }
    std::optional<double>& elapsed = state.tune.check->elapsed_ms;
    elapsed = milliseconds && elapsed ? std::optional(*elapsed + *milliseconds) : std::nullopt;
}

}  // namespace bloom::presenter

#pragma once

#include "state.hpp"

#include <optional>

/// Long work, moved on in slices of a fixed number of operations, so that a face can look after its
/// reader between them. What is under way is part of the state of its screen.
namespace bloom::presenter {

/// Whether something is under way, on whichever screen.
bool is_working(const State& state);

/// Whether a face gives the bytes of a list.
bool is_reading(const State& state);

/// Moves what is under way on by one slice, of about a millisecond on a slow machine.
void do_slice(State& state);

/// Adds to the time that what is under way has taken; nothing where no clock is watching, and
/// then no speed can be told.
void take_time(State& state, std::optional<double> milliseconds);

}  // namespace bloom::presenter

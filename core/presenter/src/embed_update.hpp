#pragma once

#include "state.hpp"

#include <string>
#include <string_view>

namespace bloom::presenter {

/// Opens the embed dialog or changes what is chosen in it: see `Embed`. Returns why that can't be
/// taken; else nothing.
std::string embed_update(State& state, std::string_view what);

}  // namespace bloom::presenter

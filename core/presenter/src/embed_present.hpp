#pragma once

#include "presenter/embed_view.hpp"
#include "state.hpp"

namespace bloom::presenter {

/// The embed dialog; empty unless it is shown. Linear in the words of the filter.
EmbedView present_embed(const State& state);

}  // namespace bloom::presenter

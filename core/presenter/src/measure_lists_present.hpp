#pragma once

#include "measure_state.hpp"
#include "presenter/measure_view.hpp"

namespace bloom::presenter {

/// What the measuring screen shows of the reader's own lists.
ListsView present_lists(const MeasureState& state);

}  // namespace bloom::presenter

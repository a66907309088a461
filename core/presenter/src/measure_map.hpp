#pragma once

#include "measure_state.hpp"
#include "presenter/command.hpp"

#include <cstdint>
#include <vector>

/// The density map: which bits it shows, and their values.
namespace bloom::presenter {

MapView present_map(const MeasureState& state);

/// False where there is nothing to show.
bool move_map(MeasureState& state, const MoveMap& move);

/// Puts the values of the cells from number `first` on into `cells`: see Playground.
void density_cells(const MeasureState& state,
                   std::uint64_t first,
                   std::vector<std::uint8_t>& cells);

}  // namespace bloom::presenter

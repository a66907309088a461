#pragma once

#include "tune_state.hpp"

#include <string>

namespace bloom::presenter {

/// The filter with its unknowns worked out, or why they can't be.
struct Solution {
    Tuned tuned;
    std::string error;   ///< empty if there is a solution
    std::string remark;  ///< what it does not fulfil, e.g. that no k reaches p
};

/// Ranges of this screen.
inline constexpr std::uint64_t most_tuned = std::uint64_t{1} << 48U;
inline constexpr std::uint32_t most_tuned_hashes = 1'024;

/// Works out the unknowns of `wanted`. Constant time.
Solution solve(Tuned wanted);

/// Items that really come: n times the load, at least 1.
std::uint64_t actual_items(const Tuned& tuned);

}  // namespace bloom::presenter

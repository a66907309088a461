#include "model/intervals.hpp"

#include <cmath>

namespace bloom::model {

Interval wilson_interval(std::uint64_t hits, std::uint64_t trials, double z) {
    if (trials == 0) {
        return {};
    }
    const auto n = static_cast<double>(trials);
    const auto x = static_cast<double>(hits);
    const auto misses = static_cast<double>(trials - hits);
    const double square = z * z;
    const double centre = x + square / 2;
    const double half_width = z * std::sqrt(x * (misses / n) + square / 4);
    // At the ends the exact bound is 0 or 1, which rounding would miss.
    return {.low = hits == 0 ? 0 : (centre - half_width) / (n + square),
            .high = hits == trials ? 1 : (centre + half_width) / (n + square)};
}

}  // namespace bloom::model

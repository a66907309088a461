#pragma once

#include <cstdint>

namespace bloom::model {

/// The z of a two-sided interval of 95 %: the normal distribution's 0.975 quantile.
inline constexpr double z_of_95_percent = 1.959963984540054;

/// From `low` to `high`, both within it.
struct Interval {
    double low = 0;
    double high = 1;
    bool operator==(const Interval&) const = default;
};

/// Where a proportion lies that was seen `hits` times in `trials` independent ones, with the
/// confidence of z (Edwin B. Wilson, "Probable Inference, the Law of Succession, and Statistical
/// Inference", 1927). Holds near 0 and 1, too, where the textbooks' interval does not: no hit in
/// `trials` gives 0 to z²/(trials + z²). 0 to 1 for no trials. Needs hits ≤ trials and z > 0.
Interval wilson_interval(std::uint64_t hits, std::uint64_t trials, double z = z_of_95_percent);

}  // namespace bloom::model

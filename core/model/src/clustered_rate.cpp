#include "model/clustered_rate.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::model {
namespace {

/// The normal distribution's 0.975 quantile: of a two-sided interval of 95 %.
constexpr double normal_quantile = 1.959963984540054;

/// The same of Student's t, by its expansion around the normal one (Milton Abramowitz and Irene A.
/// Stegun, "Handbook of Mathematical Functions", 1964, 26.7.5).
double student_quantile(double freedom) {
    constexpr double z = normal_quantile;
    constexpr double z3 = z * z * z;
    constexpr double z5 = z3 * z * z;
    constexpr double z7 = z5 * z * z;
    return z + (z3 + z) / 4 / freedom + (5 * z5 + 16 * z3 + 3 * z) / 96 / (freedom * freedom) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384 / (freedom * freedom * freedom);
}

/// Wilson's interval for a rate seen in so many independent trials, whole or not.
ClusteredRate wilson(double rate, double trials, double quantile) {
    const double square = quantile * quantile / trials;
    const double centre = (rate + square / 2) / (1 + square);
    const double reach =
        quantile * std::sqrt(rate * (1 - rate) / trials + square / trials / 4) / (1 + square);
    return {.rate = rate,
            .low = rate <= 0 ? 0 : std::max(0.0, centre - reach),
            .high = rate >= 1 ? 1 : std::min(1.0, centre + reach)};
}

}  // namespace

ClusteredRate clustered_rate(std::span<const std::uint64_t> passed, std::uint64_t asked) {
    const auto filters = static_cast<double>(passed.size());
    const auto each = static_cast<double>(asked);
    double sum = 0;
    for (const std::uint64_t one : passed) {
        sum += static_cast<double>(one) / each;
    }
    const double rate = sum / filters;
    double squares = 0;
    for (const std::uint64_t one : passed) {
        const double apart = static_cast<double>(one) / each - rate;
        squares += apart * apart;
    }
    const double of_independent = rate * (1 - rate) / each;
    const double effect =
        of_independent > 0 ? std::max(1.0, squares / (filters - 1) / of_independent) : 1;
    return wilson(rate, filters * each / effect, student_quantile(filters - 1));
}

ClusteredRate single_filter_rate(std::uint64_t passed,
                                 std::uint64_t asked,
                                 std::uint64_t m,
                                 std::uint32_t k,
                                 double fill) {
    const auto queries = static_cast<double>(asked);
    const double rate = static_cast<double>(passed) / queries;
    double effect = 1;
    if (fill > 0 && fill < 1 && rate > 0 && rate < 1) {
        const double clear = 1 - fill;
        const double of_fill = clear * (1 - (1 - std::log(clear)) * clear) / static_cast<double>(m);
        const double slope = k * rate / fill;
        effect += slope * slope * of_fill * queries / (rate * (1 - rate));
    }
    return wilson(rate, queries / effect, normal_quantile);
}

}  // namespace bloom::model

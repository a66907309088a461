#include "model/sizing.hpp"

#include "model/rates.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bloom::model {
namespace {

constexpr double ln2 = std::numbers::ln2;

/// The load kn/m at which (1 − e^(−load))^k is p: −ln(1 − p^(1/k)).
double load_at(double p, std::uint32_t k) {
    const double log_fill = std::log(p) / k;
    // Near p = 1 the array is nearly full and 1 − e^log_fill loses its digits.
    return log_fill > -0.7 ? -std::log(-std::expm1(log_fill)) : -std::log1p(-std::exp(log_fill));
}

/// The whole number nearest to `guess` on which `is_enough` turns from false to true, searched a
/// few steps around the guess, whose own error is a few ulp.
template <class Predicate>
std::uint64_t turning_point(double guess, const Predicate& is_enough) {
    auto at = static_cast<std::uint64_t>(std::max(1.0, std::ceil(guess)));
    while (at > 1 && is_enough(at - 1)) {
        --at;
    }
    while (!is_enough(at)) {
        ++at;
    }
    return at;
}

}  // namespace

double best_real_hashes(std::uint64_t m, std::uint64_t n) {
    return static_cast<double>(m) / static_cast<double>(n) * ln2;
}

std::uint32_t best_hashes(std::uint64_t m, std::uint64_t n) {
    const double real = best_real_hashes(m, n);
    if (real >= max_sizing_hashes) {
        return max_sizing_hashes;
    }
    const auto below = std::max(1U, static_cast<std::uint32_t>(real));
    return formula_rate(m, n, below) <= formula_rate(m, n, below + 1) ? below : below + 1;
}

std::optional<std::uint64_t> textbook_bits(std::uint64_t n, double p) {
    const double bits = std::ceil(static_cast<double>(n) * bits_per_item(p));
    if (bits > static_cast<double>(max_sizing)) {
        return std::nullopt;
    }
    return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(bits));
}

std::optional<std::uint64_t> least_bits_with(std::uint64_t n, double p, std::uint32_t k) {
    const double guess = static_cast<double>(k) * static_cast<double>(n) / load_at(p, k);
    if (!(guess <= static_cast<double>(max_sizing))) {
        return std::nullopt;
    }
    return turning_point(guess, [n, p, k](std::uint64_t m) { return formula_rate(m, n, k) <= p; });
}

std::optional<Size> least_size(std::uint64_t n, double p) {
    const double real = -std::log2(p);
    const auto above = static_cast<std::uint32_t>(
        std::clamp(std::ceil(real), 1.0, static_cast<double>(max_sizing_hashes)));
    std::optional<std::uint64_t> least;
    std::uint32_t hashes = above;
    // The least m for a given k falls, then rises with k. Below the best k it can only stay level
    // where rounding to whole bits makes it; the smallest k of such a level is the cheapest.
    for (std::uint32_t k = above; k >= 1; --k) {
        const auto bits = least_bits_with(n, p, k);
        if (least && (!bits || *bits > *least)) {
            break;
        }
        if (bits) {
            least = bits;
            hashes = k;
        }
    }
    if (!least) {
        return std::nullopt;
    }
    return Size{.m = *least, .k = hashes, .rate = formula_rate(*least, n, hashes)};
}

std::uint64_t capacity(std::uint64_t m, std::uint32_t k, double p) {
    const double guess = std::floor(static_cast<double>(m) / k * load_at(p, k));
    if (!(guess < static_cast<double>(max_sizing))) {
        return max_sizing;
    }
    // One more than the capacity is the first n that is too many.
    return turning_point(guess + 1,
                         [m, k, p](std::uint64_t n) { return formula_rate(m, n, k) > p; }) -
           1;
}

std::optional<std::uint32_t> least_hashes(std::uint64_t m, std::uint64_t n, double p) {
    const std::uint32_t best = best_hashes(m, n);
    if (formula_rate(m, n, best) > p) {
        return std::nullopt;
    }
    // Up to the best k the rate falls with every further hash function.
    std::uint32_t too_few = 0;
    std::uint32_t enough = best;
    while (enough - too_few > 1) {
        const std::uint32_t middle = too_few + (enough - too_few) / 2;
        (formula_rate(m, n, middle) <= p ? enough : too_few) = middle;
    }
    return enough;
}

double bits_per_item(double p) {
    return -std::log(p) / (ln2 * ln2);
}

double items_from_fill(std::uint64_t m, std::uint64_t set, std::uint32_t k) {
    const auto bits = static_cast<double>(m);
    if (set < m) {
        return -bits / k * std::log1p(-static_cast<double>(set) / bits);
    }
    // Hₘ by its expansion, exact to the last digits from m = 1 on.
    double harmonic = 0;
    constexpr std::uint64_t summed = 32;
    if (m <= summed) {
        for (std::uint64_t term = m; term >= 1; --term) {
            harmonic += 1 / static_cast<double>(term);
        }
    } else {
        harmonic = std::log(bits) + std::numbers::egamma + 1 / (2 * bits) - 1 / (12 * bits * bits);
    }
    return bits * harmonic / k;
}

Worth worth(double lookup, double probe, double absent, double rate) {
    const double saved = absent * (1 - rate);
    return {.without = lookup,
            .with_filter = probe + (1 - saved) * lookup,
            .lookups_saved = saved,
            .break_even = probe / (lookup * (1 - rate))};
}

}  // namespace bloom::model

#include "model/rates.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace bloom::model {
namespace {

/// An unevaluated sum of two doubles, about 106 bits (Dekker 1971; Knuth's two-sum). Only what the
/// chain needs: sums and products of numbers that are not negative, so nothing cancels.
struct DoubleDouble {
    double high = 0;
    double low = 0;
};

DoubleDouble quick_sum(double large, double small) {
    const double sum = large + small;
    return {.high = sum, .low = small - (sum - large)};
}

DoubleDouble two_sum(double a, double b) {
    const double sum = a + b;
    const double part = sum - a;
    return {.high = sum, .low = (a - (sum - part)) + (b - part)};
}

DoubleDouble two_product(double a, double b) {
    const auto split = [](double value) {
        const double scaled = value * 134217729.0;  // 2^27 + 1
        const double high = scaled - (scaled - value);
        return DoubleDouble{.high = high, .low = value - high};
    };
    const double product = a * b;
    const DoubleDouble x = split(a);
    const DoubleDouble y = split(b);
    const double error =
        ((x.high * y.high - product) + x.high * y.low + x.low * y.high) + x.low * y.low;
    return {.high = product, .low = error};
}

DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble sum = two_sum(a.high, b.high);
    return quick_sum(sum.high, sum.low + a.low + b.low);
}

DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble product = two_product(a.high, b.high);
    return quick_sum(product.high, product.low + (a.high * b.low + a.low * b.high));
}

/// The quotient of two integers below 2⁵³.
DoubleDouble ratio(double numerator, double denominator) {
    const double quotient = numerator / denominator;
    const DoubleDouble back = two_product(quotient, denominator);
    return quick_sum(quotient, ((numerator - back.high) - back.low) / denominator);
}

/// Entry (open, later): the probability that `open` wanted cells that are 0 become `later` ones.
/// Lower triangular, for up to k open cells. On the heap: a WebAssembly stack is small.
class Chain {
public:
    explicit Chain(std::uint32_t k) : k_(k), entries_((k + 1) * (k + 1)) {}

    DoubleDouble& at(std::uint32_t open, std::uint32_t later) {
        return entries_[open * (k_ + 1) + later];
    }
    [[nodiscard]] const DoubleDouble& at(std::uint32_t open, std::uint32_t later) const {
        return entries_[open * (k_ + 1) + later];
    }

    [[nodiscard]] Chain followed_by(const Chain& next) const {
        Chain both(k_);
        for (std::uint32_t from = 0; from <= k_; ++from) {
            for (std::uint32_t to = 0; to <= from; ++to) {
                DoubleDouble sum;
                for (std::uint32_t via = to; via <= from; ++via) {
                    sum = sum + at(from, via) * next.at(via, to);
                }
                both.at(from, to) = sum;
            }
        }
        return both;
    }

private:
    std::uint32_t k_;
    std::vector<DoubleDouble> entries_;
};

/// One probe of those that fill the array: it hits one of the open cells, or it does not.
Chain one_probe(std::uint64_t m, std::uint32_t k) {
    const auto cells = static_cast<double>(m);
    Chain step(k);
    for (std::uint32_t open = 0; open <= k && open <= m; ++open) {
        step.at(open, open) = ratio(cells - open, cells);
        if (open > 0) {
            step.at(open, open - 1) = ratio(open, cells);
        }
    }
    return step;
}

/// The probability that k probes fall on `count` distinct cells, for each count from 0 to k.
std::vector<DoubleDouble> distinct_cells(std::uint64_t m, std::uint32_t k) {
    const auto cells = static_cast<double>(m);
    std::vector<DoubleDouble> distinct(k + 1);
    distinct[0].high = 1;
    for (std::uint32_t probe = 0; probe < k; ++probe) {
        for (std::uint32_t count = probe + 1; count > 0; --count) {
            distinct[count] = count <= m
                                  ? distinct[count] * ratio(count, cells) +
                                        distinct[count - 1] * ratio(cells - (count - 1), cells)
                                  : DoubleDouble{};
        }
        distinct[0] = {};
    }
    return distinct;
}

/// E[(X/m)^k] by the distribution of X, one probe at a time. Needs m < 2³². Costs m·n·k.
double rate_by_occupancy(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const auto bits = static_cast<std::uint32_t>(m);
    const auto cells = static_cast<double>(m);
    std::vector<double> chance(bits + 1);
    chance[0] = 1;
    for (std::uint64_t probe = 0; probe < n * k; ++probe) {
        for (auto set = static_cast<std::uint32_t>(std::min(probe + 1, m)); set > 0; --set) {
            chance[set] =
                chance[set] * (set / cells) + chance[set - 1] * ((bits - (set - 1)) / cells);
        }
        chance[0] = 0;
    }
    double rate = 0;
    for (std::uint32_t set = 0; set <= bits; ++set) {
        rate += chance[set] * rate_from_fill(set / cells, k);
    }
    return rate;
}

/// q^k (1 + k(k − 1)/2 · σ²/q²) for the mean q and the variance σ² of the fill, if what it leaves
/// out is small enough.
std::optional<double> rate_by_expansion(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    constexpr double tolerance = 1e-10;
    constexpr std::uint64_t least_m = 3;
    if (m < least_m || n == 0) {
        return std::nullopt;
    }
    const auto cells = static_cast<double>(m);
    const double probes = static_cast<double>(n) * k;
    // (1 − 1/m)^probes, the chance of one cell to stay 0; two cells' chance is worked out from it
    // by factors close to 1, since their difference would cancel.
    const double clear = std::exp(probes * std::log1p(-1 / cells));
    const double fill = -std::expm1(probes * std::log1p(-1 / cells));
    const double variance =
        -clear * std::expm1(probes * std::log1p(-1 / (cells - 1))) / cells +
        clear * clear * std::expm1(probes * std::log1p(-1 / ((cells - 1) * (cells - 1))));
    const double second = 0.5 * k * (k - 1.0) * variance / (fill * fill);
    // The fourth order is about half of the second one squared, the third is smaller by k/(3mq).
    const double left_out = second * second + second * k / (cells * fill);
    if (!(left_out < tolerance)) {
        return std::nullopt;
    }
    return std::exp(k * std::log(fill)) * (1 + second);
}

}  // namespace

double formula_rate_at(double load, double k) {
    // log(1 − e^(−load)), without losing digits where the array is nearly empty or nearly full.
    const double log_fill =
        load < 0.7 ? std::log(-std::expm1(-load)) : std::log1p(-std::exp(-load));
    return std::exp(k * log_fill);
}

double formula_fill_at(double load) {
    return -std::expm1(-load);
}

double formula_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    return formula_rate_at(static_cast<double>(k) * static_cast<double>(n) / static_cast<double>(m),
                           k);
}

double exact_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    Chain step = one_probe(m, k);
    Chain all(k);
    for (std::uint32_t open = 0; open <= k; ++open) {
        all.at(open, open).high = 1;
    }
    for (std::uint64_t left = n * k; left > 0; left >>= 1U) {
        if ((left & 1U) != 0) {
            all = all.followed_by(step);
        }
        step = step.followed_by(step);
    }
    const std::vector<DoubleDouble> distinct = distinct_cells(m, k);
    DoubleDouble rate;
    for (std::uint32_t count = 0; count <= k; ++count) {
        rate = rate + distinct[count] * all.at(count, 0);
    }
    return rate.high;
}

std::optional<double> expected_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    if (const auto expanded = rate_by_expansion(m, n, k)) {
        return expanded;
    }
    if (k <= max_exact_hashes) {
        return exact_rate(m, n, k);
    }
    constexpr double most_steps = 2e7;
    if (static_cast<double>(m) * static_cast<double>(n) * k <= most_steps) {
        return rate_by_occupancy(m, n, k);
    }
    return std::nullopt;
}

double rate_from_fill(double fill_ratio, std::uint32_t k) {
    return std::pow(fill_ratio, static_cast<double>(k));
}

}  // namespace bloom::model

#include "model/rates.hpp"

#include "model/scheme.hpp"

#include <array>
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

constexpr std::uint32_t states = max_hashes + 1;

/// Entry [open][later]: the probability that `open` wanted cells that are 0 become `later` ones.
/// On the heap: a chain takes 17 KB, and a WebAssembly stack may be 64 KB.
using Chain = std::vector<std::array<DoubleDouble, states>>;

/// Only states up to `k` open cells can be reached.
Chain product_up_to(std::uint32_t k, const Chain& a, const Chain& b) {
    Chain product(states);
    for (std::uint32_t from = 0; from <= k; ++from) {
        for (std::uint32_t to = 0; to <= from; ++to) {
            for (std::uint32_t via = to; via <= from; ++via) {
                product[from][to] = product[from][to] + a[from][via] * b[via][to];
            }
        }
    }
    return product;
}

}  // namespace

double formula_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const double load = static_cast<double>(k) * static_cast<double>(n) / static_cast<double>(m);
    // log(1 − e^(−load)), without losing digits where the array is nearly empty or nearly full.
    const double log_fill =
        load < 0.7 ? std::log(-std::expm1(-load)) : std::log1p(-std::exp(-load));
    return std::exp(static_cast<double>(k) * log_fill);
}

double exact_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    const auto cells = static_cast<double>(m);
    // One probe of the n·k that fill the array: it hits one of the open cells, or it does not.
    Chain step(states);
    for (std::uint32_t open = 0; open < states; ++open) {
        if (open <= m) {
            step[open][open] = ratio(cells - open, cells);
        }
        if (open > 0 && open <= m) {
            step[open][open - 1] = ratio(open, cells);
        }
    }
    Chain all(states);
    for (std::uint32_t open = 0; open < states; ++open) {
        all[open][open].high = 1;
    }
    for (std::uint64_t left = n * k; left > 0; left >>= 1U) {
        if ((left & 1U) != 0) {
            all = product_up_to(k, all, step);
        }
        step = product_up_to(k, step, step);
    }
    // How many distinct cells the k probes of the query fall on.
    std::array<DoubleDouble, states> distinct{};
    distinct[0].high = 1;
    for (std::uint32_t probe = 0; probe < k; ++probe) {
        for (std::uint32_t count = probe + 1; count > 0; --count) {
            const DoubleDouble again =
                count <= m ? distinct[count] * ratio(count, cells) : DoubleDouble{};
            const DoubleDouble fresh = count <= m
                                           ? distinct[count - 1] * ratio(cells - (count - 1), cells)
                                           : DoubleDouble{};
            distinct[count] = again + fresh;
        }
        distinct[0] = {};
    }
    DoubleDouble rate;
    for (std::uint32_t count = 0; count <= k; ++count) {
        rate = rate + distinct[count] * all[count][0];
    }
    return rate.high;
}

double rate_from_fill(double fill_ratio, std::uint32_t k) {
    return std::pow(fill_ratio, static_cast<double>(k));
}

}  // namespace bloom::model

#pragma once

#include <cstdint>
#include <optional>

/// How large a Bloom filter must be, and what a given one holds. All rates are those of the
/// formula (`formula_rate`), all sizes whole bits and whole hash functions.
namespace bloom::model {

/// Largest m, in bits, and largest n that sizing answers for: 2⁴⁸ (32 TiB).
inline constexpr std::uint64_t max_sizing = std::uint64_t{1} << 48U;

/// Largest k that sizing answers for: enough for p = 10⁻³⁰⁰, whose best k is 997.
inline constexpr std::uint32_t max_sizing_hashes = 1'024;

/// Bits and hash functions of a filter, with the rate it achieves at the n it was sized for.
struct Size {
    std::uint64_t m = 0;
    std::uint32_t k = 0;
    double rate = 0;
    bool operator==(const Size&) const = default;
};

/// The real k with the least rate, (m/n) ln 2. Needs n ≥ 1. (Bloom 1970; Mitzenmacher & Upfal.)
double best_real_hashes(std::uint64_t m, std::uint64_t n);

/// The whole k, 1 to `max_sizing_hashes`, with the least rate; the smaller of two equal ones.
/// Needs m ≥ 1 and n ≥ 1.
std::uint32_t best_hashes(std::uint64_t m, std::uint64_t n);

/// The textbooks' size, ⌈−n ln p/(ln 2)²⌉ bits, which with a whole k may miss p by a little.
/// Nothing if it is above `max_sizing`. Needs n ≥ 1 and 0 < p < 1.
std::optional<std::uint64_t> textbook_bits(std::uint64_t n, double p);

/// The least m whose rate at n with `k` hash functions is at most p; nothing if it is above
/// `max_sizing`. Needs n ≥ 1, k ≥ 1 and 0 < p < 1. Grows with n.
std::optional<std::uint64_t> least_bits_with(std::uint64_t n, double p, std::uint32_t k);

/// The least m of all for which some whole k meets p at n, and the smallest such k; nothing if it
/// is above `max_sizing`. Needs n ≥ 1 and 0 < p < 1. Grows with n.
std::optional<Size> least_size(std::uint64_t n, double p);

/// The most items n that m bits with k hash functions hold at a rate of at most p: the inverse of
/// `least_bits_with`. 0 if even one item is too many; at most `max_sizing`. Needs m ≥ 1, k ≥ 1 and
/// 0 < p < 1.
std::uint64_t capacity(std::uint64_t m, std::uint32_t k, double p);

/// The smallest whole k for which m bits hold n items at a rate of at most p; nothing if no k does.
/// Needs m ≥ 1, n ≥ 1 and 0 < p < 1.
std::optional<std::uint32_t> least_hashes(std::uint64_t m, std::uint64_t n, double p);

/// Bits an item takes at rate p with the real best k, −ln p/(ln 2)² ≈ 1.44 log₂(1/p).
double bits_per_item(double p);

/// Items to expect in a filter with `set` of m bits set, −(m/k) ln(1 − set/m) (Swamidass & Baldi,
/// 2007). Where all bits are set the estimate has no end: there, the mean number of items at which
/// the last bit falls, m·Hₘ/k (the coupon collector's). Needs set ≤ m, m ≥ 1 and k ≥ 1.
double items_from_fill(std::uint64_t m, std::uint64_t set, std::uint32_t k);

/// What a lookup costs with and without a filter in front of it, in the unit of its arguments.
struct Worth {
    double without = 0;        ///< mean cost of a query that goes straight to the store
    double with_filter = 0;    ///< mean cost of a query that asks the filter first
    double lookups_saved = 0;  ///< share of all queries that never reach the store, 0 to 1
    double break_even = 0;     ///< share of absent keys above which the filter pays; may exceed 1
};

/// Whether a filter pays: every query costs `probe`; a lookup costs `lookup` > 0 and is needed for
/// present keys and false positives; `absent` is the share of keys that are not there, 0 to 1.
Worth worth(double lookup, double probe, double absent, double rate);

}  // namespace bloom::model

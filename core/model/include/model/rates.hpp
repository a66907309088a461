#pragma once

#include <cstdint>
#include <optional>

/// False-positive rates: the probability that a word that was never added passes.
namespace bloom::model {

/// The formula of the textbooks, (1 − e^(−kn/m))^k: the rate to expect after n distinct words in
/// m bits with k hash functions. An approximation from below: for small filters see `exact_rate`.
/// Needs m ≥ 1 and k ≥ 1. 0 for n = 0. Relative error a few ulp times k. Constant time.
double formula_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k);

/// The same as a function of the load kn/m ≥ 0 and of a k > 0 that need not be whole: for curves.
double formula_rate_at(double load, double k);

/// The share of bits that the formula takes to be set, 1 − e^(−kn/m), for a load kn/m ≥ 0.
double formula_fill_at(double load);

/// Largest k that `exact_rate` takes.
inline constexpr std::uint32_t max_exact_hashes = 64;

/// The exact expectation for k independent, uniform hash functions, E[(X/m)^k] over all ways in
/// which n·k probes can fall (Bose et al., "On the false-positive rate of Bloom filters", 2008).
/// Needs m ≥ 1, 1 ≤ k ≤ `max_exact_hashes`, n·k < 2⁶³.
///
/// Computed without subtraction, so that no digits are lost: while the probes of the items fall,
/// only the distinct cells that the query will read matter, and how many of those are still 0 is
/// a pure death chain whose transition matrix is raised to the power n·k by squaring, in
/// double-double arithmetic. Relative error below 10⁻¹². Costs O(k³ log(n·k)), whatever m.
double exact_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k);

/// The exact expectation for any k, to 9 digits at least, by whichever way is cheapest: an
/// expansion around the mean fill to the second order where the terms left out are below 10⁻¹⁰,
/// else `exact_rate`, else the occupancy recurrence while m·n·k ≤ 2·10⁷. Nothing where none of
/// them serves (k above 64 with a fill that varies much). Needs m ≥ 1, k ≥ 1, n·k < 2⁶³.
std::optional<double> expected_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k);

/// The rate of a filter as it stands: (X/m)^k for a share X/m = `fill_ratio` of bits set.
double rate_from_fill(double fill_ratio, std::uint32_t k);

}  // namespace bloom::model

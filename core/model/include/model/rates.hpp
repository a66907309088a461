#pragma once

#include <cstdint>

/// False-positive rates: the probability that a word that was never added passes.
namespace bloom::model {

/// The formula of the textbooks, (1 − e^(−kn/m))^k: the rate to expect after n distinct words in
/// m bits with k hash functions. An approximation from below: for small filters see `exact_rate`.
/// Needs m ≥ 1 and k ≥ 1. 0 for n = 0. Relative error a few ulp times k. Constant time.
double formula_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k);

/// The exact expectation for k independent, uniform hash functions, E[(X/m)^k] over all ways in
/// which n·k probes can fall (Bose et al., "On the false-positive rate of Bloom filters", 2008).
/// Needs m ≥ 1, 1 ≤ k ≤ `max_hashes` and n·k < 2⁵³.
///
/// Computed without subtraction, so that no digits are lost: while the k probes of a query fall,
/// only their own distinct cells matter, and how many of those are still 0 is a pure death chain
/// whose transition matrix is raised to the power n·k by squaring, in double-double arithmetic.
/// Relative error below 10⁻¹². Costs O(k³ log(n·k)), whatever m.
double exact_rate(std::uint64_t m, std::uint64_t n, std::uint32_t k);

/// The rate of a filter as it stands: (X/m)^k for a share X/m = `fill_ratio` of bits set.
double rate_from_fill(double fill_ratio, std::uint32_t k);

}  // namespace bloom::model

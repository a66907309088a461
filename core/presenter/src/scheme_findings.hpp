#pragma once

#include "model/scheme_check.hpp"

#include <cstdint>
#include <string>

/// What a measured rate says about a scheme. A reason is given only where the rate is worse than
/// expected, and only one that holds for this scheme, m and k.
namespace bloom::presenter {

/// How many of the steps 0 to m − 1, added k − 1 times modulo m, come to fewer than k positions:
/// the sum of Euler's φ(d) over the divisors d < k of m.
std::uint64_t short_steps(std::uint64_t m, std::uint32_t k);

/// Whether a scheme errs more often than independent functions would: its interval lies above their
/// exact rate, and its rate by a twentieth at least.
bool errs_more(const model::CheckPlan& plan, const model::SchemeRate& result);

/// The rate of independent functions as a multiple of the formula's.
double expected_ratio(std::uint64_t m, std::uint64_t n, std::uint32_t k);

/// The finding in a sentence or two.
std::string finding(const model::CheckPlan& plan, const model::SchemeRate& result);

}  // namespace bloom::presenter

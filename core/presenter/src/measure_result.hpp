#pragma once

#include "measure_state.hpp"
#include "model/intervals.hpp"

namespace bloom::presenter {

/// What the filters of a run came to at n, taken together.
struct RunResult {
    std::uint64_t filters = 0;  ///< that were asked
    std::uint64_t queries = 0;  ///< over all of them
    std::uint64_t passed = 0;
    double rate = 0;
    model::Interval within;      ///< 95 %
    bool has_filled = false;     ///< whether one filter at least holds n
    std::uint64_t set_bits = 0;  ///< mean
    double by_fill = 0;          ///< mean of (X/m)^k
    double least = 0;            ///< of the rates of single filters, all asked to the end
    double greatest = 0;
    double deviation = 0;  ///< standard deviation of those
};

/// Linear in the filters.
RunResult result_of(const ExperimentRun& run);

/// The rates of the filters that were asked to the end.
std::vector<double> single_rates(const ExperimentRun& run);

}  // namespace bloom::presenter

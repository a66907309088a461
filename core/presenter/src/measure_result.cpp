#include "measure_result.hpp"

#include "model/rates.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter {

std::vector<double> single_rates(const ExperimentRun& run) {
    std::vector<double> rates;
    const std::uint64_t queries = run.work.plan().queries;
    for (const model::RateMeasurement& one : run.work.measurements()) {
        if (one.queries == queries) {
            rates.push_back(static_cast<double>(one.false_positives) /
                            static_cast<double>(one.queries));
        }
    }
    return rates;
}

RunResult result_of(const ExperimentRun& run) {
    RunResult result;
    const model::Parameters& parameters = run.work.plan().parameters;
    const auto filled = run.work.measurements();
    std::uint64_t set_bits = 0;
    for (const model::RateMeasurement& one : filled) {
        result.filters += one.queries > 0 ? 1U : 0U;
        result.queries += one.queries;
        result.passed += one.false_positives;
        set_bits += one.set_bits;
        result.by_fill += model::rate_from_fill(
            static_cast<double>(one.set_bits) / static_cast<double>(parameters.m),
            parameters.k);
    }
    result.has_filled = !filled.empty();
    if (result.has_filled) {
        result.set_bits = set_bits / filled.size();
        result.by_fill /= static_cast<double>(filled.size());
    }
    result.within = model::wilson_interval(result.passed, result.queries);
    if (result.queries > 0) {
        result.rate = static_cast<double>(result.passed) / static_cast<double>(result.queries);
    }
    const std::vector<double> rates = single_rates(run);
    if (rates.size() > 1) {
        const auto [least, greatest] = std::minmax_element(rates.begin(), rates.end());
        result.least = *least;
        result.greatest = *greatest;
        double mean = 0;
        for (const double rate : rates) {
            mean += rate / static_cast<double>(rates.size());
        }
        double squares = 0;
        for (const double rate : rates) {
            squares += (rate - mean) * (rate - mean);
        }
        result.deviation = std::sqrt(squares / static_cast<double>(rates.size() - 1));
    }
    return result;
}

}  // namespace bloom::presenter

#pragma once

#include "model/filter.hpp"
#include "random_words.hpp"

#include <cmath>
#include <cstdint>
#include <string>
#include <unordered_set>

/// False-positive rates as filters really have them.
namespace bloom::test {

/// The mean over filters of the share of absent words that pass.
struct MeasuredRate {
    double mean = 0;
    double deviation = 0;       ///< between filters: their own differences and the draw of queries
    double standard_error = 0;  ///< of the mean
};

/// Fills `filters` filters with n distinct words of 3 to 10 random letters each, and asks each
/// about `queries` such words that are not in it.
inline MeasuredRate measured_rate(const model::Parameters& parameters,
                                  std::uint64_t n,
                                  std::uint32_t filters,
                                  std::uint32_t queries) {
    std::mt19937_64 random(20'041'115);
    double sum = 0;
    double squares = 0;
    for (std::uint32_t at = 0; at < filters; ++at) {
        auto filter = model::Filter::make(parameters);
        std::unordered_set<std::string> members;
        while (members.size() < n) {
            const auto added = members.insert(random_word(random));
            if (added.second) {
                filter->add(*added.first);
            }
        }
        std::uint32_t passed = 0;
        for (std::uint32_t asked = 0; asked < queries;) {
            const std::string word = random_word(random);
            if (!members.contains(word)) {
                ++asked;
                passed += filter->may_contain(word) ? 1U : 0U;
            }
        }
        const double rate = static_cast<double>(passed) / queries;
        sum += rate;
        squares += rate * rate;
    }
    const double mean = sum / filters;
    const double deviation = std::sqrt((squares - sum * mean) / (filters - 1));
    return {.mean = mean,
            .deviation = deviation,
            .standard_error = deviation / std::sqrt(static_cast<double>(filters))};
}

}  // namespace bloom::test

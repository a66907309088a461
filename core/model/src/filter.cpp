#include "model/filter.hpp"

#include "scheme_arithmetic.hpp"

#include <utility>

namespace bloom::model {

std::optional<Filter> Filter::make(const Parameters& parameters) {
    if (parameters.k == 0 || parameters.k > most_hashes(parameters.scheme)) {
        return std::nullopt;
    }
    auto bits = BitArray::make(parameters.m);
    if (!bits) {
        return std::nullopt;
    }
    return Filter(parameters, std::move(*bits));
}

void Filter::add(std::string_view word) {
    with_workings(parameters_, word, [this](const auto& working_of) {
        for (std::uint32_t i = 0; i < parameters_.k; ++i) {
            bits_.set(position_of(working_of(i), parameters_.m));
        }
    });
}

bool Filter::may_contain(std::string_view word) const {
    return with_workings(parameters_, word, [this](const auto& working_of) {
        for (std::uint32_t i = 0; i < parameters_.k; ++i) {
            if (!bits_.test(position_of(working_of(i), parameters_.m))) {
                return false;
            }
        }
        return true;
    });
}

double Filter::fill_ratio() const {
    return static_cast<double>(bits_.count()) / static_cast<double>(bits_.size());
}

}  // namespace bloom::model

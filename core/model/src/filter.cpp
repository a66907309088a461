#include "model/filter.hpp"

#include <utility>

namespace bloom::model {

std::optional<Filter> Filter::make(const Parameters& parameters) {
    if (parameters.k == 0 || parameters.k > max_hashes) {
        return std::nullopt;
    }
    auto bits = BitArray::make(parameters.m);
    if (!bits) {
        return std::nullopt;
    }
    return Filter(parameters, std::move(*bits));
}

void Filter::add(std::string_view word) {
    for (std::uint32_t function = 1; function <= parameters_.k; ++function) {
        bits_.set(probe(parameters_, function, word).position);
    }
}

bool Filter::may_contain(std::string_view word) const {
    for (std::uint32_t function = 1; function <= parameters_.k; ++function) {
        if (!bits_.test(probe(parameters_, function, word).position)) {
            return false;
        }
    }
    return true;
}

double Filter::fill_ratio() const {
    return static_cast<double>(bits_.count()) / static_cast<double>(bits_.size());
}

}  // namespace bloom::model

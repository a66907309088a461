#include "model/scheme.hpp"

#include "model/hash/murmur3_x86_32.hpp"

#include <array>

namespace bloom::model {

std::uint32_t figure_seed(std::uint32_t function) {
    constexpr std::array<std::uint32_t, 3> searched{60048, 83459, 22536};
    constexpr std::uint32_t golden_ratio = 0x9e3779b9U;
    return function <= searched.size() ? searched[function - 1] : function * golden_ratio;
}

Probe probe(const Parameters& parameters, std::uint32_t function, std::string_view word) {
    const std::uint32_t seed = figure_seed(function);
    const std::uint32_t hash = murmur3_x86_32(word, seed);
    return {.function = function, .seed = seed, .hash = hash, .position = hash % parameters.m};
}

std::vector<Probe> probes(const Parameters& parameters, std::string_view word) {
    std::vector<Probe> all;
    all.reserve(parameters.k);
    for (std::uint32_t function = 1; function <= parameters.k; ++function) {
        all.push_back(probe(parameters, function, word));
    }
    return all;
}

}  // namespace bloom::model

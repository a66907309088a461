#include "model/scheme.hpp"

#include "scheme_arithmetic.hpp"

#include <array>

namespace bloom::model {

std::uint32_t most_hashes(Scheme scheme) {
    return scheme == Scheme::md5_single ? 1 : max_hashes;
}

std::uint32_t figure_seed(std::uint32_t function) {
    constexpr std::array<std::uint32_t, 3> searched{60048, 83459, 22536};
    constexpr std::uint32_t golden_ratio = 0x9e3779b9U;
    return function <= searched.size() ? searched[function - 1] : function * golden_ratio;
}

Murmur3Hash128 bloom_128_hash(std::string_view word) {
    return murmur3_x64_128(word, 1);
}

std::vector<Probe> probes(const Parameters& parameters, std::string_view word) {
    std::vector<Probe> all;
    all.reserve(parameters.k);
    with_workings(parameters, word, [&](const auto& working_of) {
        for (std::uint32_t i = 0; i < parameters.k; ++i) {
            const auto working = working_of(i);
            all.push_back({.function = i + 1,
                           .position = position_of(working, parameters.m),
                           .working = working});
        }
    });
    return all;
}

void positions(const Parameters& parameters, std::string_view word, std::span<std::uint64_t> out) {
    with_workings(parameters, word, [&](const auto& working_of) {
        std::uint32_t i = 0;
        for (std::uint64_t& position : out) {
            position = position_of(working_of(i++), parameters.m);
        }
    });
}

}  // namespace bloom::model

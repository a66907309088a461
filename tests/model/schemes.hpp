#pragma once

#include "model/scheme.hpp"
#include "random_words.hpp"

#include <cstdint>
#include <random>

namespace bloom::test {

inline constexpr model::Scheme every_scheme[] = {model::Scheme::figure,
                                                 model::Scheme::polynomial_131,
                                                 model::Scheme::fnv1a_double,
                                                 model::Scheme::murmur3_double,
                                                 model::Scheme::murmur3_seeded,
                                                 model::Scheme::sha256_double,
                                                 model::Scheme::blake2b_double,
                                                 model::Scheme::md5_single,
                                                 model::Scheme::bloom_128};

/// Sizes of every magnitude, powers of two among them; any k that the scheme gives; any key.
inline model::Parameters random_parameters(std::mt19937_64& random, model::Scheme scheme) {
    const std::uint64_t magnitude = std::uint64_t{1} << number_below(random, 24);
    return {.m = number_below(random, 4) == 0 ? magnitude : 1 + number_below(random, 2 * magnitude),
            .k = static_cast<std::uint32_t>(1 + number_below(random, model::most_hashes(scheme))),
            .scheme = scheme,
            .key = *model::HashKey::make(random_bytes(random, model::max_blake2b_key_bytes))};
}

}  // namespace bloom::test

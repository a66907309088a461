#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace bloom::model {

/// How a word comes to its k positions.
enum class Scheme : std::uint8_t {
    /// k independent hash functions: MurmurHash3 x86 32-bit under k seeds, each modulo m. The
    /// scheme of the figures.
    figure,
};

/// Largest number of hash functions that a scheme gives.
inline constexpr std::uint32_t max_hashes = 32;

/// Seed of hash function `function` (1 to `max_hashes`) of the figure scheme. The first three are
/// 60048, 83459 and 22536, found by search so that every position stated in the figure article
/// holds; from the fourth on, seed i is i · 0x9E3779B9 modulo 2³² (the golden ratio's fraction, so
/// that seeds spread evenly and never repeat).
std::uint32_t figure_seed(std::uint32_t function);

/// One hash function's way from a word to a position: `hash` modulo m is `position`.
struct Probe {
    std::uint32_t function = 0;  ///< 1 to k
    std::uint32_t seed = 0;
    std::uint32_t hash = 0;
    std::uint64_t position = 0;  ///< 0 to m − 1
    bool operator==(const Probe&) const = default;
};

/// Size and hashing of a filter.
struct Parameters {
    std::uint64_t m = 0;  ///< bits, 1 to `max_bits`
    std::uint32_t k = 0;  ///< hash functions, 1 to `max_hashes`
    Scheme scheme = Scheme::figure;
    bool operator==(const Parameters&) const = default;
};

/// Probe number `function` (1 to k) of `word`. Linear in the word.
Probe probe(const Parameters& parameters, std::uint32_t function, std::string_view word);

/// All k probes of `word`, in order.
std::vector<Probe> probes(const Parameters& parameters, std::string_view word);

}  // namespace bloom::model

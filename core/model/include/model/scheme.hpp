#pragma once

#include "model/hash/murmur3_x64_128.hpp"
#include "model/hash_key.hpp"
#include "model/working.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace bloom::model {

/// How a word comes to its k positions. Words are bytes, in UTF-8, except where code points are
/// named. Every scheme but the last is one that the documents describe, bit for bit as listed there.
enum class Scheme : std::uint8_t {
    /// k independent hash functions: MurmurHash3 x86 32-bit under k seeds, each modulo m. The
    /// scheme of the figures.
    figure,
    /// A polynomial in 131 over the code points, modulo 2³², under the seeds 1, 2, 3, … k; modulo
    /// m. Ill-formed text counts as one U+FFFD a byte.
    polynomial_131,
    /// FNV-1a 32-bit from 0x811C9DC5 for h1, from 0x9E3779B9 and made odd for h2; h1 + i · h2
    /// modulo 2³², then modulo m.
    fnv1a_double,
    /// MurmurHash3 x86 32-bit, signed, under seeds 0 and 1, both reduced modulo m first; then
    /// h1 + i · h2 modulo m.
    murmur3_double,
    /// MurmurHash3 x86 32-bit, signed, under the seeds 0 … k − 1, each modulo m.
    murmur3_seeded,
    /// The first 8 bytes of SHA-256 as a big-endian number for h1, the next 8 made odd for h2;
    /// h1 + i · h2 over unbounded integers, modulo m.
    sha256_double,
    /// The same with BLAKE2b-512, under the key if there is one.
    blake2b_double,
    /// MD5 as one big-endian number modulo m: a single function, whatever one would like.
    md5_single,
    /// For real work: both halves of MurmurHash3 x64 128-bit under seed 1 (under 0 the empty word
    /// hashes to zeros), enhanced double hashing (Peter C. Dillinger and Panagiotis Manolios, "Bloom
    /// Filters in Probabilistic Verification", 2004) modulo 2⁶⁴, each sum mixed once more, then
    /// reduced to ⌊mixed · m / 2⁶⁴⌋ (Daniel Lemire, "Fast Random Integer Generation in an Interval",
    /// 2019). Without the mixing, all double hashing errs more often than k independent functions
    /// would: 1.05 times at m = 16, n = 3, k = 3, and 4.8 times at m = 1024, n = 50, k = 14. With
    /// it the rate is the exact one at every m.
    bloom_128,
};

/// Largest number of hash functions that a scheme gives.
inline constexpr std::uint32_t max_hashes = 32;

/// Largest number of hash functions that this scheme gives: 1 or `max_hashes`.
std::uint32_t most_hashes(Scheme scheme);

/// Seed of hash function `function` (1 to `max_hashes`) of the figure scheme. The first three are
/// 60048, 83459 and 22536, found by search so that every position stated in the figure article
/// holds; from the fourth on, seed i is i · 0x9E3779B9 modulo 2³² (the golden ratio's fraction, so
/// that seeds spread evenly and never repeat).
std::uint32_t figure_seed(std::uint32_t function);

/// All that the scheme `bloom_128` ever uses of a word: its MurmurHash3 x64 128-bit under seed 1.
Murmur3Hash128 bloom_128_hash(std::string_view word);

/// One hash function's way from a word to a position.
struct Probe {
    std::uint32_t function = 0;  ///< 1 to k
    std::uint64_t position = 0;  ///< 0 to m − 1
    Working working;             ///< the arithmetic that leads there
    bool operator==(const Probe&) const = default;
};

/// Size and hashing of a filter.
struct Parameters {
    std::uint64_t m = 0;  ///< bits, 1 to `max_bits`
    std::uint32_t k = 0;  ///< hash functions, 1 to `most_hashes` of the scheme
    Scheme scheme = Scheme::figure;
    HashKey key{};  ///< for `blake2b_double`; the other schemes ignore it
    bool operator==(const Parameters&) const = default;
};

/// All k probes of `word`, in order, each with its working.
std::vector<Probe> probes(const Parameters& parameters, std::string_view word);

/// Only the positions of those probes, as many as `out` has room for (at most k). Hashes the word
/// once where the scheme does; does not allocate.
void positions(const Parameters& parameters, std::string_view word, std::span<std::uint64_t> out);

}  // namespace bloom::model

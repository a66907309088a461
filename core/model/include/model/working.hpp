#pragma once

#include <cstdint>
#include <optional>
#include <variant>

/// The arithmetic that leads a hash scheme from a word to one position, as far as it is worth
/// showing. Probe number i counts from 0 here, as it does in the listings.
namespace bloom::model {

/// One hash of 32 bits under its own seed; the position is `hash` modulo m, never negative.
struct SeededHash {
    std::uint32_t seed = 0;
    std::int64_t hash = 0;  ///< as the listing sees it: unsigned, or signed and maybe negative
    bool operator==(const SeededHash&) const = default;
};

/// h = seed, then h · 131 + c modulo 2³² for each code point c; the position is h modulo m.
struct PolynomialHash {
    std::uint32_t seed = 0;
    std::uint64_t code_points = 0;  ///< how many there were
    std::uint32_t hash = 0;
    bool operator==(const PolynomialHash&) const = default;
};

/// Double hashing in 32 bits: the position is (h1 + i · h2 modulo 2³²) modulo m.
struct WrappedDoubleHash {
    std::uint32_t h1 = 0;
    std::uint32_t h2 = 0;  ///< odd
    std::uint32_t i = 0;
    std::uint32_t sum = 0;
    bool operator==(const WrappedDoubleHash&) const = default;
};

/// Double hashing of signed hashes that are reduced first: start = h1 mod m, step = h2 mod m, both
/// not negative; the position is (start + i · step) modulo m.
struct ReducedDoubleHash {
    std::int32_t h1 = 0;
    std::int32_t h2 = 0;
    std::uint64_t start = 0;
    std::uint64_t step = 0;
    std::uint32_t i = 0;
    std::uint64_t sum = 0;
    bool operator==(const ReducedDoubleHash&) const = default;
};

/// Double hashing over unbounded integers: the position is (h1 + i · h2) modulo m.
struct WideDoubleHash {
    std::uint64_t h1 = 0;
    std::uint64_t h2 = 0;  ///< odd
    std::uint32_t i = 0;
    std::uint64_t sum_high = 0;  ///< the sum is sum_high · 2⁶⁴ + sum_low
    std::uint64_t sum_low = 0;
    bool operator==(const WideDoubleHash&) const = default;
};

/// A digest of 128 bits taken as one number, high · 2⁶⁴ + low; the position is that modulo m.
struct DigestHash {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    bool operator==(const DigestHash&) const = default;
};

/// Enhanced double hashing modulo 2⁶⁴, mixed, and reduced by a product instead of a division:
/// sum = h1 + i · h2 + (i³ − i)/6, mixed = fmix64(sum), the position is ⌊mixed · m / 2⁶⁴⌋.
struct MixedDoubleHash {
    std::uint64_t h1 = 0;
    std::uint64_t h2 = 0;
    std::uint32_t i = 0;
    std::uint64_t sum = 0;
    std::uint64_t mixed = 0;
    bool operator==(const MixedDoubleHash&) const = default;
};

using Working = std::variant<SeededHash,
                             PolynomialHash,
                             WrappedDoubleHash,
                             ReducedDoubleHash,
                             WideDoubleHash,
                             DigestHash,
                             MixedDoubleHash>;

/// The number, 0 to m − 1, that leads from each position to the next one modulo m where the
/// scheme always adds the same one; nothing where it does not. Constant time.
std::optional<std::uint64_t> constant_step(const Working& working, std::uint64_t m);

/// How many of m positions such a step comes to before it comes round: m / gcd(step, m).
std::uint64_t reached_by_step(std::uint64_t step, std::uint64_t m);

}  // namespace bloom::model

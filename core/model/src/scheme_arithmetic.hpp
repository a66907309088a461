#pragma once

#include "hash/byte_order.hpp"
#include "model/hash/fnv1a.hpp"
#include "model/hash/md5.hpp"
#include "model/hash/murmur3_x64_128.hpp"
#include "model/hash/murmur3_x86_32.hpp"
#include "model/hash/sha256.hpp"
#include "model/scheme.hpp"
#include "model/utf8.hpp"
#include "wide.hpp"

#include <cstdint>
#include <string_view>

/// What every scheme computes, in a form that a compiler can inline into the loops that use it.
namespace bloom::model {

/// `number` modulo m as mathematicians and Python have it: 0 to m − 1 for a negative one, too.
inline std::uint64_t floored_remainder(std::int64_t number, std::uint64_t m) {
    return number >= 0 ? static_cast<std::uint64_t>(number) % m
                       : m - 1 - static_cast<std::uint64_t>(-(number + 1)) % m;
}

inline std::uint64_t position_of(const SeededHash& working, std::uint64_t m) {
    return floored_remainder(working.hash, m);
}

inline std::uint64_t position_of(const PolynomialHash& working, std::uint64_t m) {
    return working.hash % m;
}

inline std::uint64_t position_of(const WrappedDoubleHash& working, std::uint64_t m) {
    return working.sum % m;
}

inline std::uint64_t position_of(const ReducedDoubleHash& working, std::uint64_t m) {
    return working.sum % m;
}

inline std::uint64_t position_of(const WideDoubleHash& working, std::uint64_t m) {
    return low_half(wide(working.sum_high, working.sum_low) % m);
}

inline std::uint64_t position_of(const DigestHash& working, std::uint64_t m) {
    return low_half(wide(working.high, working.low) % m);
}

inline std::uint64_t position_of(const MixedDoubleHash& working, std::uint64_t m) {
    return high_half(Wide{working.mixed} * m);
}

inline PolynomialHash polynomial_131(std::string_view word, std::uint32_t seed) {
    constexpr std::uint32_t base = 131;
    constexpr char32_t replacement = 0xfffd;
    PolynomialHash result{.seed = seed, .code_points = 0, .hash = seed};
    while (!word.empty()) {
        const Utf8Step step = decode_utf8(word);
        const char32_t code_point = step.fault ? replacement : step.code_point;
        result.hash = result.hash * base + static_cast<std::uint32_t>(code_point);
        ++result.code_points;
        word.remove_prefix(step.fault ? 1 : step.length);
    }
    return result;
}

inline std::int32_t signed_murmur3(std::string_view word, std::uint32_t seed) {
    return static_cast<std::int32_t>(murmur3_x86_32(word, seed));
}

/// The two numbers at the start of a digest, the second one made odd.
struct DigestHalves {
    std::uint64_t h1;
    std::uint64_t h2;
};

template <class Digest>
DigestHalves halves_of(const Digest& digest) {
    constexpr std::uint32_t half_bytes = 8;
    DigestHalves halves{.h1 = 0, .h2 = 0};
    for (std::uint32_t at = 0; at < half_bytes; ++at) {
        halves.h1 = halves.h1 << 8U | digest[at];
        halves.h2 = halves.h2 << 8U | digest[at + half_bytes];
    }
    return halves;
}

inline WideDoubleHash wide_double_hash(const DigestHalves& halves, std::uint32_t i) {
    const std::uint64_t odd = halves.h2 | 1U;
    const Wide sum = Wide{i} * odd + halves.h1;
    return {.h1 = halves.h1,
            .h2 = odd,
            .i = i,
            .sum_high = high_half(sum),
            .sum_low = low_half(sum)};
}

/// What the probes of a word have in common, for each scheme a type: called with i, from 0, it
/// gives the working of probe i. Plain values, so that many words' can wait side by side.
struct FigureWorkings {
    std::string_view word;

    SeededHash operator()(std::uint32_t i) const {
        const std::uint32_t seed = figure_seed(i + 1);
        return {.seed = seed, .hash = murmur3_x86_32(word, seed)};
    }
};

struct PolynomialWorkings {
    std::string_view word;

    PolynomialHash operator()(std::uint32_t i) const { return polynomial_131(word, i + 1); }
};

struct WrappedWorkings {
    std::uint32_t h1;
    std::uint32_t h2;

    WrappedDoubleHash operator()(std::uint32_t i) const {
        return {.h1 = h1, .h2 = h2, .i = i, .sum = h1 + i * h2};
    }
};

struct ReducedWorkings {
    std::int32_t h1;
    std::int32_t h2;
    std::uint64_t start;
    std::uint64_t step;

    ReducedDoubleHash operator()(std::uint32_t i) const {
        return {.h1 = h1, .h2 = h2, .start = start, .step = step, .i = i, .sum = start + i * step};
    }
};

struct SignedWorkings {
    std::string_view word;

    SeededHash operator()(std::uint32_t i) const {
        return {.seed = i, .hash = signed_murmur3(word, i)};
    }
};

struct WideWorkings {
    DigestHalves halves;

    WideDoubleHash operator()(std::uint32_t i) const { return wide_double_hash(halves, i); }
};

struct DigestWorkings {
    DigestHalves halves;

    DigestHash operator()(std::uint32_t /*i*/) const {
        return {.high = halves.h1, .low = halves.h2};
    }
};

struct MixedWorkings {
    std::uint64_t h1;
    std::uint64_t h2;

    MixedDoubleHash operator()(std::uint32_t i) const {
        const std::uint64_t index = i;
        const std::uint64_t sum = h1 + index * h2 + (index * index * index - index) / 6;
        return {.h1 = h1, .h2 = h2, .i = i, .sum = sum, .mixed = murmur3_mix_64(sum)};
    }
};

/// Returns `use(workings_of)`, where `workings_of(word)` hashes a word as far as its k probes share
/// the work.
template <class Use>
auto with_scheme(const Parameters& parameters, const Use& use) {
    switch (parameters.scheme) {
        case Scheme::figure:
            break;
        case Scheme::polynomial_131:
            return use([](std::string_view word) { return PolynomialWorkings{word}; });
        case Scheme::fnv1a_double:
            return use([](std::string_view word) {
                return WrappedWorkings{.h1 = fnv1a_32(word),
                                       .h2 = fnv1a_32(word, 0x9e3779b9U) | 1U};
            });
        case Scheme::murmur3_double:
            return use([m = parameters.m](std::string_view word) {
                const std::int32_t h1 = signed_murmur3(word, 0);
                const std::int32_t h2 = signed_murmur3(word, 1);
                return ReducedWorkings{.h1 = h1,
                                       .h2 = h2,
                                       .start = floored_remainder(h1, m),
                                       .step = floored_remainder(h2, m)};
            });
        case Scheme::murmur3_seeded:
            return use([](std::string_view word) { return SignedWorkings{word}; });
        case Scheme::sha256_double:
            return use([](std::string_view word) { return WideWorkings{halves_of(sha256(word))}; });
        case Scheme::blake2b_double:
            return use([key = parameters.key.bytes()](std::string_view word) {
                return WideWorkings{halves_of(blake2b_512(word, key))};
            });
        case Scheme::md5_single:
            return use([](std::string_view word) { return DigestWorkings{halves_of(md5(word))}; });
        case Scheme::bloom_128:
            return use([](std::string_view word) {
                const Murmur3Hash128 hash = bloom_128_hash(word);
                return MixedWorkings{.h1 = hash.h1, .h2 = hash.h2};
            });
    }
    return use([](std::string_view word) { return FigureWorkings{word}; });
}

/// Hashes `word` as far as its k probes share the work, and returns `use(working_of)`, where
/// `working_of(i)` is the working of probe i, from 0.
template <class Use>
auto with_workings(const Parameters& parameters, std::string_view word, const Use& use) {
    return with_scheme(parameters, [&](const auto& workings_of) { return use(workings_of(word)); });
}

}  // namespace bloom::model

#pragma once

#include "byte_order.hpp"
#include "model/hash/murmur3_x64_128.hpp"

#include <bit>
#include <cstdint>
#include <string_view>

/// MurmurHash3 x64 128-bit in a form that a compiler can inline into the loops that use it.
namespace bloom::model::murmur3_x64 {

inline constexpr std::uint64_t c1 = 0x87c37b91114253d5U;
inline constexpr std::uint64_t c2 = 0x4cf5ad432745937fU;

inline std::uint64_t mixed_first(std::uint64_t half_block) {
    return std::rotl(half_block * c1, 31) * c2;
}

inline std::uint64_t mixed_second(std::uint64_t half_block) {
    return std::rotl(half_block * c2, 33) * c1;
}

/// One to eight bytes, least significant first. Read as one or two numbers that overlap, not byte by
/// byte.
inline std::uint64_t part_of_half(const char* bytes, std::uint64_t length) {
    if (length == 8) {
        return little_endian_64(bytes);
    }
    if (length >= 4) {
        const std::uint64_t last = little_endian_32(bytes + length - 4);
        return little_endian_32(bytes) | last << (8 * (length - 4));
    }
    // The first, the middle and the last byte; for lengths of 1 and 2 some of them are the same.
    return byte_of(bytes, 0) |
           byte_of(bytes, static_cast<std::uint32_t>(length / 2)) << (8 * (length / 2)) |
           byte_of(bytes, static_cast<std::uint32_t>(length - 1)) << (8 * (length - 1));
}

/// All of the hash that depends on the bytes one after another; `finish` does the rest.
inline Murmur3Hash128 begin(std::string_view bytes, std::uint32_t seed) {
    constexpr std::uint64_t block_bytes = 16;
    constexpr std::uint64_t half_bytes = 8;
    const std::uint64_t length = bytes.size();

    std::uint64_t h1 = seed;
    std::uint64_t h2 = seed;
    for (; bytes.size() >= block_bytes; bytes.remove_prefix(block_bytes)) {
        h1 ^= mixed_first(little_endian_64(bytes.data()));
        h1 = (std::rotl(h1, 27) + h2) * 5U + 0x52dce729U;
        h2 ^= mixed_second(little_endian_64(bytes.data() + half_bytes));
        h2 = (std::rotl(h2, 31) + h1) * 5U + 0x38495ab5U;
    }
    // What is missing of the last block counts as 0, which mixes to 0 and changes nothing.
    if (bytes.size() > half_bytes) {
        h2 ^= mixed_second(part_of_half(bytes.data() + half_bytes, bytes.size() - half_bytes));
        h1 ^= mixed_first(little_endian_64(bytes.data()));
    } else if (!bytes.empty()) {
        h1 ^= mixed_first(part_of_half(bytes.data(), bytes.size()));
    }

    return {.h1 = h1 ^ length, .h2 = h2 ^ length};
}

inline Murmur3Hash128 finish(Murmur3Hash128 hash) {
    hash.h1 += hash.h2;
    hash.h2 += hash.h1;
    hash.h1 = murmur3_mix_64(hash.h1);
    hash.h2 = murmur3_mix_64(hash.h2);
    hash.h1 += hash.h2;
    hash.h2 += hash.h1;
    return hash;
}

}  // namespace bloom::model::murmur3_x64

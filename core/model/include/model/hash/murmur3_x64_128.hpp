#pragma once

#include <cstdint>
#include <string_view>

namespace bloom::model {

/// A 128-bit hash as the two halves that its authors name h1 and h2.
struct Murmur3Hash128 {
    std::uint64_t h1 = 0;
    std::uint64_t h2 = 0;
    bool operator==(const Murmur3Hash128&) const = default;
};

/// MurmurHash3 x64 128-bit (Austin Appleby, public domain, 2011) of `bytes` under `seed`. Blocks
/// are read as little-endian on every machine. Any length; linear; does not allocate.
Murmur3Hash128 murmur3_x64_128(std::string_view bytes, std::uint32_t seed);

/// Its finalizer (fmix64): a bijection of 64 bits in which every bit of `number` affects every bit
/// of the result.
inline std::uint64_t murmur3_mix_64(std::uint64_t number) {
    number = (number ^ (number >> 33U)) * 0xff51afd7ed558ccdU;
    number = (number ^ (number >> 33U)) * 0xc4ceb9fe1a85ec53U;
    return number ^ (number >> 33U);
}

}  // namespace bloom::model

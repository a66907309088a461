#pragma once

#include "hash/murmur3_x64_128_inline.hpp"
#include "model/bit_array.hpp"
#include "model/hash/murmur3_x64_128.hpp"

#include <cstdint>
#include <span>
#include <string_view>

/// The scheme `bloom_128` for many words at once: the arithmetic of `MixedDoubleHash`, arranged so
/// that the words of a batch take each step together.
namespace bloom::model::bloom_128 {

/// Words that are under way at once. Enough that memory always has something to fetch, few enough
/// that what it fetched is still in the nearest cache when it is wanted.
inline constexpr std::uint32_t batch_words = 128;

inline Murmur3Hash128 hash(std::string_view word) {
    return murmur3_x64::hash(word, 1);
}

/// Sets the k bits of each of at most `batch_words` hashes.
void add(BitArray& bits, std::uint32_t k, std::span<const Murmur3Hash128> hashes);

/// Asks for the k bits of each of at most `batch_words` hashes; writes the places, from 0, of those
/// that pass to `maybe`, in rising order, and returns how many there are. Reads no bit behind a
/// hash's first 0.
std::uint32_t ask(const BitArray& bits,
                  std::uint32_t k,
                  std::span<const Murmur3Hash128> hashes,
                  std::span<std::uint32_t, batch_words> maybe);

}  // namespace bloom::model::bloom_128

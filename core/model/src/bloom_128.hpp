#pragma once

#include "model/bit_array.hpp"
#include "model/hash/murmur3_x64_128.hpp"

#include <cstdint>
#include <span>
#include <string_view>

/// The scheme `bloom_128` for many words at once: the arithmetic of `MixedDoubleHash`, arranged so
/// that memory fetches the bits of some words while the positions of others are worked out.
namespace bloom::model::bloom_128 {

/// Most words that are asked about at once. Enough that memory has something to fetch until the last
/// probe, few enough that what it fetched is still in the nearest cache when it is wanted.
inline constexpr std::uint32_t batch_words = 512;

/// Sets the k bits of each word, or of the hash that is left of it.
void add(BitArray& bits, std::uint32_t k, std::span<const std::string_view> words);
void add(BitArray& bits, std::uint32_t k, std::span<const Murmur3Hash128> hashes);

/// Asks for the k bits of at most `batch_words` words or hashes; writes the places, from 0, of those
/// that pass to `maybe`, in rising order, and returns how many there are. Reads no bit behind a
/// word's first 0.
std::uint32_t ask(const BitArray& bits,
                  std::uint32_t k,
                  std::span<const std::string_view> words,
                  std::span<std::uint32_t, batch_words> maybe);
std::uint32_t ask(const BitArray& bits,
                  std::uint32_t k,
                  std::span<const Murmur3Hash128> hashes,
                  std::span<std::uint32_t, batch_words> maybe);

}  // namespace bloom::model::bloom_128

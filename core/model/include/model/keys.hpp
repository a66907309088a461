#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// Keys made up for measurements: as many as one likes, reproducible from a seed, the same in every
/// build.
namespace bloom::model {

/// Length of a generated key.
inline constexpr std::uint32_t key_bytes = 16;

/// Room for the characters of one key.
using KeyText = std::array<char, key_bytes>;

/// By convention keys below this number are members and keys from it on are asked about.
inline constexpr std::uint64_t first_non_member = std::uint64_t{1} << 63U;

/// The number behind key `index` under `seed`: fmix64(fmix64(seed + 0x9E3779B97F4A7C15) + index).
/// For a given seed a bijection of 64 bits, so that different indices never make equal keys, and a
/// member is never a non-member. Different seeds make sets that meet as rarely as random ones.
std::uint64_t key_number(std::uint64_t seed, std::uint64_t index);

/// Writes that number as 16 hexadecimal digits in lower case, e.g. "9137e86bb776a7ec" for
/// seed 7 and index 0. Returns what it wrote.
std::string_view write_key(std::uint64_t seed, std::uint64_t index, KeyText& text);

/// Room for keys that are made a batch at a time: about 16 KiB.
class KeyBatch {
public:
    static constexpr std::uint32_t capacity = 512;

    /// Keys `first`, `first` + 1, … under `seed`, `count` ≤ `capacity` of them. Valid until the next
    /// call, as long as the batch is not moved.
    std::span<const std::string_view> make(std::uint64_t seed,
                                           std::uint64_t first,
                                           std::uint32_t count);

private:
    std::array<KeyText, capacity> texts_;
    std::array<std::string_view, capacity> keys_;
};

}  // namespace bloom::model

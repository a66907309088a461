#include "model/hash/murmur3_x64_128.hpp"

#include "byte_order.hpp"

#include <bit>

namespace bloom::model {
namespace {

constexpr std::uint64_t c1 = 0x87c37b91114253d5U;
constexpr std::uint64_t c2 = 0x4cf5ad432745937fU;

std::uint64_t mixed_first(std::uint64_t half_block) {
    return std::rotl(half_block * c1, 31) * c2;
}

std::uint64_t mixed_second(std::uint64_t half_block) {
    return std::rotl(half_block * c2, 33) * c1;
}

/// Up to eight bytes at the front, least significant first; 0 if there are none.
std::uint64_t part_of_half(std::string_view bytes) {
    std::uint64_t half = 0;
    std::uint32_t shift = 0;
    for (const char byte : bytes.substr(0, 8)) {
        half |= static_cast<std::uint64_t>(static_cast<unsigned char>(byte)) << shift;
        shift += 8;
    }
    return half;
}

}  // namespace

Murmur3Hash128 murmur3_x64_128(std::string_view bytes, std::uint32_t seed) {
    constexpr std::uint32_t block_bytes = 16;
    constexpr std::uint32_t half_bytes = 8;
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
        h2 ^= mixed_second(part_of_half(bytes.substr(half_bytes)));
    }
    h1 ^= mixed_first(part_of_half(bytes));

    h1 ^= length;
    h2 ^= length;
    h1 += h2;
    h2 += h1;
    h1 = murmur3_mix_64(h1);
    h2 = murmur3_mix_64(h2);
    h1 += h2;
    h2 += h1;
    return {.h1 = h1, .h2 = h2};
}

}  // namespace bloom::model

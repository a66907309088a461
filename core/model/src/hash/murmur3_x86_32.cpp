#include "model/hash/murmur3_x86_32.hpp"

#include "byte_order.hpp"

#include <bit>

namespace bloom::model {
namespace {

/// The multiply, rotate, multiply that every block and the tail go through.
std::uint32_t mixed_block(std::uint32_t block) {
    return std::rotl(block * 0xcc9e2d51U, 15) * 0x1b873593U;
}

/// Forces every bit of the state to affect every bit of the hash.
std::uint32_t finalized(std::uint32_t hash) {
    hash = (hash ^ (hash >> 16U)) * 0x85ebca6bU;
    hash = (hash ^ (hash >> 13U)) * 0xc2b2ae35U;
    return hash ^ (hash >> 16U);
}

}  // namespace

std::uint32_t murmur3_x86_32(std::string_view bytes, std::uint32_t seed) {
    constexpr std::uint32_t block_bytes = 4;
    const auto length = static_cast<std::uint32_t>(bytes.size());

    std::uint32_t hash = seed;
    for (; bytes.size() >= block_bytes; bytes.remove_prefix(block_bytes)) {
        hash ^= mixed_block(little_endian_32(bytes.data()));
        hash = std::rotl(hash, 13) * 5U + 0xe6546b64U;
    }

    std::uint32_t tail = 0;
    std::uint32_t shift = 0;
    for (const char byte : bytes) {
        tail |= static_cast<std::uint32_t>(static_cast<unsigned char>(byte)) << shift;
        shift += 8;
    }
    // An empty tail mixes to 0 and changes nothing.
    return finalized(hash ^ mixed_block(tail) ^ length);
}

}  // namespace bloom::model

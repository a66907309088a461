#include "model/hash/murmur3_x86_32.hpp"

#include <bit>

namespace bloom::model {
namespace {

constexpr std::uint32_t block_bytes = 4;

std::uint32_t byte_at(std::string_view bytes, std::uint32_t index) {
    return static_cast<unsigned char>(bytes[index]);
}

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
    const auto length = static_cast<std::uint32_t>(bytes.size());
    const std::uint32_t tail_start = length - length % block_bytes;

    std::uint32_t hash = seed;
    for (std::uint32_t at = 0; at < tail_start; at += block_bytes) {
        const std::uint32_t block = byte_at(bytes, at) | byte_at(bytes, at + 1) << 8U |
                                    byte_at(bytes, at + 2) << 16U | byte_at(bytes, at + 3) << 24U;
        hash = std::rotl(hash ^ mixed_block(block), 13) * 5U + 0xe6546b64U;
    }

    std::uint32_t tail = 0;
    for (std::uint32_t at = length; at > tail_start; --at) {
        tail = tail << 8U | byte_at(bytes, at - 1);
    }
    // An empty tail mixes to 0 and changes nothing.
    return finalized(hash ^ mixed_block(tail) ^ length);
}

}  // namespace bloom::model

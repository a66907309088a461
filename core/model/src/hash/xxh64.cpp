#include "model/hash/xxh64.hpp"

#include "byte_order.hpp"

#include <array>
#include <bit>

namespace bloom::model {
namespace {

constexpr std::uint64_t prime_1 = 0x9e3779b185ebca87U;
constexpr std::uint64_t prime_2 = 0xc2b2ae3d27d4eb4fU;
constexpr std::uint64_t prime_3 = 0x165667b19e3779f9U;
constexpr std::uint64_t prime_4 = 0x85ebca77c2b2ae63U;
constexpr std::uint64_t prime_5 = 0x27d4eb2f165667c5U;

std::uint64_t round_of(std::uint64_t accumulator, std::uint64_t lane) {
    return std::rotl(accumulator + lane * prime_2, 31) * prime_1;
}

std::uint64_t merged(std::uint64_t hash, std::uint64_t accumulator) {
    return (hash ^ round_of(0, accumulator)) * prime_1 + prime_4;
}

/// Takes all whole stripes of 32 bytes off `bytes`, four lanes of 8 in parallel.
std::uint64_t hash_of_stripes(std::string_view& bytes, std::uint64_t seed) {
    constexpr std::uint32_t stripe_bytes = 32;
    constexpr std::uint32_t lane_bytes = 8;
    std::array<std::uint64_t, 4> accumulators{seed + prime_1 + prime_2,
                                              seed + prime_2,
                                              seed,
                                              seed - prime_1};
    for (; bytes.size() >= stripe_bytes; bytes.remove_prefix(stripe_bytes)) {
        for (std::uint32_t lane = 0; lane < accumulators.size(); ++lane) {
            accumulators[lane] =
                round_of(accumulators[lane], little_endian_64(bytes.data() + lane * lane_bytes));
        }
    }
    std::uint64_t hash = std::rotl(accumulators[0], 1) + std::rotl(accumulators[1], 7) +
                         std::rotl(accumulators[2], 12) + std::rotl(accumulators[3], 18);
    for (const std::uint64_t accumulator : accumulators) {
        hash = merged(hash, accumulator);
    }
    return hash;
}

}  // namespace

std::uint64_t xxh64(std::string_view bytes, std::uint64_t seed) {
    const std::uint64_t length = bytes.size();
    std::uint64_t hash = length >= 32 ? hash_of_stripes(bytes, seed) : seed + prime_5;
    hash += length;
    for (; bytes.size() >= 8; bytes.remove_prefix(8)) {
        hash ^= round_of(0, little_endian_64(bytes.data()));
        hash = std::rotl(hash, 27) * prime_1 + prime_4;
    }
    if (bytes.size() >= 4) {
        hash ^= little_endian_32(bytes.data()) * prime_1;
        hash = std::rotl(hash, 23) * prime_2 + prime_3;
        bytes.remove_prefix(4);
    }
    for (const char byte : bytes) {
        hash ^= static_cast<unsigned char>(byte) * prime_5;
        hash = std::rotl(hash, 11) * prime_1;
    }
    hash = (hash ^ (hash >> 33U)) * prime_2;
    hash = (hash ^ (hash >> 29U)) * prime_3;
    return hash ^ (hash >> 32U);
}

}  // namespace bloom::model

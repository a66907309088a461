#include "model/hash/blake2b_512.hpp"

#include "byte_order.hpp"

#include <algorithm>
#include <bit>

namespace bloom::model {
namespace {

constexpr std::uint32_t block_bytes = 128;
constexpr std::uint32_t digest_bytes = 64;

using Block = std::array<char, block_bytes>;
using Words = std::array<std::uint64_t, 16>;

/// The first 64 bits of the fractional parts of the square roots of the first 8 primes.
constexpr std::array<std::uint64_t, 8> initial_state{0x6a09e667f3bcc908U,
                                                     0xbb67ae8584caa73bU,
                                                     0x3c6ef372fe94f82bU,
                                                     0xa54ff53a5f1d36f1U,
                                                     0x510e527fade682d1U,
                                                     0x9b05688c2b3e6c1fU,
                                                     0x1f83d9abfb41bd6bU,
                                                     0x5be0cd19137e2179U};

/// In which order a round takes the block's words; the rounds go through these over and over.
constexpr std::array<std::array<std::uint8_t, 16>, 10> schedules{
    {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
     {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
     {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
     {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
     {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
     {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
     {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
     {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
     {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
     {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}}};

/// Mixes two words of the block into four of the working vector: RFC 7693's function G.
void mix(Words& v, const std::array<std::uint8_t, 4>& at, std::uint64_t x, std::uint64_t y) {
    const auto [a, b, c, d] = at;
    v[a] += v[b] + x;
    v[d] = std::rotr(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = std::rotr(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 63);
}

/// Function F: `taken` bytes have been read with this block, which is the last one or not.
void compress(std::array<std::uint64_t, 8>& state,
              const Block& block,
              std::uint64_t taken,
              bool is_last) {
    constexpr std::uint32_t rounds = 12;
    constexpr std::array<std::array<std::uint8_t, 4>, 8> columns_and_diagonals{{{0, 4, 8, 12},
                                                                                {1, 5, 9, 13},
                                                                                {2, 6, 10, 14},
                                                                                {3, 7, 11, 15},
                                                                                {0, 5, 10, 15},
                                                                                {1, 6, 11, 12},
                                                                                {2, 7, 8, 13},
                                                                                {3, 4, 9, 14}}};
    Words words{};
    for (std::uint32_t at = 0; at < words.size(); ++at) {
        words[at] = little_endian_64(block.data() + 8 * at);
    }
    Words v{};
    std::copy(state.begin(), state.end(), v.begin());
    std::copy(initial_state.begin(), initial_state.end(), v.begin() + state.size());
    v[12] ^= taken;
    v[14] = is_last ? ~v[14] : v[14];
    for (std::uint32_t round = 0; round < rounds; ++round) {
        const auto& order = schedules[round % schedules.size()];
        for (std::uint32_t at = 0; at < columns_and_diagonals.size(); ++at) {
            mix(v, columns_and_diagonals[at], words[order[2 * at]], words[order[2 * at + 1]]);
        }
    }
    for (std::uint32_t at = 0; at < state.size(); ++at) {
        state[at] ^= v[at] ^ v[at + 8];
    }
}

Block block_of(std::string_view bytes) {
    Block block{};
    std::copy(bytes.begin(), bytes.end(), block.begin());
    return block;
}

}  // namespace

std::array<std::uint8_t, 64> blake2b_512(std::string_view bytes, std::string_view key) {
    std::array<std::uint64_t, 8> state = initial_state;
    const auto key_bytes = static_cast<std::uint32_t>(key.size());
    // The parameter block: one thread, the key's length, the digest's length.
    state[0] ^= 0x01010000U ^ key_bytes << 8U ^ digest_bytes;

    std::uint64_t taken = 0;
    if (key_bytes > 0) {
        taken = block_bytes;
        compress(state, block_of(key), taken, bytes.empty());
    }
    while (bytes.size() > block_bytes) {
        taken += block_bytes;
        compress(state, block_of(bytes.substr(0, block_bytes)), taken, false);
        bytes.remove_prefix(block_bytes);
    }
    if (!bytes.empty() || key_bytes == 0) {
        compress(state, block_of(bytes), taken + bytes.size(), true);
    }

    std::array<std::uint8_t, digest_bytes> digest{};
    for (std::uint32_t at = 0; at < digest.size(); ++at) {
        digest[at] = byte_from(state[at / 8], at % 8);
    }
    return digest;
}

}  // namespace bloom::model

#include "model/hash/sha256.hpp"

#include "byte_order.hpp"
#include "padded_blocks.hpp"

#include <bit>

namespace bloom::model {
namespace {

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> round_constants{
    0x428a2f98U, 0x71374491U, 0xb5c0fbcfU, 0xe9b5dba5U, 0x3956c25bU, 0x59f111f1U, 0x923f82a4U,
    0xab1c5ed5U, 0xd807aa98U, 0x12835b01U, 0x243185beU, 0x550c7dc3U, 0x72be5d74U, 0x80deb1feU,
    0x9bdc06a7U, 0xc19bf174U, 0xe49b69c1U, 0xefbe4786U, 0x0fc19dc6U, 0x240ca1ccU, 0x2de92c6fU,
    0x4a7484aaU, 0x5cb0a9dcU, 0x76f988daU, 0x983e5152U, 0xa831c66dU, 0xb00327c8U, 0xbf597fc7U,
    0xc6e00bf3U, 0xd5a79147U, 0x06ca6351U, 0x14292967U, 0x27b70a85U, 0x2e1b2138U, 0x4d2c6dfcU,
    0x53380d13U, 0x650a7354U, 0x766a0abbU, 0x81c2c92eU, 0x92722c85U, 0xa2bfe8a1U, 0xa81a664bU,
    0xc24b8b70U, 0xc76c51a3U, 0xd192e819U, 0xd6990624U, 0xf40e3585U, 0x106aa070U, 0x19a4c116U,
    0x1e376c08U, 0x2748774cU, 0x34b0bcb5U, 0x391c0cb3U, 0x4ed8aa4aU, 0x5b9cca4fU, 0x682e6ff3U,
    0x748f82eeU, 0x78a5636fU, 0x84c87814U, 0x8cc70208U, 0x90befffaU, 0xa4506cebU, 0xbef9a3f7U,
    0xc67178f2U};

/// The same of the square roots of the first 8.
constexpr std::array<std::uint32_t, 8> initial_state{0x6a09e667U,
                                                     0xbb67ae85U,
                                                     0x3c6ef372U,
                                                     0xa54ff53aU,
                                                     0x510e527fU,
                                                     0x9b05688cU,
                                                     0x1f83d9abU,
                                                     0x5be0cd19U};

/// The message schedule of one block: its 16 words, and 48 derived from them.
std::array<std::uint32_t, 64> schedule_of(const char* block) {
    std::array<std::uint32_t, 64> words{};
    for (std::uint32_t t = 0; t < 16; ++t) {
        words[t] = big_endian_32(block + 4 * t);
    }
    for (std::uint32_t t = 16; t < words.size(); ++t) {
        const std::uint32_t early = words[t - 15];
        const std::uint32_t late = words[t - 2];
        words[t] = (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10U) + words[t - 7] +
                   (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3U) + words[t - 16];
    }
    return words;
}

void compress(std::array<std::uint32_t, 8>& state, const char* block) {
    const std::array<std::uint32_t, 64> words = schedule_of(block);
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::uint32_t t = 0; t < words.size(); ++t) {
        const std::uint32_t choice = (e & f) ^ (~e & g);
        const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
        const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                    choice + round_constants[t] + words[t];
        const std::uint32_t second =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const std::array<std::uint32_t, 8> added{a, b, c, d, e, f, g, h};
    for (std::uint32_t at = 0; at < state.size(); ++at) {
        state[at] += added[at];
    }
}

}  // namespace

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
    std::array<std::uint32_t, 8> state = initial_state;
    each_padded_block(bytes, ByteOrder::big_endian, [&state](const char* block) {
        compress(state, block);
    });
    std::array<std::uint8_t, 32> digest{};
    for (std::uint32_t at = 0; at < digest.size(); ++at) {
        digest[at] = byte_from(state[at / 4], 3 - at % 4);
    }
    return digest;
}

}  // namespace bloom::model

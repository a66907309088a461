#include "model/hash/md5.hpp"

#include "byte_order.hpp"
#include "padded_blocks.hpp"

#include <bit>

namespace bloom::model {
namespace {

/// The integer part of 2³² · |sin(t + 1)| for step t, in radians.
constexpr std::array<std::uint32_t, 64> sines{
    0xd76aa478U, 0xe8c7b756U, 0x242070dbU, 0xc1bdceeeU, 0xf57c0fafU, 0x4787c62aU, 0xa8304613U,
    0xfd469501U, 0x698098d8U, 0x8b44f7afU, 0xffff5bb1U, 0x895cd7beU, 0x6b901122U, 0xfd987193U,
    0xa679438eU, 0x49b40821U, 0xf61e2562U, 0xc040b340U, 0x265e5a51U, 0xe9b6c7aaU, 0xd62f105dU,
    0x02441453U, 0xd8a1e681U, 0xe7d3fbc8U, 0x21e1cde6U, 0xc33707d6U, 0xf4d50d87U, 0x455a14edU,
    0xa9e3e905U, 0xfcefa3f8U, 0x676f02d9U, 0x8d2a4c8aU, 0xfffa3942U, 0x8771f681U, 0x6d9d6122U,
    0xfde5380cU, 0xa4beea44U, 0x4bdecfa9U, 0xf6bb4b60U, 0xbebfbc70U, 0x289b7ec6U, 0xeaa127faU,
    0xd4ef3085U, 0x04881d05U, 0xd9d4d039U, 0xe6db99e5U, 0x1fa27cf8U, 0xc4ac5665U, 0xf4292244U,
    0x432aff97U, 0xab9423a7U, 0xfc93a039U, 0x655b59c3U, 0x8f0ccc92U, 0xffeff47dU, 0x85845dd1U,
    0x6fa87e4fU, 0xfe2ce6e0U, 0xa3014314U, 0x4e0811a1U, 0xf7537e82U, 0xbd3af235U, 0x2ad7d2bbU,
    0xeb86d391U};

/// How far a step rotates: four rounds of 16 steps, four distances each.
constexpr std::array<std::array<std::uint8_t, 4>, 4> rotations{
    {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}}};

/// The bitwise function of a round.
std::uint32_t function_of(std::uint32_t round, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    switch (round) {
        case 0:
            return (b & c) | (~b & d);
        case 1:
            return (b & d) | (c & ~d);
        case 2:
            return b ^ c ^ d;
        default:
            return c ^ (b | ~d);
    }
}

/// Which of the block's 16 words step `t` takes.
std::uint32_t word_of(std::uint32_t round, std::uint32_t t) {
    constexpr std::array<std::uint32_t, 4> strides{1, 5, 3, 7};
    constexpr std::array<std::uint32_t, 4> starts{0, 1, 5, 0};
    return (strides[round] * t + starts[round]) % 16;
}

void compress(std::array<std::uint32_t, 4>& state, const char* block) {
    auto [a, b, c, d] = state;
    for (std::uint32_t t = 0; t < sines.size(); ++t) {
        const std::uint32_t round = t / 16;
        const std::uint32_t word = little_endian_32(block + 4 * word_of(round, t));
        const std::uint32_t sum = a + function_of(round, b, c, d) + word + sines[t];
        a = d;
        d = c;
        c = b;
        b += std::rotl(sum, rotations[round][t % 4]);
    }
    state = {state[0] + a, state[1] + b, state[2] + c, state[3] + d};
}

}  // namespace

std::array<std::uint8_t, 16> md5(std::string_view bytes) {
    std::array<std::uint32_t, 4> state{0x67452301U, 0xefcdab89U, 0x98badcfeU, 0x10325476U};
    each_padded_block(bytes, ByteOrder::little_endian, [&state](const char* block) {
        compress(state, block);
    });
    std::array<std::uint8_t, 16> digest{};
    for (std::uint32_t at = 0; at < digest.size(); ++at) {
        digest[at] = byte_from(state[at / 4], at % 4);
    }
    return digest;
}

}  // namespace bloom::model

#pragma once

#include "byte_order.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace bloom::model {

enum class ByteOrder : std::uint8_t { little_endian, big_endian };

/// Calls `compress(block)` with each 64-byte block of `bytes`, padded as MD5 and SHA-256 do (RFC
/// 1321, section 3.1; FIPS 180-4, section 5.1.1): a byte 0x80, as many zeros as it takes, and the
/// length in bits as the last 8 bytes, in `order`.
template <class Compress>
void each_padded_block(std::string_view bytes, ByteOrder order, const Compress& compress) {
    constexpr std::uint32_t block_bytes = 64;
    constexpr std::uint32_t length_bytes = 8;
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8U;
    for (; bytes.size() >= block_bytes; bytes.remove_prefix(block_bytes)) {
        compress(bytes.data());
    }
    std::array<char, std::uint64_t{2} * block_bytes> last{};
    std::copy(bytes.begin(), bytes.end(), last.begin());
    const auto rest = static_cast<std::uint32_t>(bytes.size());
    last[rest] = static_cast<char>(0x80);
    const std::uint32_t end = rest + 1 + length_bytes > block_bytes ? 2 * block_bytes : block_bytes;
    for (std::uint32_t at = 0; at < length_bytes; ++at) {
        const std::uint32_t index = order == ByteOrder::little_endian ? at : length_bytes - 1 - at;
        last[end - length_bytes + at] = static_cast<char>(byte_from(bits, index));
    }
    for (std::uint32_t at = 0; at < end; at += block_bytes) {
        compress(last.data() + at);
    }
}

}  // namespace bloom::model

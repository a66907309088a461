#pragma once

#include <cstdint>

/// Numbers read from and written to bytes in a given order, the same on every machine. Written out
/// so that compilers make one instruction of each.
namespace bloom::model {

inline std::uint64_t byte_of(const char* bytes, std::uint32_t index) {
    return static_cast<unsigned char>(bytes[index]);
}

/// The four bytes at `bytes` as a number, least significant byte first.
inline std::uint32_t little_endian_32(const char* bytes) {
    return static_cast<std::uint32_t>(byte_of(bytes, 0) | byte_of(bytes, 1) << 8U |
                                      byte_of(bytes, 2) << 16U | byte_of(bytes, 3) << 24U);
}

/// The eight bytes at `bytes` as a number, least significant byte first.
inline std::uint64_t little_endian_64(const char* bytes) {
    return byte_of(bytes, 0) | byte_of(bytes, 1) << 8U | byte_of(bytes, 2) << 16U |
           byte_of(bytes, 3) << 24U | byte_of(bytes, 4) << 32U | byte_of(bytes, 5) << 40U |
           byte_of(bytes, 6) << 48U | byte_of(bytes, 7) << 56U;
}

/// The four bytes at `bytes` as a number, most significant byte first.
inline std::uint32_t big_endian_32(const char* bytes) {
    return static_cast<std::uint32_t>(byte_of(bytes, 0) << 24U | byte_of(bytes, 1) << 16U |
                                      byte_of(bytes, 2) << 8U | byte_of(bytes, 3));
}

/// Byte `index` of `number`, counted from the least significant one.
inline std::uint8_t byte_from(std::uint64_t number, std::uint32_t index) {
    return static_cast<std::uint8_t>(number >> (8U * index) & 0xffU);
}

}  // namespace bloom::model

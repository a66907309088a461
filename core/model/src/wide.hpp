#pragma once

#include <cstdint>

/// Arithmetic in 128 bits, the same natively and as WebAssembly.
namespace bloom::model {

__extension__ using Wide = unsigned __int128;

inline Wide wide(std::uint64_t high, std::uint64_t low) {
    return Wide{high} << 64U | low;
}

inline std::uint64_t high_half(Wide number) {
    return static_cast<std::uint64_t>(number >> 64U);
}

inline std::uint64_t low_half(Wide number) {
    return static_cast<std::uint64_t>(number);
}

}  // namespace bloom::model

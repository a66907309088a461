#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bloom::model {

/// SHA-256 (FIPS 180-4) of `bytes`: 32 bytes, in the order in which they are written out. Linear;
/// does not allocate.
std::array<std::uint8_t, 32> sha256(std::string_view bytes);

}  // namespace bloom::model

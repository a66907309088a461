#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bloom::model {

/// MD5 (RFC 1321) of `bytes`: 16 bytes, in the order in which they are written out. Broken as a
/// cryptographic hash; here to show what it does to a filter. Linear; does not allocate.
std::array<std::uint8_t, 16> md5(std::string_view bytes);

}  // namespace bloom::model

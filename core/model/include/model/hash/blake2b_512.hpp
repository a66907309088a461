#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bloom::model {

/// Longest key that BLAKE2b takes, in bytes.
inline constexpr std::uint32_t max_blake2b_key_bytes = 64;

/// BLAKE2b with 64 bytes of output (RFC 7693) of `bytes` under `key`, which needs at most
/// `max_blake2b_key_bytes`; an empty key is the unkeyed hash. The bytes of the digest stand in the
/// order in which they are written out. Linear; does not allocate.
std::array<std::uint8_t, 64> blake2b_512(std::string_view bytes, std::string_view key = {});

}  // namespace bloom::model

#pragma once

#include <cstdint>
#include <string_view>

namespace bloom::model {

/// Where 32-bit FNV-1a usually starts.
inline constexpr std::uint32_t fnv1a_32_offset_basis = 0x811c9dc5U;

/// FNV-1a, 32 bits (Glenn Fowler, Landon Curt Noll, Phong Vo; RFC 9923), of `bytes`, starting from
/// `basis`. Any length; linear, a byte at a time; does not allocate.
std::uint32_t fnv1a_32(std::string_view bytes, std::uint32_t basis = fnv1a_32_offset_basis);

/// The same in 64 bits.
std::uint64_t fnv1a_64(std::string_view bytes);

}  // namespace bloom::model

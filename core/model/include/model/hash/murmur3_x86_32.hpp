#pragma once

#include <cstdint>
#include <string_view>

namespace bloom::model {

/// MurmurHash3 x86 32-bit (Austin Appleby, public domain, 2011) of `bytes` under `seed`. Blocks are
/// read as little-endian on every machine. Any length below 2³² bytes; linear; does not allocate.
std::uint32_t murmur3_x86_32(std::string_view bytes, std::uint32_t seed);

}  // namespace bloom::model

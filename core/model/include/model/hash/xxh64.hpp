#pragma once

#include <cstdint>
#include <string_view>

namespace bloom::model {

/// XXH64 (Yann Collet, xxHash fast digest algorithm, specification 0.1.1) of `bytes` under `seed`.
/// Any length; linear; does not allocate.
std::uint64_t xxh64(std::string_view bytes, std::uint64_t seed);

}  // namespace bloom::model

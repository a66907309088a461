#pragma once

#include <cstdint>

namespace bloom::model {

/// Bytes that an array of m bits takes. Constant time.
std::uint64_t required_bytes(std::uint64_t m);

/// Bytes that one filter may take here, so that the program lives on beside it: as WebAssembly
/// 1.5 GiB of the 2 GiB that the build lets the module grow to, natively three quarters of the
/// machine's memory (2⁶³ where the system does not tell).
std::uint64_t memory_limit_bytes();

}  // namespace bloom::model

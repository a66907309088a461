#include "model/memory.hpp"

#if !defined(__wasm__) && __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace bloom::model {

std::uint64_t required_bytes(std::uint64_t m) {
    constexpr std::uint64_t word_bits = 64;
    constexpr std::uint64_t word_bytes = 8;
    return (m / word_bits + (m % word_bits == 0 ? 0 : 1)) * word_bytes;
}

std::uint64_t memory_limit_bytes() {
#if defined(__wasm__)
    return std::uint64_t{3} << 29U;
#else
#if defined(_SC_PHYS_PAGES) && defined(_SC_PAGESIZE)
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page_bytes = sysconf(_SC_PAGESIZE);
    if (pages > 0 && page_bytes > 0) {
        return static_cast<std::uint64_t>(pages) / 4 * 3 * static_cast<std::uint64_t>(page_bytes);
    }
#endif
    return std::uint64_t{1} << 63U;
#endif
}

}  // namespace bloom::model

#include "huge_pages.hpp"

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace bloom::model {

#ifdef __linux__

void advise_huge_pages(void* memory, std::uint64_t bytes) {
    // With less than a few huge pages there is little to search.
    constexpr std::uint64_t least_bytes = std::uint64_t{4} << 20U;
    const long page_bytes = sysconf(_SC_PAGESIZE);
    if (bytes < least_bytes || page_bytes <= 0) {
        return;
    }
    // The system takes advice for whole pages only.
    const auto page = static_cast<std::uintptr_t>(page_bytes);
    const auto begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t from = (begin + page - 1) / page * page;
    const std::uintptr_t to = (begin + static_cast<std::uintptr_t>(bytes)) / page * page;
    // A refusal leaves things as they are.
    madvise(static_cast<char*>(memory) + (from - begin), to - from, MADV_HUGEPAGE);
}

#else

void advise_huge_pages(void* /*memory*/, std::uint64_t /*bytes*/) {}

#endif

}  // namespace bloom::model

#pragma once

#include <cstdint>

namespace bloom::model {

/// Asks the system to back these bytes with huge pages where it can, which saves a read at a random
/// place much of its search for the page. Advice only: nothing changes but speed. Linux has it;
/// elsewhere does nothing.
void advise_huge_pages(void* memory, std::uint64_t bytes);

}  // namespace bloom::model

#include "property/invariants.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// Runs the lines of an input in a fresh playground and ends the program if an invariant breaks.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    bloom::presenter::Playground playground;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        if (!playground.run(line).empty()) {
            continue;
        }
        const std::string broken = bloom::test::broken_invariant(playground);
        if (!broken.empty()) {
            std::fprintf(stderr,
                         "%s\nafter: %.*s\n",
                         broken.c_str(),
                         static_cast<int>(std::min<std::size_t>(line.size(), 200)),
                         line.data());
            std::abort();
        }
    }
    return 0;
}

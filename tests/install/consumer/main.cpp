// Asks the installed playground about a word it holds: exit status 0 if it holds it.

#include "presenter/playground.hpp"

#if __has_include("model/filter.hpp")
#error "the installed bloom::presenter shows the model's headers"
#endif

int main() {
    bloom::presenter::Playground playground;
    const std::string refused = playground.run("query apple");
    return refused.empty() ? 0 : 1;
}

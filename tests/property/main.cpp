#include "properties.hpp"

int main() {
    using namespace bloom::test;
    const bool all[]{filter_properties_hold(),
                     playground_properties_hold(),
                     text_properties_hold()};
    bool hold = true;
    for (const bool one : all) {
        hold = hold && one;
    }
    return hold ? 0 : 1;
}

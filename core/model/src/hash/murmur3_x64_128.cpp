#include "murmur3_x64_128_inline.hpp"

namespace bloom::model {

Murmur3Hash128 murmur3_x64_128(std::string_view bytes, std::uint32_t seed) {
    return murmur3_x64::finish(murmur3_x64::begin(bytes, seed));
}

}  // namespace bloom::model

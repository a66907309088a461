#include "model/hash_key.hpp"

#include <algorithm>

namespace bloom::model {

std::optional<HashKey> HashKey::make(std::string_view bytes) {
    if (bytes.size() > max_blake2b_key_bytes) {
        return std::nullopt;
    }
    HashKey key;
    std::copy(bytes.begin(), bytes.end(), key.bytes_.begin());
    key.length_ = static_cast<std::uint8_t>(bytes.size());
    return key;
}

}  // namespace bloom::model

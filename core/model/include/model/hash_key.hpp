#pragma once

#include "model/hash/blake2b_512.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace bloom::model {

/// The key of a keyed hash: 0 to `max_blake2b_key_bytes` bytes, kept in place, so that what holds
/// one stays a plain value. Empty unless made from something.
class HashKey {
public:
    constexpr HashKey() = default;

    /// A key of these bytes, or nothing if they are too many.
    static std::optional<HashKey> make(std::string_view bytes);

    /// Valid as long as the key.
    [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), length_}; }

    bool operator==(const HashKey&) const = default;

private:
    std::array<char, max_blake2b_key_bytes> bytes_{};  // zeros behind the key
    std::uint8_t length_ = 0;
};

}  // namespace bloom::model

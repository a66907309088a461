#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bloom::presenter {

/// A whole number as it was read, or why it is refused.
struct WholeNumber {
    std::optional<std::uint64_t> value;
    std::string error;  ///< empty if there is a value
};

/// Reads a whole number from `least` to `most` as people write it: "4096", "4,096", " 4 096 ".
/// `name` is what the message calls it.
WholeNumber read_whole_number(std::string_view text,
                              std::string_view name,
                              std::uint64_t least,
                              std::uint64_t most);

}  // namespace bloom::presenter

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace bloom::model {

/// What is wrong with a byte sequence that is not UTF-8.
enum class Utf8Fault : std::uint8_t {
    stray_byte,    ///< a byte that can't begin a character
    cut_off,       ///< a character that ends before its last byte
    overlong,      ///< a character written with more bytes than it needs
    surrogate,     ///< U+D800 to U+DFFF: half of a UTF-16 pair, no character
    out_of_range,  ///< above U+10FFFF
};

/// Where ill-formed text goes wrong first.
struct Utf8Error {
    std::uint64_t offset = 0;     ///< in bytes, from 0
    std::uint64_t character = 0;  ///< in characters before it, from 0
    Utf8Fault fault{};
    bool operator==(const Utf8Error&) const = default;
};

/// One step through text: a code point, or a fault, and the bytes it takes (1 to 4).
struct Utf8Step {
    char32_t code_point = 0;
    std::uint8_t length = 0;
    std::optional<Utf8Fault> fault{};
};

/// Decodes what stands at the start of `bytes`, which must not be empty. A fault takes one byte,
/// except a surrogate, which takes its three: it can be carried back into UTF-16.
Utf8Step decode_utf8(std::string_view bytes);

/// The first error in `bytes` as UTF-8 (RFC 3629), or nothing if it is well-formed. Linear.
std::optional<Utf8Error> find_utf8_error(std::string_view bytes);

}  // namespace bloom::model

#pragma once

#include <string>
#include <string_view>

namespace bloom::presenter {

/// UTF-16 as browsers and Qt hold it, to bytes: UTF-8 for well-formed text, and the generalized
/// three-byte form for a lone surrogate, which a word check then refuses by its place. Total and
/// lossless: `to_utf16(from_utf16(t)) == t`. Linear.
std::string from_utf16(std::u16string_view text);

/// The reverse of `from_utf16`. A byte that belongs to no character becomes U+FFFD. Linear.
std::u16string to_utf16(std::string_view bytes);

}  // namespace bloom::presenter

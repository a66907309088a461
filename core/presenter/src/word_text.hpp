#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Words: which are taken, and how they are shown.
namespace bloom::presenter {

/// Longest word that is taken: 64 KiB.
inline constexpr std::uint64_t max_word_bytes = 65'536;

/// Why `word` can't be taken (ill-formed, too long), worded for the reader; nothing if it can.
std::optional<std::string> refusal_of(std::string_view word);

/// Why `key` can't be the key of a hash (ill-formed, too long), worded for the reader.
std::optional<std::string> refusal_of_key(std::string_view key);

/// `word` without the white space that a keyboard or a copied line leaves around it.
std::string_view trimmed(std::string_view word);

/// `word` as it may be shown within other text: control, direction and invisible characters as
/// visible signs; a mark that opens it on a dotted circle; no more than `characters` of it, with
/// "…" for the rest; words that run right to left isolated, so that the sentence around them keeps
/// its order.
std::string shown_word(std::string_view word, std::uint32_t characters = 24);

/// `text` cut to `columns`, "…" included; wide characters (CJK, emoji) count two.
std::string shortened(std::string_view text, std::uint32_t columns);

/// How many columns `text` takes, in the same count.
std::uint32_t columns_of(std::string_view text);

/// The bytes in hexadecimal with their count: "4 bytes: 6c 69 6d 65"; at most 64 of them.
std::string shown_bytes(std::string_view word);

}  // namespace bloom::presenter

#pragma once

#include "joined.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Numbers and names as text. Independent of the locale, the same in every build.
namespace bloom::presenter {

/// With a comma every three digits: "9,585,059".
std::string grouped(std::uint64_t number);

/// `value` rounded to `decimals` (0 to 9) digits after the point, zeros at the end dropped: "0.25".
/// Needs |value| < 10⁹.
std::string decimal(double value, std::uint32_t decimals);

/// A share of 1 as a percentage of `digits` significant digits: "7.96 %", "0.000123 %",
/// "1.2 × 10⁻⁹ %". Exactly 0 and 1 are "0 %" and "100 %"; a share that only rounds to 1 gets the
/// digits it needs, up to nine, and "> 99.9999999 %" beyond. Needs 0 ≤ share ≤ 1.
std::string percentage(double share, std::uint32_t digits = 3);

/// The same for a rate that somebody chose, without zeros at the end: "1 %", "0.15 %".
std::string chosen_percentage(double share);

/// `digits` significant digits without an exponent, commas in large numbers, zeros behind the point
/// dropped: "9.59", "1,234", "0.05". Needs value ≥ 0.
std::string significant(double value, std::uint32_t digits);

/// The same, but for numbers that are too large or too small to read: "1.2 × 10¹⁵".
std::string readable(double value, std::uint32_t digits);

/// All 15 digits that a double carries, with an exponent, for files: "9.99977559689565e-03".
std::string precise(double value);

/// In the fewest digits that `number_input` reads back as the same double: "1e-2". Needs value ≥ 0.
std::string exact(double value);

/// A count in few characters, for axes: "950", "12 k", "1.5 M", "2 G".
std::string short_count(double count);

/// Memory for `bits` bits, in whole bytes, by powers of 1,024 ("1.17 KiB") and of 1,000
/// ("1.2 kB"), three significant digits.
std::string binary_memory(double bytes);
std::string decimal_memory(double bytes);

/// A time given in microseconds: "80 ns", "1.5 ms".
std::string duration(double microseconds);

/// "no", "one", … "twelve", then digits: "13", "1,024".
std::string count_word(std::uint64_t count);

/// The same with its noun: "one word", "two words".
std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural);

/// "apple", "apple and cherry", "apple, banana and cherry".
std::string listed(const std::vector<std::string>& names);

/// Digits as subscripts: "₁₂"; as superscripts: "¹²".
std::string subscript(std::uint64_t number);
std::string superscript(std::uint64_t number);

/// Eight hexadecimal digits: "0x0ebb3bf5"; sixteen.
std::string hexadecimal(std::uint32_t number);
std::string hexadecimal_64(std::uint64_t number);

/// Without commas, a negative number with the sign of mathematics: "−464".
std::string signed_number(std::int64_t number);

/// With its first letter, if it is an ASCII one, made a capital.
std::string capitalized(std::string text);

}  // namespace bloom::presenter

#pragma once

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

#include "format.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <iterator>

namespace bloom::presenter {
namespace {

/// A positive number's decimal digits, correctly rounded, and the power of ten of the first one.
struct Scientific {
    std::string digits;
    int exponent = 0;
};

Scientific scientific(double value, std::uint32_t digits) {
    std::array<char, 64> text{};
    const int length =
        std::snprintf(text.data(), text.size(), "%.*e", static_cast<int>(digits) - 1, value);
    Scientific result;
    int at = 0;
    // What stands between the digits is the locale's decimal point, whichever it is.
    for (; at < length && text[static_cast<std::size_t>(at)] != 'e'; ++at) {
        const char character = text[static_cast<std::size_t>(at)];
        if (character >= '0' && character <= '9') {
            result.digits += character;
        }
    }
    const bool negative = text[static_cast<std::size_t>(at) + 1] == '-';
    for (at += 2; at < length; ++at) {
        result.exponent = result.exponent * 10 + (text[static_cast<std::size_t>(at)] - '0');
    }
    result.exponent = negative ? -result.exponent : result.exponent;
    return result;
}

void drop_trailing_zeros(std::string& fraction) {
    while (!fraction.empty() && fraction.back() == '0') {
        fraction.pop_back();
    }
}

std::string plain(const Scientific& number) {
    if (number.exponent < 0) {
        return "0." + std::string(static_cast<std::size_t>(-number.exponent - 1), '0') +
               number.digits;
    }
    const auto whole = static_cast<std::size_t>(number.exponent) + 1;
    if (whole >= number.digits.size()) {
        return number.digits + std::string(whole - number.digits.size(), '0');
    }
    return number.digits.substr(0, whole) + "." + number.digits.substr(whole);
}

std::string in_digits_of(std::uint64_t number, const std::array<std::string_view, 10>& digits) {
    std::string text;
    for (const char digit : std::to_string(number)) {
        text += digits[static_cast<std::size_t>(digit - '0')];
    }
    return text;
}

std::string hexadecimal_digits(std::uint64_t number, std::uint32_t digits) {
    std::string text;
    for (std::uint32_t shift = 4 * digits; shift > 0; shift -= 4) {
        text += "0123456789abcdef"[number >> (shift - 4) & 0xfU];
    }
    return text;
}

}  // namespace

std::string grouped(std::uint64_t number) {
    const std::string digits = std::to_string(number);
    std::string text;
    for (std::size_t at = 0; at < digits.size(); ++at) {
        if (at > 0 && (digits.size() - at) % 3 == 0) {
            text += ',';
        }
        text += digits[at];
    }
    return text;
}

std::string decimal(double value, std::uint32_t decimals) {
    std::uint64_t scale = 1;
    for (std::uint32_t digit = 0; digit < decimals; ++digit) {
        scale *= 10;
    }
    const auto scaled = std::llround(std::fabs(value) * static_cast<double>(scale));
    const auto whole = static_cast<std::uint64_t>(scaled);
    // The leading 1 keeps the zeros behind the point.
    std::string fraction = std::to_string(scale + whole % scale).substr(1);
    drop_trailing_zeros(fraction);
    const std::string sign = value < 0 && whole != 0 ? "-" : "";
    return sign + std::to_string(whole / scale) + (fraction.empty() ? "" : "." + fraction);
}

std::string percentage(double share, std::uint32_t digits) {
    constexpr std::uint32_t most_digits = 9;
    if (share <= 0) {
        return "0 %";
    }
    if (share >= 1) {
        return "100 %";
    }
    const double percent = share * 100;
    Scientific number = scientific(percent, digits);
    while (number.exponent >= 2 && digits < most_digits) {
        number = scientific(percent, ++digits);
    }
    if (number.exponent >= 2) {
        return "> 99.9999999 %";
    }
    constexpr int smallest_plain = -4;
    if (number.exponent < smallest_plain) {
        const std::string fraction = number.digits.substr(1);
        return number.digits.substr(0, 1) + (fraction.empty() ? "" : "." + fraction) + " × 10⁻" +
               superscript(static_cast<std::uint64_t>(-number.exponent)) + " %";
    }
    return plain(number) + " %";
}

std::string count_word(std::uint64_t count) {
    constexpr std::array<std::string_view, 13> words{"no",
                                                     "one",
                                                     "two",
                                                     "three",
                                                     "four",
                                                     "five",
                                                     "six",
                                                     "seven",
                                                     "eight",
                                                     "nine",
                                                     "ten",
                                                     "eleven",
                                                     "twelve"};
    return count < words.size() ? std::string(words[static_cast<std::size_t>(count)])
                                : grouped(count);
}

std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural) {
    return count_word(count) + " " + std::string(count == 1 ? singular : plural);
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (at > 0) {
            text += at + 1 == names.size() ? " and " : ", ";
        }
        text += names[at];
    }
    return text;
}

std::string subscript(std::uint64_t number) {
    return in_digits_of(number, {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"});
}

std::string superscript(std::uint64_t number) {
    return in_digits_of(number, {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"});
}

std::string hexadecimal(std::uint32_t number) {
    return "0x" + hexadecimal_digits(number, 8);
}

std::string hexadecimal_64(std::uint64_t number) {
    return "0x" + hexadecimal_digits(number, 16);
}

std::string signed_number(std::int64_t number) {
    const std::string digits = std::to_string(number);
    return number < 0 ? "−" + digits.substr(1) : digits;
}

std::string capitalized(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

}  // namespace bloom::presenter

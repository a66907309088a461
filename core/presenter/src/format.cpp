#include "format.hpp"

#include "decimal.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

namespace bloom::presenter {
namespace {

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

std::string chosen_percentage(double share) {
    constexpr std::uint32_t most_digits = 3;
    const std::string full = percentage(share, most_digits);
    std::string number = full.substr(0, full.find(' '));
    const std::string rest = full.substr(number.size());
    if (number.find('.') != std::string::npos) {
        drop_trailing_zeros(number);
        if (number.back() == '.') {
            number.pop_back();
        }
    }
    return number + rest;
}

std::string significant(double value, std::uint32_t digits) {
    if (!(value > 0)) {
        return "0";
    }
    std::string text = plain(scientific(value, digits));
    const std::size_t point = text.find('.');
    if (point != std::string::npos) {
        drop_trailing_zeros(text);
        if (text.back() == '.') {
            text.pop_back();
        }
    }
    const std::size_t whole = std::min(point, text.size());
    std::string grouped_text;
    for (std::size_t at = 0; at < whole; ++at) {
        if (at > 0 && (whole - at) % 3 == 0) {
            grouped_text += ',';
        }
        grouped_text += text[at];
    }
    return grouped_text + text.substr(whole);
}

std::string readable(double value, std::uint32_t digits) {
    constexpr double largest_plain = 1e9;
    constexpr double smallest_plain = 1e-4;
    if (!(value > 0) || (value < largest_plain && value >= smallest_plain)) {
        return significant(value, digits);
    }
    const Scientific number = scientific(value, digits);
    std::string fraction = number.digits.substr(1);
    drop_trailing_zeros(fraction);
    const auto exponent = static_cast<std::uint64_t>(std::abs(number.exponent));
    return number.digits.substr(0, 1) + (fraction.empty() ? "" : "." + fraction) + " × 10" +
           (number.exponent < 0 ? "⁻" : "") + superscript(exponent);
}

std::string precise(double value) {
    constexpr std::uint32_t carried = 15;
    if (!(value > 0)) {
        return "0";
    }
    const Scientific number = scientific(value, carried);
    return number.digits.substr(0, 1) + "." + number.digits.substr(1) + "e" +
           (number.exponent < 0 ? "-" : "+") + std::to_string(std::abs(number.exponent));
}

std::string exact(double value) {
    constexpr std::uint32_t enough = 17;
    std::string text;
    for (std::uint32_t digits = 1; digits <= enough; ++digits) {
        const Scientific number = scientific(value, digits);
        const int exponent = number.exponent - static_cast<int>(digits) + 1;
        text = number.digits + "e" + std::to_string(exponent);
        std::uint64_t whole = 0;
        std::from_chars(number.digits.data(), number.digits.data() + number.digits.size(), whole);
        if (nearest_double(whole, exponent) == value) {
            break;
        }
    }
    return text;
}

namespace {

struct Step {
    double from;
    std::string_view unit;
};

/// `value` in the largest unit of which it makes one, three significant digits.
template <std::size_t Count>
std::string in_units(double value, const std::array<Step, Count>& steps) {
    const Step* step = &steps.front();
    for (const Step& larger : steps) {
        // What rounds up to the next unit is written in it: 1,000 kB is 1 MB.
        constexpr double rounds_up = 0.9995;
        step = value >= larger.from * rounds_up ? &larger : step;
    }
    return significant(value / step->from, 3) + std::string(step->unit);
}

}  // namespace

std::string short_count(double count) {
    constexpr double smallest_shortened = 10'000;
    if (count < smallest_shortened) {
        return significant(count, 4);
    }
    return in_units(count,
                    std::array<Step, 4>{{{1e3, " k"}, {1e6, " M"}, {1e9, " G"}, {1e12, " T"}}});
}

std::string binary_memory(double bytes) {
    constexpr double kibi = 1'024;
    return in_units(bytes,
                    std::array<Step, 5>{{{1, " B"},
                                         {kibi, " KiB"},
                                         {kibi * kibi, " MiB"},
                                         {kibi * kibi * kibi, " GiB"},
                                         {kibi * kibi * kibi * kibi, " TiB"}}});
}

std::string decimal_memory(double bytes) {
    return in_units(
        bytes,
        std::array<Step, 5>{{{1, " B"}, {1e3, " kB"}, {1e6, " MB"}, {1e9, " GB"}, {1e12, " TB"}}});
}

std::string duration(double microseconds) {
    return in_units(microseconds,
                    std::array<Step, 4>{{{1e-3, " ns"}, {1, " µs"}, {1e3, " ms"}, {1e6, " s"}}});
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

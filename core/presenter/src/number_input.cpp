#include "number_input.hpp"

#include "messages.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <charconv>

namespace bloom::presenter {
namespace {

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

/// The digits of a whole number, or nothing if `given` is none. A comma or a space stands only
/// where it groups three digits: "1,5" is somebody's one and a half.
std::string digits_of(std::string_view given) {
    constexpr std::size_t group = 3;
    const auto is_separator = [](char character) { return character == ',' || character == ' '; };
    std::string digits;
    std::size_t in_group = 0;
    bool grouped_yet = false;
    for (const char character : given) {
        if (is_digit(character)) {
            digits += character;
            ++in_group;
        } else if (is_separator(character) && in_group > 0 && in_group <= group &&
                   (!grouped_yet || in_group == group)) {
            grouped_yet = true;
            in_group = 0;
        } else {
            return {};
        }
    }
    return grouped_yet && in_group != group ? "" : digits;
}

}  // namespace

WholeNumber read_whole_number(std::string_view text,
                              std::string_view name,
                              std::uint64_t least,
                              std::uint64_t most) {
    const std::string_view given = trimmed(text);
    const std::string digits = digits_of(given);
    if (digits.empty()) {
        // A minus sign before digits says what is wrong better than "not a number" does.
        const bool negative = given.size() > 1 && given.front() == '-' &&
                              std::all_of(given.begin() + 1, given.end(), is_digit);
        return {.value = std::nullopt,
                .error = negative ? messages::out_of_range(name, shown_word(given), least, most)
                                  : messages::not_a_whole_number(name, least, most)};
    }
    std::uint64_t value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (read.ec != std::errc{} || value < least || value > most) {
        return {.value = std::nullopt,
                .error = messages::out_of_range(name, shown_word(given), least, most)};
    }
    return {.value = value, .error = {}};
}

}  // namespace bloom::presenter

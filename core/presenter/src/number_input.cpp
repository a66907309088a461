#include "number_input.hpp"

#include "messages.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <charconv>

namespace bloom::presenter {

WholeNumber read_whole_number(std::string_view text,
                              std::string_view name,
                              std::uint64_t least,
                              std::uint64_t most) {
    const std::string_view given = trimmed(text);
    const auto is_digit = [](char character) { return character >= '0' && character <= '9'; };
    std::string digits;
    bool whole = !given.empty() && is_digit(given.front()) && is_digit(given.back());
    for (const char character : given) {
        if (is_digit(character)) {
            digits += character;
        } else {
            whole = whole && (character == ',' || character == ' ');
        }
    }
    if (!whole) {
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

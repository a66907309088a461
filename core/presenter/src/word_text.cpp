#include "word_text.hpp"

#include "format.hpp"
#include "messages.hpp"
#include "model/hash_key.hpp"
#include "model/utf8.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace bloom::presenter {
namespace {

using model::decode_utf8;
using model::Utf8Step;

struct Range {
    char32_t first;
    char32_t last;
};

template <std::size_t Count>
bool within(const std::array<Range, Count>& ranges, char32_t code_point) {
    return std::any_of(ranges.begin(), ranges.end(), [code_point](const Range& range) {
        return code_point >= range.first && code_point <= range.last;
    });
}

bool runs_right_to_left(char32_t code_point) {
    return within(
               std::array<Range, 4>{
                   {{0x590, 0x8ff}, {0xfb1d, 0xfdff}, {0xfe70, 0xfefc}, {0x10800, 0x10fff}}},
               code_point) ||
           within(std::array<Range, 1>{{{0x1e800, 0x1efff}}}, code_point);
}

/// Marks, selectors and joiners that belong to the character before them.
bool extends_previous(char32_t code_point) {
    return within(std::array<Range, 10>{{{0x300, 0x36f},
                                         {0x1ab0, 0x1aff},
                                         {0x1dc0, 0x1dff},
                                         {0x200c, 0x200d},
                                         {0x20d0, 0x20ff},
                                         {0xfe00, 0xfe0f},
                                         {0xfe20, 0xfe2f},
                                         {0x1f3fb, 0x1f3ff},
                                         {0xe0020, 0xe007f},
                                         {0xe0100, 0xe01ef}}},
                  code_point);
}

bool is_wide(char32_t code_point) {
    return within(std::array<Range, 5>{{{0x1100, 0x115f},
                                        {0x2e80, 0xa4cf},
                                        {0xac00, 0xd7a3},
                                        {0xff00, 0xff60},
                                        {0x1f300, 0x1faff}}},
                  code_point);
}

/// Characters that would move the text around them, or that nobody sees.
bool hides_or_steers(char32_t code_point) {
    return within(std::array<Range, 8>{{{0xad, 0xad},
                                        {0x61c, 0x61c},
                                        {0x180e, 0x180e},
                                        {0x200b, 0x200b},
                                        {0x200e, 0x200f},
                                        {0x2028, 0x202e},
                                        {0x2060, 0x206f},
                                        {0xfeff, 0xfeff}}},
                  code_point);
}

void append_utf8(std::string& text, char32_t code_point) {
    // Only for signs of the three-byte range.
    text += static_cast<char>(0xe0U | code_point >> 12U);
    text += static_cast<char>(0x80U | (code_point >> 6U & 0x3fU));
    text += static_cast<char>(0x80U | (code_point & 0x3fU));
}

void append_visible(std::string& text, const Utf8Step& step, std::string_view bytes) {
    constexpr char32_t control_pictures = 0x2400;
    constexpr char32_t picture_of_delete = 0x2421;
    constexpr char32_t replacement = 0xfffd;
    if (step.fault) {
        append_utf8(text, replacement);
    } else if (step.code_point < 0x20U) {
        append_utf8(text, control_pictures + step.code_point);
    } else if (step.code_point == 0x7fU) {
        append_utf8(text, picture_of_delete);
    } else if ((step.code_point >= 0x80U && step.code_point < 0xa0U) ||
               hides_or_steers(step.code_point)) {
        text += "⟨U+" + hexadecimal(step.code_point).substr(6) + "⟩";
    } else {
        text += bytes.substr(0, step.length);
    }
}

}  // namespace

std::optional<std::string> refusal_of(std::string_view word) {
    if (word.size() > max_word_bytes) {
        return messages::word_too_long(word.size(), max_word_bytes);
    }
    if (const auto error = model::find_utf8_error(word)) {
        return messages::ill_formed(error->fault, error->character + 1);
    }
    return std::nullopt;
}

std::optional<std::string> refusal_of_key(std::string_view key) {
    if (!model::HashKey::make(key)) {
        return messages::key_too_long(key.size(), model::max_blake2b_key_bytes);
    }
    return refusal_of(key);
}

std::string_view trimmed(std::string_view word) {
    constexpr std::string_view white_space = " \t\r\n";
    const auto first = word.find_first_not_of(white_space);
    if (first == std::string_view::npos) {
        return {};
    }
    return word.substr(first, word.find_last_not_of(white_space) - first + 1);
}

std::string shown_word(std::string_view word, std::uint32_t characters) {
    constexpr char32_t zero_width_joiner = 0x200d;
    constexpr char32_t first_pictograph = 0x1f000;
    constexpr std::string_view dotted_circle = "\u25cc";
    constexpr std::uint32_t most_marks = 16;  // behind one character, before they count as one
    std::string text;
    bool right_to_left = false;
    bool joined = false;
    std::uint32_t count = 0;
    std::uint32_t marks = most_marks;
    while (!word.empty()) {
        const Utf8Step step = decode_utf8(word);
        const bool extends = !step.fault && (joined || extends_previous(step.code_point));
        const bool continues = extends && marks < most_marks;
        if (!continues && count == characters) {
            text += "…";
            break;
        }
        if (extends && text.empty() && step.code_point < first_pictograph) {
            text += dotted_circle;  // else it would sit on what stands before the word
        }
        marks = continues ? marks + 1 : 0;
        count += continues ? 0U : 1U;
        joined = step.code_point == zero_width_joiner;
        right_to_left = right_to_left || runs_right_to_left(step.code_point);
        append_visible(text, step, word);
        word.remove_prefix(step.length);
    }
    constexpr std::string_view first_strong_isolate = "\u2068";
    constexpr std::string_view pop_isolate = "\u2069";
    return right_to_left ? std::string(first_strong_isolate) + text + std::string(pop_isolate)
                         : text;
}

std::uint32_t columns_of(std::string_view text) {
    std::uint32_t columns = 0;
    while (!text.empty()) {
        const Utf8Step step = decode_utf8(text);
        if (!extends_previous(step.code_point) && !hides_or_steers(step.code_point)) {
            columns += is_wide(step.code_point) ? 2U : 1U;
        }
        text.remove_prefix(step.length);
    }
    return columns;
}

std::string shortened(std::string_view text, std::uint32_t columns) {
    if (columns_of(text) <= columns) {
        return std::string(text);
    }
    std::string kept;
    std::uint32_t used = 1;  // the ellipsis
    bool isolated = false;
    while (!text.empty()) {
        const Utf8Step step = decode_utf8(text);
        const std::string_view character = text.substr(0, step.length);
        const std::uint32_t width = columns_of(character);
        if (used + width > columns) {
            break;
        }
        isolated = isolated || character == "\u2068";
        kept += character;
        used += width;
        text.remove_prefix(step.length);
    }
    return kept + "…" + (isolated ? "\u2069" : "");
}

std::string shown_bytes(std::string_view word) {
    constexpr std::size_t most = 64;
    std::string text;
    for (const char byte : word.substr(0, most)) {
        text += " " + hexadecimal(static_cast<unsigned char>(byte)).substr(8);
    }
    return messages::bytes_counted(word.size()) + text + (word.size() > most ? " …" : "");
}

}  // namespace bloom::presenter

#include "presenter/text.hpp"

#include "model/utf8.hpp"

namespace bloom::presenter {
namespace {

constexpr char32_t first_high = 0xd800;
constexpr char32_t first_low = 0xdc00;
constexpr char32_t past_surrogates = 0xe000;
constexpr char32_t first_supplementary = 0x10000;

void append_bytes(std::string& bytes, char32_t code_point) {
    const auto byte = [&bytes](char32_t value) { bytes += static_cast<char>(value); };
    const auto rest = [&byte, code_point](std::uint32_t shift) {
        byte(0x80U | (code_point >> shift & 0x3fU));
    };
    if (code_point < 0x80U) {
        byte(code_point);
    } else if (code_point < 0x800U) {
        byte(0xc0U | code_point >> 6U);
        rest(0);
    } else if (code_point < first_supplementary) {
        byte(0xe0U | code_point >> 12U);
        rest(6);
        rest(0);
    } else {
        byte(0xf0U | code_point >> 18U);
        rest(12);
        rest(6);
        rest(0);
    }
}

}  // namespace

std::string from_utf16(std::u16string_view text) {
    std::string bytes;
    bytes.reserve(text.size());
    for (std::u16string_view rest = text; !rest.empty();) {
        char32_t code_point = rest.front();
        rest.remove_prefix(1);
        const bool high = code_point >= first_high && code_point < first_low;
        if (high && !rest.empty() && rest.front() >= first_low && rest.front() < past_surrogates) {
            code_point = first_supplementary + ((code_point - first_high) << 10U) +
                         (rest.front() - first_low);
            rest.remove_prefix(1);
        }
        append_bytes(bytes, code_point);
    }
    return bytes;
}

std::u16string to_utf16(std::string_view bytes) {
    constexpr char16_t replacement = 0xfffd;
    std::u16string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const model::Utf8Step step = model::decode_utf8(bytes);
        bytes.remove_prefix(step.length);
        if (step.fault && step.fault != model::Utf8Fault::surrogate) {
            text += replacement;
        } else if (step.code_point < first_supplementary) {
            text += static_cast<char16_t>(step.code_point);
        } else {
            const char32_t offset = step.code_point - first_supplementary;
            text += static_cast<char16_t>(first_high + (offset >> 10U));
            text += static_cast<char16_t>(first_low + (offset & 0x3ffU));
        }
    }
    return text;
}

}  // namespace bloom::presenter

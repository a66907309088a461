#include "model/utf8.hpp"

#include <array>

namespace bloom::model {

Utf8Step decode_utf8(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes.front());
    const auto fault = [](Utf8Fault kind) { return Utf8Step{.length = 1, .fault = kind}; };
    if (first < 0x80U) {
        return {.code_point = first, .length = 1};
    }
    if (first < 0xc0U || first > 0xf7U) {
        return fault(Utf8Fault::stray_byte);
    }
    const std::uint8_t length = first < 0xe0U ? 2 : first < 0xf0U ? 3 : 4;
    char32_t code_point = first & (0x7fU >> length);
    for (std::uint8_t at = 1; at < length; ++at) {
        if (at == bytes.size() || (static_cast<unsigned char>(bytes[at]) & 0xc0U) != 0x80U) {
            return fault(Utf8Fault::cut_off);
        }
        code_point = code_point << 6U | (static_cast<unsigned char>(bytes[at]) & 0x3fU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    if (code_point < least[length]) {
        return fault(Utf8Fault::overlong);
    }
    if (code_point > 0x10ffffU) {
        return fault(Utf8Fault::out_of_range);
    }
    if (code_point >= 0xd800U && code_point < 0xe000U) {
        return {.code_point = code_point, .length = length, .fault = Utf8Fault::surrogate};
    }
    return {.code_point = code_point, .length = length};
}

std::optional<Utf8Error> find_utf8_error(std::string_view bytes) {
    std::uint64_t offset = 0;
    for (std::uint64_t character = 0; !bytes.empty(); ++character) {
        const Utf8Step step = decode_utf8(bytes);
        if (step.fault) {
            return Utf8Error{.offset = offset, .character = character, .fault = *step.fault};
        }
        offset += step.length;
        bytes.remove_prefix(step.length);
    }
    return std::nullopt;
}

}  // namespace bloom::model

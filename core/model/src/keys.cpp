#include "model/keys.hpp"

#include "hash/byte_order.hpp"
#include "model/hash/murmur3_x64_128.hpp"

#include <bit>

namespace bloom::model {
namespace {

/// Where the keys of a seed begin on the circle of 64-bit numbers.
std::uint64_t start_of(std::uint64_t seed) {
    return murmur3_mix_64(seed + 0x9e3779b97f4a7c15U);
}

/// Eight hexadecimal digits as the characters that they are in memory, the first one lowest. All
/// eight are worked out at once, each in a byte of its own.
std::uint64_t hexadecimal_digits(std::uint32_t number) {
    const std::uint64_t swapped = (number & 0xffU) << 24U | (number & 0xff00U) << 8U |
                                  (number >> 8U & 0xff00U) | number >> 24U;
    std::uint64_t digits = (swapped | swapped << 16U) & 0x0000ffff0000ffffU;
    digits = (digits | digits << 8U) & 0x00ff00ff00ff00ffU;
    digits = (digits >> 4U | digits << 8U) & 0x0f0f0f0f0f0f0f0fU;
    const std::uint64_t is_letter = (digits + 0x0606060606060606U) >> 4U & 0x0101010101010101U;
    constexpr std::uint64_t from_digits_to_letters = 'a' - '0' - 10;
    return digits + 0x3030303030303030U + is_letter * from_digits_to_letters;
}

void write_digits(std::uint64_t characters, char* to) {
    for (std::uint32_t at = 0; at < 8; ++at) {
        to[at] = static_cast<char>(byte_from(characters, at));
    }
}

std::string_view write_number(std::uint64_t number, KeyText& text) {
    write_digits(hexadecimal_digits(static_cast<std::uint32_t>(number >> 32U)), text.data());
    write_digits(hexadecimal_digits(static_cast<std::uint32_t>(number)), text.data() + 8);
    return {text.data(), text.size()};
}

}  // namespace

std::uint64_t key_number(std::uint64_t seed, std::uint64_t index) {
    return murmur3_mix_64(start_of(seed) + index);
}

std::string_view write_key(std::uint64_t seed, std::uint64_t index, KeyText& text) {
    return write_number(key_number(seed, index), text);
}

std::span<const std::string_view> KeyBatch::make(std::uint64_t seed,
                                                 std::uint64_t first,
                                                 std::uint32_t count) {
    const std::uint64_t start = start_of(seed) + first;
    for (std::uint32_t at = 0; at < count; ++at) {
        keys_[at] = write_number(murmur3_mix_64(start + at), texts_[at]);
    }
    return {keys_.data(), count};
}

}  // namespace bloom::model

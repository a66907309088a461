#include "model/utf8.hpp"
#include "catch.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>

using namespace bloom::model;

namespace {

using namespace std::string_view_literals;

/// One row of table 3-7 of the Unicode standard, "Well-Formed UTF-8 Byte Sequences".
struct WellFormed {
    std::array<unsigned char, 2> first;
    std::array<unsigned char, 2> second;
    std::uint32_t length;
};
constexpr std::array<WellFormed, 9> table{{
    {{0x00, 0x7f}, {0x00, 0xff}, 1},
    {{0xc2, 0xdf}, {0x80, 0xbf}, 2},
    {{0xe0, 0xe0}, {0xa0, 0xbf}, 3},
    {{0xe1, 0xec}, {0x80, 0xbf}, 3},
    {{0xed, 0xed}, {0x80, 0x9f}, 3},
    {{0xee, 0xef}, {0x80, 0xbf}, 3},
    {{0xf0, 0xf0}, {0x90, 0xbf}, 4},
    {{0xf1, 0xf3}, {0x80, 0xbf}, 4},
    {{0xf4, 0xf4}, {0x80, 0x8f}, 4},
}};

/// Length of the well-formed character at the start of `bytes`, or 0.
std::uint32_t character_length(std::string_view bytes) {
    const auto in = [bytes](std::uint32_t at, const std::array<unsigned char, 2>& range) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        return byte >= range[0] && byte <= range[1];
    };
    for (const WellFormed& row : table) {
        if (!in(0, row.first)) {
            continue;
        }
        if (bytes.size() < row.length || (row.length > 1 && !in(1, row.second))) {
            return 0;
        }
        for (std::uint32_t at = 2; at < row.length; ++at) {
            if (!in(at, {0x80, 0xbf})) {
                return 0;
            }
        }
        return row.length;
    }
    return 0;
}

/// Where `bytes` stop being well-formed, by the table alone.
struct Place {
    std::uint64_t offset = 0;
    std::uint64_t character = 0;
    bool operator==(const Place&) const = default;
};
std::optional<Place> first_error(std::string_view bytes) {
    Place place;
    while (place.offset < bytes.size()) {
        const std::uint32_t length =
            character_length(bytes.substr(static_cast<std::size_t>(place.offset)));
        if (length == 0) {
            return place;
        }
        place.offset += length;
        ++place.character;
    }
    return std::nullopt;
}

bool agrees_with_table(std::string_view bytes) {
    const auto found = find_utf8_error(bytes);
    const auto expected = first_error(bytes);
    if (!found || !expected) {
        return found.has_value() == expected.has_value();
    }
    return Place{.offset = found->offset, .character = found->character} == *expected;
}

struct Faulty {
    std::string_view bytes;
    Utf8Error error;
};

}  // namespace

TEST_CASE("well-formed text has no error, from the first code point to the last") {
    for (const std::string_view text : {""sv,
                                        "plain"sv,
                                        "\0"sv,
                                        "\x7f"sv,
                                        "\u0080"sv,
                                        "\u07ff"sv,
                                        "\u0800"sv,
                                        "\ud7ff"sv,
                                        "\ue000"sv,
                                        "\ufeff"sv,
                                        "\uffff"sv,
                                        "\U00010000"sv,
                                        "\U0010ffff"sv}) {
        CAPTURE(text.size());
        CHECK_FALSE(find_utf8_error(text).has_value());
    }
}

TEST_CASE("every kind of fault is told by its place and its kind") {
    const auto at = [](std::uint64_t offset, std::uint64_t character, Utf8Fault fault) {
        return Utf8Error{.offset = offset, .character = character, .fault = fault};
    };
    const std::array<Faulty, 22> all{{
        {"\x80"sv, at(0, 0, Utf8Fault::stray_byte)},
        {"\xbf"sv, at(0, 0, Utf8Fault::stray_byte)},
        {"a\u00e9\x80"sv, at(3, 2, Utf8Fault::stray_byte)},
        {"\xc3"sv, at(0, 0, Utf8Fault::cut_off)},
        {"\xe6\x97"sv, at(0, 0, Utf8Fault::cut_off)},
        {"\xf0\x9f\x8d"sv, at(0, 0, Utf8Fault::cut_off)},
        {"\xc3("sv, at(0, 0, Utf8Fault::cut_off)},
        {"\xe6\x97(\x80"sv, at(0, 0, Utf8Fault::cut_off)},
        {"\u65e5\xe6\xe6"sv, at(3, 1, Utf8Fault::cut_off)},
        {"\xc0\x80"sv, at(0, 0, Utf8Fault::overlong)},
        {"\xc1\xbf"sv, at(0, 0, Utf8Fault::overlong)},
        {"\xe0\x80\x80"sv, at(0, 0, Utf8Fault::overlong)},
        {"\xe0\x9f\xbf"sv, at(0, 0, Utf8Fault::overlong)},
        {"\xf0\x8f\xbf\xbf"sv, at(0, 0, Utf8Fault::overlong)},
        {"\xed\xa0\x80"sv, at(0, 0, Utf8Fault::surrogate)},
        {"\xed\xbf\xbf"sv, at(0, 0, Utf8Fault::surrogate)},
        {"lime\xed\xa0\xbd"sv, at(4, 4, Utf8Fault::surrogate)},
        {"\xf4\x90\x80\x80"sv, at(0, 0, Utf8Fault::out_of_range)},
        {"\xf7\xbf\xbf\xbf"sv, at(0, 0, Utf8Fault::out_of_range)},
        {"\xf8\x88\x80\x80\x80"sv, at(0, 0, Utf8Fault::stray_byte)},
        {"\xfe"sv, at(0, 0, Utf8Fault::stray_byte)},
        {"\U0001f34b\xff"sv, at(4, 1, Utf8Fault::stray_byte)},
    }};
    for (std::size_t row = 0; row < all.size(); ++row) {
        CAPTURE(row);
        const auto error = find_utf8_error(all[row].bytes);
        REQUIRE(error.has_value());
        CHECK(error->offset == all[row].error.offset);
        CHECK(error->character == all[row].error.character);
        CHECK(error->fault == all[row].error.fault);
    }
}

TEST_CASE("a character is decoded to its code point and its length") {
    const auto decoded = [](std::string_view bytes, char32_t code_point, std::uint32_t length) {
        const Utf8Step step = decode_utf8(bytes);
        return !step.fault && step.code_point == code_point && step.length == length;
    };
    CHECK(decoded("A", U'A', 1));
    CHECK(decoded("\0A"sv, U'\0', 1));
    CHECK(decoded("\u00e9", 0xe9, 2));
    CHECK(decoded("\u65e5\u672c", 0x65e5, 3));
    CHECK(decoded("\U0001f34b", 0x1f34b, 4));
    CHECK(decoded("\U0010ffff", 0x10ffff, 4));
}

TEST_CASE("a fault takes one byte, and a surrogate the three that it can be carried back with") {
    const Utf8Step stray = decode_utf8("\x80\x80"sv);
    CHECK(stray.fault == std::optional{Utf8Fault::stray_byte});
    CHECK(stray.length == 1);
    const Utf8Step overlong = decode_utf8("\xe0\x80\x80"sv);
    CHECK(overlong.fault == std::optional{Utf8Fault::overlong});
    CHECK(overlong.length == 1);
    const Utf8Step surrogate = decode_utf8("\xed\xa0\xbd"sv);
    CHECK(surrogate.fault == std::optional{Utf8Fault::surrogate});
    CHECK(surrogate.length == 3);
    CHECK(surrogate.code_point == char32_t{0xd83d});
}

TEST_CASE("every sequence of one, two or three bytes is judged as the Unicode table judges it") {
    std::uint32_t disagreements = 0;
    for (std::uint32_t length = 1; length <= 3; ++length) {
        std::string bytes(length, '\0');
        // Below 0xC0 the first byte is a character or a fault by itself, and two bytes say the rest.
        const std::uint32_t first = length == 3 ? 0xc00000U : 0;
        for (std::uint32_t value = first; value < 1U << (8 * length); ++value) {
            for (std::uint32_t at = 0; at < length; ++at) {
                bytes[at] = static_cast<char>(value >> (8 * (length - 1 - at)) & 0xffU);
            }
            disagreements += agrees_with_table(bytes) ? 0U : 1U;
        }
    }
    CHECK(disagreements == 0);
}

TEST_CASE("random longer sequences are judged as the Unicode table judges them") {
    // Bytes that matter come up often: leads, continuations and the edges of each range.
    constexpr std::array<unsigned char, 24> edges{0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0,
                                                  0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec,
                                                  0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf4, 0xf5, 0xff};
    std::mt19937 random(3'629);
    std::uint32_t disagreements = 0;
    for (int round = 0; round < 200'000; ++round) {
        std::string bytes;
        for (std::uint32_t length = static_cast<std::uint32_t>(random() % 12); length > 0;
             --length) {
            bytes += static_cast<char>(edges[random() % edges.size()]);
        }
        disagreements += agrees_with_table(bytes) ? 0U : 1U;
    }
    CHECK(disagreements == 0);
}

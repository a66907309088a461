#include "presenter/text.hpp"
#include "catch.hpp"

#include <cstdint>
#include <random>
#include <string>

using namespace bloom::presenter;
using namespace std::string_literals;

TEST_CASE("well-formed UTF-16 becomes UTF-8") {
    CHECK(from_utf16(u"") == "");
    CHECK(from_utf16(u"lime") == "lime");
    CHECK(from_utf16(u"\u00e9") == "\xc3\xa9");
    CHECK(from_utf16(u"\u07ff\u0800") == "\xdf\xbf\xe0\xa0\x80");
    CHECK(from_utf16(u"\u65e5") == "\xe6\x97\xa5");
    CHECK(from_utf16(u"\uffff") == "\xef\xbf\xbf");
    CHECK(from_utf16(u"\U0001f34b") == "\xf0\x9f\x8d\x8b");
    CHECK(from_utf16(u"\U0010ffff") == "\xf4\x8f\xbf\xbf");
    CHECK(from_utf16(u"a\0b"s) == "a\0b"s);
}

TEST_CASE("a lone surrogate keeps its place in three bytes") {
    CHECK(from_utf16(u"\xd83d") == "\xed\xa0\xbd");
    CHECK(from_utf16(u"\xdf4b") == "\xed\xbd\x8b");
    CHECK(from_utf16(u"a\xd83d\x62") == "a\xed\xa0\xbd\x62");
    CHECK(from_utf16(u"\xdf4b\xd83d") == "\xed\xbd\x8b\xed\xa0\xbd");
}

TEST_CASE("a byte that belongs to no character becomes a replacement character") {
    CHECK(to_utf16("a\xff\x62") == u"a\ufffd\u0062");
    CHECK(to_utf16("\xe6\x97") == u"\ufffd\ufffd");
    CHECK(to_utf16("\xc0\x80") == u"\ufffd\ufffd");
}

TEST_CASE("every code unit comes back from UTF-8 alone") {
    for (std::uint32_t unit = 0; unit < 0x10000; ++unit) {
        const std::u16string text(1, static_cast<char16_t>(unit));
        if (to_utf16(from_utf16(text)) != text) {
            CAPTURE(unit);
            FAIL("not the same code unit");
        }
    }
    CHECK(to_utf16(from_utf16(u"\xffff")) == u"\xffff");
}

TEST_CASE("random UTF-16, surrogates in any order included, comes back from UTF-8") {
    std::mt19937 random(16);
    std::uint32_t changed = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::u16string text;
        for (std::uint32_t length = static_cast<std::uint32_t>(random() % 8); length > 0;
             --length) {
            const auto unit = static_cast<char16_t>(random());
            text += random() % 2 == 0 ? unit : static_cast<char16_t>(0xd800 | (unit & 0x7ff));
        }
        changed += to_utf16(from_utf16(text)) == text ? 0U : 1U;
    }
    CHECK(changed == 0);
}

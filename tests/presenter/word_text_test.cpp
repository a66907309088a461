#include "word_text.hpp"
#include "catch.hpp"

#include <cstdint>
#include <string>
#include <string_view>

using namespace bloom::presenter;
using namespace std::string_view_literals;

namespace {

std::string repeated(std::string_view text, std::uint32_t times) {
    std::string all;
    for (std::uint32_t time = 0; time < times; ++time) {
        all += text;
    }
    return all;
}

}  // namespace

TEST_CASE("plain words, accents, CJK and emoji are shown as they are") {
    for (const std::string_view word : {"lime"sv,
                                        "na\u00efve"sv,
                                        "e\u0301"sv,
                                        "\u65e5\u672c\u8a9e"sv,
                                        "\U0001f34b"sv,
                                        "\U0001f468\u200d\U0001f469\u200d\U0001f467"sv,
                                        "\U0001f44d\U0001f3fd"sv,
                                        "two words"sv,
                                        "\u03b1\u03b2"sv}) {
        CHECK(shown_word(word) == word);
    }
}

TEST_CASE("control characters are shown as their pictures") {
    CHECK(shown_word("a\tb"sv) == "a\u2409b");
    CHECK(shown_word("a\nb"sv) == "a\u240ab");
    CHECK(shown_word("\0"sv) == "\u2400");
    CHECK(shown_word("\x1b[31m"sv) == "\u241b[31m");
    CHECK(shown_word("\x7f"sv) == "\u2421");
    CHECK(shown_word("\u0085"sv) == "\u27e8U+0085\u27e9");
}

TEST_CASE("characters that would turn or break the text around them are named instead") {
    CHECK(shown_word("a\u202eb"sv) == "a\u27e8U+202e\u27e9b");
    CHECK(shown_word("\u2066"sv) == "\u27e8U+2066\u27e9");
    CHECK(shown_word("\u2069"sv) == "\u27e8U+2069\u27e9");
    CHECK(shown_word("\u200f"sv) == "\u27e8U+200f\u27e9");
    CHECK(shown_word("\u2028"sv) == "\u27e8U+2028\u27e9");
}

TEST_CASE("characters that nobody sees are named, so that apple and its twin look different") {
    CHECK(shown_word("apple\u200b"sv) == "apple\u27e8U+200b\u27e9");
    CHECK(shown_word("\ufeffapple"sv) == "\u27e8U+feff\u27e9apple");
    CHECK(shown_word("ap\u00adple"sv) == "ap\u27e8U+00ad\u27e9ple");
    CHECK(shown_word("\u2060"sv) == "\u27e8U+2060\u27e9");
}

TEST_CASE("a word that opens with a mark carries it on a dotted circle") {
    CHECK(shown_word("\u0301"sv) == "\u25cc\u0301");
    CHECK(shown_word("\u200dx"sv) == "\u25cc\u200dx");
    CHECK(shown_word("\U0001f3fd"sv) == "\U0001f3fd");  // a swatch of its own
}

TEST_CASE("bytes that are no text are shown as replacement characters") {
    CHECK(shown_word("a\xff"sv) == "a\ufffd");
    CHECK(shown_word("\xed\xa0\x80"sv) == "\ufffd");
}

TEST_CASE("a long word is cut to 24 characters and an ellipsis") {
    CHECK(shown_word(std::string(24, 'x')) == std::string(24, 'x'));
    CHECK(shown_word(std::string(25, 'x')) == std::string(24, 'x') + "\u2026");
    CHECK(shown_word(std::string(65'536, 'x')) == std::string(24, 'x') + "\u2026");
    CHECK(shown_word("abcdef", 3) == "abc\u2026");
}

TEST_CASE("a cut never parts a character from its marks") {
    CHECK(shown_word(repeated("e\u0301", 30)) == repeated("e\u0301", 24) + "\u2026");
    CHECK(shown_word(repeated("\U0001f44d\U0001f3fd", 30), 2) ==
          repeated("\U0001f44d\U0001f3fd", 2) + "\u2026");
}

TEST_CASE("however many marks are piled up, what is shown stays short") {
    CHECK(shown_word("z" + repeated("\u0335", 30'000)).size() < 1'000);
    CHECK(shown_word(repeated("\u200d", 20'000)).size() < 2'000);
}

TEST_CASE("a word that runs right to left is isolated, also where it is cut") {
    const std::string shalom = "\u05e9\u05dc\u05d5\u05dd";
    CHECK(shown_word(shalom) == "\u2068" + shalom + "\u2069");
    CHECK(shown_word("\u0645\u0631\u062d\u0628\u0627"sv) ==
          "\u2068\u0645\u0631\u062d\u0628\u0627\u2069");
    CHECK(shown_word("abc \u05e9"sv) == "\u2068abc \u05e9\u2069");
    const std::string cut = shown_word(repeated("\u05e9", 30));
    CHECK(cut == "\u2068" + repeated("\u05e9", 24) + "\u2026\u2069");
}

TEST_CASE("wide characters take two columns, marks none") {
    CHECK(columns_of("lime") == 4);
    CHECK(columns_of("e\u0301") == 1);
    CHECK(columns_of("\u65e5\u672c") == 4);
    CHECK(columns_of("\U0001f34b") == 2);
    CHECK(columns_of("\u2068\u05e9\u2069") == 1);
    CHECK(columns_of("") == 0);
}

TEST_CASE("text is cut to columns, the ellipsis included") {
    CHECK(shortened("banana", 6) == "banana");
    CHECK(shortened("banana", 5) == "bana\u2026");
    CHECK(shortened("\u65e5\u672c\u8a9e", 5) == "\u65e5\u672c\u2026");
    CHECK(shortened("\u65e5\u672c\u8a9e", 4) == "\u65e5\u2026");
    CHECK(shortened("banana", 1) == "\u2026");
    CHECK(shortened("\u2068\u05e9\u05dc\u05d5\u05dd\u2069", 3) == "\u2068\u05e9\u05dc\u2026\u2069");
}

TEST_CASE("bytes are shown in hexadecimal with their count, 64 of them at most") {
    CHECK(shown_bytes("lime") == "4 bytes: 6c 69 6d 65");
    CHECK(shown_bytes("a") == "1 byte: 61");
    CHECK(shown_bytes("\u00e9") == "2 bytes: c3 a9");
    CHECK(shown_bytes("\0"sv) == "1 byte: 00");
    const std::string long_word = shown_bytes(std::string(65, 'x'));
    CHECK(long_word == "65 bytes:" + repeated(" 78", 64) + " \u2026");
}

TEST_CASE("white space is taken from both ends and from nowhere else") {
    CHECK(trimmed(" a b\t\r\n") == "a b");
    CHECK(trimmed("") == "");
    CHECK(trimmed(" \n ") == "");
    CHECK(trimmed("\u00a0a") == "\u00a0a");
}

#include "format.hpp"
#include "catch.hpp"

#include <clocale>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

using namespace bloom::presenter;

TEST_CASE("whole numbers are grouped by thousands") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(1'000) == "1,000");
    CHECK(grouped(9'585'059) == "9,585,059");
    CHECK(grouped(std::numeric_limits<std::uint64_t>::max()) == "18,446,744,073,709,551,615");
}

TEST_CASE("decimals are rounded, and zeros at their end dropped") {
    CHECK(decimal(0.25, 4) == "0.25");
    CHECK(decimal(0, 4) == "0");
    CHECK(decimal(1, 0) == "1");
    CHECK(decimal(2.5, 0) == "3");
    CHECK(decimal(43.75, 2) == "43.75");
    CHECK(decimal(43.754, 2) == "43.75");
    CHECK(decimal(43.756, 2) == "43.76");
    CHECK(decimal(0.99999, 4) == "1");
    CHECK(decimal(0.00004, 4) == "0");
    CHECK(decimal(100.10, 2) == "100.1");
    CHECK(decimal(999'999'999.5, 1) == "999999999.5");
    CHECK(decimal(0.123456789, 9) == "0.123456789");
}

TEST_CASE("a negative decimal keeps its sign unless it rounds to nothing") {
    CHECK(decimal(-1.5, 1) == "-1.5");
    CHECK(decimal(-0.25, 2) == "-0.25");
    CHECK(decimal(-0.00001, 4) == "0");
    CHECK(decimal(-0.0, 2) == "0");
}

TEST_CASE("a share is a percentage of three significant digits") {
    CHECK(percentage(0.07962752797497587) == "7.96 %");
    CHECK(percentage(0.09059622504486242) == "9.06 %");
    CHECK(percentage(0.4375) == "43.8 %");
    CHECK(percentage(0.157) == "15.7 %");
    CHECK(percentage(0.01) == "1.00 %");
    CHECK(percentage(0.0100391) == "1.00 %");
    CHECK(percentage(0.5) == "50.0 %");
    CHECK(percentage(0.001234) == "0.123 %");
    CHECK(percentage(0.0999999) == "10.0 %");
    CHECK(percentage(0.5, 2) == "50 %");
    CHECK(percentage(0.12345678, 6) == "12.3457 %");
}

TEST_CASE("only nothing is 0 % and only everything is 100 %") {
    CHECK(percentage(0) == "0 %");
    CHECK(percentage(1) == "100 %");
    CHECK(percentage(0.9999) == "99.99 %");
    CHECK(percentage(0.999) == "99.9 %");
    CHECK(percentage(0.9999990822933192) == "99.9999 %");
    CHECK(percentage(0.999999999) == "99.9999999 %");
    CHECK(percentage(0.99999999999) == "> 99.9999999 %");
    CHECK(percentage(std::nextafter(1.0, 0.0)) == "> 99.9999999 %");
    CHECK(percentage(std::numeric_limits<double>::denorm_min()) != "0 %");
}

TEST_CASE("tiny shares are plain down to a ten-thousandth of a percent, then powers of ten") {
    CHECK(percentage(1.23e-6) == "0.000123 %");
    CHECK(percentage(1.23e-7) == "1.23 × 10⁻⁵ %");
    CHECK(percentage(1.2e-11) == "1.20 × 10⁻⁹ %");
    CHECK(percentage(1e-300) == "1.00 × 10⁻²⁹⁸ %");
    CHECK(percentage(1e-300, 1) == "1 × 10⁻²⁹⁸ %");
    CHECK(percentage(9.996e-7) == "0.000100 %");
}

TEST_CASE("small counts are words, larger ones digits") {
    CHECK(count_word(0) == "no");
    CHECK(count_word(1) == "one");
    CHECK(count_word(12) == "twelve");
    CHECK(count_word(13) == "13");
    CHECK(count_word(1'024) == "1,024");
    CHECK(counted(1, "word", "words") == "one word");
    CHECK(counted(2, "word", "words") == "two words");
    CHECK(counted(0, "word", "words") == "no words");
    CHECK(counted(2'400, "word", "words") == "2,400 words");
}

TEST_CASE("names are listed with an and before the last") {
    CHECK(listed({}) == "");
    CHECK(listed({"apple"}) == "apple");
    CHECK(listed({"apple", "cherry"}) == "apple and cherry");
    CHECK(listed({"apple", "banana", "cherry"}) == "apple, banana and cherry");
}

TEST_CASE("digits are written small, below and above the line") {
    CHECK(subscript(1) == "₁");
    CHECK(subscript(1'234'567'890) == "₁₂₃₄₅₆₇₈₉₀");
    CHECK(superscript(16) == "¹⁶");
    CHECK(superscript(1'234'567'890) == "¹²³⁴⁵⁶⁷⁸⁹⁰");
}

TEST_CASE("a hash has eight hexadecimal digits, one of 64 bits sixteen") {
    CHECK(hexadecimal(0) == "0x00000000");
    CHECK(hexadecimal(0x0ebb3bf5) == "0x0ebb3bf5");
    CHECK(hexadecimal(0xffffffff) == "0xffffffff");
    CHECK(hexadecimal_64(0) == "0x0000000000000000");
    CHECK(hexadecimal_64(0xf353aaeddb751145) == "0xf353aaeddb751145");
}

TEST_CASE("a negative number has the sign of mathematics and no commas") {
    CHECK(signed_number(0) == "0");
    CHECK(signed_number(1'026'334'009) == "1026334009");
    CHECK(signed_number(-1'175'156'795) == "−1175156795");
    CHECK(signed_number(std::numeric_limits<std::int64_t>::min()) == "−9223372036854775808");
}

TEST_CASE("only a first letter a to z is made a capital") {
    CHECK(capitalized("two") == "Two");
    CHECK(capitalized("Two") == "Two");
    CHECK(capitalized("12") == "12");
    CHECK(capitalized("") == "");
    CHECK(capitalized("\u00e9") == "\u00e9");
}

TEST_CASE("numbers look the same under a locale with a decimal comma") {
    // Where the machine has none of them, the test shows nothing more than those above.
    const std::string before = std::setlocale(LC_ALL, nullptr);
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8"}) {
        if (std::setlocale(LC_ALL, name) != nullptr) {
            break;
        }
    }
    CHECK(decimal(1.5, 2) == "1.5");
    CHECK(grouped(1'234) == "1,234");
    CHECK(percentage(0.0796) == "7.96 %");
    CHECK(percentage(1.23e-7) == "1.23 × 10⁻⁵ %");
    std::setlocale(LC_ALL, before.c_str());
}

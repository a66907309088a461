#include "number_input.hpp"
#include "support.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

using namespace bloom::test;

namespace {

constexpr std::uint64_t most = std::uint64_t{1} << 48U;

struct CountText {
    std::string_view text;
    std::uint64_t value;
};

struct RateText {
    std::string_view text;
    double value;
};

/// What nobody should get away with, in any field.
constexpr std::array hostile{std::string_view{""},
                             std::string_view{" "},
                             std::string_view{"-"},
                             std::string_view{"+"},
                             std::string_view{"."},
                             std::string_view{","},
                             std::string_view{"e"},
                             std::string_view{"e6"},
                             std::string_view{"--1"},
                             std::string_view{"+-1"},
                             std::string_view{"0x10"},
                             std::string_view{"NaN"},
                             std::string_view{"nan"},
                             std::string_view{"-nan"},
                             std::string_view{"inf"},
                             std::string_view{"Infinity"},
                             std::string_view{"∞"},
                             std::string_view{"1/0"},
                             std::string_view{"1 in 0"},
                             std::string_view{"0 in 0"},
                             std::string_view{"1 in"},
                             std::string_view{"in 5"},
                             std::string_view{"1e999 in 1e999"},
                             std::string_view{"1..5"},
                             std::string_view{"1.5.2"},
                             std::string_view{"1,5"},
                             std::string_view{"1.000.000"},
                             std::string_view{"0,001"},
                             std::string_view{"%"},
                             std::string_view{"5 %%"},
                             std::string_view{"5 % 3"},
                             std::string_view{"MiB"},
                             std::string_view{"12 QiB"},
                             std::string_view{"ten"},
                             std::string_view{"1 zillion"},
                             std::string_view{"\xd9\xa3"},
                             std::string_view{"\xff\xfe"},
                             std::string_view{"\xc2"},
                             std::string_view{"1\xe2\x80"},
                             std::string_view{"1\0", 2}};

/// Whether a text says "nan" or "inf" as a word of its own, in whatever case.
bool says_no_number(std::string_view text) {
    std::string word;
    for (const char character : std::string(text) + " ") {
        const auto byte = static_cast<unsigned char>(character);
        if (std::isalpha(byte) != 0) {
            word += static_cast<char>(std::tolower(byte));
            continue;
        }
        if (word == "nan" || word == "inf" || word == "infinity") {
            return true;
        }
        word.clear();
    }
    return false;
}

/// The path of a text that shows something that is no number, or nothing.
std::string bad_text(const ViewState& view) {
    std::string bad;
    each_shown_text(view, [&bad](std::string_view path, std::string_view text) {
        // What was typed stands in its field, and is told back where it is refused.
        const bool is_typed = path.find(".field.text") != std::string_view::npos ||
                              path.find(".field.error") != std::string_view::npos || path == "live";
        if (!is_typed && says_no_number(text)) {
            bad = std::string(path);
        }
    });
    return bad;
}

}  // namespace

TEST_CASE("a count is read as people write it") {
    for (const CountText& one : {CountText{"1000", 1'000},
                                 CountText{" 1000 ", 1'000},
                                 CountText{"+1000", 1'000},
                                 CountText{"1,000,000", 1'000'000},
                                 CountText{"1 000 000", 1'000'000},
                                 CountText{"1\u202f000\u202f000", 1'000'000},
                                 CountText{"1\u00a0000\u00a0000", 1'000'000},
                                 CountText{"1\u2009000", 1'000},
                                 CountText{"1'000'000", 1'000'000},
                                 CountText{"1’000’000", 1'000'000},
                                 CountText{"1_000_000", 1'000'000},
                                 CountText{"1e6", 1'000'000},
                                 CountText{"1E6", 1'000'000},
                                 CountText{"1e+6", 1'000'000},
                                 CountText{"2.5e3", 2'500},
                                 CountText{"25000e-1", 2'500},
                                 CountText{"1 million", 1'000'000},
                                 CountText{"1.5 million", 1'500'000},
                                 CountText{"10M", 10'000'000},
                                 CountText{"10 m", 10'000'000},
                                 CountText{"20k", 20'000},
                                 CountText{"20 K", 20'000},
                                 CountText{"\u00a020\u202fk\u00a0", 20'000},
                                 CountText{"3 thousand", 3'000},
                                 CountText{"2 billion", 2'000'000'000},
                                 CountText{"2bn", 2'000'000'000},
                                 CountText{"1.0", 1},
                                 CountText{"1.", 1},
                                 CountText{"007", 7},
                                 CountText{"281474976710656", most},
                                 CountText{"281,474,976,710,656", most},
                                 CountText{"0.000000281474976710656e21", most}}) {
        CAPTURE(std::string(one.text));
        const WholeNumber number = read_count(one.text, "n", 1, most);
        CHECK(number.error == "");
        CHECK(number.value == std::optional<std::uint64_t>{one.value});
    }
}

TEST_CASE("a size is read in bits and in units of memory") {
    for (const CountText& one : {CountText{"9586", 9'586},
                                 CountText{"9,586 bits", 9'586},
                                 CountText{"1 bit", 1},
                                 CountText{"10M", 10'000'000},
                                 CountText{"1 byte", 8},
                                 CountText{"3 B", 24},
                                 CountText{"1 kB", 8'000},
                                 CountText{"1 KB", 8'000},
                                 CountText{"1 KiB", 8'192},
                                 CountText{"12 MiB", 100'663'296},
                                 CountText{"12MiB", 100'663'296},
                                 CountText{"12\u202fMiB", 100'663'296},
                                 CountText{"1.2 GB", 9'600'000'000},
                                 CountText{"1.2 MB", 9'600'000},
                                 CountText{"8 Mbit", 8'000'000},
                                 CountText{"1 Mb", 1'000'000},
                                 CountText{"1 Kibit", 1'024},
                                 CountText{"1 GiB", 8'589'934'592},
                                 CountText{"1 TB", 8'000'000'000'000},
                                 CountText{"32 TiB", most},
                                 CountText{"0.3 B", 3},
                                 CountText{"1.1 KiB", 9'012}}) {
        CAPTURE(std::string(one.text));
        const WholeNumber number = read_bits(one.text, "m", 1, most);
        CHECK(number.error == "");
        CHECK(number.value == std::optional<std::uint64_t>{one.value});
    }
    CHECK_FALSE(read_bits("32.1 TiB", "m", 1, most).value.has_value());
    CHECK_FALSE(read_bits("9586.5", "m", 1, most).value.has_value());
    CHECK_FALSE(read_bits("0.1 bits", "m", 1, most).value.has_value());
    // Rounded up to a bit more than there may be.
    CHECK_FALSE(read_bits("0.3 B", "m", 1, 2).value.has_value());
}

TEST_CASE("a rate is read as a share, in percent, or as once in so many") {
    for (const RateText& one : {RateText{"0.01", 0.01},
                                RateText{".01", 0.01},
                                RateText{"1%", 0.01},
                                RateText{"1 %", 0.01},
                                RateText{"1\u00a0%", 0.01},
                                RateText{"1\u202f%", 0.01},
                                RateText{"1 percent", 0.01},
                                RateText{"1e-2", 0.01},
                                RateText{"1e−2", 0.01},
                                RateText{"1E-2", 0.01},
                                RateText{"0.1 %", 0.001},
                                RateText{"1 in 1000", 0.001},
                                RateText{"1 in 1,000", 0.001},
                                RateText{"1 in 1 thousand", 0.001},
                                RateText{"1/1000", 0.001},
                                RateText{"1 / 1000", 0.001},
                                RateText{"1 out of 1000", 0.001},
                                RateText{"3 in 1M", 0.000003},
                                RateText{"5 ppm", 0.000005},
                                RateText{"5 ‰", 0.005},
                                RateText{"1e-300", 1e-300},
                                RateText{"0.9999999", 0.9999999},
                                RateText{"99.9 %", 0.999},
                                RateText{"0.1000000000000000055511151231257827", 0.1}}) {
        CAPTURE(std::string(one.text));
        const RealNumber rate = read_rate(one.text, "p");
        CHECK(rate.error == "");
        REQUIRE(rate.value.has_value());
        CHECK(*rate.value == one.value);
    }
}

TEST_CASE("a rate of 0, of 1 or beyond is refused with what was typed") {
    for (const std::string_view text : {"0",
                                        "0%",
                                        "0.0",
                                        "-0",
                                        "1",
                                        "100%",
                                        "100 %",
                                        "1 in 1",
                                        "2",
                                        "-0.5",
                                        "150 %",
                                        "1e-301",
                                        "1e-999",
                                        "1e999",
                                        "1 in -5",
                                        "1e6"}) {
        CAPTURE(std::string(text));
        const RealNumber rate = read_rate(text, "p");
        CHECK_FALSE(rate.value.has_value());
        CHECK(rate.error ==
              "p lies above 0 and below 1 (100 %); " + std::string(text) + " is outside.");
    }
}

TEST_CASE("what is out of range is refused with the range") {
    CHECK(read_count("0", "n", 1, most).error ==
          "n goes from 1 to 281,474,976,710,656 here; 0 is outside.");
    for (const std::string_view text : {"0",
                                        "-1",
                                        "-1e6",
                                        "1e999",
                                        "1e10000000000000000000",
                                        "281474976710657",
                                        "1e15",
                                        "18446744073709551616",
                                        "18446744073709551617",
                                        "184467440737095516160",
                                        "99999999999999999999999999"}) {
        CAPTURE(std::string(text));
        const WholeNumber number = read_count(text, "n", 1, most);
        CHECK_FALSE(number.value.has_value());
        CHECK(number.error.find("is outside") != std::string::npos);
    }
    CHECK_FALSE(read_count("18446744073709551616", "n", 0, ~std::uint64_t{0}).value.has_value());
}

TEST_CASE("what is no number is refused in every field, with a reason") {
    for (const std::string_view text : hostile) {
        CAPTURE(std::string(text));
        for (const WholeNumber& number :
             {read_count(text, "n", 1, most), read_bits(text, "m", 1, most)}) {
            CHECK_FALSE(number.value.has_value());
            CHECK_FALSE(number.error.empty());
        }
        for (const RealNumber& number :
             {read_rate(text, "p"), read_share(text, "x"), read_duration(text, "x")}) {
            CHECK_FALSE(number.value.has_value());
            CHECK_FALSE(number.error.empty());
        }
        CHECK_FALSE(read_multiple(text).has_value());
    }
}

TEST_CASE("a share may be nothing and all") {
    CHECK(read_share("0", "x").value == std::optional<double>{0.0});
    CHECK(read_share("100 %", "x").value == std::optional<double>{1.0});
    CHECK(read_share("0.9", "x").value == std::optional<double>{0.9});
    CHECK_FALSE(read_share("101 %", "x").value.has_value());
    CHECK_FALSE(read_share("-1 %", "x").value.has_value());
}

TEST_CASE("a time is read in its unit, in microseconds without one") {
    for (const RateText& one : {RateText{"100 µs", 100},
                                RateText{"100 μs", 100},
                                RateText{"100us", 100},
                                RateText{"100", 100},
                                RateText{"5ms", 5'000},
                                RateText{"80 ns", 0.08},
                                RateText{"1 s", 1e6},
                                RateText{"1000 s", 1e9},
                                RateText{"1 ns", 1e-3}}) {
        CAPTURE(std::string(one.text));
        CHECK(read_duration(one.text, "x").value == std::optional<double>{one.value});
    }
    for (const std::string_view text : {"0", "0.5 ns", "1001 s", "5 minutes", "-1 s"}) {
        CAPTURE(std::string(text));
        CHECK_FALSE(read_duration(text, "x").value.has_value());
    }
}

TEST_CASE("a multiple is read with its sign") {
    for (const std::string_view text : {"1.5 times", "1.5x", "1.5 ×", "150 %", "150 percent"}) {
        CAPTURE(std::string(text));
        CHECK(read_multiple(text) == std::optional<double>{1.5});
    }
    CHECK_FALSE(read_multiple("1.5").has_value());
    CHECK_FALSE(read_multiple("0 %").has_value());
    CHECK_FALSE(read_multiple("-5 %").has_value());
}

TEST_CASE("no field of the tuning screen takes what is no number, nor shows one that is none") {
    for (const std::string_view text : hostile) {
        Playground playground = after({"screen tune"});
        const TuneView before = playground.view().tune;
        for (const Setting setting : {Setting::n,
                                      Setting::m,
                                      Setting::k,
                                      Setting::p,
                                      Setting::actual,
                                      Setting::item,
                                      Setting::lookup,
                                      Setting::probe,
                                      Setting::absent}) {
            playground.apply(Set{.setting = setting, .value = std::string(text)});
        }
        CAPTURE(std::string(text));
        const TuneView& tune = playground.view().tune;
        CHECK(bad_text(playground.view()) == "");
        CHECK(tune.result == before.result);
        CHECK(tune.charts == before.charts);
        CHECK_FALSE(tune.undo.enabled);
        for (const QuantityView& quantity : tune.quantities) {
            CHECK(quantity.field.text == text);
            CHECK_FALSE(quantity.field.error.empty());
        }
    }
}

TEST_CASE("no text is ever no number, however far the quantities are driven") {
    for (const std::string_view n : {"1", "2", "1000", "1e9", "281474976710656"}) {
        for (const std::string_view m : {"1", "2", "8", "9586", "1e11", "281474976710656"}) {
            for (const std::string_view k : {"1", "7", "1024"}) {
                Playground playground = after({"screen tune", "set solve p"});
                for (const auto& [name, value] :
                     {std::pair{"n", n}, std::pair{"m", m}, std::pair{"k", k}}) {
                    REQUIRE(playground.run("set " + std::string(name) + " " + std::string(value)) ==
                            "");
                }
                for (const std::string_view line : {"set actual 1",
                                                    "set actual 281474976710656",
                                                    "table k",
                                                    "table n",
                                                    "table bits",
                                                    "table memory",
                                                    "aim k 1",
                                                    "aim n 0",
                                                    "aim bits 1",
                                                    "set scale linear",
                                                    "set item 1e9",
                                                    "set absent 100 %",
                                                    "more p",
                                                    "less p",
                                                    "set solve k",
                                                    "set solve n",
                                                    "set solve m"}) {
                    run(playground, {line});
                    CAPTURE(std::string(n));
                    CAPTURE(std::string(m));
                    CAPTURE(std::string(k));
                    CAPTURE(std::string(line));
                    CHECK(bad_text(playground.view()) == "");
                }
            }
        }
    }
}

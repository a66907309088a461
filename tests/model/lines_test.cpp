#include "model/lines.hpp"
#include "catch.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::model;
using namespace std::string_literals;

namespace {

struct Read {
    std::vector<std::string> lines{};
    std::optional<LineFault> fault{};
    bool operator==(const Read&) const = default;
};

Read read(const std::vector<std::string>& chunks, std::uint64_t most_bytes = max_line_bytes) {
    LineSplitter splitter(most_bytes);
    Read result;
    const auto take_lines = [&] {
        while (const auto line = splitter.next()) {
            result.lines.emplace_back(*line);
        }
    };
    for (const std::string& chunk : chunks) {
        splitter.give(chunk);
        take_lines();
    }
    splitter.end();
    take_lines();
    CHECK(splitter.lines() == result.lines.size());
    result.fault = splitter.fault();
    return result;
}

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    const Read result = read({text});
    CHECK_FALSE(result.fault.has_value());
    return result.lines;
}

}  // namespace

TEST_CASE("lines end with LF, CR LF or CR") {
    CHECK(lines_of("a\nb\n") == Lines{"a", "b"});
    CHECK(lines_of("a\r\nb\r\n") == Lines{"a", "b"});
    CHECK(lines_of("a\rb\r") == Lines{"a", "b"});
    CHECK(lines_of("a\rb\nc\r\nd") == Lines{"a", "b", "c", "d"});
}

TEST_CASE("the last line may do without an end") {
    CHECK(lines_of("a\nb") == Lines{"a", "b"});
    CHECK(lines_of("a") == Lines{"a"});
}

TEST_CASE("empty lines are lines, but nothing behind the last end is one") {
    CHECK(lines_of("\n\na\n\r\n\r\rb\n") == Lines{"", "", "a", "", "", "", "b"});
    CHECK(lines_of("").empty());
}

TEST_CASE("a byte order mark at the beginning is no part of the first line") {
    CHECK(lines_of("\xef\xbb\xbf"
                   "a\nb") == Lines{"a", "b"});
    CHECK(lines_of("\xef\xbb\xbf\n") == Lines{""});
    CHECK(lines_of("a\n\xef\xbb\xbf"
                   "b") == Lines{"a",
                                 "\xef\xbb\xbf"
                                 "b"});
}

TEST_CASE("tabs, spaces and other control characters belong to their line") {
    CHECK(lines_of(" a\tb \n\x01\x0b\x0c\n") == Lines{" a\tb ", "\x01\x0b\x0c"});
}

TEST_CASE("however a file is cut into chunks, its lines are the same") {
    const std::string tricky =
        "\xef\xbb\xbfK\xc3\xa4se\r\n\r\n\xf0\x9f\x8c\xb8\r\r\nb\n\n\xffx\r\xe2\x82\xac";
    const Lines
        expected{"K\xc3\xa4se", "", "\xf0\x9f\x8c\xb8", "", "b", "", "\xffx", "\xe2\x82\xac"};
    CHECK(lines_of(tricky) == expected);
    for (std::size_t one = 0; one <= tricky.size(); ++one) {
        for (std::size_t two = one; two <= tricky.size(); ++two) {
            const Read result =
                read({tricky.substr(0, one), tricky.substr(one, two - one), tricky.substr(two)});
            REQUIRE(result.lines == expected);
        }
    }
    std::vector<std::string> bytes;
    for (const char byte : tricky) {
        bytes.emplace_back(1, byte);
    }
    CHECK(read(bytes).lines == expected);
}

TEST_CASE("a line as long as the limit is taken and a longer one is refused, however it is cut") {
    const std::string longest(10, 'x');
    CHECK(read({"\xef\xbb\xbf" + longest + "\n" + longest}, 10) ==
          Read{.lines = {longest, longest}});
    const std::string file = "a\n" + longest + "x\nb";
    for (std::size_t cut = 0; cut <= file.size(); ++cut) {
        CHECK(read({file.substr(0, cut), file.substr(cut)}, 10) ==
              Read{.lines = {"a"}, .fault = LineFault::too_long});
    }
    CHECK(read({longest + "x"}, 10) == Read{.lines = {}, .fault = LineFault::too_long});
    CHECK(read({longest + "x\n"}, 10) == Read{.lines = {}, .fault = LineFault::too_long});
}

TEST_CASE("a line of 100 MB is refused without being kept") {
    LineSplitter splitter;
    const std::string megabyte(1'000'000, 'x');
    for (int chunk = 0; chunk < 100; ++chunk) {
        splitter.give(megabyte);
        CHECK_FALSE(splitter.next().has_value());
        CHECK(splitter.fault() == LineFault::too_long);
    }
}

TEST_CASE("an image is no list of lines") {
    const std::string png = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s;
    CHECK(read({png}).fault == LineFault::binary);
    CHECK(read({"a\n\0b"s}) == Read{.lines = {"a"}, .fault = LineFault::binary});
}

TEST_CASE("a fault is for good") {
    LineSplitter splitter;
    const std::string zero(1, '\0');
    splitter.give(zero);
    CHECK_FALSE(splitter.next().has_value());
    splitter.give("a\nb\n");
    CHECK_FALSE(splitter.next().has_value());
    CHECK(splitter.fault() == LineFault::binary);
}

TEST_CASE("text in UTF-16 is told by its mark, however it is cut") {
    const std::string little =
        "\xff\xfe"
        "a\0\n\0b\0"s;
    const std::string big = "\xfe\xff\0a\0\n\0b"s;
    const std::string far_east = "\xfe\xff\x4e\x2d\x00\x0a"s;
    for (const std::string& file : {little, big, far_east}) {
        for (std::size_t cut = 0; cut <= file.size(); ++cut) {
            CHECK(read({file.substr(0, cut), file.substr(cut)}).fault == LineFault::utf_16);
        }
    }
}

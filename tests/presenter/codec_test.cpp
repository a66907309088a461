#include "presenter/codec.hpp"
#include "support.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::test;
using namespace std::string_literals;

namespace {

bool comes_back(const Command& command) {
    return read_command(write_command(command)).command == std::optional(command);
}

std::string error_of(std::string_view line) {
    const ParsedCommand parsed = read_command(line);
    return parsed.command ? "" : parsed.error;
}

bool has_no_controls(std::string_view line) {
    return std::none_of(line.begin(), line.end(), [](char character) {
        return static_cast<unsigned char>(character) < 0x20 || character == '\x7f';
    });
}

/// Words that would break a line, a quote or a reader.
const std::vector<std::string>& hostile_words() {
    static const std::vector<std::string> all{"",           " ",
                                              "lime",       "two words",
                                              " padded ",   "\"",
                                              "\"quoted\"", "in\"side",
                                              "\\",         "\\n",
                                              "\"\\\"",     "\n",
                                              "a\nadd b",   "\r\n",
                                              "\t",         "\0"s,
                                              "a\0b"s,      "\x7f",
                                              "\xff\xfe",   "\xed\xa0\x80",
                                              "na\u00efve", "\u65e5\u672c\u8a9e",
                                              "\U0001f34b", "\u202e",
                                              "none",       "m 64",
                                              "#",          std::string(70'000, 'x')};
    return all;
}

}  // namespace

TEST_CASE("every command comes back from its line") {
    for (const Command& command : std::vector<Command>{AddWord{.word = "kiwi"},
                                                       QueryWord{.word = "lime"},
                                                       PrepareQuery{.word = "lime"},
                                                       PrepareFound{.word = "gutter"},
                                                       TypeWord{.text = "pl"},
                                                       Set{.setting = Setting::m, .value = "64"},
                                                       LoadPreset{.id = "lab"},
                                                       AddFromList{.count = 10},
                                                       FindFalsePositive{},
                                                       Inspect{.position = 14},
                                                       Inspect{},
                                                       Undo{},
                                                       Redo{},
                                                       Reset{},
                                                       CheckSchemes{},
                                                       Cancel{},
                                                       Play{},
                                                       Pause{},
                                                       Tick{},
                                                       ToStart{},
                                                       StepBack{},
                                                       StepForward{},
                                                       ToEnd{}}) {
        CAPTURE(write_command(command));
        CHECK(comes_back(command));
    }
}

TEST_CASE("commands are written as they are documented") {
    CHECK(write_command(AddWord{.word = "kiwi"}) == "add kiwi");
    CHECK(write_command(QueryWord{.word = "two words"}) == "query two words");
    CHECK(write_command(Set{.setting = Setting::speed, .value = "0.5"}) == "set speed 0.5");
    CHECK(write_command(AddFromList{.count = 10}) == "fill 10");
    CHECK(write_command(Inspect{.position = 14}) == "inspect 14");
    CHECK(write_command(Inspect{}) == "inspect none");
    CHECK(write_command(CheckSchemes{}) == "check");
    CHECK(write_command(Cancel{}) == "cancel");
    CHECK(write_command(StepForward{}) == "step");
}

TEST_CASE("every word, however hostile, comes back from its line, and the line stays one line") {
    for (const std::string& word : hostile_words()) {
        CAPTURE(word.substr(0, 20));
        for (const Command& command :
             std::vector<Command>{AddWord{.word = word},
                                  QueryWord{.word = word},
                                  PrepareQuery{.word = word},
                                  PrepareFound{.word = word},
                                  TypeWord{.text = word},
                                  Set{.setting = Setting::k, .value = word},
                                  LoadPreset{.id = word}}) {
            CHECK(comes_back(command));
            CHECK(has_no_controls(write_command(command)));
        }
    }
}

TEST_CASE("every setting comes back, a wrong value too") {
    for (const Setting setting : {Setting::m,
                                  Setting::k,
                                  Setting::scheme,
                                  Setting::speed,
                                  Setting::motion,
                                  Setting::bytes,
                                  Setting::code,
                                  Setting::language,
                                  Setting::n,
                                  Setting::p,
                                  Setting::actual,
                                  Setting::item,
                                  Setting::lookup,
                                  Setting::probe,
                                  Setting::absent,
                                  Setting::solve,
                                  Setting::size,
                                  Setting::scale}) {
        CHECK(comes_back(Set{.setting = setting, .value = "on"}));
        CHECK(comes_back(Set{.setting = setting, .value = ""}));
        CHECK(comes_back(Set{.setting = setting, .value = "many things"}));
    }
}

TEST_CASE("numbers come back up to their largest") {
    CHECK(comes_back(AddFromList{.count = std::numeric_limits<std::uint32_t>::max()}));
    CHECK(comes_back(Inspect{.position = std::numeric_limits<std::uint64_t>::max()}));
}

TEST_CASE("what came of copying comes back") {
    CHECK(comes_back(Copied{.done = true}));
    CHECK(comes_back(Copied{.done = false}));
}

TEST_CASE("every command of the tuning screen comes back") {
    for (const Screen screen : screens) {
        CHECK(comes_back(ShowScreen{.screen = screen}));
    }
    for (const Setting quantity :
         {Setting::n, Setting::m, Setting::k, Setting::p, Setting::actual}) {
        for (const double position : {0.0, 0.5, 0.123456789, 0.000000001, 1.0}) {
            CHECK(comes_back(Drag{.quantity = quantity, .position = position}));
        }
        CHECK(comes_back(Nudge{.quantity = quantity, .up = true}));
        CHECK(comes_back(Nudge{.quantity = quantity, .up = false}));
    }
    CHECK(comes_back(Drop{}));
    CHECK(comes_back(SeeFilter{}));
    CHECK(comes_back(TuneFilter{}));
    CHECK(comes_back(ToggleTable{.chart = "bits"}));
    CHECK(comes_back(AimCrosshair{.chart = "k", .aim = Aim::at, .place = 0.25}));
    CHECK(comes_back(AimCrosshair{.chart = "k", .aim = Aim::next}));
    CHECK(comes_back(AimCrosshair{.chart = "n", .aim = Aim::previous}));
    CHECK(comes_back(AimCrosshair{.chart = "n"}));
    CHECK(comes_back(OpenLink{.link = "?n=1000&p=&m=8192&k="}));
    CHECK(comes_back(OpenLink{.link = ""}));
    CHECK(comes_back(AmendLink{.link = "?words=a,b%2Cc"}));
    CHECK(comes_back(Dismiss{}));
    CHECK(comes_back(Embed{}));
    CHECK(comes_back(Embed{.what = "show tabs off"}));
    CHECK(comes_back(Copied{.done = false, .what = "tag"}));
}

TEST_CASE("a slider is dragged to a place from 0 to 1, and only one that is there") {
    for (const std::string_view line : {"drag",
                                        "drag n",
                                        "drag n 1.1",
                                        "drag n -0.1",
                                        "drag n nan",
                                        "drag n half",
                                        "drag scheme 0.5",
                                        "drag item 0.5",
                                        "more",
                                        "less lookup",
                                        "aim k",
                                        "aim k 2",
                                        "screen",
                                        "screen three"}) {
        CAPTURE(std::string(line));
        CHECK_FALSE(error_of(line).empty());
    }
}

TEST_CASE("white space around a command and between its parts does not matter") {
    const std::optional<Command> kiwi = AddWord{.word = "kiwi"};
    CHECK(read_command("  add   kiwi \r").command == kiwi);
    CHECK(read_command("inspect   none").command == std::optional<Command>(Inspect{}));
    CHECK(read_command("\tundo ").command == std::optional<Command>(Undo{}));
    CHECK(read_command("set   m   64").command ==
          std::optional<Command>(Set{.setting = Setting::m, .value = "64"}));
}

TEST_CASE("between quotes, escapes give any byte") {
    const auto word_of = [](std::string_view line) {
        const ParsedCommand parsed = read_command(line);
        return parsed.command ? std::get<AddWord>(*parsed.command).word : "unreadable";
    };
    CHECK(word_of(R"(add " a b ")") == " a b ");
    CHECK(word_of(R"(add "say \"hi\"")") == "say \"hi\"");
    CHECK(word_of(R"(add "a\\b")") == "a\\b");
    CHECK(word_of(R"(add "\n\r\t")") == "\n\r\t");
    CHECK(word_of(R"(add "\xe9\xFf\x00")") == "\xe9\xff\0"s);
    CHECK(word_of(R"(add "")") == "");
    CHECK(word_of(R"(add a\nb)") == R"(a\nb)");
    CHECK(word_of(R"(add a"b)") == R"(a"b)");
}

TEST_CASE("a line that can't be read is refused with what is wrong") {
    CHECK(error_of("") == "there is no command “”");
    CHECK(error_of("ad kiwi") == "there is no command “ad kiwi”");
    CHECK(error_of("ADD kiwi") == "there is no command “ADD kiwi”");
    CHECK(error_of("undo 2") == "there is no command “undo 2”");
    CHECK(error_of("add \"kiwi") == "the closing quote is missing");
    CHECK(error_of("add \"") == "the closing quote is missing");
    CHECK(error_of(R"(add "kiwi\")") == "the closing quote is missing");
    CHECK(error_of("add \"kiwi\" plum") == "nothing may follow the closing quote");
    for (const std::string_view line :
         {R"(add "\q")", R"(add "\x4")", R"(add "\xg0")", "add \"\\", R"(add "\x)"}) {
        CAPTURE(std::string(line));
        CHECK(error_of(line) == R"(an escape is one of \" \\ \n \r \t \xHH)");
    }
    CHECK(error_of("inspect") == "inspect takes a position or “none”");
    CHECK(error_of("inspect -1") == "inspect takes a position or “none”");
    CHECK(error_of("inspect all") == "inspect takes a position or “none”");
    CHECK(error_of("set q 5").find("there is no setting “q”") == 0);
    CHECK(error_of("set").find("there is no setting “”") == 0);
    CHECK_FALSE(error_of("fill").empty());
    CHECK_FALSE(error_of("fill many").empty());
    CHECK_FALSE(error_of("fill -1").empty());
    CHECK_FALSE(error_of("fill 4294967296").empty());
}

TEST_CASE("a message about a line shows hostile characters as signs, and not all of a long line") {
    CHECK(error_of("\x1b[31m") == "there is no command “\u241b[31m”");
    CHECK(error_of(std::string(70'000, 'x')).size() < 100);
}

TEST_CASE("a line that can't be read changes nothing") {
    Playground playground = after({"add kiwi", "set m many"});
    const ViewState before = playground.view();
    CHECK_FALSE(playground.run("ad plum").empty());
    CHECK(playground.view() == before);
}

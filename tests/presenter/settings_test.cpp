#include "number_input.hpp"
#include "support.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

using namespace bloom::test;

namespace {

WholeNumber read_m(std::string_view text) {
    return read_count(text, "m", 1, 4'096);
}

}  // namespace

TEST_CASE("a whole number is read as people write it") {
    CHECK(read_m("1").value == std::optional<std::uint64_t>{1});
    CHECK(read_m("4096").value == std::optional<std::uint64_t>{4'096});
    CHECK(read_m("4,096").value == std::optional<std::uint64_t>{4'096});
    CHECK(read_m("4 096").value == std::optional<std::uint64_t>{4'096});
    CHECK(read_m("  64\t").value == std::optional<std::uint64_t>{64});
    CHECK(read_m("1e3").value == std::optional<std::uint64_t>{1'000});
    CHECK(read_m("+64").value == std::optional<std::uint64_t>{64});
    CHECK(read_m("0064").value == std::optional<std::uint64_t>{64});
    CHECK(read_count("1,234,567", "n", 0, 10'000'000).value ==
          std::optional<std::uint64_t>{1'234'567});
    CHECK(read_count("18446744073709551615", "n", 0, std::numeric_limits<std::uint64_t>::max())
              .value == std::optional<std::uint64_t>{std::numeric_limits<std::uint64_t>::max()});
}

TEST_CASE("a separator that groups no thousands is refused: 1,5 is not fifteen") {
    for (const std::string_view text : {"1,5",
                                        "1,50",
                                        "15,",
                                        ",15",
                                        "1,,000",
                                        "1, 000",
                                        "1,0000",
                                        "1234,567",
                                        "1,2,345",
                                        "1 2 3",
                                        "4,09 6",
                                        ","}) {
        CAPTURE(std::string(text));
        CHECK_FALSE(read_m(text).value.has_value());
        CHECK(read_m(text).error == "m takes a whole number from 1 to 4,096.");
    }
}

TEST_CASE("what is no whole number is refused with the range") {
    for (const std::string_view text : {"",
                                        " ",
                                        "many",
                                        "nan",
                                        "inf",
                                        "1.5",
                                        "0x10",
                                        "--5",
                                        "-",
                                        "-1.5",
                                        "5-",
                                        "five",
                                        "\xd9\xa3",
                                        "\xff"}) {
        CAPTURE(std::string(text));
        CHECK_FALSE(read_m(text).value.has_value());
        CHECK(read_m(text).error == "m takes a whole number from 1 to 4,096.");
    }
}

TEST_CASE("a whole number out of range is refused with the number") {
    CHECK(read_m("0").error == "m goes from 1 to 4,096 here; 0 is outside.");
    CHECK(read_m("-1").error == "m goes from 1 to 4,096 here; -1 is outside.");
    CHECK(read_m("4097").error == "m goes from 1 to 4,096 here; 4097 is outside.");
    CHECK(read_m("99999999999999999999999").error ==
          "m goes from 1 to 4,096 here; 99999999999999999999999 is outside.");
    CHECK(read_m(std::string(300, '9')).error.size() < 100);
}

TEST_CASE("a refused m or k keeps the filter, keeps what was typed and says why beside it") {
    for (const std::string_view name : {"m", "k"}) {
        for (const std::string_view value : {"0", "-1", "1.5", "nan", "", "4097", "many"}) {
            Playground playground;
            const SeeView before = playground.view().see;
            run(playground, {"set " + std::string(name) + " " + std::string(value)});
            SeeView see = playground.view().see;
            Field& field = name == "m" ? see.settings.m : see.settings.k;
            CAPTURE(std::string(name));
            CAPTURE(std::string(value));
            CHECK(field.text == value);
            CHECK_FALSE(field.error.empty());
            CHECK(playground.view().live.find(field.error) != std::string::npos);
            field = name == "m" ? before.settings.m : before.settings.k;
            CHECK(see == before);
        }
    }
}

TEST_CASE("a good value ends the refusal") {
    Playground playground = after({"set m many"});
    run(playground, {"set m 16"});
    CHECK(playground.view().see.settings.m.text == "16");
    CHECK(playground.view().see.settings.m.error.empty());
    run(playground, {"set m many", "set m 1,024"});
    CHECK(playground.view().see.settings.m.text == "1,024");
    CHECK(playground.view().see.settings.m.error.empty());
    CHECK(playground.view().see.array.bits.size() == 1'024);
}

TEST_CASE("a refused m does not stand in the way of a good k") {
    const Playground playground = after({"set m many", "set k 5"});
    CHECK(playground.view().see.badges.size() == 5);
    CHECK(playground.view().see.array.bits.size() == 16);
}

TEST_CASE("m goes from 1 to 4,096 and k from 1 to 16") {
    CHECK(seen_after({"set m 1"}).array.bits.size() == 1);
    CHECK(seen_after({"set m 4096"}).array.bits.size() == 4'096);
    CHECK(seen_after({"set k 1"}).badges.size() == 1);
    CHECK(seen_after({"set k 16"}).badges.size() == 16);
    CHECK_FALSE(seen_after({"set k 17"}).settings.k.error.empty());
    CHECK(seen_after({}).settings.m.help == "1 to 4,096");
    CHECK(seen_after({}).settings.k.help == "1 to 16");
}

TEST_CASE("another m or k keeps the members and asks the word that is shown again") {
    Playground playground = after({"add kiwi", "query lime"});
    run(playground, {"set m 64"});
    CHECK(chip_labels(playground.view().see.members) == Texts{"apple", "banana", "cherry", "kiwi"});
    CHECK(playground.view().see.word.word == "lime");
    CHECK(playground.view().see.verdict.role != VerdictRole::none);
    for (const std::string_view member : {"apple", "banana", "cherry", "kiwi"}) {
        run(playground, {"query " + std::string(member)});
        CHECK(playground.view().see.verdict.truth_role == TruthRole::member);
    }
}

TEST_CASE("another m before the first step leaves the reader at the start") {
    const SeeView see = seen_after({"prepare mango", "set m 64"});
    CHECK(see.word.word == "mango");
    CHECK(see.transport.step == 0);
}

TEST_CASE("a choice that is not offered is refused with those that are") {
    const Playground before;
    for (const std::string_view line : {"set speed 3",
                                        "set motion maybe",
                                        "set bytes yes",
                                        "set scheme sha1",
                                        "preset fruit",
                                        "set speed",
                                        "set scheme FIGURE"}) {
        const Playground playground = after({line});
        CAPTURE(std::string(line));
        CHECK(playground.view().see.notice.role == NoticeRole::refusal);
        CHECK(playground.view().live.find(playground.view().see.notice.text) != std::string::npos);
        SeeView see = playground.view().see;
        see.notice = {};
        CHECK(see == before.view().see);
    }
    CHECK(seen_after({"set speed 3"}).notice.text == "Speed can be 0.5, 1, 2 or 4, not “3”.");
    CHECK(seen_after({"preset fruit"}).notice.text ==
          "Preset can be figure, lab or simulator, not “fruit”.");
}

TEST_CASE("in every choice exactly one option is selected, and choosing it changes nothing") {
    Playground playground;
    const SeeView see = playground.view().see;
    for (const Choice& choice : {see.transport.speed, see.settings.scheme, see.settings.preset}) {
        std::uint32_t selected = 0;
        for (const Option& option : choice.options) {
            selected += option.selected ? 1U : 0U;
        }
        CAPTURE(choice.label);
        CHECK(selected == 1);
    }
}

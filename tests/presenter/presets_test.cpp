#include "presets.hpp"
#include "model/filter.hpp"
#include "support.hpp"
#include "word_list.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

using namespace bloom::test;

namespace {

bool has(std::span<const std::string_view> words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

TEST_CASE("the presets are the figure, the lab and the simulator") {
    REQUIRE(presets().size() == 3);
    CHECK(presets()[0].id == "figure");
    CHECK(presets()[1].id == "lab");
    CHECK(presets()[2].id == "simulator");
    CHECK(find_preset("nowhere") == nullptr);
}

TEST_CASE("the figure has 16 bits and 3 hash functions, the simulator 64 and 3") {
    CHECK(find_preset("figure")->parameters.m == 16);
    CHECK(find_preset("figure")->parameters.k == 3);
    CHECK(find_preset("simulator")->parameters.m == 64);
    CHECK(find_preset("simulator")->parameters.k == 3);
}

TEST_CASE("a preset replaces the filter, its members, its suggestions and the word in question") {
    for (const Preset& preset : presets()) {
        const std::string line = "preset " + std::string(preset.id);
        const SeeView see = seen_after({"add kiwi", "set m 100", "inspect 90", line});
        CAPTURE(line);
        CHECK(see.array.bits.size() == preset.parameters.m);
        CHECK(see.badges.size() == preset.parameters.k);
        CHECK(see.members.chips.size() == preset.members.size());
        CHECK(see.word.word == preset.opening);
        CHECK(see.entry.field.text == preset.opening);
        CHECK(see.transport.step == 0);
        CHECK(stat(see, "measured") == "0 of 0");
        CHECK_FALSE(see.array.has_inspected);
        REQUIRE(see.suggestions.size() == 2);
        CHECK(see.suggestions[0].chips.size() == preset.to_add.size());
        CHECK(see.suggestions[1].chips.size() == preset.to_ask.size());
        for (const Chip& chip : see.suggestions[0].chips) {
            CHECK(chip.role == ChipRole::to_add);
            CHECK(chip.command == Command{AddWord{.word = chip.label}});
        }
        for (const Chip& chip : see.suggestions[1].chips) {
            CHECK(chip.role == ChipRole::to_ask);
            CHECK(chip.command == Command{QueryWord{.word = chip.label}});
        }
    }
}

TEST_CASE("no preset uses a word twice, and its opening word is none of its members") {
    for (const Preset& preset : presets()) {
        std::set<std::string_view> words;
        for (const auto& group : {preset.members, preset.to_add, preset.to_ask}) {
            words.insert(group.begin(), group.end());
        }
        CAPTURE(std::string(preset.id));
        CHECK(words.size() == preset.members.size() + preset.to_add.size() + preset.to_ask.size());
        CHECK(has(preset.to_ask, preset.opening));
    }
}

TEST_CASE("every preset lets one see both verdicts: at the start a no, once all is added a maybe") {
    for (const Preset& preset : presets()) {
        auto filter = bloom::model::Filter::make(preset.parameters);
        REQUIRE(filter.has_value());
        const auto passes = [&filter](std::string_view word) { return filter->may_contain(word); };
        for (const std::string_view word : preset.members) {
            filter->add(word);
        }
        CAPTURE(std::string(preset.id));
        CHECK_FALSE(std::all_of(preset.to_ask.begin(), preset.to_ask.end(), passes));
        for (const std::string_view word : preset.to_add) {
            filter->add(word);
        }
        CHECK(std::any_of(preset.to_ask.begin(), preset.to_ask.end(), passes));
    }
}

TEST_CASE("a suggestion that was added is no suggestion any more, and comes back with undo") {
    Playground playground = after({"add kiwi"});
    CHECK(chip_named(playground.view().see, "kiwi").role == ChipRole::member);
    run(playground, {"undo"});
    CHECK(chip_named(playground.view().see, "kiwi").role == ChipRole::to_add);
    run(playground, {"add lime"});
    CHECK(chip_named(playground.view().see, "lime").role == ChipRole::member);
}

TEST_CASE("a group of suggestions that is used up is not shown") {
    Playground playground;
    for (const std::string_view word : find_preset("figure")->to_add) {
        playground.apply(AddWord{.word = std::string(word)});
    }
    REQUIRE(playground.view().see.suggestions.size() == 1);
    CHECK(playground.view().see.suggestions[0].chips.front().role != ChipRole::to_add);
}

TEST_CASE("a word that was asked carries the filter's present answer as a sign") {
    Playground playground = after({"query mango"});
    Chip mango = chip_named(playground.view().see, "mango");
    CHECK(mango.role == ChipRole::asked_definitely_not);
    CHECK(mango.sign == "✕");
    CHECK(mango.current);
    run(playground, {"set m 1"});
    mango = chip_named(playground.view().see, "mango");
    CHECK(mango.role == ChipRole::asked_maybe);
    CHECK(mango.sign == "?");
    run(playground, {"query apple"});
    CHECK_FALSE(chip_named(playground.view().see, "mango").current);
    CHECK(chip_named(playground.view().see, "apple").current);
}

TEST_CASE("of many members the last 24 are shown, and the others counted") {
    Playground playground = after({"fill 21"});
    CHECK(playground.view().see.members.chips.size() == 24);
    CHECK(playground.view().see.members.more.empty());
    run(playground, {"fill 1000"});
    CHECK(playground.view().see.members.chips.size() == 24);
    CHECK(playground.view().see.members.more == "and 1,000 before them");
}

TEST_CASE("the word list holds at least 2,000 plain words, each once") {
    const auto list = word_list();
    CHECK(list.size() >= 2'000);
    CHECK(std::set<std::string_view>(list.begin(), list.end()).size() == list.size());
    CHECK(std::all_of(list.begin(), list.end(), [](std::string_view word) {
        return word.size() >= 3 && word.size() <= 10 &&
               std::all_of(word.begin(), word.end(), [](char letter) {
                   return letter >= 'a' && letter <= 'z';
               });
    }));
}

TEST_CASE("no word of the list belongs to a preset") {
    const auto list = word_list();
    for (const Preset& preset : presets()) {
        for (const auto& group : {preset.members, preset.to_add, preset.to_ask}) {
            for (const std::string_view word : group) {
                CAPTURE(std::string(word));
                CHECK_FALSE(has(list, word));
            }
        }
    }
}

#include "support.hpp"
#include "word_list.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

using namespace bloom::test;

namespace {

std::string measured(const Playground& playground) {
    return stat(playground.view().see, "measured");
}

bool listed_word(std::string_view word) {
    const auto list = word_list();
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// The figure with all its fruit in: fuller, so that many listed words pass.
constexpr std::string_view fuller = "add kiwi";

}  // namespace

TEST_CASE("measured so far counts absent words that were asked, and how many passed") {
    Playground playground;
    CHECK(measured(playground) == "0 of 0");
    run(playground, {"query mango"});
    CHECK(measured(playground) == "0 of 1");
    run(playground, {"query lime"});
    CHECK(measured(playground) == "1 of 2");
}

TEST_CASE("a word counts once, however often it is asked") {
    const Playground playground = after({"query mango", "query mango", "query lime", "query lime"});
    CHECK(measured(playground) == "1 of 2");
}

TEST_CASE("members do not count, nor do words that were only added") {
    const Playground playground = after({"query apple", "add kiwi", "query kiwi"});
    CHECK(measured(playground) == "0 of 0");
}

TEST_CASE("a word counts when its verdict stands, not before") {
    Playground playground = after({"prepare mango", "step"});
    CHECK(measured(playground) == "0 of 0");
    run(playground, {"step"});
    CHECK(measured(playground) == "0 of 1");
    run(playground, {"set motion on", "query lime", "tick", "tick"});
    CHECK(measured(playground) == "0 of 1");
    run(playground, {"tick"});
    CHECK(measured(playground) == "1 of 2");
}

TEST_CASE("a word that is added later leaves the count, and comes back with undo") {
    Playground playground = after({"query mango", "query lime", "add lime"});
    CHECK(measured(playground) == "0 of 1");
    run(playground, {"undo"});
    CHECK(measured(playground) == "1 of 2");
}

TEST_CASE("words asked before are asked again of a filter that has changed") {
    // kiwi sets 2 and 11: mango's 3 and 2 are 1 then, its 12 is not.
    Playground playground = after({"query mango", "query lime", "set m 1"});
    CHECK(measured(playground) == "2 of 2");
    run(playground, {"set m 4096"});
    CHECK(measured(playground) == "0 of 2");
}

TEST_CASE("a found false positive passes, is absent, and comes from the list") {
    const Playground playground = after({fuller, "find"});
    const SeeView see = playground.view().see;
    CHECK(see.verdict.role == VerdictRole::maybe);
    CHECK(see.verdict.truth_role == TruthRole::false_positive);
    CHECK(listed_word(see.word.word));
    CHECK(see.transport.step == see.transport.steps);
    CHECK(see.notice.role == NoticeRole::information);
    CHECK(see.notice.text.find(see.word.word) != std::string::npos);
    CHECK(see.notice.text.find("Of 2,400 listed words that are not in the filter") == 0);
}

TEST_CASE("searching again finds another word, round and round through all that pass") {
    Playground playground = after({"find"});
    const std::string first = playground.view().see.word.word;
    std::uint32_t found = 0;
    do {
        CHECK(playground.view().see.verdict.truth_role == TruthRole::false_positive);
        ++found;
        run(playground, {"find"});
    } while (playground.view().see.word.word != first && found < 2'400);
    // The notice counts those that pass.
    CHECK(playground.view().see.notice.text.find(", " + std::to_string(found) + " pass") !=
          std::string::npos);
    CHECK(found > 100);
    CHECK(found < 400);
}

TEST_CASE("found words do not count as asked, until the reader asks one") {
    Playground playground = after({"find", "find", "back", "end", "start", "play"});
    CHECK(measured(playground) == "0 of 0");
    run(playground, {"set k 2", "set k 3"});
    CHECK(measured(playground) == "0 of 0");
    const std::string word = playground.view().see.word.word;
    playground.apply(QueryWord{.word = word});
    CHECK(measured(playground) == "1 of 1");
}

TEST_CASE("where no listed word passes, the nearest miss is shown with the bits it lacks") {
    const Playground playground = after({"set m 4096", "find"});
    const SeeView see = playground.view().see;
    CHECK(see.verdict.role == VerdictRole::definitely_not);
    CHECK(listed_word(see.word.word));
    CHECK(see.notice.text.find("None of 2,400 listed words that are not in the filter passes. "
                               "The nearest miss is " +
                               see.word.word + ": it lacks ") == 0);
    // How many of its bits are 0, counted by what every probe would find.
    Playground asked = after({"set m 4096"});
    asked.apply(AddWord{.word = see.word.word});
    const auto lacking = std::count_if(asked.view().see.array.marks.begin(),
                                       asked.view().see.array.marks.end(),
                                       [](const CellMark& mark) { return mark.changed; });
    REQUIRE(lacking == 2);
    CHECK(see.notice.text.find("it lacks two bits.") != std::string::npos);
}

TEST_CASE("words of the list that are members are not searched") {
    const Playground playground = after({"fill 2000", "set m 4096", "find"});
    const SeeView see = playground.view().see;
    CHECK(see.notice.text.find("400 listed words that are not in the filter") != std::string::npos);
    CHECK(see.verdict.truth_role != TruthRole::member);
}

TEST_CASE("with the whole list in the filter there is nothing left to search or to add") {
    Playground playground = after({"fill 2400", "find"});
    CHECK(playground.view().see.notice.role == NoticeRole::refusal);
    CHECK(playground.view().see.notice.text ==
          "Every word of the list is in the filter: there is no absent word to ask.");
    run(playground, {"fill 10"});
    CHECK(playground.view().see.notice.role == NoticeRole::refusal);
    CHECK(playground.view().see.notice.text == "Every word of the list is in the filter already.");
    run(playground, {"undo", "fill 2399", "find"});
    CHECK(playground.view().see.notice.text.find("1 listed word that is not in the filter") !=
          std::string::npos);
}

TEST_CASE("filling adds the next words of the list and asks the shown word again") {
    Playground playground = after({"query mango", "fill 10"});
    CHECK(stat(playground.view().see, "n") == "13");
    CHECK(playground.view().see.word.word == "mango");
    CHECK(playground.view().see.verdict.role != VerdictRole::none);
    CHECK(playground.view().see.notice.text.find("Added ten words from the list: ") == 0);
    const auto list = word_list();
    CHECK(chip_named(playground.view().see, list[0]).role == ChipRole::member);
    CHECK(chip_named(playground.view().see, list[9]).role == ChipRole::member);
    run(playground, {"fill 1"});
    CHECK(playground.view().see.notice.text ==
          "Added one word from the list: " + std::string(list[10]) + ".");
    run(playground, {"fill 100"});
    CHECK(playground.view().see.notice.text.find(" and 89 others.") != std::string::npos);
}

TEST_CASE("filling with no words adds none") {
    const Playground playground = after({"fill 0"});
    CHECK(stat(playground.view().see, "n") == "3");
    CHECK(playground.view().see.notice.role == NoticeRole::refusal);
}

TEST_CASE("the fuller the filter, the more listed words pass") {
    const auto passing = [](std::string_view fill) {
        std::string text = seen_after({"set m 1024", fill, "set k 4", "find"}).notice.text;
        REQUIRE(text.find("Of ") == 0);
        text.erase(0, text.find(", ", text.find("listed")) + 2);
        text.erase(std::remove(text.begin(), text.end(), ','), text.end());
        return std::stoi(text);
    };
    CHECK(passing("fill 100") < passing("fill 200"));
    CHECK(passing("fill 200") < passing("fill 600"));
}

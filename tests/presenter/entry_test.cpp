#include "presenter/text.hpp"
#include "support.hpp"

#include <string>
#include <string_view>

using namespace bloom::test;

namespace {

constexpr std::size_t limit = 65'536;

/// A playground into whose text field somebody has put `text`.
Playground typed(const std::string& text) {
    Playground playground;
    playground.apply(TypeWord{.text = text});
    return playground;
}

const EntryView& entry(const Playground& playground) {
    return playground.view().see.entry;
}

/// What is shown, but for the text field and what is said about it.
SeeView without_entry(const Playground& playground) {
    SeeView see = playground.view().see;
    see.entry = {};
    return see;
}

}  // namespace

TEST_CASE("what is typed stands in the field, and its buttons carry the word") {
    const Playground playground = typed("plum");
    CHECK(entry(playground).field.text == "plum");
    CHECK(entry(playground).field.error.empty());
    CHECK(entry(playground).add.enabled);
    CHECK(entry(playground).query.enabled);
    CHECK(entry(playground).add.command == Command{AddWord{.word = "plum"}});
    CHECK(entry(playground).query.command == Command{QueryWord{.word = "plum"}});
}

TEST_CASE("typing changes nothing but the field") {
    CHECK(without_entry(typed("plum")) == without_entry(Playground()));
    CHECK(without_entry(typed("\xff")) == without_entry(Playground()));
}

TEST_CASE("an empty field disables both buttons and is no error") {
    for (const std::string_view text : {"", " ", "\t \r\n"}) {
        const Playground playground = typed(std::string(text));
        CHECK_FALSE(entry(playground).add.enabled);
        CHECK_FALSE(entry(playground).query.enabled);
        CHECK(entry(playground).field.error.empty());
        CHECK(entry(playground).field.text == text);
    }
}

TEST_CASE("white space around a word is not part of it, within it is") {
    const Playground playground = typed("  two words\t\n");
    CHECK(entry(playground).field.text == "  two words\t\n");
    CHECK(entry(playground).add.command == Command{AddWord{.word = "two words"}});
}

TEST_CASE("adding or asking no word says to type one first") {
    for (const std::string_view line : {"add", "query", "prepare"}) {
        const Playground playground = after({line});
        CAPTURE(std::string(line));
        CHECK(playground.view().see.notice.role == NoticeRole::refusal);
        CHECK(playground.view().see.notice.text == "Type a word first.");
        CHECK(stat(playground.view().see, "n") == "3");
    }
}

TEST_CASE("a word of exactly 64 KiB is taken") {
    const std::string word(limit, 'x');
    Playground playground = typed(word);
    CHECK(entry(playground).field.error.empty());
    CHECK(entry(playground).add.enabled);
    playground.apply(entry(playground).add.command);
    CHECK(stat(playground.view().see, "n") == "4");
    playground.apply(QueryWord{.word = word});
    CHECK(playground.view().see.verdict.truth_role == TruthRole::member);
}

TEST_CASE("a word of one byte more is refused with its length, and stays in the field") {
    const std::string word(limit + 1, 'x');
    Playground playground = typed(word);
    const std::string reason = "This word takes 65,537 bytes; the limit is 65,536 (64 KiB).";
    CHECK(entry(playground).field.text == word);
    CHECK(entry(playground).field.error == reason);
    CHECK_FALSE(entry(playground).add.enabled);
    CHECK_FALSE(entry(playground).query.enabled);
    CHECK(playground.view().live.find(reason) == 0);
    const SeeView before = without_entry(playground);
    playground.apply(AddWord{.word = word});
    playground.apply(QueryWord{.word = word});
    CHECK(entry(playground).field.text == word);
    CHECK(without_entry(playground) == before);
}

TEST_CASE("the limit counts the word's bytes, not its characters, and no space around it") {
    const std::string umlauts(limit / 2 + 1, '\0');
    std::string word;
    for (std::size_t at = 0; at < umlauts.size(); ++at) {
        word += "\xc3\xbc";
    }
    CHECK(entry(typed(word)).field.error.find("65,538 bytes") != std::string::npos);
    CHECK(entry(typed("  " + std::string(limit, 'x') + "  ")).field.error.empty());
}

TEST_CASE("ill-formed text is refused by the place of its first fault, and stays") {
    struct Faulty {
        std::string text;
        std::string reason;
    };
    for (const Faulty& faulty :
         {Faulty{"li\xf4\x90\x80\x80",
                 "Character 3 lies beyond the last Unicode character, U+10FFFF."},
          Faulty{"li\xff", "Character 3 is not text: a byte that begins no UTF-8 character."},
          Faulty{"\x80", "Character 1 is not text: a byte that begins no UTF-8 character."},
          Faulty{"\xe6\x97", "Character 1 is not text: a UTF-8 character that is cut off."},
          Faulty{"\xc3\xbc\xc0\xaf",
                 "Character 2 is not text: it takes more UTF-8 bytes than it may."},
          Faulty{"lime\xed\xa0\xbd",
                 "Character 5 is half of a surrogate pair, which stands for nothing by itself."}}) {
        Playground playground = typed(faulty.text);
        CAPTURE(faulty.reason);
        CHECK(entry(playground).field.text == faulty.text);
        CHECK(entry(playground).field.error == faulty.reason);
        CHECK_FALSE(entry(playground).add.enabled);
        const SeeView before = without_entry(playground);
        playground.apply(AddWord{.word = faulty.text});
        CHECK(entry(playground).field.error == faulty.reason);
        CHECK(without_entry(playground) == before);
    }
}

TEST_CASE("a refused word from elsewhere moves into the field with its reason") {
    const Playground playground = after({"query \"\\xff\""});
    CHECK(entry(playground).field.text == "\xff");
    CHECK_FALSE(entry(playground).field.error.empty());
    CHECK(playground.view().see.word.word == "lime");
}

TEST_CASE("a lone surrogate goes from UTF-16 into the field, is refused there, and comes back") {
    const std::u16string text = u"lime\xd83d";
    const Playground playground = typed(from_utf16(text));
    CHECK(entry(playground).field.error.find("Character 5") == 0);
    CHECK(to_utf16(entry(playground).field.text) == text);
}

TEST_CASE("adding a member again says so and changes nothing") {
    Playground playground;
    const std::string bits = playground.view().see.array.bits;
    run(playground, {"add banana"});
    const SeeView see = playground.view().see;
    CHECK(see.notice.role == NoticeRole::information);
    CHECK(see.notice.text == "banana is already in the filter: adding it again changes nothing.");
    CHECK(see.verdict.title == "Already in");
    CHECK(see.verdict.truth_role == TruthRole::member);
    CHECK(see.verdict.truth != see.notice.text);
    CHECK(see.array.bits == bits);
    CHECK(stat(see, "n") == "3");
    CHECK(chip_labels(see.members) == Texts{"apple", "banana", "cherry"});
    CHECK(badge_notes(see) == Texts{"already 1", "already 1", "already 1"});
    CHECK(mark_at(see, 8).owners == Texts{"banana", "cherry"});
    CHECK_FALSE(see.undo.enabled);
    run(playground, {"start"});
    CHECK(stat(playground.view().see, "n") == "3");
    CHECK(playground.view().see.array.bits == bits);
}

TEST_CASE("words that look alike but have other bytes are different words") {
    const SeeView see = seen_after({"add \xc3\xa9", "add e\xcc\x81"});
    CHECK(stat(see, "n") == "5");
}

TEST_CASE("the figure keeps 4,096 words and refuses one more") {
    Playground playground = after({"set m 4096", "set k 1", "fill 2400"});
    for (int word = 2'403; word < 4'096; ++word) {
        playground.apply(AddWord{.word = std::to_string(word)});
    }
    CHECK(stat(playground.view().see, "n") == "4,096");
    CHECK(playground.view().see.notice.role == NoticeRole::none);
    run(playground, {"add one more"});
    CHECK(stat(playground.view().see, "n") == "4,096");
    CHECK(playground.view().see.notice.role == NoticeRole::refusal);
    CHECK(playground.view().see.notice.text == "This figure keeps at most 4,096 words.");
    run(playground, {"add apple"});  // a member already: that takes no room
    CHECK(playground.view().see.notice.role == NoticeRole::information);
}

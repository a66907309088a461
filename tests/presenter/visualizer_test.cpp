#include "support.hpp"

#include <cstdint>
#include <string>
#include <vector>

using namespace bloom::test;

namespace {

using Roles = std::vector<ProbeRole>;

/// The owners of a cell, and none for a cell that no probe touches.
Texts owners(const SeeView& see, std::uint64_t position) {
    return mark_at(see, position).owners;
}

}  // namespace

TEST_CASE("the playground opens with apple, banana and cherry in, and lime ready to play") {
    const SeeView see = Playground().view().see;
    CHECK(chip_labels(see.members) == Texts{"apple", "banana", "cherry"});
    CHECK(see.word.kind == "query");
    CHECK(see.word.word == "lime");
    CHECK(see.array.bits == "0101100111000010");
    CHECK(badge_labels(see) == Texts{"h₁", "h₂", "h₃"});
    CHECK(badge_roles(see) == Roles(3, ProbeRole::pending));
    CHECK(see.array.marks.empty());
    CHECK(see.verdict.role == VerdictRole::none);
    CHECK(see.verdict.title.empty());
    CHECK(see.transport.step == 0);
    CHECK(see.transport.steps == 3);
    CHECK(see.entry.field.text == "lime");
    CHECK_FALSE(see.undo.enabled);
    CHECK_FALSE(see.redo.enabled);
    CHECK(see.sentence == "Is lime in the filter? Three hash functions each name one bit to read.");
    CHECK(see.working.empty());
}

TEST_CASE("lime: bit 4 was set by apple and cherry, 14 and 7 by banana; maybe, a false positive") {
    const SeeView see = seen_after({"play"});
    CHECK(badge_labels(see) == Texts{"h₁ → 4", "h₂ → 14", "h₃ → 7"});
    CHECK(badge_notes(see) == Texts{"reads 1", "reads 1", "reads 1"});
    CHECK(owners(see, 4) == Texts{"apple", "cherry"});
    CHECK(owners(see, 14) == Texts{"banana"});
    CHECK(owners(see, 7) == Texts{"banana"});
    CHECK(see.sentence ==
          "h₃ maps lime to bit 7. It reads 1, set by banana. Three 1s for a word nobody added.");
    CHECK(see.verdict.role == VerdictRole::maybe);
    CHECK(see.verdict.sign == "?");
    CHECK(see.verdict.title == "Maybe");
    CHECK(see.verdict.truth_role == TruthRole::false_positive);
    CHECK(see.verdict.truth == "A false positive: lime was never added.");
    CHECK(see.verdict.autopsy ==
          Texts{"No single word collided with lime: two words cover it, apple and banana.",
                "Bit 4: set first by apple, also by cherry.",
                "Bit 14: set by banana.",
                "Bit 7: set by banana."});
}

TEST_CASE("lime step by step: each sentence names the function, the bit and who set it") {
    Playground playground = after({"query lime", "start"});
    CHECK(playground.view().see.transport.progress == "Step 0 of 3");
    run(playground, {"step"});
    CHECK(playground.view().see.sentence ==
          "h₁ maps lime to bit 4. It reads 1, set by apple and cherry.");
    CHECK(playground.view().see.working ==
          "murmur3(\"lime\", seed 60048) = 0x613c8d34, "
          "mod 16 = 4");
    CHECK(badge_labels(playground.view().see) == Texts{"h₁ → 4", "h₂", "h₃"});
    CHECK(badge_roles(playground.view().see) ==
          Roles{ProbeRole::current, ProbeRole::pending, ProbeRole::pending});
    run(playground, {"step"});
    CHECK(playground.view().see.sentence == "h₂ maps lime to bit 14. It reads 1, set by banana.");
    CHECK(badge_roles(playground.view().see) ==
          Roles{ProbeRole::done, ProbeRole::current, ProbeRole::pending});
    CHECK(playground.view().see.verdict.role == VerdictRole::none);
    run(playground, {"step"});
    CHECK(playground.view().see.transport.progress == "Step 3 of 3");
    CHECK(badge_roles(playground.view().see) ==
          Roles{ProbeRole::done, ProbeRole::done, ProbeRole::current});
    CHECK(playground.view().see.verdict.role == VerdictRole::maybe);
}

TEST_CASE("mango: 3 reads 1, 2 reads 0, definitely not, and the third bit is never read") {
    const SeeView see = seen_after({"query mango"});
    CHECK(badge_labels(see) == Texts{"h₁ → 3", "h₂ → 2", "h₃ → 12"});
    CHECK(badge_notes(see) == Texts{"reads 1", "reads 0", "not read"});
    CHECK(badge_roles(see) == Roles{ProbeRole::done, ProbeRole::first_miss, ProbeRole::never_read});
    CHECK(see.transport.progress == "Step 2 of 2");
    CHECK(owners(see, 3) == Texts{"apple"});
    CHECK(owners(see, 2).empty());
    CHECK(owners(see, 12).empty());
    CHECK(mark_at(see, 12).role == ProbeRole::never_read);
    CHECK(see.sentence ==
          "h₂ maps mango to bit 2. It reads 0, so mango was never added. h₃ is never read.");
    CHECK(see.verdict.role == VerdictRole::definitely_not);
    CHECK(see.verdict.title == "Definitely not");
    CHECK(see.verdict.truth_role == TruthRole::absent);
    CHECK(see.verdict.autopsy.empty());
}

TEST_CASE("before the verdict stands, a probe that will not be read looks like one to come") {
    const SeeView see = seen_after({"query mango", "back"});
    CHECK(badge_labels(see) == Texts{"h₁ → 3", "h₂", "h₃"});
    CHECK(badge_roles(see) == Roles{ProbeRole::current, ProbeRole::pending, ProbeRole::pending});
    CHECK_FALSE(see.badges[2].has_line);
}

TEST_CASE("adding kiwi finds 14 already 1, from banana, and sets 11 and 2") {
    Playground playground = after({"add kiwi"});
    const SeeView end = playground.view().see;
    CHECK(badge_labels(end) == Texts{"h₁ → 11", "h₂ → 14", "h₃ → 2"});
    CHECK(badge_notes(end) == Texts{"sets 1", "already 1", "sets 1"});
    CHECK(end.array.bits == "0111100111010010");
    CHECK(end.verdict.role == VerdictRole::added);
    CHECK(end.verdict.title == "Added");
    CHECK(end.verdict.truth == "kiwi is in. Two bits are new, one was 1 already.");
    CHECK(mark_at(end, 11).changed);
    CHECK(mark_at(end, 2).changed);
    CHECK_FALSE(mark_at(end, 14).changed);
    CHECK(owners(end, 11) == Texts{"kiwi"});
    CHECK(owners(end, 14) == Texts{"banana", "kiwi"});

    run(playground, {"start"});
    CHECK(playground.view().see.array.bits == "0101100111000010");
    CHECK(playground.view().see.sentence ==
          "Adding kiwi: three hash functions each name one bit to set.");
    CHECK(stat(playground.view().see, "n") == "3");
    run(playground, {"step"});
    CHECK(playground.view().see.array.bits == "0101100111010010");
    CHECK(playground.view().see.sentence == "h₁ maps kiwi to bit 11. It was 0 and is set to 1.");
    run(playground, {"step"});
    CHECK(playground.view().see.array.bits == "0101100111010010");
    CHECK(playground.view().see.sentence ==
          "h₂ maps kiwi to bit 14. It was already 1, from banana, and stays 1.");
    CHECK(stat(playground.view().see, "set") == "8");
    CHECK(chip_labels(playground.view().see.members) == Texts{"apple", "banana", "cherry"});
    run(playground, {"step"});
    CHECK(playground.view().see.array.bits == "0111100111010010");
    CHECK(stat(playground.view().see, "n") == "4");
    CHECK(chip_labels(playground.view().see.members) == Texts{"apple", "banana", "cherry", "kiwi"});
}

TEST_CASE("once kiwi is in, its chip queries it and reads maybe, as a member always does") {
    Playground playground = after({"add kiwi"});
    const Chip chip = chip_named(playground.view().see, "kiwi");
    CHECK(chip.role == ChipRole::member);
    CHECK(chip.command == Command{QueryWord{.word = "kiwi"}});
    playground.apply(chip.command);
    const SeeView see = playground.view().see;
    CHECK(badge_notes(see) == Texts{"reads 1", "reads 1", "reads 1"});
    CHECK(see.verdict.role == VerdictRole::maybe);
    CHECK(see.verdict.truth_role == TruthRole::member);
    CHECK(see.sentence ==
          "h₃ maps kiwi to bit 2. It reads 1, set by kiwi. "
          "Three 1s: maybe, as for every word that was added.");
}

TEST_CASE("every member of the figure passes") {
    for (const std::string_view line : {"query apple", "query banana", "query cherry"}) {
        const SeeView see = seen_after({line});
        CAPTURE(std::string(line));
        CHECK(see.verdict.role == VerdictRole::maybe);
        CHECK(see.verdict.truth_role == TruthRole::member);
    }
}

TEST_CASE("at the start 7 of 16 bits are set: 43.75 % full, and three ways to state the rate") {
    const SeeView see = seen_after({});
    CHECK(stat(see, "n") == "3");
    CHECK(stat(see, "set") == "7");
    CHECK(stat(see, "formula") == "7.96 %");
    CHECK(stat(see, "exact") == "9.06 %");
    CHECK(stat(see, "fill_to_the_k") == "8.37 %");
    CHECK(see.gauge.value == 0.4375);
    CHECK(see.gauge.mark == 0.5);
    CHECK(see.gauge.text == "43.75 % full; built for half");
    CHECK(see.array.summary == "16 bits, 7 of them set");
}

TEST_CASE("the rates follow what is added: four words, nine bits") {
    const SeeView see = seen_after({"add kiwi"});
    CHECK(stat(see, "formula") == "14.7 %");
    CHECK(stat(see, "exact") == "16.5 %");
    CHECK(stat(see, "fill_to_the_k") == "17.8 %");  // (9/16)³ = 0.17798
    CHECK(see.gauge.value == 0.5625);
}

TEST_CASE("two probes on one bit are told as such") {
    const SeeView query = seen_after({"query \xc3\xa9"});  // 4, 4, 4
    CHECK(badge_labels(query) == Texts{"h₁ → 4", "h₂ → 4", "h₃ → 4"});
    CHECK(badge_notes(query) == Texts{"reads 1", "same as h₁", "same as h₁"});
    CHECK(query.array.marks.size() == 1);
    CHECK(query.verdict.autopsy == Texts{"One word collided with \xc3\xa9: apple set its only bit.",
                                         "Bit 4: set first by apple, also by cherry."});

    const SeeView adding = seen_after({"add e\xcc\x81"});  // 9, 5, 9
    CHECK(badge_labels(adding) == Texts{"h₁ → 9", "h₂ → 5", "h₃ → 9"});
    CHECK(badge_notes(adding) == Texts{"already 1", "sets 1", "same as h₁"});
    CHECK(adding.verdict.truth == "e\xcc\x81 is in. One bit is new, one was 1 already.");
}

TEST_CASE("with one hash function no sentence speaks of several") {
    Playground playground = after({"set k 1", "query lime", "start"});
    CHECK(playground.view().see.sentence ==
          "Is lime in the filter? One hash function names one bit to read.");
    run(playground, {"end"});
    CHECK(playground.view().see.sentence ==
          "h₁ maps lime to bit 4. It reads 1, set by cherry. One 1 for a word nobody added.");
    run(playground, {"add kiwi"});
    CHECK(playground.view().see.verdict.truth == "kiwi is in. Its one bit was 0 and is 1 now.");
    run(playground, {"add lime"});
    CHECK(playground.view().see.verdict.truth ==
          "lime is in. Its one bit was 1 already: to the filter nothing changed.");
}

TEST_CASE("behind a first miss all further functions are named as never read") {
    // query kiwi: its first bit, 11, is 0.
    CHECK(seen_after({"query kiwi"}).sentence ==
          "h₁ maps kiwi to bit 11. It reads 0, so kiwi was "
          "never added. h₂ and h₃ are never read.");
    const SeeView many = seen_after({"set m 4096", "set k 16", "query kiwi"});
    REQUIRE(many.transport.steps == 1);
    CHECK(many.sentence.find("h₂ to h₁₆ are never read.") != std::string::npos);
}

TEST_CASE("an array of one bit is spoken of in the singular") {
    const SeeView see = seen_after({"set m 1"});
    CHECK(see.array.bits == "1");
    CHECK(see.array.summary == "1 bit, 1 set");
    CHECK(stat(see, "fill_to_the_k") == "100 %");
}

TEST_CASE("the bytes of the word are shown on demand") {
    Playground playground = after({"query lime"});
    CHECK(playground.view().see.word.bytes.empty());
    playground.apply(playground.view().see.word.toggle_bytes.command);
    CHECK(playground.view().see.word.bytes == "4 bytes: 6c 69 6d 65");
    run(playground, {"query \xf0\x9f\x8d\x8b"});
    CHECK(playground.view().see.word.bytes == "4 bytes: f0 9f 8d 8b");
    playground.apply(playground.view().see.word.toggle_bytes.command);
    CHECK_FALSE(playground.view().see.word.bytes_shown);
    CHECK(playground.view().see.word.bytes.empty());
}

TEST_CASE("the live region says the step, and at the end the verdict with its truth") {
    Playground playground = after({"query mango", "back"});
    CHECK(playground.view().live == "h₁ maps mango to bit 3. It reads 1, set by apple.");
    run(playground, {"step"});
    CHECK(playground.view().live ==
          "h₂ maps mango to bit 2. It reads 0, so mango was never added. h₃ is never read. "
          "Definitely not. And it is right: adding mango would have left no 0 among its bits.");
}

TEST_CASE("a sentence says why the rates differ, and counts the sample") {
    CHECK(seen_after({}).why.find("(7/16)³") != std::string::npos);
    CHECK(seen_after({"query mango"}).why.find("a sample of one word") != std::string::npos);
    CHECK(seen_after({"query mango", "query lime"}).why.find("a sample of two words") !=
          std::string::npos);
}

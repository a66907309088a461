#include "support.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::test;

namespace {

/// The working of the first or a later probe of a word, as it is shown.
std::string working_of(std::initializer_list<std::string_view> settings,
                       std::string_view word,
                       std::uint32_t step) {
    Playground playground = after(settings);
    run(playground, {"prepare " + std::string(word)});
    for (std::uint32_t at = 0; at < step; ++at) {
        run(playground, {"step"});
    }
    return playground.view().see.working;
}

/// What is said of all probes of a word in m bits under MurmurHash3 double hashing.
std::string summary_in(std::string_view m, std::string_view word) {
    return seen_after({"set scheme murmur3-double",
                       "set m " + std::string(m),
                       "query " + std::string(word)})
        .probes_summary;
}

}  // namespace

TEST_CASE("the working of a step is the arithmetic of the scheme in force") {
    CHECK(working_of({}, "lime", 1) == "murmur3(\"lime\", seed 60048) = 0x613c8d34, mod 16 = 4");
    CHECK(working_of({"set scheme polynomial-131"}, "lime", 2) ==
          "h = 2, then h · 131 + c mod 2³² for the 4 code points of \"lime\": 0x31afe0e3, "
          "mod 16 = 3");
    CHECK(working_of({"set scheme fnv1a-double"}, "lime", 1) ==
          "fnv1a(\"lime\"): h1 = 0x07e34bbc, h2 = 0xdf24dfd9; h1 + 0 · h2 = 0x07e34bbc "
          "(mod 2³²), mod 16 = 12");
    CHECK(working_of({"set scheme murmur3-double", "set m 64"}, "hello", 2) ==
          "murmur3(\"hello\"): h1 = 613153351, mod 64 = 7; h2 = −1152729939, mod 64 = 45; "
          "7 + 1 · 45 = 52, mod 64 = 52");
    CHECK(working_of({"set scheme murmur3-seeded"}, "pear", 1) ==
          "murmur3(\"pear\", seed 0) = −1648437891, mod 16 = 13");
    CHECK(working_of({"set scheme sha256-double"}, "lime", 1) ==
          "sha256(\"lime\"): h1 = 0xefbaa8cbfffc1af3, h2 = 0xafcf8082a3732e4d; "
          "h1 + 0 · h2 = 0xefbaa8cbfffc1af3, mod 16 = 3");
    CHECK(working_of({"set scheme blake2b-double", "set key course"}, "lime", 2) ==
          "blake2b(\"lime\", key \"course\"): h1 = 0xe58e78bf12fa8113, h2 = 0x3f3df1fa2f15604b; "
          "h1 + 1 · h2 = 0x124cc6ab9420fe15e, mod 16 = 14");
    CHECK(working_of({"set scheme md5-single"}, "lime", 1) ==
          "md5(\"lime\") = 0x67c0ecaf5a1b782b11146e9fbe80f016, mod 16 = 6");
    CHECK(
        working_of({"set scheme bloom-128", "set m 1000"}, "apple", 1).find("h1 + 0 · h2 + 0 = ") !=
        std::string::npos);
    CHECK(working_of({"set scheme bloom-128", "set m 1000", "add lime", "add pear"}, "lime", 3) ==
          "murmur3_128(\"lime\"): h1 = 0x44370b8aed469651, h2 = 0xf353aaeddb751145; "
          "h1 + 2 · h2 + 1 = 0x2ade6166a430b8dc, mixed 0x84c0756848a23713, · 1000 / 2⁶⁴ = 518");
}

TEST_CASE("another scheme keeps the members, and undo brings the old one back") {
    Playground playground = after({"add kiwi", "query lime"});
    const SeeView before = playground.view().see;
    run(playground, {"set scheme sha256-double"});
    CHECK(chip_labels(playground.view().see.members) == chip_labels(before.members));
    CHECK(badge_labels(playground.view().see) != badge_labels(before));
    run(playground, {"undo"});
    SeeView undone = playground.view().see;
    undone.notice = before.notice;
    undone.redo = before.redo;
    CHECK(undone == before);
}

TEST_CASE("every scheme says in a sentence where it comes from, and can be chosen by its command") {
    Playground playground;
    std::vector<std::string> rules;
    const std::vector<Option> options = playground.view().see.settings.scheme.options;
    CHECK(options.size() == 9);
    for (const Option& option : options) {
        playground.apply(option.command);
        CAPTURE(option.label);
        const SettingsView& settings = playground.view().see.settings;
        CHECK_FALSE(settings.scheme_rule.empty());
        CHECK(std::find(rules.begin(), rules.end(), settings.scheme_rule) == rules.end());
        rules.push_back(settings.scheme_rule);
        CHECK(std::count_if(settings.scheme.options.begin(),
                            settings.scheme.options.end(),
                            [&option](const Option& one) {
                                return one.selected && one.label == option.label;
                            }) == 1);
    }
}

TEST_CASE("under MD5 modulo m, k is 1 and says why; under another scheme it is what it was") {
    Playground playground = after({"set k 5", "set scheme md5-single"});
    CHECK(playground.view().see.badges.size() == 1);
    CHECK(playground.view().see.settings.k.text == "1");
    CHECK(playground.view().see.settings.k.help == "MD5 modulo m has one function: k is 1.");
    CHECK(playground.view().see.notice.text ==
          "MD5 modulo m has one function: k is 1. Under another scheme it is 5 again.");
    run(playground, {"set scheme figure"});
    CHECK(playground.view().see.badges.size() == 5);
    CHECK(playground.view().see.settings.k.text == "5");
}

TEST_CASE("under MD5 modulo m another k is refused beside its field") {
    Playground playground = after({"set scheme md5-single", "set k 2"});
    CHECK(playground.view().see.badges.size() == 1);
    CHECK(playground.view().see.settings.k.text == "2");
    CHECK(playground.view().see.settings.k.error == "MD5 modulo m has one function: k is 1.");
    run(playground, {"set k 1"});
    CHECK(playground.view().see.settings.k.error.empty());
}

TEST_CASE("only the scheme that takes a key shows a field for it") {
    Playground playground;
    const std::vector<Option> options = playground.view().see.settings.scheme.options;
    for (const Option& option : options) {
        playground.apply(option.command);
        const SettingsView& settings = playground.view().see.settings;
        CAPTURE(option.label);
        const bool is_blake2b = option.label.find("BLAKE2b") != std::string::npos;
        CHECK(settings.key_shown == is_blake2b);
        CHECK(settings.key.label == (is_blake2b ? "Key" : ""));
    }
}

TEST_CASE("a key moves the positions, and an empty one moves them back") {
    Playground playground = after({"set scheme blake2b-double", "query lime", "end"});
    const std::string without = playground.view().see.working;
    run(playground, {"set key course"});
    CHECK(playground.view().see.settings.key.text == "course");
    CHECK(playground.view().see.working.find("key \"course\"") != std::string::npos);
    run(playground, {"set key"});
    CHECK(playground.view().see.settings.key.text.empty());
    CHECK(playground.view().see.working == without);
    run(playground, {"undo"});
    CHECK(playground.view().see.settings.key.text == "course");
}

TEST_CASE("a key of 64 bytes is taken, a longer one is refused and stays to be read") {
    const std::string longest(64, 'k');
    Playground playground = after({"set scheme blake2b-double", "set key " + longest});
    CHECK(playground.view().see.settings.key.text == longest);
    CHECK(playground.view().see.settings.key.error.empty());
    const std::string working = playground.view().see.working;
    run(playground, {"set key " + longest + "k"});
    CHECK(playground.view().see.settings.key.text == longest + "k");
    CHECK(playground.view().see.settings.key.error ==
          "This key takes 65 bytes; BLAKE2b takes at most 64.");
    CHECK(playground.view().see.working == working);
}

TEST_CASE("a key that is not text is refused with the place") {
    const SeeView see = seen_after({"set scheme blake2b-double", "set key \"ab\\xff\""});
    CHECK(see.settings.key.error.find("Character 3") != std::string::npos);
}

TEST_CASE("scheme, key and the k that waits are part of the session") {
    for (const std::string_view scheme : {"md5-single", "blake2b-double", "bloom-128"}) {
        const Playground playground = after({"set k 5",
                                             "set key a key",
                                             "set scheme " + std::string(scheme),
                                             "add kiwi",
                                             "query mango"});
        Playground replayed;
        const std::string session = playground.session();
        for (std::size_t at = 0; at < session.size();) {
            const std::size_t end = session.find('\n', at);
            run(replayed, {session.substr(at, end - at)});
            at = end + 1;
        }
        CAPTURE(std::string(scheme));
        CHECK(badge_labels(replayed.view().see) == badge_labels(playground.view().see));
        CHECK(replayed.view().see.working == playground.view().see.working);
        CHECK(replayed.session() == session);
    }
}

TEST_CASE("a preset brings its own scheme and no key") {
    const SeeView see =
        seen_after({"set scheme blake2b-double", "set key course", "preset figure"});
    CHECK(badge_labels(after({"end"}).view().see) == Texts{"h₁ → 4", "h₂ → 14", "h₃ → 7"});
    CHECK_FALSE(see.settings.key_shown);
    CHECK(seen_after({"set key course", "preset figure", "set scheme blake2b-double"})
              .settings.key.text.empty());
}

TEST_CASE("how many probes there are and how many bits they name is said at every step") {
    CHECK(seen_after({}).probes_summary == "3 probes, 3 distinct bits.");
    CHECK(seen_after({"query a"}).probes_summary == "3 probes, 2 distinct bits.");
    CHECK(seen_after({"set k 1"}).probes_summary == "1 probe, 1 distinct bit.");
}

TEST_CASE(
    "hashing that went badly is said: probes that are one, a step of 0, a step that comes round") {
    CHECK(seen_after({"query \u00e9"}).probes_summary ==
          "3 probes, 1 distinct bit. All three probes fall on one bit: for \u00e9, k might as well "
          "be 1.");
    CHECK(summary_in("16", "dog") ==
          "3 probes, 1 distinct bit. The step is 0: h2 is a multiple of 16, and all three probes "
          "fall on one bit.");
    CHECK(summary_in("16", "plum") ==
          "3 probes, 3 distinct bits. The step 2 is even and m a power of two: however many probes "
          "there were, they would reach only 8 of the 16 bits.");
    CHECK(
        summary_in("15", "pear") ==
        "3 probes, 3 distinct bits. The step 9 and m = 15 share the factor 3: however many probes "
        "there were, they would reach only 5 of the 15 bits.");
    CHECK(summary_in("16", "pear") == "3 probes, 3 distinct bits.");
    CHECK(summary_in("1", "pear") ==
          "3 probes, 1 distinct bit. In an array of one bit every probe falls on it.");
}

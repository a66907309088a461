#include "support.hpp"

#include <array>
#include <string>
#include <string_view>

using namespace bloom::test;

namespace {

/// What is shown but for what was just said, and for what undo can do.
SeeView filter_part(const Playground& playground) {
    SeeView see = playground.view().see;
    see.notice = {};
    see.undo.enabled = false;
    see.redo.enabled = false;
    return see;
}

constexpr std::array<std::string_view, 7> filter_changes{"add kiwi",
                                                         "set m 64",
                                                         "set k 5",
                                                         "fill 10",
                                                         "preset lab",
                                                         "preset simulator",
                                                         "reset"};

}  // namespace

TEST_CASE("undo takes back each command that changes the filter, and redo does it again") {
    for (const std::string_view line : filter_changes) {
        Playground playground = after({"query mango", "add plum"});
        const SeeView before = filter_part(playground);
        run(playground, {line});
        const SeeView done = filter_part(playground);
        CAPTURE(std::string(line));
        CHECK(done != before);
        run(playground, {"undo"});
        SeeView undone = filter_part(playground);
        undone.entry = before.entry;  // what stands in the text field is the reader's
        CHECK(undone == before);
        CHECK(playground.view().see.redo.enabled);
        run(playground, {"redo"});
        CHECK(filter_part(playground) == done);
        CHECK_FALSE(playground.view().see.redo.enabled);
    }
}

TEST_CASE("what was measured before a preset was opened comes back with undo, and goes with redo") {
    Playground playground = after({"query mango", "query lime", "preset lab", "query Bob"});
    CHECK(stat(playground.view().see, "measured").find("of 1") != std::string::npos);
    run(playground, {"undo"});
    CHECK(stat(playground.view().see, "measured") == "1 of 2");
    run(playground, {"redo"});
    CHECK(stat(playground.view().see, "measured").find("of 1") != std::string::npos);
    run(playground, {"reset", "undo", "undo", "query papaya", "redo", "undo"});
    CHECK(stat(playground.view().see, "measured").find("of 3") != std::string::npos);
}

TEST_CASE("commands that leave the filter as it is are not steps of undo") {
    for (const std::string_view line : {"query mango",
                                        "add apple",
                                        "step",
                                        "type plum",
                                        "inspect 4",
                                        "find",
                                        "set m 16",
                                        "set m 0",
                                        "set k 3",
                                        "set speed 2",
                                        "set bytes on",
                                        "fill 0",
                                        "preset nowhere"}) {
        const Playground playground = after({line});
        CAPTURE(std::string(line));
        CHECK_FALSE(playground.view().see.undo.enabled);
    }
}

TEST_CASE("undo goes back through all changes to the opening filter") {
    Playground playground;
    const SeeView opening = filter_part(playground);
    for (const std::string_view line : filter_changes) {
        run(playground, {line});
    }
    for (std::size_t change = 0; change < filter_changes.size(); ++change) {
        CHECK(playground.view().see.undo.enabled);
        run(playground, {"undo"});
    }
    CHECK_FALSE(playground.view().see.undo.enabled);
    SeeView bottom = filter_part(playground);
    bottom.entry = opening.entry;
    CHECK(bottom == opening);
}

TEST_CASE("a new change ends what could be done again") {
    const Playground playground = after({"add kiwi", "undo", "add plum"});
    CHECK_FALSE(playground.view().see.redo.enabled);
}

TEST_CASE("a query between undo and redo does not end what could be done again") {
    const Playground playground = after({"add kiwi", "undo", "query mango"});
    CHECK(playground.view().see.redo.enabled);
}

TEST_CASE("undo and redo with nothing to do say so and change nothing") {
    for (const std::string_view line : {"undo", "redo"}) {
        Playground playground;
        const SeeView before = filter_part(playground);
        run(playground, {line});
        CAPTURE(std::string(line));
        CHECK(playground.view().see.notice.role == NoticeRole::refusal);
        CHECK(playground.view().see.notice.text ==
              "There is nothing to " + std::string(line) + ".");
        CHECK(filter_part(playground) == before);
    }
}

TEST_CASE("adding ten words from the list is one step of undo") {
    Playground playground = after({"fill 10"});
    CHECK(stat(playground.view().see, "n") == "13");
    run(playground, {"undo"});
    CHECK(stat(playground.view().see, "n") == "3");
    CHECK_FALSE(playground.view().see.undo.enabled);
}

TEST_CASE("reset brings back the opening of the current preset, with speed and bytes as usual") {
    Playground playground = after({"preset simulator"});
    const SeeView opening = filter_part(playground);
    run(playground, {"add fox", "set m 100", "query red", "set speed 4", "set bytes on", "reset"});
    CHECK(filter_part(playground) == opening);
}

TEST_CASE("undo while a trace plays stops it") {
    const Playground playground = after({"set motion on", "add kiwi", "tick", "undo"});
    CHECK_FALSE(playground.view().see.transport.playing);
    CHECK(playground.view().see.array.bits == "0101100111000010");
}

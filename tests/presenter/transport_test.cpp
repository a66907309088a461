#include "support.hpp"

#include <cstdint>
#include <string>

using namespace bloom::test;

namespace {

const TransportView& transport(const Playground& playground) {
    return playground.view().see.transport;
}

}  // namespace

TEST_CASE("steps go forward and back one at a time and stop at both ends") {
    Playground playground;
    CHECK_FALSE(transport(playground).to_start.enabled);
    CHECK_FALSE(transport(playground).back.enabled);
    run(playground, {"back"});
    CHECK(transport(playground).step == 0);
    for (std::uint32_t step = 1; step <= 3; ++step) {
        CHECK(transport(playground).forward.enabled);
        run(playground, {"step"});
        CHECK(transport(playground).step == step);
    }
    CHECK_FALSE(transport(playground).forward.enabled);
    CHECK_FALSE(transport(playground).to_end.enabled);
    run(playground, {"step"});
    CHECK(transport(playground).step == 3);
    run(playground, {"back"});
    CHECK(transport(playground).step == 2);
    run(playground, {"start"});
    CHECK(transport(playground).step == 0);
    run(playground, {"end"});
    CHECK(transport(playground).step == 3);
}

TEST_CASE("a step back shows just what the step before showed") {
    Playground playground;
    run(playground, {"step"});
    const SeeView first = playground.view().see;
    run(playground, {"step", "back"});
    CHECK(playground.view().see == first);
}

TEST_CASE("stepping through an addition changes nothing that undo would have to take back") {
    Playground playground = after({"add kiwi"});
    const SeeView added = playground.view().see;
    run(playground, {"start", "step", "step", "step"});
    CHECK(playground.view().see == added);
}

TEST_CASE("without motion Play jumps to the end") {
    const Playground playground = after({"play"});
    CHECK(transport(playground).step == 3);
    CHECK_FALSE(transport(playground).playing);
}

TEST_CASE("with motion Play starts at the first step and each tick shows one more") {
    Playground playground = after({"set motion on", "play"});
    CHECK(transport(playground).playing);
    CHECK(transport(playground).step == 0);
    CHECK(transport(playground).play.label == "Pause");
    CHECK(transport(playground).play.command == Command{Pause{}});
    run(playground, {"tick", "tick"});
    CHECK(transport(playground).step == 2);
    CHECK(transport(playground).playing);
    run(playground, {"tick"});
    CHECK(transport(playground).step == 3);
    CHECK_FALSE(transport(playground).playing);
    CHECK(transport(playground).play.label == "Play");
    run(playground, {"tick"});
    CHECK(transport(playground).step == 3);
}

TEST_CASE("Pause stops where it is, and Play goes on from there") {
    Playground playground = after({"set motion on", "play", "tick", "pause"});
    CHECK_FALSE(transport(playground).playing);
    CHECK(transport(playground).step == 1);
    run(playground, {"tick"});
    CHECK(transport(playground).step == 1);
    run(playground, {"play"});
    CHECK(transport(playground).step == 1);
    CHECK(transport(playground).playing);
}

TEST_CASE("Play at the end starts again") {
    Playground playground = after({"set motion on", "end", "play"});
    CHECK(transport(playground).step == 0);
    CHECK(transport(playground).playing);
}

TEST_CASE("stepping by hand ends playing") {
    for (const std::string_view line : {"step", "back", "start", "end"}) {
        Playground playground = after({"set motion on", "play", "tick", line});
        CAPTURE(std::string(line));
        CHECK_FALSE(transport(playground).playing);
    }
}

TEST_CASE("turning motion off while a trace plays shows its end at once") {
    const Playground playground = after({"set motion on", "play", "tick", "set motion off"});
    CHECK_FALSE(transport(playground).playing);
    CHECK(transport(playground).step == 3);
}

TEST_CASE("with motion a query and an addition play by themselves") {
    Playground playground = after({"set motion on", "query mango"});
    CHECK(transport(playground).playing);
    CHECK(transport(playground).step == 0);
    run(playground, {"add kiwi"});
    CHECK(transport(playground).playing);
    CHECK(playground.view().see.array.bits == "0101100111000010");
    run(playground, {"tick", "tick", "tick"});
    CHECK(playground.view().see.array.bits == "0111100111010010");
}

TEST_CASE("preparing a query plays nothing") {
    const Playground playground = after({"set motion on", "prepare mango"});
    CHECK_FALSE(transport(playground).playing);
    CHECK(transport(playground).step == 0);
    CHECK(playground.view().see.word.word == "mango");
}

TEST_CASE("the speed sets the time between ticks, from half to four times") {
    Playground playground;
    const std::uint32_t usual = transport(playground).tick_ms;
    CHECK(usual > 0);
    run(playground, {"set speed 0.5"});
    CHECK(transport(playground).tick_ms == 2 * usual);
    run(playground, {"set speed 2"});
    CHECK(transport(playground).tick_ms * 2 == usual);
    run(playground, {"set speed 4"});
    CHECK(transport(playground).tick_ms * 4 == usual);
    CHECK(transport(playground).speed.options.size() == 4);
    CHECK(transport(playground).speed.options[3].selected);
    CHECK_FALSE(transport(playground).speed.options[1].selected);
    run(playground, {"set speed 1"});
    CHECK(transport(playground).tick_ms == usual);
}

TEST_CASE("the keys of the transport are told") {
    const Playground playground;
    CHECK(transport(playground).play.keys == "Space");
    CHECK(transport(playground).back.keys == "ArrowLeft");
    CHECK(transport(playground).forward.keys == "ArrowRight");
    CHECK(transport(playground).to_start.keys == "Home");
    CHECK(transport(playground).to_end.keys == "End");
    CHECK(playground.view().see.reset.keys == "Alt+R");
}

TEST_CASE("what was said is not said again at each tick, though it still stands") {
    Playground playground = after({"set motion on", "add apple"});
    const std::string notice = playground.view().see.notice.text;
    REQUIRE_FALSE(notice.empty());
    CHECK(playground.view().live.find(notice) != std::string::npos);
    run(playground, {"tick"});
    CHECK(playground.view().see.notice.text == notice);
    CHECK(playground.view().live == playground.view().see.sentence);
}

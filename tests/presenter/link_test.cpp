#include "support.hpp"

#include <string>
#include <string_view>

namespace bloom::test {
namespace {

Playground opened(std::string_view link) {
    Playground playground;
    playground.apply(OpenLink{.link = std::string(link)});
    return playground;
}

SeeView seen(std::string_view link) {
    return opened(link).view().see;
}

/// What is told of a link.
Texts problems(std::string_view link) {
    return opened(link).view().link_problems;
}

/// The only sentence that is told of it.
std::string problem(std::string_view link) {
    const Texts all = problems(link);
    return all.size() == 1 ? all.front() : std::to_string(all.size()) + " problems";
}

bool comes_back(std::string_view link) {
    const Playground playground = opened(link);
    CAPTURE(playground.link());
    CHECK(playground.view().link_problems.empty());
    return playground.link() == link;
}

}  // namespace

TEST_CASE("a link opens the figure with its filter, its words, its query and its step") {
    const Playground playground = opened("?v=1&m=64&k=4&words=apple,banana&query=plum&step=1");
    const SeeView& see = playground.view().see;
    CHECK(playground.view().screen == Screen::see);
    CHECK(see.array.bits.size() == 64);
    CHECK(see.badges.size() == 4);
    CHECK(chip_labels(see.members) == Texts{"apple", "banana"});
    CHECK(see.word.word == "plum");
    CHECK(see.transport.step == 1);
    CHECK(see.entry.field.text == "plum");
    CHECK(playground.view().link_problems.empty());
}

TEST_CASE("what a link does not name is as at the opening") {
    Playground playground = after({"preset lab", "set m 100", "add kiwi", "set code on"});
    run(playground, {"link ?query=mango"});
    const SeeView see = playground.view().see;
    CHECK(see.array.bits.size() == 16);
    CHECK(chip_labels(see.members) == Texts{"apple", "banana", "cherry"});
    CHECK(see.word.word == "mango");
    CHECK_FALSE(see.code.shown);
    run(playground, {"link ?utm_source=course&lang=en"});
    CHECK(playground.view().see.word.word == "lime");
}

TEST_CASE("a link shows an addition, too") {
    const SeeView see = seen("?words=apple&add=kiwi&step=3");
    CHECK(see.word.kind == "add");
    CHECK(see.verdict.role == VerdictRole::added);
    CHECK(chip_labels(see.members) == Texts{"apple", "kiwi"});
    CHECK(seen("?words=apple&add=apple&step=3").verdict.title == "Already in");
}

TEST_CASE("the screen of a link is the one that it names, or that of what it names") {
    CHECK(opened("?screen=measure").view().screen == Screen::measure);
    CHECK(opened("?screen=tune&m=64").view().screen == Screen::tune);
    CHECK(opened("?n=1000&p=0.01").view().screen == Screen::tune);
    CHECK(opened("?n=&p=&m=64&k=3").view().screen == Screen::tune);
    CHECK(opened("?m=64&k=3").view().screen == Screen::see);
    CHECK(opened("?n=5&m=64&words=a").view().screen == Screen::see);
    CHECK(opened("?n=5&m=64&queries=10").view().screen == Screen::measure);
    CHECK(opened("").view().screen == Screen::see);
}

TEST_CASE("a measurement runs by itself only where its link names no screen") {
    CHECK(opened("?n=100&m=900&k=5&queries=1000").view().slice_ms > 0);
    CHECK(opened("?screen=measure&n=100&m=900&k=5&queries=1000").view().slice_ms == 0);
}

TEST_CASE("words stand in a list, commas within them and spaces around them encoded") {
    const SeeView see = seen("?words=%20apple+,two+words,a%2Cb,%22+x%22,,apple,50%25,%3Ci%3E");
    CHECK(chip_labels(see.members) == Texts{"apple", "two words", "a,b", " x", "50%", "<i>"});
    CHECK(seen("?words=").members.chips.empty());
}

TEST_CASE("a value that can't be taken is told by its name, and the rest is taken") {
    CHECK(problem("?m=1e999") == "m goes from 1 to 4,096 here; 1e999 is outside.");
    CHECK(problem("?k=0x10") == "k takes a whole number from 1 to 16.");
    CHECK(problem("?m=%zz") ==
          "m can’t be read: “%zz” has a % without two hexadecimal digits behind it.");
    CHECK(problem("?screen=nowhere") == "Screen can be see, tune or measure, not “nowhere”.");
    CHECK(problem("?preset=x") == "Preset can be figure, lab or simulator, not “x”.");
    CHECK(problem("?scheme=x").starts_with("Scheme can be figure, "));
    CHECK(problem("?step=4") == "step goes from 0 to 3 here; 4 is outside.");
    CHECK(problem("?words=a,%ff") ==
          "words: Character 1 is not text: a byte that begins no UTF-8 character.");
    CHECK(problem("?query=%ED%A0%80").starts_with("query: Character 1 is half of a surrogate"));
    CHECK(problem("?add=%ff").starts_with("add: "));
    CHECK(problem("?key=" + std::string(65, 'k')).starts_with("key: This key takes 65 bytes"));
    CHECK(problem("?v=2&m=8") == "v is 1 here, not “2”: what is known was taken.");
    CHECK(problem("?theme=pink") == "Theme can be auto, light or dark, not “pink”.");
    CHECK(problems("?theme=dark").empty());
    CHECK(problem("?controls=words,steps").starts_with("Controls can be tabs, words"));
    CHECK(problem("?lock=m,all").starts_with("Lock can be m, k"));
    CHECK(problem("?autoplay=maybe") == "Autoplay can be on or off, not “maybe”.");
    CHECK(problem("?screen=measure&seed=-1").starts_with("The seed goes from 0 to "));

    const Playground playground = opened("?v=2&m=many&k=5&words=%ff,fig&query=lime&step=no");
    CHECK(playground.view().link_problems.size() == 4);
    CHECK(playground.view().see.badges.size() == 5);
    CHECK(chip_labels(playground.view().see.members) == Texts{"fig"});
    CHECK(playground.view().live.starts_with("Four parts of the link could not be taken."));
}

TEST_CASE("a link beyond 64 KiB is not read, and one of too many words keeps the first") {
    Playground playground = after({"add kiwi"});
    const std::string bits = playground.view().see.array.bits;
    playground.apply(OpenLink{.link = "?m=64&query=" + std::string(65'536, 'a')});
    CHECK(playground.view().link_problems ==
          Texts{"The link is longer than 64 KiB: it was not read."});
    CHECK(playground.view().see.array.bits == bits);
    std::string words = "?words=0";
    for (int word = 1; word < 4'100; ++word) {
        words += "," + std::to_string(word);
    }
    CHECK(problem(words) == "words: This figure keeps at most 4,096 words.");
    CHECK(stat(seen(words), "n") == "4,096");
}

TEST_CASE("what was told of a link stands until it is dismissed or another link comes") {
    Playground playground = opened("?m=many");
    run(playground, {"step", "screen tune"});
    CHECK(playground.view().link_problems.size() == 1);
    CHECK(playground.view().dismiss.command == Command(Dismiss{}));
    run(playground, {"dismiss"});
    CHECK(playground.view().link_problems.empty());
    run(playground, {"amend ?m=many", "amend ?m=64"});
    CHECK(playground.view().link_problems.empty());
}

TEST_CASE("amending changes only what is named") {
    Playground playground = after({"add kiwi", "query mango", "amend ?m=64"});
    SeeView see = playground.view().see;
    CHECK(see.array.bits.size() == 64);
    CHECK(chip_labels(see.members) == Texts{"apple", "banana", "cherry", "kiwi"});
    CHECK(see.word.word == "mango");
    run(playground, {"undo"});
    CHECK(playground.view().see.array.bits.size() == 16);
    run(playground, {"amend ?query=fig&step=1"});
    CHECK(playground.view().see.word.word == "fig");
    CHECK(playground.view().see.transport.step == 1);
    run(playground, {"amend ?screen=tune&n=5000"});
    CHECK(playground.view().screen == Screen::tune);
    run(playground, {"amend ?words=a,b"});
    CHECK(playground.view().screen == Screen::tune);
    run(playground, {"amend ?m=8192", "amend ?lock=m", "screen see"});
    CHECK(chip_labels(playground.view().see.members) == Texts{"a", "b"});
    CHECK(playground.view().see.array.bits.size() == 16);
    CHECK_FALSE(playground.view().see.settings.m.enabled);
}

TEST_CASE("a link is one step of undo, but leaves nothing to undo where nothing was changed") {
    Playground playground = after({"add kiwi", "link ?m=64&words=a,b,c&query=d"});
    run(playground, {"undo"});
    CHECK(playground.view().see.array.bits.size() == 16);
    CHECK(chip_labels(playground.view().see.members) == Texts{"apple", "banana", "cherry", "kiwi"});
    CHECK_FALSE(opened("?m=64").view().see.undo.enabled);
    CHECK_FALSE(opened("?n=5&p=0.1").view().tune.undo.enabled);
}

TEST_CASE("reset leads back to what the link said") {
    Playground playground = opened("?m=64&words=a,b&query=c&step=1");
    run(playground, {"add d", "set m 32", "reset"});
    CHECK(playground.view().see.array.bits.size() == 64);
    CHECK(chip_labels(playground.view().see.members) == Texts{"a", "b"});
    CHECK(playground.view().see.word.word == "c");
    CHECK(playground.view().see.transport.step == 1);
    run(playground, {"add d", "amend ?m=128", "reset"});
    CHECK(playground.view().see.array.bits.size() == 128);
    CHECK(chip_labels(playground.view().see.members) == Texts{"a", "b"});
    run(playground, {"preset lab", "reset"});
    CHECK(playground.view().see.array.bits.size() == 32);

    Playground tuned = opened("?n=5000&p=0.02&scale=linear");
    const TuneView before = tuned.view().tune;
    run(tuned, {"set n 7", "set scale log", "reset"});
    CHECK(tuned.view().tune.quantities == before.quantities);
    CHECK(tuned.view().tune.scale == before.scale);
    Playground measured = opened("?screen=measure&seed=9");
    run(measured, {"set seed 3", "reset"});
    CHECK(measured.view().measure.inputs[1].field.text == "9");
}

TEST_CASE("a link plays by itself for five seconds at most, and only where things may move") {
    CHECK_FALSE(seen("?autoplay").transport.playing);
    Playground playground = after({"set motion on", "link ?k=16&words=&add=lime&autoplay"});
    CHECK(playground.view().see.transport.playing);
    std::uint32_t played_ms = 0;
    while (playground.view().see.transport.playing) {
        played_ms += playground.view().see.transport.tick_ms;
        run(playground, {"tick"});
    }
    CHECK(played_ms > 0);
    CHECK(played_ms <= 5'000);
    CHECK(playground.view().see.transport.step < 16);
    run(playground, {"play"});
    for (int tick = 0; tick < 10; ++tick) {
        run(playground, {"tick"});
    }
    CHECK(playground.view().see.transport.playing);
    CHECK_FALSE(after({"set motion on", "link ?autoplay=off"}).view().see.transport.playing);
}

TEST_CASE("the link of what is shown is the shortest that brings it back") {
    CHECK(Playground().link() == "?v=1");
    CHECK(after({"set m 64", "query mango", "back"}).link() == "?v=1&m=64&query=mango");
    CHECK(after({"preset lab"}).link() == "?v=1&preset=lab");
    CHECK(after({"screen tune"}).link() == "?v=1&screen=tune");
    CHECK(after({"screen tune", "set m 8192"}).link() == "?v=1&screen=tune&n=1000&m=8192&k=7");
    CHECK(after({"screen measure", "set seed 7"}).link() == "?v=1&screen=measure&seed=7");
    CHECK(after({"add a,b", "start"}).link() == "?v=1&add=a,b");
    CHECK(
        comes_back("?v=1&preset=simulator&m=100&k=16&scheme=blake2b-double&key=k%25"
                   "&words=two+words,a%2Cb,%22+x%22&query=caf%C3%A9&step=1"));
    CHECK(comes_back("?v=1&words=&add=%22%22%22&step=2"));
    CHECK(comes_back("?v=1&query=mango&code=on&language=c%2B%2B&bytes=on"));
    CHECK(
        comes_back("?v=1&screen=tune&n=5000&k=3&p=2e-2&size=textbook&actual=15e-1x&scale=linear"));
    CHECK(comes_back("?v=1&controls=tabs,words&lock=m,k"));
    CHECK(comes_back("?v=1&controls=none&lock=all"));
}

TEST_CASE("what is too long for a link has none") {
    Playground playground;
    playground.apply(AddWord{.word = std::string(65'536, 'a')});
    CHECK(playground.link().empty());
}

}  // namespace bloom::test

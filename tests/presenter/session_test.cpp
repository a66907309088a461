#include "support.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::test;

namespace {

/// What a session brings back: everything but what was just said, the history, drafts that were
/// refused, and what depends on them.
ViewState kept(const Playground& playground) {
    ViewState view = playground.view();
    view.live = "";
    view.see.notice = {};
    view.see.undo.enabled = false;
    view.see.redo.enabled = false;
    view.see.transport.play = {};
    view.see.transport.playing = false;
    view.tune.undo.enabled = false;
    view.tune.redo.enabled = false;
    if (view.tune.notice.role == NoticeRole::refusal) {
        view.tune.notice = {};
    }
    return view;
}

/// Whether a fresh playground that runs the session shows the same, line for line.
bool leads_back(const Playground& playground) {
    Playground other;
    std::string session = playground.session();
    while (!session.empty()) {
        const auto end = session.find('\n');
        REQUIRE(other.run(std::string_view(session).substr(0, end)) == "");
        session.erase(0, end + 1);
    }
    return to_lines(kept(other)) == to_lines(kept(playground)) &&
           other.session() == playground.session();
}

/// The same on both screens.
bool leads_back_on_both(Playground& playground) {
    for (const Screen screen : screens) {
        playground.apply(ShowScreen{.screen = screen});
        if (!leads_back(playground)) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("the session of a playground leads a fresh one to the same view") {
    const std::vector<std::vector<std::string_view>> stories{
        {},
        {"play"},
        {"step"},
        {"query mango", "back"},
        {"query mango", "query lime", "query papaya", "start"},
        {"add kiwi"},
        {"add kiwi", "back"},
        {"add kiwi", "start"},
        {"add kiwi", "add kiwi"},
        {"add kiwi", "add apple", "back"},
        {"query kiwi", "add kiwi"},
        {"query kiwi", "query lime", "add kiwi", "undo"},
        {"set m 64", "set k 5", "add plum", "query fig"},
        {"add plum", "set m 64", "step"},
        {"preset lab", "query Bob", "add Alan"},
        {"preset simulator", "fill 10", "set speed 4", "set bytes on"},
        {"set code on", "set language c#", "step"},
        {"inspect 4", "type something else"},
        {"type"},
        {"type \"\\xff\\n\""},
        {"type \" padded \""},
        {"fill 200", "set m 4096", "query lime"},
        {"set k 17", "set m many", "preset lab", "undo"},
        {"set k 1", "screen tune", "set m 500", "set n 1", "see-filter"},
        {"screen tune", "set n 2", "see-filter", "add kiwi", "add cherry", "query fig"},
        {"preset lab", "screen tune", "set n 1", "see-filter", "add Alan", "back"},
        {"screen tune", "set n 300", "see-filter", "screen tune"},
    };
    for (std::size_t story = 0; story < stories.size(); ++story) {
        Playground playground;
        for (const std::string_view line : stories[story]) {
            run(playground, {line});
        }
        CAPTURE(story);
        CHECK(leads_back(playground));
    }
}

TEST_CASE("a session keeps the filter that is tuned, whichever quantity is worked out") {
    const std::vector<std::vector<std::string_view>> stories{
        {},
        {"set n 12345", "set p 0.37 %"},
        {"set size textbook", "set n 7"},
        {"set n 2.9e13"},
        {"set p 50 %", "set n 1e14"},
        {"set p 1e-300", "set n 1e11"},
        {"set p 1 in 3"},
        {"set p 0.1234567890123456789"},
        {"set solve p", "set n 281474976710656", "set m 1", "set k 1024"},
        {"set solve p", "set n 1", "set m 281474976710656", "set k 1024"},
        {"set m 8192"},
        {"set solve m", "set k 1", "set n 3", "set p 1e-9"},
        {"set solve m", "set k 1024"},
        {"set solve n", "set m 281474976710656", "set k 3", "set p 1e-20"},
        {"set solve n", "set k 1024", "set m 4096"},
        {"set solve n", "set k 30", "set p 1e-9", "set m 45"},
        {"set solve k", "set m 9", "set n 1e12"},
        {"set solve k", "set m 1", "set n 281474976710656", "set p 1e-300"},
        {"set solve k", "set m 281474976710656", "set n 1"},
        {"drag n 0.71", "drag p 0.123", "drop", "drag actual 0.3"},
        {"set actual 1234", "set n 77"},
        {"set item 17", "set lookup 3.3 ms", "set probe 17 ns", "set absent 1 in 3"},
        {"set absent 0", "set scale linear", "table k", "table memory"},
        {"aim k next", "aim k next", "aim n 0.33", "aim bits 0.123456789", "table n", "table n"},
        {"set n 5", "link ?n=1000&p=&m=8192&k="},
        {"set m many", "set n 0"},
    };
    for (std::size_t story = 0; story < stories.size(); ++story) {
        Playground playground = after({"screen tune"});
        for (const std::string_view line : stories[story]) {
            run(playground, {line});
        }
        if (story + 1 == stories.size()) {
            run(playground, {"undo", "reset"});  // what was refused is not part of a session
        }
        CAPTURE(story);
        CAPTURE(playground.session());
        CHECK(leads_back_on_both(playground));
    }
}

TEST_CASE("a session keeps hostile words") {
    Playground playground;
    for (const std::string& word : {std::string("\""),
                                    std::string("a\nb"),
                                    std::string("\0", 1),
                                    std::string(" padded "),
                                    std::string("\\x41"),
                                    std::string("\u202e\u05e9")}) {
        playground.apply(AddWord{.word = word});
        playground.apply(QueryWord{.word = word + "?"});
    }
    CHECK(leads_back(playground));
}

TEST_CASE("a session keeps that a word was found and not asked") {
    for (const std::string_view line : {"find", "set m 4096", "start", "set k 2"}) {
        const Playground playground = after({"query mango", "find", line});
        CAPTURE(std::string(line));
        CHECK(leads_back(playground));
    }
}

TEST_CASE("a session keeps a found word that has become a member since") {
    Playground playground = after({"find"});
    playground.apply(AddWord{.word = playground.view().see.word.word});
    run(playground, {"set m 17"});
    CHECK(leads_back(playground));
    CHECK(leads_back(after({"set m 4096", "find", "fill 2400"})));
}

TEST_CASE("a session also leads there from where somebody else has played") {
    const Playground playground = after({"add kiwi", "query mango", "set m 32"});
    Playground other = after({"preset lab",
                              "add Alan",
                              "set k 7",
                              "set speed 4",
                              "inspect 20",
                              "screen tune",
                              "set solve n",
                              "set scale linear",
                              "aim k next",
                              "table n"});
    std::string session = playground.session();
    while (!session.empty()) {
        const auto end = session.find('\n');
        REQUIRE(other.run(session.substr(0, end)) == "");
        session.erase(0, end + 1);
    }
    CHECK(to_lines(kept(other)) == to_lines(kept(playground)));
    CHECK(other.session() == playground.session());
}

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
        {"inspect 4", "type something else"},
        {"type"},
        {"type \"\\xff\\n\""},
        {"type \" padded \""},
        {"fill 200", "set m 4096", "query lime"},
        {"set k 17", "set m many", "preset lab", "undo"},
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
    Playground other = after({"preset lab", "add Alan", "set k 7", "set speed 4", "inspect 20"});
    std::string session = playground.session();
    while (!session.empty()) {
        const auto end = session.find('\n');
        REQUIRE(other.run(session.substr(0, end)) == "");
        session.erase(0, end + 1);
    }
    CHECK(to_lines(kept(other)) == to_lines(kept(playground)));
}

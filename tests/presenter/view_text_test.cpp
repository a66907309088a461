#include "presenter/view_text.hpp"

#include "json.hpp"
#include "support.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::test;
using namespace std::string_view_literals;

namespace {

/// Undoes the escapes of `to_lines`.
std::string unescaped(std::string_view text) {
    const auto json = JsonReader::read("\"" + std::string(text) + "\"");
    return json ? json->at("") : "not escaped rightly";
}

/// The fields of `to_lines` by their paths.
Leaves leaves_of(const ViewState& view) {
    Leaves leaves;
    std::string lines = to_lines(view);
    while (!lines.empty()) {
        const auto end = lines.find('\n');
        REQUIRE(end != std::string::npos);
        const std::string line = lines.substr(0, end);
        const auto equals = line.find(" = ");
        REQUIRE(equals != std::string::npos);
        std::string text = line.substr(equals + 3);
        // Quotes need no escape on a line of their own.
        for (auto quote = text.find('"'); quote != std::string::npos;
             quote = text.find('"', quote + 2)) {
            text.insert(quote, 1, '\\');
        }
        REQUIRE(leaves.emplace(line.substr(0, equals), unescaped(text)).second);
        lines.erase(0, end + 1);
    }
    return leaves;
}

/// Views with much in them: marks, notices, errors, hostile text.
std::vector<ViewState> many_views() {
    std::vector<ViewState> views;
    for (const auto& story : std::vector<std::vector<std::string_view>>{
             {},
             {"play"},
             {"query mango"},
             {"add kiwi", "back", "inspect 4"},
             {"set bytes on", "query \xf0\x9f\x8d\x8b", "set m many"},
             {"type \"\\xff\\xed\\xa0\\x80\\n\\\"\\\\ \xe2\x80\xa8\""},
             {"add \"line\\nbreak \\\"quoted\\\" back\\\\slash\"", "query \"\\x00\\x7f\""},
             {"preset simulator", "fill 200", "find"},
             {"set m 4096", "set k 16", "query lime"}}) {
        Playground playground;
        for (const std::string_view line : story) {
            run(playground, {line});
        }
        views.push_back(playground.view());
    }
    return views;
}

}  // namespace

TEST_CASE("a view is one line a field, and no field spans two") {
    for (const ViewState& view : many_views()) {
        const std::string lines = to_lines(view);
        CHECK(std::none_of(lines.begin(), lines.end(), [](char character) {
            return (static_cast<unsigned char>(character) < 0x20U && character != '\n') ||
                   character == '\x7f';
        }));
        CHECK(leaves_of(view).size() ==
              static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')));
    }
}

TEST_CASE("a view as JSON is strict JSON and says what its lines say, field for field") {
    for (const ViewState& view : many_views()) {
        const auto json = JsonReader::read(to_json(view));
        REQUIRE(json.has_value());
        const Leaves lines = leaves_of(view);
        CHECK(json->size() == lines.size());
        for (const auto& line : lines) {
            const auto field = json->find(line.first);
            CAPTURE(line.first);
            REQUIRE(field != json->end());
            CHECK(field->second == line.second);
        }
    }
}

TEST_CASE("fields carry the values of the view") {
    const Playground playground = after({"query mango"});
    const Leaves leaves = leaves_of(playground.view());
    CHECK(leaves.at("see.badges.1.label") == "h₂ → 2");
    CHECK(leaves.at("see.badges.1.role") == "first_miss");
    CHECK(leaves.at("see.array.bits") == "0101100111000010");
    CHECK(leaves.at("see.array.marks.1.owners.0") == "apple");
    CHECK(leaves.at("see.entry.add.command") == "add lime");
    CHECK(leaves.at("see.gauge.value") == "0.4375");
    CHECK(leaves.at("see.transport.step") == "2");
    CHECK(leaves.at("see.undo.enabled") == "false");
    CHECK(leaves.at("see.verdict.role") == "definitely_not");
}

TEST_CASE("a lone surrogate is escaped in JSON, and what is no text replaced") {
    Playground playground;
    playground.apply(TypeWord{.text = "a\xed\xa0\xbd\x62\xff"});
    const std::string json = to_json(playground.view());
    CHECK(json.find("\"a\\ud83db\\ufffd\"") != std::string::npos);
    playground.apply(TypeWord{.text = "\xe2\x80\xa8"});
    CHECK(to_json(playground.view()).find("\"\\u2028\"") != std::string::npos);
}

TEST_CASE("a placed figure as JSON is strict JSON with the figure's numbers") {
    const Playground playground = after({"query lime"});
    const FigureLayout layout = layout_figure(playground.view().see, 640);
    const auto json = JsonReader::read(to_json(layout));
    REQUIRE(json.has_value());
    CHECK(json->at("width") == "640");
    CHECK(json->at("columns") == "16");
    CHECK(json->at("lines.2.role") == "current");
    CHECK(json->at("labels.1.lines.1") == "cherry");
    CHECK(json->count("badges.2.x") == 1);
    CHECK(json->count("lines.0.curves.0.control_1.y") == 1);
}

TEST_CASE("the names of the roles are listed as JSON by kind") {
    const auto json = JsonReader::read(roles_as_json());
    REQUIRE(json.has_value());
    CHECK(json->at("probe.0") == "pending");
    CHECK(json->at("probe.4") == "never_read");
    CHECK(json->at("verdict.3") == "added");
    CHECK(json->at("truth.3") == "false_positive");
    CHECK(json->at("chip.4") == "asked_maybe");
    CHECK(json->at("notice.2") == "refusal");
    CHECK(json->size() == probe_roles.size() + verdict_roles.size() + truth_roles.size() +
                              chip_roles.size() + notice_roles.size() + series_roles.size() +
                              marker_roles.size());
}

TEST_CASE("the texts that a face must show are fields of the view, the sentence among them") {
    for (const ViewState& view : many_views()) {
        const Leaves leaves = leaves_of(view);
        std::map<std::string, std::string> shown;
        each_shown_text(view, [&shown](std::string_view path, std::string_view text) {
            shown.emplace(path, text);
        });
        for (const std::string_view path : {"live"sv,
                                            "see.sentence"sv,
                                            "see.working"sv,
                                            "see.badges.0.label"sv,
                                            "see.badges.0.note"sv,
                                            "see.verdict.title"sv,
                                            "see.entry.field.error"sv,
                                            "see.settings.m.error"sv,
                                            "see.stats.0.value"sv,
                                            "see.notice.text"sv}) {
            CAPTURE(std::string(path));
            CHECK(shown.count(std::string(path)) == 1);
        }
        for (const auto& text : shown) {
            CAPTURE(text.first);
            CHECK(leaves.count(text.first) == 1);
        }
        CHECK_FALSE(shown.contains("see.stats.0.id"));
        CHECK_FALSE(shown.contains("see.badges.0.role"));
        CHECK_FALSE(shown.contains("see.entry.add.hint"));
    }
}

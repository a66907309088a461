#include "listing_present.hpp"

#include "format.hpp"
#include "messages.hpp"
#include "settings.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace bloom::presenter {
namespace {

using model::Operation;
using model::Verdict;

/// What the lines of a role do in a step: "set" its "bit".
struct LitPart {
    LineRole role;
    std::string verb;
    std::string object;
};

std::vector<LitPart> parts_of(const Shown& shown) {
    const model::ProbeTrace& trace = *shown.trace;
    const bool is_add = trace.operation == Operation::add;
    if (shown.step == 0) {
        return {{.role = is_add ? LineRole::add : LineRole::query,
                 .verb = "begin",
                 .object = is_add ? "the addition" : "the query"}};
    }
    const std::string function =
        messages::function_name(trace.probes[shown.step - 1].probe.function);
    std::vector<LitPart> parts{
        {.role = LineRole::position, .verb = "work", .object = "out " + function}};
    if (is_add) {
        parts.push_back({.role = LineRole::set, .verb = "set", .object = "its bit"});
        return parts;
    }
    parts.push_back({.role = LineRole::test, .verb = "test", .object = "its bit"});
    if (shown.at_end()) {
        const bool misses = trace.verdict == Verdict::definitely_not;
        parts.push_back({.role = misses ? LineRole::miss : LineRole::pass,
                         .verb = "answer",
                         .object = misses ? "“definitely not”" : "“maybe”"});
    }
    return parts;
}

/// Names the lines of its role, counted from 1: "line 40 tests its bit", "lines 40 to 42 test …".
std::string sentence_part(const std::vector<ListingLine>& lines, const LitPart& part) {
    const auto has_role = [&part](const ListingLine& line) { return line.role == part.role; };
    const auto first = std::find_if(lines.begin(), lines.end(), has_role) - lines.begin() + 1;
    const auto last = lines.rend() - std::find_if(lines.rbegin(), lines.rend(), has_role);
    const std::string subject =
        first == last ? "line " + std::to_string(first)
                      : "lines " + std::to_string(first) + " to " + std::to_string(last);
    return subject + " " + part.verb + (first == last ? "s " : " ") + part.object;
}

std::string summary_of(const std::vector<ListingLine>& lines, const std::vector<LitPart>& parts) {
    std::vector<std::string> said;
    said.reserve(parts.size());
    for (const LitPart& part : parts) {
        said.push_back(sentence_part(lines, part));
    }
    return capitalized(listed(said)) + ".";
}

}  // namespace

CodeView present_code(const CodeState& code,
                      const model::Parameters& parameters,
                      const Shown& shown) {
    CodeView view;
    view.toggle = {.label = code.shown ? "Hide code" : "Show code",
                   .hint = "The filter in a programming language",
                   .command = Set{.setting = Setting::code, .value = code.shown ? "off" : "on"}};
    view.shown = code.shown;
    if (!code.shown) {
        return view;
    }
    view.missing = why_no_listing(code.language, parameters);
    view.language.label = "Language";
    for (const settings::LanguageName& language : settings::languages) {
        const bool selected = language.language == code.language;
        view.language.options.push_back(
            {.label = std::string(language.label),
             .selected = selected,
             .command = Set{.setting = Setting::language, .value = std::string(language.id)}});
        if (selected) {
            view.language_id = language.id;
            if (view.missing.empty()) {
                view.label = "The filter in " + std::string(language.label);
            }
        }
    }
    if (!view.missing.empty()) {
        return view;
    }
    const std::vector<LitPart> parts = parts_of(shown);
    const std::vector<ListingLine> lines = listing(code.language, parameters);
    view.lines.reserve(lines.size());
    for (const ListingLine& line : lines) {
        if (std::any_of(parts.begin(), parts.end(), [&line](const LitPart& part) {
                return part.role == line.role;
            })) {
            view.lit.push_back(static_cast<std::uint32_t>(view.lines.size()));
        }
        view.lines.push_back(line.text);
    }
    view.lit_summary = summary_of(lines, parts);
    view.copy_label = "Copy";
    view.copy_note = code.copied ? messages::copied(*code.copied) : "";
    return view;
}

}  // namespace bloom::presenter

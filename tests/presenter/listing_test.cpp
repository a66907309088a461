#include "listing.hpp"
#include "settings.hpp"
#include "support.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace bloom::test;
namespace model = bloom::model;

namespace {

/// A filter of every scheme: 1,234 bits, as many hash functions as it takes up to 5.
std::vector<model::Parameters> every_scheme() {
    std::vector<model::Parameters> all;
    all.reserve(settings::schemes.size());
    for (const settings::SchemeName& scheme : settings::schemes) {
        all.push_back({.m = 1'234,
                       .k = std::min(5U, model::most_hashes(scheme.scheme)),
                       .scheme = scheme.scheme});
    }
    return all;
}

std::string text_of(const std::vector<ListingLine>& lines) {
    std::string text;
    for (const ListingLine& line : lines) {
        text += line.text + '\n';
    }
    return text;
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// The code panel after these lines.
CodeView code_after(std::initializer_list<std::string_view> lines) {
    return seen_after(lines).code;
}

/// The lines that are lit, without the space before them.
std::vector<std::string> lit_lines(const CodeView& code) {
    std::vector<std::string> texts;
    for (const std::uint32_t line : code.lit) {
        const std::string& text = code.lines.at(line);
        texts.push_back(text.substr(std::min(text.size(), text.find_first_not_of(" \t"))));
    }
    return texts;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("for every language and scheme there is a listing or a reason why not") {
    for (const settings::LanguageName& language : settings::languages) {
        for (const model::Parameters& parameters : every_scheme()) {
            CAPTURE(std::string(language.id));
            CAPTURE(static_cast<int>(parameters.scheme));
            const bool is_listed = !listing(language.language, parameters).empty();
            CHECK(is_listed == why_no_listing(language.language, parameters).empty());
        }
    }
}

TEST_CASE("every listing has lines for each step that a filter takes") {
    for (const settings::LanguageName& language : settings::languages) {
        for (const model::Parameters& parameters : every_scheme()) {
            const auto lines = listing(language.language, parameters);
            CAPTURE(std::string(language.id));
            CAPTURE(static_cast<int>(parameters.scheme));
            for (const LineRole role : {LineRole::add,
                                        LineRole::query,
                                        LineRole::position,
                                        LineRole::set,
                                        LineRole::test,
                                        LineRole::miss,
                                        LineRole::pass}) {
                const auto has_role = [role](const ListingLine& line) { return line.role == role; };
                CHECK((lines.empty() || std::any_of(lines.begin(), lines.end(), has_role)));
            }
        }
    }
}

TEST_CASE("a listing is for the m and k of the filter and holds nothing of its template") {
    for (const settings::LanguageName& language : settings::languages) {
        for (const model::Parameters& parameters : every_scheme()) {
            const std::string text = text_of(listing(language.language, parameters));
            CAPTURE(std::string(language.id));
            CAPTURE(static_cast<int>(parameters.scheme));
            CHECK((text.empty() || has(text, "1234")));
            for (const std::string_view left : {"{{m", "{{k", "{{s", "  @", "@if", "@e"}) {
                CHECK(!has(text, left));
            }
        }
    }
    const model::Parameters five{.m = 64, .k = 5, .scheme = model::Scheme::murmur3_double};
    CHECK(has(text_of(listing(Language::python, five)), "def __init__(self, m=64, k=5):"));
    const model::Parameters four{.m = 16, .k = 4, .scheme = model::Scheme::figure};
    CHECK(has(text_of(listing(Language::python, four)),
              "SEEDS = (60048, 83459, 22536, 0x78dde6e4,)"));
}

TEST_CASE("a hash that a language lacks is named, and so are the languages that have it") {
    CHECK(code_after({"set code on", "set language rust", "set scheme sha256-double"}).missing ==
          "The standard library of Rust has no SHA-256, which is too long to be written out here. "
          "Python, JavaScript, Java, C# and Go have it.");
    CHECK(code_after({"set code on",
                      "set language javascript",
                      "set scheme blake2b-double",
                      "set key course"})
              .missing ==
          "The standard library of JavaScript has no BLAKE2b with a key, which is too long to be "
          "written out here. Python has it.");
}

TEST_CASE("the key stands in the listing as the language writes it") {
    const CodeView code = code_after({"set code on",
                                      "set language python",
                                      "set scheme blake2b-double",
                                      "set key \"q\\\" \xc3\xa9\""});
    CHECK(has(text_of(listing(Language::python,
                              {.m = 16,
                               .k = 3,
                               .scheme = model::Scheme::blake2b_double,
                               .key = *model::HashKey::make("q\" \xc3\xa9")})),
              R"(key=b"q\x22 \xc3\xa9")"));
    CHECK(code.missing.empty());
}

TEST_CASE("the lines are lit that do the step") {
    const std::string position = "yield murmur3(word.encode(), seed) % self.m";
    const std::string test = "if not self.bits[position // 8] >> position % 8 & 1:";
    CHECK(lit_lines(code_after({"set code on"})) == Lines{"def may_contain(self, word):"});
    CHECK(lit_lines(code_after({"set code on", "step"})) == Lines{test, position});
    CHECK(lit_lines(code_after({"set code on", "end"})) == Lines{test, "return True", position});
    CHECK(lit_lines(code_after({"set code on", "query mango", "end"})) ==
          Lines{test, "return False", position});
    CHECK(lit_lines(code_after({"set code on", "add kiwi", "start"})) ==
          Lines{"def add(self, word):"});
    CHECK(lit_lines(code_after({"set code on", "add kiwi", "end"})) ==
          Lines{"self.bits[position // 8] |= 1 << position % 8", position});
}

TEST_CASE("a sentence says which lines do the step, counted from 1") {
    CHECK(code_after({"set code on", "end"}).lit_summary ==
          "Line 39 works out h₃, line 32 tests its bit and line 34 answers “maybe”.");
    CHECK(code_after({"set code on",
                      "set language go",
                      "set scheme sha256-double",
                      "query apple",
                      "start",
                      "step"})
              .lit_summary == "Lines 44 to 46 work out h₁ and line 31 tests its bit.");
}

TEST_CASE("the code is there only while it is shown, in the language that was chosen") {
    CHECK(code_after({"set language c"}).lines.empty());
    const CodeView code = code_after({"set language c", "set code on"});
    CHECK(code.language_id == "c");
    CHECK(code.label == "The filter in C");
    CHECK(code.lines.front() == "#include <stdbool.h>");
    const SeeView refused = seen_after({"set code on", "set language cobol"});
    CHECK(refused.code.language_id == "python");
    CHECK(refused.notice.role == NoticeRole::refusal);
}

TEST_CASE("what came of copying is said until something else happens") {
    Playground playground = after({"set code on", "copied"});
    CHECK(playground.view().see.code.copy_note == "Copied.");
    CHECK(has(playground.view().live, "Copied."));
    run(playground, {"step"});
    CHECK(playground.view().see.code.copy_note == "");
    run(playground, {"not-copied"});
    CHECK(has(playground.view().see.code.copy_note, "Select the text"));
}

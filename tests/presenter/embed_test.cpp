#include "support.hpp"

#include <string>
#include <string_view>

namespace bloom::test {
namespace {

const Field& field_of(const std::vector<QuantityView>& quantities, std::string_view id) {
    return std::find_if(quantities.begin(),
                        quantities.end(),
                        [id](const QuantityView& one) { return one.id == id; })
        ->field;
}

std::string text(const Playground& playground, std::string_view id) {
    for (const EmbedOutput& output : playground.view().embed.outputs) {
        if (output.id == id) {
            return output.text;
        }
    }
    return "no such output";
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("all parts show, until a page chooses some") {
    CHECK(Playground().view().parts == PartsView{});
    PartsView parts = after({"set controls transport, code"}).view().parts;
    CHECK(parts.transport);
    CHECK(parts.code);
    CHECK_FALSE(parts.tabs);
    CHECK_FALSE(parts.embed);
    CHECK(after({"set controls none", "set controls all"}).view().parts == PartsView{});
    const Playground refused = after({"set controls words,steps"});
    CHECK(refused.view().parts.words);
    CHECK(refused.view().see.notice.role == NoticeRole::refusal);
}

TEST_CASE("a list in which nothing is known hides and locks nothing") {
    CHECK(after({"set controls steps"}).view().parts == PartsView{});
    CHECK_FALSE(after({"set controls steps,none"}).view().parts.words);
    CHECK_FALSE(after({"set lock m", "set lock bits"}).view().see.settings.m.enabled);
}

TEST_CASE("a locked control is disabled and says who set it; commands are not bound") {
    Playground playground = after({"set lock m"});
    const SettingsView settings = playground.view().see.settings;
    CHECK_FALSE(settings.m.enabled);
    CHECK(settings.m.help == "Set by this page.");
    CHECK(settings.k.enabled);
    CHECK_FALSE(settings.preset.enabled);
    CHECK(settings.scheme.enabled);
    run(playground, {"set m 64"});
    CHECK(playground.view().see.array.bits.size() == 64);
    run(playground, {"set lock none"});
    CHECK(playground.view().see.settings.m.enabled);
}

TEST_CASE("locked words can't be added, locked queries can't be asked") {
    const SeeView words = seen_after({"type kiwi", "set lock words"});
    CHECK_FALSE(words.entry.add.enabled);
    CHECK(words.entry.query.enabled);
    CHECK(words.entry.field.enabled);
    CHECK_FALSE(words.add_from_list.enabled);
    CHECK_FALSE(chip_named(words, "plum").enabled);
    CHECK(chip_named(words, "apple").enabled);
    const SeeView query = seen_after({"type kiwi", "set lock query"});
    CHECK(query.entry.add.enabled);
    CHECK_FALSE(query.entry.query.enabled);
    CHECK_FALSE(query.find_false_positive.enabled);
    CHECK_FALSE(chip_named(query, "apple").enabled);
    CHECK_FALSE(seen_after({"set lock words,query"}).entry.field.enabled);
}

TEST_CASE("a locked screen, scheme, key or seed can't be chosen") {
    const Playground see = after({"set scheme blake2b-double", "set lock screen,scheme,key,seed"});
    CHECK_FALSE(see.view().screens.enabled);
    CHECK_FALSE(see.view().see.settings.scheme.enabled);
    CHECK_FALSE(see.view().see.settings.key.enabled);
    CHECK_FALSE(see.view().see.tune_filter.enabled);
    const MeasureView measure = after({"set lock scheme,seed", "screen measure"}).view().measure;
    CHECK_FALSE(measure.scheme.enabled);
    CHECK_FALSE(field_of(measure.inputs, "seed").enabled);
    CHECK(field_of(measure.inputs, "queries").enabled);
}

TEST_CASE("a quantity that is worked out is locked where giving it would free a locked one") {
    const auto locked = [](std::string_view lock, std::string_view solve) {
        Playground playground;
        playground.apply(Set{.setting = Setting::lock, .value = std::string(lock)});
        playground.apply(ShowScreen{.screen = Screen::tune});
        playground.apply(Set{.setting = Setting::solve, .value = std::string(solve)});
        std::string ids;
        for (const QuantityView& quantity : playground.view().tune.quantities) {
            CHECK(quantity.less.enabled == quantity.field.enabled);
            ids += quantity.field.enabled ? "" : quantity.letter;
        }
        CHECK_FALSE(playground.view().tune.solve_for.enabled);
        return ids;
    };
    CHECK(locked("n", "m+k") == "n");
    CHECK(locked("p", "m+k") == "pmk");
    CHECK(locked("m", "p") == "pm");
    CHECK(locked("k", "p") == "pk");
    CHECK(locked("n", "p") == "n");
}

TEST_CASE("the embed dialog offers what is shown as a tag, a frame and a link") {
    Playground playground = after({"set m 64", "query mango"});
    CHECK_FALSE(playground.view().embed.shown);
    CHECK(playground.view().embed_action.command == Command(Embed{}));
    run(playground, {"embed"});
    CHECK(playground.view().embed.shown);
    CHECK(text(playground, "tag") ==
          "<script src=\"bloom-playground.js\"></script>\n"
          "<bloom-playground m=\"64\" query=\"mango\" step=\"1\">A Bloom filter to play with "
          "appears here.</bloom-playground>");
    CHECK(text(playground, "link") == "bloom-playground.html?v=1&m=64&query=mango&step=1");
    const std::string frame = text(playground, "iframe");
    CHECK(has(frame, "src=\"bloom-playground.html?v=1&amp;m=64&amp;query=mango&amp;step=1\""));
    CHECK(has(frame, " sandbox=\"allow-scripts\""));
    run(playground, {"query lime"});
    CHECK(has(text(playground, "link"), "?v=1&m=64&step="));
    run(playground, {"embed close"});
    CHECK_FALSE(playground.view().embed.shown);
}

TEST_CASE("what is chosen in the dialog counts in its texts, not on the screen") {
    Playground playground = after({"embed", "embed show tabs off", "embed lock m on"});
    run(playground, {"embed theme dark"});
    CHECK(text(playground, "link") ==
          "bloom-playground.html?v=1"
          "&controls=words,transport,members,statistics,settings,search,history,code,charts,embed"
          "&lock=m&theme=dark");
    CHECK(playground.view().parts == PartsView{});
    CHECK(playground.view().see.settings.m.enabled);
    const CheckGroup& parts = playground.view().embed.groups[0];
    CHECK(parts.checks[0].command == Command(Embed{.what = "show tabs on"}));
    CHECK_FALSE(parts.checks[0].checked);
    CHECK(parts.checks[1].checked);
    for (const std::string_view line :
         {"embed nothing", "embed show x on", "embed lock m maybe", "embed theme blue"}) {
        Playground other = after({line});
        CAPTURE(std::string(line));
        CHECK(other.view().see.notice.role == NoticeRole::refusal);
        CHECK_FALSE(other.view().embed.shown);
    }
}

TEST_CASE("the dialog begins with the parts and locks of the page") {
    Playground playground = after({"set controls words", "set lock k", "embed"});
    CHECK(text(playground, "link") == "bloom-playground.html?v=1&controls=words&lock=k");
}

TEST_CASE("no word gets out of its attribute") {
    Playground playground;
    playground.apply(OpenLink{
        .link = "?words=%3Cimg+src%3Dx+onerror%3D%22alert(1)%22%3E,a%26b,c%2Cd&query=%22%3E%0A"});
    run(playground, {"embed"});
    CHECK(has(text(playground, "tag"),
              "words=\"&lt;img src=x onerror=&quot;alert(1)&quot;&gt;,a&amp;b,c%2Cd\" "
              "query=\"&quot;&quot;&gt;&quot;\""));
    CHECK_FALSE(has(text(playground, "iframe"), "onerror="));
}

TEST_CASE("what is too long for a link can't be copied, and the dialog says why") {
    Playground playground;
    playground.apply(AddWord{.word = std::string(65'536, 'a')});
    run(playground, {"embed"});
    CHECK(text(playground, "tag") == "");
    CHECK(has(playground.view().embed.problem, "64 KiB"));
}

TEST_CASE("whether a text was copied is told beside it until the next command") {
    Playground playground = after({"embed", "copied tag"});
    CHECK(playground.view().embed.outputs[0].copy_note == "Copied.");
    CHECK(playground.view().embed.outputs[1].copy_note == "");
    run(playground, {"not-copied link"});
    CHECK(playground.view().embed.outputs[0].copy_note == "");
    CHECK(has(playground.view().embed.outputs[2].copy_note, "Select the text"));
    run(playground, {"step"});
    CHECK(playground.view().embed.outputs[2].copy_note == "");
}

}  // namespace bloom::test

#include "embed_present.hpp"

#include "embed_names.hpp"
#include "link.hpp"
#include "link_messages.hpp"

namespace bloom::presenter {
namespace {

/// Text within an attribute between double quotes.
std::string in_attribute(std::string_view text) {
    std::string result;
    for (const char character : text) {
        switch (character) {
            case '&':
                result += "&amp;";
                break;
            case '"':
                result += "&quot;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '\0':
            case '\n':
            case '\r':
            case '\t':
                // Would not come back as it was, or not at all.
                result += "&#" + std::to_string(int{character}) + ";";
                break;
            default:
                result += character;
                break;
        }
    }
    return result;
}

template <class Flags, std::size_t Count>
CheckGroup group(std::string label,
                 const std::array<names::Flag<Flags>, Count>& table,
                 const std::string& verb,
                 const Flags& flags) {
    CheckGroup group{.label = std::move(label), .checks = {}};
    for (const auto& one : table) {
        const bool checked = flags.*one.value;
        group.checks.push_back({.label = std::string(one.label),
                                .checked = checked,
                                .command = Embed{.what = verb + " " + std::string(one.id) +
                                                         (checked ? " off" : " on")}});
    }
    return group;
}

std::string tag(const std::vector<LinkParameter>& parameters) {
    std::string text = "<script src=\"bloom-playground.js\"></script>\n<bloom-playground";
    for (const LinkParameter& one : parameters) {
        text += " " + std::string(one.name) + "=\"" + in_attribute(one.value) + "\"";
    }
    return text + ">A Bloom filter to play with appears here.</bloom-playground>";
}

std::string frame(const std::string& address) {
    return "<iframe src=\"" + in_attribute(address) +
           "\" title=\"Bloom Playground\" sandbox=\"allow-scripts\" allow=\"clipboard-write; "
           "fullscreen\" style=\"width:100%;border:0\" height=\"900\" loading=\"lazy\"></iframe>";
}

}  // namespace

EmbedView present_embed(const State& state) {
    const EmbedState& embed = state.embed;
    EmbedView view;
    if (!embed.shown) {
        return view;
    }
    view.shown = true;
    view.title = "Embed this";
    view.intro =
        "Make what you want to show, choose what readers see and may change, and copy one of the "
        "texts below into your page.";
    view.groups = {group("Show", names::parts, "show", embed.parts),
                   group("Lock", names::locks, "lock", embed.locks)};
    view.theme.label = "Colours";
    std::vector<LinkParameter> parameters = parameters_of(state);
    add_flags(parameters, embed.parts, embed.locks);
    for (const auto& one : names::themes) {
        const bool selected = one.value == embed.theme;
        view.theme.options.push_back({.label = std::string(one.label),
                                      .selected = selected,
                                      .command = Embed{.what = "theme " + std::string(one.id)}});
        if (selected && one.value != Theme::system) {
            parameters.push_back({.name = "theme", .value = std::string(one.id)});
        }
    }
    const std::string link = written(parameters);
    const std::string address = "bloom-playground.html" + link;
    const auto add = [&view, &link, &embed](std::string id, std::string label, std::string text) {
        const bool was_copied = embed.is_done && embed.copied == id;
        view.outputs.push_back({.id = std::move(id),
                                .label = std::move(label),
                                .text = link.empty() ? "" : std::move(text),
                                .copy_label = "Copy",
                                .copy_note = was_copied ? messages::copied(*embed.is_done) : ""});
    };
    if (link.empty()) {
        view.problem = link_messages::too_long_to_write();
    }
    add("tag", "Tag, for a page with bloom-playground.js beside it", tag(parameters));
    add("iframe", "Frame, for a page that allows no scripts", frame(address));
    add("link", "Link", address);
    view.notes = {
        "A page with a Content Security Policy needs script-src 'self' 'wasm-unsafe-eval'; or just "
        "script-src 'self', with bloom-playground.twin.js beside bloom-playground.js. Nothing is "
        "fetched: connect-src may be 'none'.",
        "The frame needs no more than sandbox=\"allow-scripts\"; clipboard-write is for its copy "
        "buttons, and allow-downloads, if you add it, for saving files."};
    view.close = {.label = "Close", .hint = "Close this dialog", .command = Embed{.what = "close"}};
    return view;
}

}  // namespace bloom::presenter

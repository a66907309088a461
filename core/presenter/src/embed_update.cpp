#include "embed_update.hpp"

#include "embed_names.hpp"
#include "settings.hpp"

namespace bloom::presenter {
namespace {

/// The first word of `text`, which loses it.
std::string_view first_of(std::string_view& text) {
    text = trimmed(text);
    const std::string_view first = text.substr(0, text.find(' '));
    text = trimmed(text.substr(first.size()));
    return first;
}

template <class Flags, std::size_t Count>
std::string set_flag(const std::array<names::Flag<Flags>, Count>& table,
                     std::string_view kind,
                     std::string_view rest,
                     Flags& flags) {
    const std::string_view id = first_of(rest);
    const auto flag = names::value_named(table, id);
    const auto is_on = settings::switch_named(rest);
    if (!flag || !is_on) {
        return messages::no_such(kind,
                                 shown_word(flag ? rest : id),
                                 flag ? settings::known("switch") : names::alternatives(table));
    }
    flags.** flag = *is_on;
    return {};
}

}  // namespace

std::string embed_update(State& state, std::string_view what) {
    EmbedState& embed = state.embed;
    const std::string_view verb = first_of(what);
    if (verb == "show") {
        return set_flag(names::parts, "part", what, embed.parts);
    }
    if (verb == "lock") {
        return set_flag(names::locks, "lock", what, embed.locks);
    }
    if (verb == "theme") {
        const auto theme = names::value_named(names::themes, what);
        embed.theme = theme.value_or(embed.theme);
        return theme ? ""
                     : messages::no_such("theme",
                                         shown_word(what),
                                         names::alternatives(names::themes));
    }
    if (verb == "close") {
        embed.shown = false;
        return {};
    }
    if (!verb.empty()) {
        return messages::no_such("embed", shown_word(verb), "show, lock, theme or close");
    }
    if (!embed.shown) {
        embed = {.shown = true, .parts = state.parts, .locks = state.locks, .theme = embed.theme};
    }
    return {};
}

}  // namespace bloom::presenter

#pragma once

#include "messages.hpp"
#include "presenter/embed_view.hpp"
#include "tune_names.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

/// The parts that a page can leave out and the controls that it can lock, by name.
namespace bloom::presenter {

/// What the reader may not change. Binds controls, not commands.
struct Locks {
    bool m = false;
    bool k = false;
    bool n = false;
    bool p = false;
    bool scheme = false;
    bool key = false;
    bool preset = false;
    bool words = false;
    bool query = false;
    bool seed = false;
    bool screen = false;
    bool operator==(const Locks&) const = default;
};

namespace names {

template <class Flags>
using Flag = Name<bool Flags::*>;

inline constexpr std::array parts{
    Flag<PartsView>{.value = &PartsView::tabs, .id = "tabs", .label = "Screens"},
    Flag<PartsView>{.value = &PartsView::words, .id = "words", .label = "Words to try"},
    Flag<PartsView>{.value = &PartsView::transport, .id = "transport", .label = "Steps"},
    Flag<PartsView>{.value = &PartsView::members, .id = "members", .label = "Words in the filter"},
    Flag<PartsView>{.value = &PartsView::statistics, .id = "statistics", .label = "Numbers"},
    Flag<PartsView>{.value = &PartsView::settings, .id = "settings", .label = "Settings"},
    Flag<PartsView>{.value = &PartsView::search, .id = "search", .label = "Search"},
    Flag<PartsView>{.value = &PartsView::history, .id = "history", .label = "Undo and reset"},
    Flag<PartsView>{.value = &PartsView::code, .id = "code", .label = "Code"},
    Flag<PartsView>{.value = &PartsView::charts, .id = "charts", .label = "Charts"},
    Flag<PartsView>{.value = &PartsView::embed, .id = "embed", .label = "Embed"}};

inline constexpr std::array locks{
    Flag<Locks>{.value = &Locks::m, .id = "m", .label = "m"},
    Flag<Locks>{.value = &Locks::k, .id = "k", .label = "k"},
    Flag<Locks>{.value = &Locks::n, .id = "n", .label = "n"},
    Flag<Locks>{.value = &Locks::p, .id = "p", .label = "p"},
    Flag<Locks>{.value = &Locks::scheme, .id = "scheme", .label = "Hash scheme"},
    Flag<Locks>{.value = &Locks::key, .id = "key", .label = "Key"},
    Flag<Locks>{.value = &Locks::preset, .id = "preset", .label = "Preset"},
    Flag<Locks>{.value = &Locks::words, .id = "words", .label = "Adding words"},
    Flag<Locks>{.value = &Locks::query, .id = "query", .label = "Asking"},
    Flag<Locks>{.value = &Locks::seed, .id = "seed", .label = "Seed"},
    Flag<Locks>{.value = &Locks::screen, .id = "screen", .label = "Screen"}};

}  // namespace names

/// Raises the flags that a list names ("m,k", "all", "none") and lowers the others. Returns why a
/// name can't be taken; the rest of the list is, and a list without a rest changes nothing.
template <class Flags, std::size_t Count>
std::string read_flags(const std::array<names::Flag<Flags>, Count>& table,
                       std::string_view kind,
                       std::string_view list,
                       Flags& flags) {
    const bool all = trimmed(list) == "all";
    Flags named = flags;
    for (const auto& one : table) {
        named.*one.value = all;
    }
    std::string refusal;
    bool is_any_taken = false;
    while (!all && !list.empty()) {
        const std::string_view part = list.substr(0, list.find(','));
        list.remove_prefix(std::min(list.size(), part.size() + 1));
        const std::string_view id = trimmed(part);
        if (id.empty()) {
            continue;
        }
        const auto flag = names::value_named(table, id);
        if (flag) {
            named.** flag = true;
        } else if (id != "none") {
            refusal = messages::no_such(kind, shown_word(id), names::alternatives(table));
            continue;
        }
        is_any_taken = true;
    }
    if (refusal.empty() || is_any_taken) {
        flags = named;
    }
    return refusal;
}

/// The list that raises these flags.
template <class Flags, std::size_t Count>
std::string list_of(const std::array<names::Flag<Flags>, Count>& table, const Flags& flags) {
    std::string list;
    bool all = true;
    for (const auto& one : table) {
        all = all && flags.*one.value;
        if (flags.*one.value) {
            list += (list.empty() ? "" : ",") + std::string(one.id);
        }
    }
    return all ? "all" : list.empty() ? "none" : list;
}

}  // namespace bloom::presenter

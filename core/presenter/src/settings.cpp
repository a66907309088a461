#include "settings.hpp"

#include "presets.hpp"

#include <algorithm>
#include <vector>

namespace bloom::presenter::settings {
namespace {

/// The entry of that name in one of the tables, or null.
template <class Table>
auto entry(const Table& table, std::string_view id) {
    const auto found =
        std::find_if(table.begin(), table.end(), [id](const auto& one) { return one.id == id; });
    return found == table.end() ? nullptr : &*found;
}

template <class Table>
std::string alternatives(const Table& table) {
    std::string text;
    for (std::size_t at = 0; at < table.size(); ++at) {
        if (at > 0) {
            text += at + 1 == table.size() ? " or " : ", ";
        }
        text += table[at].id;
    }
    return text;
}

}  // namespace

const SchemeName& entry_of(model::Scheme scheme) {
    return *std::find_if(schemes.begin(), schemes.end(), [scheme](const SchemeName& one) {
        return one.scheme == scheme;
    });
}

std::string_view id_of(Language language) {
    return std::find_if(languages.begin(),
                        languages.end(),
                        [language](const LanguageName& one) { return one.language == language; })
        ->id;
}

std::optional<model::Scheme> scheme_named(std::string_view id) {
    const SchemeName* found = entry(schemes, id);
    return found == nullptr ? std::nullopt : std::optional(found->scheme);
}

std::optional<std::uint32_t> speed_named(std::string_view id) {
    const SpeedName* found = entry(speeds, id);
    return found == nullptr ? std::nullopt : std::optional(found->percent);
}

std::optional<Language> language_named(std::string_view id) {
    const LanguageName* found = entry(languages, id);
    return found == nullptr ? std::nullopt : std::optional(found->language);
}

std::optional<bool> switch_named(std::string_view id) {
    if (id == "on" || id == "off") {
        return id == "on";
    }
    return std::nullopt;
}

std::string known(std::string_view kind) {
    if (kind == "scheme") {
        return alternatives(schemes);
    }
    if (kind == "speed") {
        return alternatives(speeds);
    }
    if (kind == "language") {
        return alternatives(languages);
    }
    if (kind == "preset") {
        return alternatives(presets());
    }
    return "on or off";
}

}  // namespace bloom::presenter::settings

#pragma once

#include "model/scheme.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The values that settings take by name, in commands and on the screen.
namespace bloom::presenter::settings {

/// A hash scheme's name in commands, its name on the screen, and its rule in a sentence.
struct SchemeName {
    model::Scheme scheme;
    std::string_view id;
    std::string_view label;
    std::string_view rule;
};

inline constexpr std::array schemes{
    SchemeName{.scheme = model::Scheme::figure,
               .id = "figure",
               .label = "Figure: MurmurHash3 under k seeds",
               .rule = "hᵢ is MurmurHash3 (x86, 32 bits) of the word’s UTF-8 bytes, modulo m; its "
                       "seeds are 60048, 83459, 22536, and i · 0x9e3779b9 mod 2³² from h₄ on."},
};

/// How fast a trace plays, in percent of the usual speed.
struct SpeedName {
    std::uint32_t percent;
    std::string_view id;
    std::string_view label;
};

inline constexpr std::array speeds{
    SpeedName{.percent = 50, .id = "0.5", .label = "0.5×"},
    SpeedName{.percent = 100, .id = "1", .label = "1×"},
    SpeedName{.percent = 200, .id = "2", .label = "2×"},
    SpeedName{.percent = 400, .id = "4", .label = "4×"},
};

/// The value of that name, or nothing.
std::optional<model::Scheme> scheme_named(std::string_view id);
std::optional<std::uint32_t> speed_named(std::string_view id);
std::optional<bool> switch_named(std::string_view id);

/// The names that are known of a kind ("scheme", "speed", "preset", else a switch), to choose from.
std::string known(std::string_view kind);

}  // namespace bloom::presenter::settings

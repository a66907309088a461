#pragma once

#include "tune_state.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// The names of what the tuning screen lets one choose and set, in commands and on the screen.
namespace bloom::presenter::names {

template <class Value>
struct Name {
    Value value;
    std::string_view id;
    std::string_view label;
};

inline constexpr std::array unknowns{
    Name<Unknown>{.value = Unknown::m_and_k, .id = "m+k", .label = "m and k, from n and p"},
    Name<Unknown>{.value = Unknown::p, .id = "p", .label = "p, from n, m and k"},
    Name<Unknown>{.value = Unknown::n, .id = "n", .label = "n, from m, k and p"},
    Name<Unknown>{.value = Unknown::m, .id = "m", .label = "m, from n, k and p"},
    Name<Unknown>{.value = Unknown::k, .id = "k", .label = "k, from n, m and p"},
};

/// Whether the size is the textbooks'.
inline constexpr std::array sizes{
    Name<bool>{.value = false, .id = "least", .label = "least m that meets p"},
    Name<bool>{.value = true, .id = "textbook", .label = "as in textbooks"},
};

/// Whether the scale is linear.
inline constexpr std::array scales{
    Name<bool>{.value = false, .id = "log", .label = "logarithmic"},
    Name<bool>{.value = true, .id = "linear", .label = "linear"},
};

/// The entry of that name, or nothing.
template <class Value, std::size_t Count>
std::optional<Value> value_named(const std::array<Name<Value>, Count>& table, std::string_view id) {
    for (const Name<Value>& name : table) {
        if (name.id == id) {
            return name.value;
        }
    }
    return std::nullopt;
}

/// The names of a table, to choose from: "least or textbook".
template <class Value, std::size_t Count>
std::string alternatives(const std::array<Name<Value>, Count>& table) {
    std::string text;
    for (std::size_t at = 0; at < Count; ++at) {
        text += at == 0 ? "" : at + 1 == Count ? " or " : ", ";
        text += table[at].id;
    }
    return text;
}

}  // namespace bloom::presenter::names

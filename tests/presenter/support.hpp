#pragma once

#include "catch.hpp"
#include "presenter/playground.hpp"
#include "presenter/view_text.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// What the presenter suite has in common.
namespace bloom::test {

using namespace bloom::presenter;

/// Carries out lines that must be readable.
inline void run(Playground& playground, std::initializer_list<std::string_view> lines) {
    for (const std::string_view line : lines) {
        const std::string error = playground.run(line);
        CAPTURE(std::string(line));
        REQUIRE(error == "");
    }
}

/// A fresh playground after these lines.
inline Playground after(std::initializer_list<std::string_view> lines) {
    Playground playground;
    run(playground, lines);
    return playground;
}

/// What a fresh playground shows after these lines.
inline SeeView seen_after(std::initializer_list<std::string_view> lines) {
    return after(lines).view().see;
}

/// The value of a number by its id.
inline std::string stat(const SeeView& see, std::string_view id) {
    const auto found = std::find_if(see.stats.begin(), see.stats.end(), [id](const Stat& one) {
        return one.id == id;
    });
    return found == see.stats.end() ? "no such number" : found->value;
}

inline std::vector<std::string> badge_labels(const SeeView& see) {
    std::vector<std::string> labels;
    for (const Badge& badge : see.badges) {
        labels.push_back(badge.label);
    }
    return labels;
}

inline std::vector<std::string> badge_notes(const SeeView& see) {
    std::vector<std::string> notes;
    for (const Badge& badge : see.badges) {
        notes.push_back(badge.note);
    }
    return notes;
}

inline std::vector<ProbeRole> badge_roles(const SeeView& see) {
    std::vector<ProbeRole> roles;
    for (const Badge& badge : see.badges) {
        roles.push_back(badge.role);
    }
    return roles;
}

/// The mark of a cell; a default one, whose position is m, if it has none.
inline CellMark mark_at(const SeeView& see, std::uint64_t position) {
    for (const CellMark& mark : see.array.marks) {
        if (mark.position == position) {
            return mark;
        }
    }
    CellMark none;
    none.position = see.array.bits.size();
    return none;
}

inline std::vector<std::string> chip_labels(const ChipGroup& group) {
    std::vector<std::string> labels;
    for (const Chip& chip : group.chips) {
        labels.push_back(chip.label);
    }
    return labels;
}

/// A chip of the view by its label; a default one if there is none.
inline Chip chip_named(const SeeView& see, std::string_view label) {
    std::vector<ChipGroup> groups = see.suggestions;
    groups.push_back(see.members);
    for (const ChipGroup& group : groups) {
        for (const Chip& chip : group.chips) {
            if (chip.label == label) {
                return chip;
            }
        }
    }
    return {};
}

using Texts = std::vector<std::string>;

}  // namespace bloom::test

#pragma once

#include "presenter/controls.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace bloom::presenter {

/// The word in question.
struct WordView {
    std::string kind;     ///< "query" or "add"
    std::string word;     ///< as shown: control characters made visible, long words shortened
    Action toggle_bytes;  ///< shows or hides the bytes
    bool bytes_shown = false;
    std::string bytes;  ///< the UTF-8 bytes in hexadecimal with their count, if shown
    bool operator==(const WordView&) const = default;
};

/// One probe: a badge, and the line from it to its cell.
struct Badge {
    std::string label;        ///< "h₁ → 11"; before the probe is reached, "h₁"
    std::string note;         ///< "not read", "same bit as h₁", or empty
    std::string description;  ///< the badge in a sentence, for screen readers
    ProbeRole role = ProbeRole::pending;
    std::uint64_t position = 0;  ///< the cell its line leads to
    bool has_line = false;
    bool operator==(const Badge&) const = default;
};

/// A cell that a probe has touched.
struct CellMark {
    std::uint64_t position = 0;
    ProbeRole role = ProbeRole::done;
    bool changed = false;  ///< set to 1 by the operation that is shown
    std::vector<std::string>
        owners;  ///< the members that set this bit, first setter first, as shown
    bool operator==(const CellMark&) const = default;
};

/// The bit array as it stands at the step that is shown.
struct ArrayView {
    std::string label;            ///< its accessible name
    std::string summary;          ///< "16 bits, 7 of them 1"
    std::string bits;             ///< one '0' or '1' a position
    std::vector<CellMark> marks;  ///< by position
    bool has_inspected = false;
    std::uint64_t inspected = 0;  ///< the cell that is described, if has_inspected
    std::string inspection;       ///< that cell in a sentence; else how to inspect one
    bool operator==(const ArrayView&) const = default;
};

/// A word to click.
struct Chip {
    std::string label;
    std::string sign;  ///< what the filter said last ("?" or "✕"), or empty
    std::string hint;  ///< what a click does
    ChipRole role = ChipRole::member;
    bool current = false;  ///< the word in question
    bool enabled = true;
    Command command;
    bool operator==(const Chip&) const = default;
};

/// Chips with a label before them.
struct ChipGroup {
    std::string label;
    std::vector<Chip> chips;
    std::string more;  ///< "and 3,896 more", or empty
    bool operator==(const ChipGroup&) const = default;
};

/// The text field with its two buttons.
struct EntryView {
    Field field;
    Action add;
    Action query;
    bool operator==(const EntryView&) const = default;
};

/// The controls that walk through the steps of a trace.
struct TransportView {
    std::string label;     ///< the group's accessible name
    std::string progress;  ///< "Step 2 of 3"
    std::uint32_t step = 0;
    std::uint32_t steps = 0;
    bool playing = false;
    std::uint32_t tick_ms = 0;  ///< while playing, the time until the next Tick, in milliseconds
    Action to_start;
    Action back;
    Action play;  ///< Play, or Pause while playing
    Action forward;
    Action to_end;
    Choice speed;
    std::string keys_help;
    bool operator==(const TransportView&) const = default;
};

/// What the filter answered, and what it cannot know.
struct VerdictView {
    VerdictRole role = VerdictRole::none;
    std::string sign;   ///< "✕", "?" or "+": a shape beside the colour
    std::string title;  ///< "Definitely not", "Maybe", "Added"
    TruthRole truth_role = TruthRole::unknown;
    std::string truth;
    std::vector<std::string> autopsy;  ///< which word set each bit first, who else
    bool operator==(const VerdictView&) const = default;
};

/// The fill ratio as a bar.
struct GaugeView {
    std::string label;
    double value = 0;  ///< 0 to 1
    double mark = 0;   ///< 0 to 1: the point a filter is designed for
    std::string text;  ///< the gauge in words
    bool operator==(const GaugeView&) const = default;
};

/// The settings of the filter.
struct SettingsView {
    std::string label;
    Field m;  ///< on change: Set{Setting::m, text}
    Field k;  ///< on change: Set{Setting::k, text}
    Choice scheme;
    std::string scheme_rule;  ///< where the scheme is from and how it comes to its positions
    Field key;                ///< on change: Set{Setting::key, text}; empty unless key_shown
    bool key_shown = false;   ///< whether the scheme takes a key: else no field is shown
    Choice preset;
    bool operator==(const SettingsView&) const = default;
};

/// The filter as code. All but the toggle is empty unless it is shown.
struct CodeView {
    Action toggle;  ///< shows or hides the code
    bool shown = false;
    Choice language;
    std::string language_id;         ///< "python", for a face's highlighter
    std::string label;               ///< the listing's accessible name
    std::vector<std::string> lines;  ///< the listing, or nothing where the language lacks the hash
    std::string missing;             ///< then why there is none, else empty
    std::vector<std::uint32_t> lit;  ///< lines that do the current step, from 0 and in order
    std::string lit_summary;         ///< the same in a sentence, which counts from 1
    std::string copy_label;          ///< on the button that copies the listing; empty without one
    std::string copy_note;           ///< what came of it (see Copied), or empty
    bool operator==(const CodeView&) const = default;
};

/// The visualizer, from top to bottom.
struct SeeView {
    std::string label;  ///< the screen's name
    WordView word;
    std::vector<Badge> badges;
    ArrayView array;
    ChipGroup members;
    std::vector<ChipGroup> suggestions;
    EntryView entry;
    TransportView transport;
    std::string sentence;  ///< what this step does, as a teacher would say it
    std::string working;   ///< the arithmetic of the current probe in one line, or empty
    /// "3 probes, 2 distinct bits.", at every step; then, where the hashing of this word went badly
    /// (a step of 0, a step that comes round early, all probes alike), a sentence that says so.
    std::string probes_summary;
    VerdictView verdict;
    CodeView code;
    NoticeView notice;
    Action find_false_positive;
    Action add_from_list;
    Action undo;
    Action redo;
    Action reset;
    Action tune_filter;
    std::vector<Stat> stats;
    GaugeView gauge;
    std::string why;  ///< why the rates differ
    SettingsView settings;
    bool operator==(const SeeView&) const = default;
};

}  // namespace bloom::presenter

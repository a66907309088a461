#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace bloom::presenter {

/// What `Set` can change. `m`, `k`, `scheme` and `key` change the filter; the others only how it is
/// shown.
enum class Setting : std::uint8_t { m, k, scheme, key, speed, motion, bytes };

/// Adds a word to the filter and shows the trace of doing so.
struct AddWord {
    std::string word;
    bool operator==(const AddWord&) const = default;
};

/// Asks the filter about a word and shows the trace of doing so.
struct QueryWord {
    std::string word;
    bool operator==(const QueryWord&) const = default;
};

/// Puts a query in place at its start, before its first probe, and plays nothing.
struct PrepareQuery {
    std::string word;
    bool operator==(const PrepareQuery&) const = default;
};

/// The same for a word that a search found: it does not count as asked, since words that were
/// searched for would bias the measured rate.
struct PrepareFound {
    std::string word;
    bool operator==(const PrepareFound&) const = default;
};

/// Replaces what stands in the text field. Any bytes: ill-formed text is kept and explained.
struct TypeWord {
    std::string text;
    bool operator==(const TypeWord&) const = default;
};

/// Gives a setting a value, as the reader wrote it; what is refused keeps the last good value.
struct Set {
    Setting setting{};
    std::string value;
    bool operator==(const Set&) const = default;
};

/// Replaces parameters, members and suggestions by those of a named preset.
struct LoadPreset {
    std::string id;
    bool operator==(const LoadPreset&) const = default;
};

/// Adds the first `count` absent words of the built-in list, as one step of undo.
struct AddFromList {
    std::uint32_t count = 0;
    bool operator==(const AddFromList&) const = default;
};

/// Searches the built-in list for an absent word that the filter passes: the next one behind the
/// word that is shown, so that searching again finds another.
struct FindFalsePositive {
    bool operator==(const FindFalsePositive&) const = default;
};

/// Describes one cell of the bit array in words; no position ends the description.
struct Inspect {
    std::optional<std::uint64_t> position;
    bool operator==(const Inspect&) const = default;
};

/// Takes back the last command that changed the filter.
struct Undo {
    bool operator==(const Undo&) const = default;
};

/// Does again what was taken back last.
struct Redo {
    bool operator==(const Redo&) const = default;
};

/// Back to the opening state of the current preset. Can be undone.
struct Reset {
    bool operator==(const Reset&) const = default;
};

/// Shows the steps of the current trace one after the other, from the start if at the end.
struct Play {
    bool operator==(const Play&) const = default;
};

/// Stops playing where it is.
struct Pause {
    bool operator==(const Pause&) const = default;
};

/// The clock of a face: moves a trace that plays on by one step; else does nothing.
struct Tick {
    bool operator==(const Tick&) const = default;
};

/// To the start of the current trace, before its first probe.
struct ToStart {
    bool operator==(const ToStart&) const = default;
};

/// One step back in the current trace.
struct StepBack {
    bool operator==(const StepBack&) const = default;
};

/// One step forward in the current trace.
struct StepForward {
    bool operator==(const StepForward&) const = default;
};

/// To the end of the current trace, where the verdict stands.
struct ToEnd {
    bool operator==(const ToEnd&) const = default;
};

/// One action of the reader's. Each has a one-line text form: see codec.hpp.
using Command = std::variant<AddWord,
                             QueryWord,
                             PrepareQuery,
                             PrepareFound,
                             TypeWord,
                             Set,
                             LoadPreset,
                             AddFromList,
                             FindFalsePositive,
                             Inspect,
                             Undo,
                             Redo,
                             Reset,
                             Play,
                             Pause,
                             Tick,
                             ToStart,
                             StepBack,
                             StepForward,
                             ToEnd>;

}  // namespace bloom::presenter

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace bloom::presenter {

/// The screens.
enum class Screen : std::uint8_t { see, tune, measure };
inline constexpr std::array screens{Screen::see, Screen::tune, Screen::measure};
std::string_view name(Screen screen);

/// What `Set` can change.
enum class Setting : std::uint8_t {
    m,            ///< bits of the screen's filter
    k,            ///< hash functions of the screen's filter
    scheme,       ///< hash scheme of the visualizer, or of the measurement
    key,          ///< key of a hash scheme that takes one
    speed,        ///< of playing
    motion,       ///< whether playing takes time
    bytes,        ///< whether the word's bytes are shown
    code,         ///< whether the filter is shown as code
    language,     ///< the programming language of that code
    n,            ///< items to plan for
    p,            ///< rate to accept
    actual,       ///< items that really come
    item,         ///< memory of one item in a hash set
    lookup,       ///< time of a lookup behind the filter
    probe,        ///< time of asking the filter
    absent,       ///< share of queries for absent keys
    solve,        ///< which of n, m, k and p is worked out: "m+k", "m", "n", "k" or "p"
    size,         ///< "least" or "textbook"
    scale,        ///< of rates in charts: "log" or "linear"
    queries,      ///< non-members that a measurement asks about
    seed,         ///< of a measurement's keys
    filters,      ///< how many a measurement fills
    checkpoints,  ///< whether a measurement looks at the rate on the way: "on" or "off"
    controls,     ///< which parts show: their names with commas, "all" or "none"
    lock,         ///< which controls the reader may not use: likewise
};

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

/// Stops playing where it is; on the measuring screen, halts the measurement.
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

/// Tells whether a text got into the clipboard, which is a face's to do.
struct Copied {
    bool done = true;
    std::string what{};  ///< the id of an output of the embed dialog; empty: the listing
    bool operator==(const Copied&) const = default;
};

/// Goes to a screen.
struct ShowScreen {
    Screen screen{};
    bool operator==(const ShowScreen&) const = default;
};

/// Moves a slider to a place from 0 to 1. All that come before the next `Drop` are one step of undo.
struct Drag {
    Setting quantity{};
    double position = 0;
    bool operator==(const Drag&) const = default;
};

/// Lets go of the slider.
struct Drop {
    bool operator==(const Drop&) const = default;
};

/// One step more or less of a quantity.
struct Nudge {
    Setting quantity{};
    bool up = true;
    bool operator==(const Nudge&) const = default;
};

/// Shows or hides the data table of a chart.
struct ToggleTable {
    std::string chart;
    bool operator==(const ToggleTable&) const = default;
};

/// Where a crosshair goes.
enum class Aim : std::uint8_t { at, next, previous, none };

/// Puts the crosshair of a chart somewhere: at a place from 0 to 1 of its horizontal axis, one
/// point on or back, or away.
struct AimCrosshair {
    std::string chart;
    Aim aim = Aim::none;
    double place = 0;
    bool operator==(const AimCrosshair&) const = default;
};

/// Takes m, k and n of the tuned filter over into the visualizer, scaled down to what it can draw.
struct SeeFilter {
    bool operator==(const SeeFilter&) const = default;
};

/// Takes m, k and n of the visualizer's filter over to be tuned.
struct TuneFilter {
    bool operator==(const TuneFilter&) const = default;
};

/// Opens what a link's parameters say (see codec.hpp) in place of what is there; what they don't name
/// is as at the opening. Takes the links of the well-known calculator, too. One step of undo, unless
/// nothing was changed before. `Reset` then leads back to this state.
struct OpenLink {
    std::string link;
    bool operator==(const OpenLink&) const = default;
};

/// The same, but what the parameters don't name stays as it is.
struct AmendLink {
    std::string link;
    bool operator==(const AmendLink&) const = default;
};

/// Puts away what was said of a link's parameters.
struct Dismiss {
    bool operator==(const Dismiss&) const = default;
};

/// The embed dialog: nothing opens it; "close"; "show PART on|off", "lock NAME on|off" and
/// "theme auto|light|dark" choose what its texts say. What the playground shows stays as it is.
struct Embed {
    std::string what;
    bool operator==(const Embed&) const = default;
};

/// Measures the false-positive rate of every scheme for the filter that is tuned: long work.
struct CheckSchemes {
    bool operator==(const CheckSchemes&) const = default;
};

/// Fills and asks the filter of the measuring screen: long work.
struct Run {
    bool operator==(const Run&) const = default;
};

/// Goes on with a measurement that is paused.
struct Resume {
    bool operator==(const Resume&) const = default;
};

/// Stops the long work of the screen; what it has come to stays.
struct Cancel {
    bool operator==(const Cancel&) const = default;
};

/// How the density map moves.
enum class MapMove : std::uint8_t { whole, zoom_in, zoom_out, shift };

/// Shows other bits in the density map: all of them; a quarter of those shown or four times as many,
/// about the bit at `place` (0 to 1 of what is shown); or those `place` of the shown ones further on
/// (−1 to 1).
struct MoveMap {
    MapMove move = MapMove::whole;
    double place = 0;
    bool operator==(const MoveMap&) const = default;
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
                             ToEnd,
                             Copied,
                             ShowScreen,
                             Drag,
                             Drop,
                             Nudge,
                             ToggleTable,
                             AimCrosshair,
                             SeeFilter,
                             TuneFilter,
                             OpenLink,
                             AmendLink,
                             Dismiss,
                             Embed,
                             CheckSchemes,
                             Run,
                             Resume,
                             Cancel,
                             MoveMap>;

}  // namespace bloom::presenter

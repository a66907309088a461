#pragma once

#include "listing.hpp"
#include "measure_state.hpp"
#include "model/attribution.hpp"
#include "model/filter.hpp"
#include "model/trace.hpp"
#include "parts.hpp"
#include "presenter/roles.hpp"
#include "presets.hpp"
#include "tune_state.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace bloom::presenter {

/// Ranges of this figure; the model goes further.
inline constexpr std::uint64_t most_bits_drawn = 4'096;
inline constexpr std::uint32_t most_hashes_drawn = 16;
inline constexpr std::uint32_t most_members = 4'096;

/// A word kept once and shared by all that remember it.
using Word = std::shared_ptr<const std::string>;

/// The operation that is shown, and how far. Its trace was taken before it was carried out.
struct Shown {
    Word word;
    std::shared_ptr<const model::ProbeTrace> trace;
    std::uint32_t step = 0;  ///< 0: before the first probe; trace->reads: at the end
    bool again = false;      ///< an add of a word that was a member already
    bool searched = false;   ///< found by a search: counting it as asked would bias the measurement

    [[nodiscard]] bool at_end() const { return step == trace->reads; }
};

/// An absent word that the reader has asked, with the filter's present answer.
struct Asked {
    Word word;
    bool is_member = false;  ///< added since
    bool passes = false;
};

/// What undo brings back: small, since words and traces are shared.
struct Moment {
    const Preset* preset = nullptr;
    model::Parameters parameters;
    std::uint32_t chosen_k = 0;  ///< for schemes that take one; `parameters` has what is in force
    std::vector<Word> members;   ///< in the order of their addition, each once
    Shown shown;
    std::optional<std::vector<Asked>> asked{};  ///< asked before a preset was opened in its place
    std::shared_ptr<const Moment> home{};       ///< what reset leads to; null: the preset's opening
};

/// A filter with its members, built from a moment and kept in step with it.
struct Figure {
    model::Filter filter;
    model::Attribution attribution;
    std::unordered_map<std::string_view, std::uint32_t> index;  ///< into the moment's members

    [[nodiscard]] bool has_member(std::string_view word) const { return index.contains(word); }
};

/// A setting as it was typed, and why it is refused, if it is.
struct Draft {
    std::string text;
    std::string error;
};

struct Notice {
    NoticeRole role = NoticeRole::none;
    std::string text;
    bool said = false;  ///< it still stands, but is not spoken again
};

/// The filter as code, where it is shown.
struct CodeState {
    bool shown = false;
    Language language = Language::python;
    std::optional<bool> copied{};  ///< whether the last attempt to copy it went well
};

/// The themes that the embed dialog offers; `system` is what the reader's system has.
enum class Theme : std::uint8_t { system, light, dark };

/// What is chosen in the embed dialog.
struct EmbedState {
    bool shown = false;
    PartsView parts{};
    Locks locks{};
    Theme theme = Theme::system;
    std::string copied{};           ///< the output that was to be copied last
    std::optional<bool> is_done{};  ///< whether that went well
};

/// Everything the playground knows. A value: `update` takes it and gives it back.
struct State {
    Screen screen = Screen::see;
    TuneState tune;
    MeasureState measure;
    Moment now;
    Figure figure;
    std::vector<Moment> undo;
    std::vector<Moment> redo;
    std::vector<Asked> asked;  ///< in the order of asking, each once
    std::string entry;         ///< what stands in the text field, any bytes
    Draft m;
    Draft k;
    Draft key;
    Notice notice;
    std::string spoken;  ///< a refusal that stands beside its control, said once
    std::optional<std::uint64_t> inspected;
    std::uint32_t speed_percent = 100;
    bool playing = false;
    bool motion = false;  ///< whether Play takes time; else it jumps to the end
    bool bytes_shown = false;
    CodeState code{};
    PartsView parts{};
    Locks locks{};
    EmbedState embed{};
    std::vector<std::string> link_problems{};
    std::optional<std::uint32_t> autoplay_left_ms{};  ///< of what plays by itself
};

/// How long a step of a trace that plays takes.
inline std::uint32_t tick_ms(const State& state) {
    constexpr std::uint32_t usual_ms = 1'600;
    return usual_ms * 100 / state.speed_percent;
}

}  // namespace bloom::presenter

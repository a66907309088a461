#pragma once

#include "model/utf8.hpp"
#include "presenter/chart_layout.hpp"
#include "presenter/codec.hpp"
#include "presenter/figure_layout.hpp"
#include "presenter/json.hpp"
#include "presenter/playground.hpp"
#include "presenter/view_text.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What holds of a playground after whatever commands. For property tests and the fuzzer.
namespace bloom::test {

using namespace bloom::presenter;

namespace invariants {

inline std::string digits_of(std::string_view text) {
    std::string digits(text);
    digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
    return digits;
}

inline bool one_selected(const Choice& choice) {
    return std::count_if(choice.options.begin(), choice.options.end(), [](const Option& option) {
               return option.selected;
           }) == 1;
}

/// Where a mark contradicts the bits, the roles or the marks before it; else empty.
inline std::string broken_mark(const SeeView& see) {
    std::uint64_t next = 0;
    for (const CellMark& mark : see.array.marks) {
        if (mark.position < next || mark.position >= see.array.bits.size()) {
            return "marks are not in the order of their cells";
        }
        next = mark.position + 1;
        const bool is_set = see.array.bits[static_cast<std::size_t>(mark.position)] == '1';
        if (mark.role == ProbeRole::pending) {
            return "a cell is marked before its probe is reached";
        }
        if (mark.role == ProbeRole::first_miss ? is_set
                                               : mark.role != ProbeRole::never_read && !is_set) {
            return "a mark's role contradicts its bit";
        }
        if (mark.role != ProbeRole::never_read && mark.owners.empty() == is_set) {
            return "a cell that was read has owners just if it is 1";
        }
    }
    return "";
}

inline std::string broken_text(const ViewState& view) {
    std::string broken;
    each_shown_text(view, [&broken](std::string_view path, std::string_view text) {
        // A field keeps what was typed, be it text or not.
        const bool is_typed = path.size() >= 5 && path.substr(path.size() - 5) == ".text" &&
                              path.find("notice.text") == std::string_view::npos &&
                              path.find("crosshair.text") == std::string_view::npos;
        if (!is_typed && model::find_utf8_error(text)) {
            broken = std::string(path) + " is no text";
        }
    });
    return broken;
}

inline std::string broken_command(const SeeView& see) {
    for (const Action& action : {see.word.toggle_bytes,
                                 see.code.toggle,
                                 see.entry.add,
                                 see.entry.query,
                                 see.transport.to_start,
                                 see.transport.back,
                                 see.transport.play,
                                 see.transport.forward,
                                 see.transport.to_end,
                                 see.find_false_positive,
                                 see.add_from_list,
                                 see.undo,
                                 see.redo,
                                 see.reset}) {
        const std::string line = write_command(action.command);
        if (read_command(line).command != std::optional(action.command)) {
            return "the command of " + action.label + " does not come back from its line";
        }
    }
    return "";
}

inline std::string broken_charts(const std::vector<ChartView>& charts) {
    for (const ChartView& chart : charts) {
        for (const Panel& panel : chart.panels) {
            for (const Series& series : panel.series) {
                for (const Mark& mark : series.marks) {
                    if (!(mark.x >= 0 && mark.x <= 1 && mark.y >= 0 && mark.y <= 1)) {
                        return "a mark stands outside the chart by " + chart.id;
                    }
                }
            }
        }
        if (!JsonReader::read(to_json(layout_chart(chart, 320)))) {
            return "what is written of a chart as JSON is none";
        }
    }
    return "";
}

/// What the tuning screen breaks; else empty.
inline std::string broken_tuning(const TuneView& tune) {
    for (const Choice& choice : {tune.solve_for, tune.sizing, tune.scale}) {
        if (!one_selected(choice)) {
            return "not just one " + choice.label + " is selected";
        }
    }
    if (std::none_of(tune.quantities.begin(),
                     tune.quantities.end(),
                     [](const QuantityView& quantity) { return quantity.solved; })) {
        return "nothing is worked out";
    }
    for (const QuantityView& quantity : tune.quantities) {
        if (!(quantity.position >= 0 && quantity.position <= 1)) {
            return "a slider stands nowhere";
        }
    }
    for (const Bar& bar : tune.check.chart.bars) {
        if (!(bar.length >= 0 && bar.length <= 1 && bar.low >= 0 && bar.high <= 1)) {
            return "the bar of " + bar.label + " stands outside the chart";
        }
    }
    if (tune.check.run.enabled && tune.check.cancel.enabled) {
        return "a check can be started and cancelled at once";
    }
    return broken_charts(tune.charts);
}

/// What the measuring screen breaks; else empty.
inline std::string broken_measuring(const MeasureView& measure) {
    for (const Choice& choice : {measure.solve_for, measure.scheme, measure.checkpoints}) {
        if (!one_selected(choice)) {
            return "not just one " + choice.label + " is selected";
        }
    }
    if (!(measure.progress.share >= 0 && measure.progress.share <= 1)) {
        return "the progress is none";
    }
    if (measure.run.enabled && !measure.refusal.empty()) {
        return "what is refused can be run";
    }
    if (measure.map.shown && (measure.map.cells > measure.map.columns * measure.map.rows ||
                              measure.map.cells <= measure.map.columns * (measure.map.rows - 1))) {
        return "the map's cells do not fill its rows";
    }
    return broken_charts(measure.charts);
}

}  // namespace invariants

/// What a playground breaks, or nothing. Also places the figure and writes the view both ways.
inline std::string broken_invariant(const Playground& playground) {
    const ViewState& view = playground.view();
    if (view.screen != Screen::see) {
        const std::string broken = view.screen == Screen::tune
                                       ? invariants::broken_tuning(view.tune)
                                       : invariants::broken_measuring(view.measure);
        return !broken.empty()                    ? broken
               : !JsonReader::read(to_json(view)) ? "what is written as JSON is none"
                                                  : invariants::broken_text(view);
    }
    const SeeView& see = view.see;
    const TransportView& transport = see.transport;
    const auto m = see.array.bits.size();
    if (m < 1 || m > 4'096 || see.badges.empty() || see.badges.size() > 16) {
        return "m or k is out of range";
    }
    const auto ones = std::count(see.array.bits.begin(), see.array.bits.end(), '1');
    if (invariants::digits_of(see.stats.at(1).value) != std::to_string(ones)) {
        return "the count of bits set is not that of the bits";
    }
    if (see.gauge.value != static_cast<double>(ones) / static_cast<double>(m)) {
        return "the gauge does not show the share of bits set";
    }
    if (transport.step > transport.steps || transport.steps < 1 ||
        transport.steps > see.badges.size() ||
        (transport.playing && transport.step == transport.steps)) {
        return "the transport is out of its steps";
    }
    if ((see.verdict.role == VerdictRole::none) == (transport.step == transport.steps)) {
        return "the verdict stands just at the last step";
    }
    if (see.verdict.role == VerdictRole::definitely_not &&
        see.verdict.truth_role != TruthRole::absent) {
        return "definitely not, for a word that is in: a false negative";
    }
    if (see.array.has_inspected && see.array.inspected >= m) {
        return "the inspected cell is not there";
    }
    for (const Choice& choice : {transport.speed, see.settings.scheme, see.settings.preset}) {
        if (!invariants::one_selected(choice)) {
            return "not just one " + choice.label + " is selected";
        }
    }
    const FigureLayout layout = layout_figure(see, 360);
    if (layout.badges.size() != see.badges.size()) {
        return "not every badge is placed";
    }
    if (!JsonReader::read(to_json(layout)) || !JsonReader::read(to_json(view))) {
        return "what is written as JSON is none";
    }
    for (const std::string& broken : {invariants::broken_mark(see),
                                      invariants::broken_text(view),
                                      invariants::broken_command(see)}) {
        if (!broken.empty()) {
            return broken;
        }
    }
    return "";
}

}  // namespace bloom::test

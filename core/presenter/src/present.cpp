#include "present.hpp"

#include "embed_present.hpp"
#include "format.hpp"
#include "listing_present.hpp"
#include "locks_present.hpp"
#include "measure_present.hpp"
#include "messages.hpp"
#include "model/rates.hpp"
#include "settings.hpp"
#include "sort_few.hpp"
#include "tune_present.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace bloom::presenter {
namespace {

using model::Operation;
using model::ProbeTrace;
using model::TracedProbe;
using model::Verdict;

constexpr std::uint32_t heading_characters = 40;
constexpr std::size_t most_member_chips = 24;
constexpr double designed_fill = 0.5;

/// One state on its way to a view: what several parts of the view need, worked out once.
class Presenting {
public:
    explicit Presenting(const State& state)
        : state_(state),
          shown_(state.now.shown),
          trace_(*state.now.shown.trace),
          word_(shown_word(*state.now.shown.word)),
          k_(state.now.parameters.k),
          is_add_(trace_.operation == Operation::add),
          adding_(is_add_ && !shown_.again && !shown_.at_end()) {
        for (std::size_t at = shown_.step; is_add_ && at < trace_.probes.size(); ++at) {
            if (!trace_.probes[at].was_set) {
                not_yet_set_.push_back(trace_.probes[at].probe.position);
            }
        }
    }

    [[nodiscard]] SeeView view() const {
        SeeView see;
        see.label = "See";
        see.word = word();
        see.badges = badges();
        see.array = array();
        see.members = members();
        see.suggestions = suggestions();
        see.entry = entry();
        see.transport = transport();
        see.sentence = sentence();
        see.working = working();
        see.probes_summary = messages::probes_summary(trace_, word_, m());
        see.verdict = verdict();
        see.code = present_code(state_.code, state_.now.parameters, shown_);
        see.notice = {.role = state_.notice.role, .text = state_.notice.text};
        see.find_false_positive = {
            .label = "Find me a false positive",
            .hint = "Search the built-in list for an absent word that passes",
            .command = FindFalsePositive{}};
        see.add_from_list = {.label = "Add ten words",
                             .hint = "Add the next ten words of the built-in list",
                             .command = AddFromList{.count = 10}};
        see.undo = {.label = "Undo",
                    .hint = "Take back the last change to the filter",
                    .keys = "Ctrl+Z",
                    .enabled = !state_.undo.empty(),
                    .command = Undo{}};
        see.redo = {.label = "Redo",
                    .hint = "Do again what was taken back",
                    .keys = "Ctrl+Shift+Z",
                    .enabled = !state_.redo.empty(),
                    .command = Redo{}};
        see.reset = {.label = "Reset",
                     .hint = "Back to the start",
                     .keys = "Alt+R",
                     .command = Reset{}};
        see.tune_filter = {.label = "Tune this filter",
                           .hint = "Take m, n and k over to where they are tuned",
                           .command = TuneFilter{}};
        see.stats = stats();
        see.gauge = gauge();
        see.why = messages::why_rates_differ(words_in(), m(), k_, bits_set(), asked());
        see.settings = settings_view();
        return see;
    }

private:
    [[nodiscard]] std::uint64_t m() const { return state_.now.parameters.m; }

    /// Counts as of the step that is shown: a word that is on its way in does not count yet.
    [[nodiscard]] std::uint64_t words_in() const {
        return state_.now.members.size() - (adding_ ? 1U : 0U);
    }
    [[nodiscard]] std::uint64_t bits_set() const {
        return state_.figure.filter.bits().count() - not_yet_set_.size();
    }
    [[nodiscard]] double fill() const {
        return static_cast<double>(bits_set()) / static_cast<double>(m());
    }

    [[nodiscard]] bool is_member() const { return state_.figure.has_member(*shown_.word); }

    [[nodiscard]] bool reached(std::size_t probe) const { return probe < shown_.step; }

    [[nodiscard]] bool still_clear(std::uint64_t position) const {
        return std::find(not_yet_set_.begin(), not_yet_set_.end(), position) != not_yet_set_.end();
    }

    template <class Members>
    [[nodiscard]] std::vector<std::string> names(const Members& members) const {
        std::vector<std::string> result;
        result.reserve(members.size());
        for (const std::uint32_t member : members) {
            result.push_back(shown_word(*state_.now.members[member]));
        }
        return result;
    }

    [[nodiscard]] ProbeRole role(std::size_t at) const {
        const TracedProbe& probe = trace_.probes[at];
        if (!probe.read) {
            return shown_.at_end() ? ProbeRole::never_read : ProbeRole::pending;
        }
        if (!reached(at)) {
            return ProbeRole::pending;
        }
        if (!is_add_ && !probe.was_set) {
            return ProbeRole::first_miss;
        }
        return at + 1 == shown_.step ? ProbeRole::current : ProbeRole::done;
    }

    [[nodiscard]] WordView word() const {
        return {.kind = is_add_ ? "add" : "query",
                .word = shown_word(*shown_.word, heading_characters),
                .toggle_bytes = {.label = state_.bytes_shown ? "Hide bytes" : "Show bytes",
                                 .hint = "The word as hash functions see it: UTF-8 bytes",
                                 .command = Set{.setting = Setting::bytes,
                                                .value = state_.bytes_shown ? "off" : "on"}},
                .bytes_shown = state_.bytes_shown,
                .bytes = state_.bytes_shown ? shown_bytes(*shown_.word) : ""};
    }

    [[nodiscard]] std::vector<Badge> badges() const {
        std::vector<Badge> badges;
        for (std::size_t at = 0; at < trace_.probes.size(); ++at) {
            const TracedProbe& probe = trace_.probes[at];
            const ProbeRole probe_role = role(at);
            const bool known = probe_role != ProbeRole::pending;
            const std::string name = messages::function_name(probe.probe.function);
            badges.push_back(
                {.label = known ? name + " → " + std::to_string(probe.probe.position) : name,
                 .note = known ? messages::badge_note(probe, trace_.operation) : "",
                 .description = messages::badge_description(probe, trace_.operation, known),
                 .role = probe_role,
                 .position = probe.probe.position,
                 .has_line = known});
        }
        return badges;
    }

    [[nodiscard]] ArrayView array() const {
        ArrayView array;
        array.label = "Bit array";
        array.summary = messages::array_summary(m(), bits_set());
        array.bits.assign(static_cast<std::size_t>(m()), '0');
        const model::BitArray& bits = state_.figure.filter.bits();
        for (std::uint64_t position = 0; position < m(); ++position) {
            if (bits.test(position)) {
                array.bits[static_cast<std::size_t>(position)] = '1';
            }
        }
        for (const std::uint64_t position : not_yet_set_) {
            array.bits[static_cast<std::size_t>(position)] = '0';
        }
        array.marks = marks();
        array.has_inspected = state_.inspected.has_value();
        array.inspected = state_.inspected.value_or(0);
        array.inspection =
            state_.inspected ? inspection(*state_.inspected) : "Choose a cell to see who set it.";
        return array;
    }

    /// One mark a position: of several probes on it, the one that tells most.
    [[nodiscard]] std::vector<CellMark> marks() const {
        const auto weight = [](ProbeRole one) {
            return one == ProbeRole::first_miss ? 3
                   : one == ProbeRole::current  ? 2
                   : one == ProbeRole::done     ? 1
                                                : 0;
        };
        std::vector<CellMark> marks;
        for (std::size_t at = 0; at < trace_.probes.size(); ++at) {
            const TracedProbe& probe = trace_.probes[at];
            const ProbeRole probe_role = role(at);
            if (probe_role == ProbeRole::pending) {
                continue;
            }
            const auto same =
                std::find_if(marks.begin(), marks.end(), [&probe](const CellMark& mark) {
                    return mark.position == probe.probe.position;
                });
            if (same != marks.end()) {
                same->role = weight(probe_role) > weight(same->role) ? probe_role : same->role;
                continue;
            }
            CellMark mark{.position = probe.probe.position,
                          .role = probe_role,
                          .changed = is_add_ && !probe.was_set,
                          .owners = {}};
            if (probe.read) {
                mark.owners = names(probe.setters);
            }
            if (is_add_ && !shown_.again) {
                mark.owners.push_back(word_);
            }
            marks.push_back(std::move(mark));
        }
        sort_few(marks.begin(), marks.end(), [](const CellMark& a, const CellMark& b) {
            return a.position < b.position;
        });
        return marks;
    }

    [[nodiscard]] std::string inspection(std::uint64_t position) const {
        const auto setters = state_.figure.attribution.setters(position);
        std::vector<std::uint32_t> so_far(setters.begin(), setters.end());
        const bool touched = std::any_of(
            trace_.probes.begin(),
            trace_.probes.begin() + static_cast<std::ptrdiff_t>(shown_.step),
            [position](const TracedProbe& probe) { return probe.probe.position == position; });
        if (adding_ && !touched) {
            std::erase(so_far, static_cast<std::uint32_t>(state_.now.members.size() - 1));
        }
        return messages::cell_description(position, !so_far.empty(), names(so_far));
    }

    [[nodiscard]] ChipGroup members() const {
        const std::size_t all = static_cast<std::size_t>(words_in());
        const std::size_t first = all > most_member_chips ? all - most_member_chips : 0;
        ChipGroup group{.label = "In the filter", .chips = {}, .more = {}};
        for (std::size_t at = first; at < all; ++at) {
            group.chips.push_back(chip(*state_.now.members[at], ChipRole::member));
        }
        if (first > 0) {
            group.more = "and " + grouped(first) + " before them";
        } else if (all == 0) {
            group.more = "nothing yet";
        }
        return group;
    }

    [[nodiscard]] Chip chip(std::string_view word, ChipRole chip_role) const {
        const std::string label = shown_word(word);
        Chip chip{.label = label,
                  .sign = {},
                  .hint = (chip_role == ChipRole::to_add ? "Add " : "Query ") + label,
                  .role = chip_role,
                  .current = word == *shown_.word,
                  .command = QueryWord{.word = std::string(word)}};
        if (chip_role == ChipRole::to_add) {
            chip.command = AddWord{.word = std::string(word)};
        } else if (chip_role == ChipRole::asked_maybe) {
            chip.sign = sign(VerdictRole::maybe);
        } else if (chip_role == ChipRole::asked_definitely_not) {
            chip.sign = sign(VerdictRole::definitely_not);
        }
        return chip;
    }

    [[nodiscard]] ChipRole ask_role(std::string_view word) const {
        const auto asked = std::find_if(state_.asked.begin(),
                                        state_.asked.end(),
                                        [word](const Asked& one) { return *one.word == word; });
        if (asked == state_.asked.end()) {
            return ChipRole::to_ask;
        }
        return asked->passes ? ChipRole::asked_maybe : ChipRole::asked_definitely_not;
    }

    [[nodiscard]] std::vector<ChipGroup> suggestions() const {
        const Preset& preset = *state_.now.preset;
        ChipGroup to_add{.label = std::string(preset.add_label), .chips = {}, .more = {}};
        for (const std::string_view word : preset.to_add) {
            if (!state_.figure.has_member(word)) {
                to_add.chips.push_back(chip(word, ChipRole::to_add));
            }
        }
        ChipGroup to_ask{.label = std::string(preset.ask_label), .chips = {}, .more = {}};
        for (const std::string_view word : preset.to_ask) {
            if (!state_.figure.has_member(word)) {
                to_ask.chips.push_back(chip(word, ask_role(word)));
            }
        }
        std::vector<ChipGroup> groups{std::move(to_add), std::move(to_ask)};
        std::erase_if(groups, [](const ChipGroup& group) { return group.chips.empty(); });
        return groups;
    }

    [[nodiscard]] EntryView entry() const {
        const std::string word(trimmed(state_.entry));
        const std::string error = word.empty() ? "" : refusal_of(word).value_or("");
        const bool usable = !word.empty() && error.empty();
        return {.field = {.label = "Word", .help = {}, .text = state_.entry, .error = error},
                .add = {.label = "Add",
                        .hint = "Put this word into the filter",
                        .enabled = usable,
                        .command = AddWord{.word = word}},
                .query = {.label = "Query",
                          .hint = "Ask the filter about this word",
                          .enabled = usable,
                          .command = QueryWord{.word = word}}};
    }

    [[nodiscard]] TransportView transport() const {
        const bool at_start = shown_.step == 0;
        TransportView view;
        view.label = "Steps";
        view.progress =
            "Step " + std::to_string(shown_.step) + " of " + std::to_string(trace_.reads);
        view.step = shown_.step;
        view.steps = trace_.reads;
        view.playing = state_.playing;
        view.tick_ms = tick_ms(state_);
        view.to_start = {.label = "To start",
                         .hint = "Before the first probe",
                         .keys = "Home",
                         .enabled = !at_start,
                         .command = ToStart{}};
        view.back = {.label = "Step back",
                     .hint = "One probe back",
                     .keys = "ArrowLeft",
                     .enabled = !at_start,
                     .command = StepBack{}};
        if (state_.playing) {
            view.play = {.label = "Pause",
                         .hint = "Stop here",
                         .keys = "Space",
                         .command = Pause{}};
        } else {
            view.play = {.label = "Play",
                         .hint = "Show the probes one after the other",
                         .keys = "Space",
                         .command = Play{}};
        }
        view.forward = {.label = "Step forward",
                        .hint = "One probe forward",
                        .keys = "ArrowRight",
                        .enabled = !shown_.at_end(),
                        .command = StepForward{}};
        view.to_end = {.label = "To end",
                       .hint = "To the verdict",
                       .keys = "End",
                       .enabled = !shown_.at_end(),
                       .command = ToEnd{}};
        view.speed = {.label = "Speed", .help = {}, .options = {}};
        for (const settings::SpeedName& speed : settings::speeds) {
            view.speed.options.push_back(
                {.label = std::string(speed.label),
                 .selected = speed.percent == state_.speed_percent,
                 .command = Set{.setting = Setting::speed, .value = std::string(speed.id)}});
        }
        view.keys_help =
            "Space plays and pauses, ← and → step, Home and End go to the start and "
            "the end, Alt+R resets.";
        return view;
    }

    [[nodiscard]] std::string sentence() const {
        if (shown_.step == 0) {
            return messages::about_to(trace_.operation, word_, k_);
        }
        return messages::step_sentence(trace_,
                                       shown_.step,
                                       word_,
                                       names(trace_.probes[shown_.step - 1].setters),
                                       is_member());
    }

    [[nodiscard]] std::string working() const {
        return shown_.step == 0 ? ""
                                : messages::working(trace_.probes[shown_.step - 1].probe,
                                                    word_,
                                                    state_.now.parameters);
    }

    static std::string sign(VerdictRole verdict) {
        switch (verdict) {
            case VerdictRole::definitely_not:
                return "✕";
            case VerdictRole::maybe:
                return "?";
            case VerdictRole::added:
                return "+";
            case VerdictRole::none:
                break;
        }
        return "";
    }

    [[nodiscard]] VerdictView verdict() const {
        if (!shown_.at_end()) {
            return {};
        }
        VerdictView view;
        if (is_add_) {
            view.role = VerdictRole::added;
            view.title = shown_.again ? "Already in" : "Added";
            view.truth_role = TruthRole::member;
            view.truth = shown_.again ? messages::truth_member(word_)
                                      : messages::truth_added(word_, fresh_bits(), trace_.distinct);
        } else if (trace_.verdict == Verdict::definitely_not) {
            view.role = VerdictRole::definitely_not;
            view.title = "Definitely not";
            view.truth_role = TruthRole::absent;
            view.truth = messages::truth_definitely_not(word_);
        } else {
            view.role = VerdictRole::maybe;
            view.title = "Maybe";
            view.truth_role = is_member() ? TruthRole::member : TruthRole::false_positive;
            view.truth =
                is_member() ? messages::truth_member(word_) : messages::truth_false_positive(word_);
            view.autopsy = autopsy();
        }
        view.sign = sign(view.role);
        return view;
    }

    [[nodiscard]] std::uint32_t fresh_bits() const {
        return static_cast<std::uint32_t>(
            std::count_if(trace_.probes.begin(), trace_.probes.end(), [](const TracedProbe& probe) {
                return !probe.was_set;
            }));
    }

    /// Which word set each bit first, who else; and, of a false positive, who covers it.
    [[nodiscard]] std::vector<std::string> autopsy() const {
        std::vector<std::string> lines;
        std::vector<std::uint64_t> positions;
        std::vector<std::string> histories;
        for (const TracedProbe& probe : trace_.probes) {
            if (!probe.same_as) {
                positions.push_back(probe.probe.position);
                histories.push_back(
                    messages::bit_history(probe.probe.position, names(probe.setters)));
            }
        }
        if (!is_member()) {
            lines.push_back(
                messages::cover(word_,
                                names(smallest_cover(state_.figure.attribution, positions)),
                                trace_.distinct));
        }
        lines.insert(lines.end(),
                     std::make_move_iterator(histories.begin()),
                     std::make_move_iterator(histories.end()));
        return lines;
    }

    /// Absent words asked so far, and how many of them pass.
    [[nodiscard]] std::uint64_t asked() const {
        return static_cast<std::uint64_t>(
            std::count_if(state_.asked.begin(), state_.asked.end(), [](const Asked& one) {
                return !one.is_member;
            }));
    }
    [[nodiscard]] std::uint64_t passed() const {
        return static_cast<std::uint64_t>(
            std::count_if(state_.asked.begin(), state_.asked.end(), [](const Asked& one) {
                return !one.is_member && one.passes;
            }));
    }

    [[nodiscard]] std::vector<Stat> stats() const {
        return {{.id = "n",
                 .label = "n, words in the filter",
                 .value = grouped(words_in()),
                 .note = {}},
                {.id = "set",
                 .label = "bits set, of " + grouped(m()),
                 .value = grouped(bits_set()),
                 .note = {}},
                {.id = "formula",
                 .label = "rate by the formula",
                 .value = percentage(model::formula_rate(m(), words_in(), k_)),
                 .note = "(1 − e^(−kn/m))^k"},
                {.id = "exact",
                 .label = "exact expectation",
                 .value = percentage(model::exact_rate(m(), words_in(), k_)),
                 .note = "over all hash choices"},
                {.id = "fill_to_the_k",
                 .label = "this filter, fill" + superscript(k_),
                 .value = percentage(model::rate_from_fill(fill(), k_)),
                 .note = "(" + grouped(bits_set()) + "/" + grouped(m()) + ")" + superscript(k_)},
                {.id = "measured",
                 .label = "measured so far",
                 .value = grouped(passed()) + " of " + grouped(asked()),
                 .note = asked() == 0 ? "no absent word asked yet" : "absent words passed"}};
    }

    [[nodiscard]] GaugeView gauge() const {
        return {.label = "fill ratio",
                .value = fill(),
                .mark = designed_fill,
                .text = decimal(fill() * 100, 2) + " % full; built for half"};
    }

    [[nodiscard]] SettingsView settings_view() const {
        SettingsView view;
        view.label = "Settings";
        view.m = {.label = "m, bits in the array",
                  .help = "1 to " + grouped(most_bits_drawn),
                  .text = state_.m.text,
                  .error = state_.m.error};
        view.k = {.label = "k, hash functions",
                  .help = model::most_hashes(state_.now.parameters.scheme) == 1
                              ? messages::single_function()
                              : "1 to " + grouped(most_hashes_drawn),
                  .text = state_.k.text,
                  .error = state_.k.error};
        view.scheme.label = "Hash scheme";
        for (const settings::SchemeName& scheme : settings::schemes) {
            const bool selected = scheme.scheme == state_.now.parameters.scheme;
            view.scheme.options.push_back(
                {.label = std::string(scheme.label),
                 .selected = selected,
                 .command = Set{.setting = Setting::scheme, .value = std::string(scheme.id)}});
            if (selected) {
                view.scheme_rule = scheme.rule;
            }
        }
        view.key_shown = state_.now.parameters.scheme == model::Scheme::blake2b_double;
        if (view.key_shown) {
            view.key = {.label = "Key",
                        .help = "up to " + grouped(model::max_blake2b_key_bytes) +
                                " bytes; without one, leave it empty",
                        .text = state_.key.text,
                        .error = state_.key.error};
        }
        view.preset.label = "Start from";
        for (const Preset& preset : presets()) {
            view.preset.options.push_back({.label = std::string(preset.label),
                                           .selected = &preset == state_.now.preset,
                                           .command = LoadPreset{.id = std::string(preset.id)}});
        }
        return view;
    }

    const State& state_;
    const Shown& shown_;
    const ProbeTrace& trace_;
    std::string word_;
    std::uint32_t k_;
    bool is_add_;
    bool adding_;
    std::vector<std::uint64_t> not_yet_set_;  ///< by the add that is shown, at this step
};

/// Sentences for the ear, one after the other.
class Spoken {
public:
    void say(std::string_view part) {
        if (!part.empty()) {
            text_ += (text_.empty() ? "" : " ") + std::string(part);
        }
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

/// What happened, what the step does, and how it ends.
std::string live(const State& state, const SeeView& see) {
    Spoken spoken;
    spoken.say(state.spoken);
    if (!state.notice.said) {
        spoken.say(see.notice.text);
    }
    spoken.say(see.sentence);
    if (see.verdict.role != VerdictRole::none) {
        spoken.say(see.verdict.title + ".");
        spoken.say(see.verdict.truth);
    }
    return spoken.take();
}

/// What happened, and what came of it; nothing while a slider moves, which speaks for itself.
std::string live(const State& state, const TuneView& tune) {
    Spoken spoken;
    spoken.say(state.spoken);
    spoken.say(tune.notice.text);
    if (!state.tune.dragging) {
        spoken.say(tune.sentence);
    }
    return spoken.take();
}

/// What happened. Progress is not told while it goes on: the control that shows it is there to be
/// read.
std::string live(const State& state, const MeasureView& measure) {
    Spoken spoken;
    spoken.say(state.spoken);
    spoken.say(measure.notice.text);
    spoken.say(measure.lists.notice.text);
    return spoken.take();
}

std::string_view label_of(Screen screen) {
    switch (screen) {
        case Screen::see:
            return "See";
        case Screen::tune:
            return "Tune";
        case Screen::measure:
            return "Measure";
    }
    return {};
}

Choice screens_choice(Screen shown) {
    Choice choice{.label = "Screens", .help = {}, .options = {}};
    for (const Screen screen : screens) {
        choice.options.push_back({.label = std::string(label_of(screen)),
                                  .selected = screen == shown,
                                  .command = ShowScreen{.screen = screen}});
    }
    return choice;
}

}  // namespace

ViewState present(const State& state) {
    ViewState view;
    view.title = "Bloom Playground";
    view.screen = state.screen;
    view.screens = screens_choice(state.screen);
    switch (state.screen) {
        case Screen::see:
            view.see = Presenting(state).view();
            view.live = live(state, view.see);
            break;
        case Screen::tune:
            view.tune = present_tune(state.tune);
            // A refusal or a confirmation comes before what solving remarks.
            if (state.notice.role != NoticeRole::none) {
                view.tune.notice = {.role = state.notice.role, .text = state.notice.text};
            }
            view.live = live(state, view.tune);
            break;
        case Screen::measure:
            view.measure = present_measure(state.measure, state.tune);
            if (state.notice.role != NoticeRole::none) {
                view.measure.notice = {.role = state.notice.role, .text = state.notice.text};
            }
            view.live = live(state, view.measure);
            break;
    }
    view.link_problems = state.link_problems;
    view.dismiss = {.label = "Dismiss", .hint = "Put these messages away", .command = Dismiss{}};
    view.parts = state.parts;
    view.embed_action = {.label = "Embed…",
                         .hint = "Take this into a page of your own",
                         .command = Embed{}};
    view.embed = present_embed(state);
    lock_controls(view, state);
    return view;
}

const ChartView* find_chart(const ViewState& view, std::string_view id) {
    const CheckView& check = view.tune.check;
    if (check.chart_shown && check.chart.id == id) {
        return &check.chart;
    }
    const std::vector<ChartView>& charts =
        view.screen == Screen::measure ? view.measure.charts : view.tune.charts;
    const auto found = std::find_if(charts.begin(), charts.end(), [id](const ChartView& one) {
        return one.id == id;
    });
    return found == charts.end() ? nullptr : &*found;
}

}  // namespace bloom::presenter

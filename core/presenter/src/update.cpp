#include "update.hpp"

#include "embed_update.hpp"
#include "format.hpp"
#include "link.hpp"
#include "link_messages.hpp"
#include "listing_present.hpp"
#include "measure_map.hpp"
#include "measure_messages.hpp"
#include "measure_update.hpp"
#include "messages.hpp"
#include "number_input.hpp"
#include "scheme_check_messages.hpp"
#include "scheme_check_update.hpp"
#include "setting_names.hpp"
#include "settings.hpp"
#include "sort_few.hpp"
#include "tune_messages.hpp"
#include "tune_update.hpp"
#include "word_list.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <span>
#include <utility>

namespace bloom::presenter {
namespace {

constexpr std::size_t most_undo_steps = 500;
constexpr std::size_t most_asked = 1'000;

Word shared(std::string_view word) {
    return std::make_shared<const std::string>(word);
}

/// Needs parameters within the ranges of the figure, which always fit in memory.
Figure build(const model::Parameters& parameters, const std::vector<Word>& members) {
    auto filter = model::Filter::make(parameters);
    Figure figure{.filter = std::move(*filter), .attribution = {}, .index = {}};
    for (const Word& member : members) {
        figure.index.emplace(*member, figure.attribution.members());
        figure.filter.add(*member);
        figure.attribution.add(parameters, *member);
    }
    return figure;
}

Shown traced(const Figure& figure, model::Operation operation, Word word) {
    auto trace = std::make_shared<const model::ProbeTrace>(
        model::trace(figure.filter, figure.attribution, operation, *word));
    return {.word = std::move(word), .trace = std::move(trace)};
}

Moment opening_moment(const Preset& preset) {
    Moment moment{.preset = &preset,
                  .parameters = preset.parameters,
                  .chosen_k = preset.parameters.k,
                  .members = {},
                  .shown = {}};
    for (const std::string_view member : preset.members) {
        moment.members.push_back(shared(member));
    }
    return moment;
}

void ask_again(State& state) {
    for (Asked& asked : state.asked) {
        asked.is_member = state.figure.has_member(*asked.word);
        asked.passes = state.figure.filter.may_contain(*asked.word);
    }
}

/// Counts the query that is shown as asked once its verdict stands.
void note_if_asked(State& state) {
    const Shown& shown = state.now.shown;
    if (shown.trace->operation != model::Operation::query || !shown.at_end() || shown.searched ||
        state.figure.has_member(*shown.word) || state.asked.size() >= most_asked) {
        return;
    }
    const bool known =
        std::any_of(state.asked.begin(), state.asked.end(), [&shown](const Asked& asked) {
            return *asked.word == *shown.word;
        });
    if (!known) {
        state.asked.push_back({.word = shown.word,
                               .is_member = false,
                               .passes = shown.trace->verdict == model::Verdict::maybe});
    }
}

void go_to(State& state, std::uint32_t step) {
    state.now.shown.step = step;
    state.playing = state.playing && !state.now.shown.at_end();
    note_if_asked(state);
}

/// Plays what is shown from its start or, where nothing may move, goes to its end.
void play_from_start(State& state) {
    state.playing = state.motion;
    state.autoplay_left_ms.reset();
    go_to(state, state.motion ? 0 : state.now.shown.trace->reads);
}

void refuse(State& state, std::string message) {
    state.notice = {.role = NoticeRole::refusal, .text = std::move(message)};
}

void inform(State& state, std::string message) {
    state.notice = {.role = NoticeRole::information, .text = std::move(message)};
}

/// Brings all that depends on the filter in step with it.
void filter_changed(State& state) {
    state.m = {.text = grouped(state.now.parameters.m), .error = {}};
    state.k = {.text = grouped(state.now.parameters.k), .error = {}};
    state.key = {.text = std::string(state.now.parameters.key.bytes()), .error = {}};
    if (state.inspected && *state.inspected >= state.now.parameters.m) {
        state.inspected.reset();
    }
    ask_again(state);
    note_if_asked(state);
}

void remember(State& state) {
    state.redo.clear();
    state.undo.push_back(state.now);
    if (state.undo.size() > most_undo_steps) {
        state.undo.erase(state.undo.begin());
    }
}

void restore(State& state, Moment moment) {
    state.now = std::move(moment);
    state.figure = build(state.now.parameters, state.now.members);
    state.playing = false;
    filter_changed(state);
}

/// Asks the word that is shown again, of a filter that has changed, and goes to the verdict
/// unless the reader has not set out yet.
void query_shown_again(State& state) {
    const Shown before = std::move(state.now.shown);
    state.now.shown = traced(state.figure, model::Operation::query, before.word);
    state.now.shown.step = before.step == 0 ? 0 : state.now.shown.trace->reads;
    state.now.shown.searched = before.searched;
    state.playing = false;
    filter_changed(state);
}

/// Rebuilds the filter under other parameters, members kept.
void rebuild(State& state, const model::Parameters& parameters) {
    remember(state);
    state.now.parameters = parameters;
    state.figure = build(parameters, state.now.members);
    query_shown_again(state);
}

/// Puts a new member into the filter; what is shown is the caller's.
void insert(State& state, Word word) {
    state.figure.index.emplace(*word, state.figure.attribution.members());
    state.figure.filter.add(*word);
    state.figure.attribution.add(state.now.parameters, *word);
    state.now.members.push_back(std::move(word));
}

/// Whether a word can be taken. If not, it stands in the text field with the reason beside it.
bool takes(State& state, const std::string& word) {
    if (word.empty()) {
        refuse(state, messages::no_word());
        return false;
    }
    if (auto refusal = refusal_of(word)) {
        state.entry = word;
        state.spoken = std::move(*refusal);
        return false;
    }
    return true;
}

void open(State& state, const Preset& preset) {
    state.now = opening_moment(preset);
    state.figure = build(state.now.parameters, state.now.members);
    state.now.shown = traced(state.figure, model::Operation::query, shared(preset.opening));
    state.entry = preset.opening;
    state.asked.clear();
    state.inspected.reset();
    state.playing = false;
    filter_changed(state);
}

/// Opens a preset in place of what is there, and puts aside for undo what was asked of it.
void open_anew(State& state, const Preset& preset) {
    remember(state);
    state.undo.back().asked = std::move(state.asked);
    open(state, preset);
}

using DraftMember = Draft State::*;

/// Keeps what was typed, with the reason beside it, and the last good value in force.
void refuse_draft(State& state, DraftMember draft, const std::string& typed, std::string error) {
    state.spoken = error;
    state.*draft = {.text = typed, .error = std::move(error)};
}

void set_number(State& state, DraftMember draft, const Set& set) {
    const bool is_m = set.setting == Setting::m;
    const WholeNumber number =
        read_count(set.value, is_m ? "m" : "k", 1, is_m ? most_bits_drawn : most_hashes_drawn);
    model::Parameters parameters = state.now.parameters;
    const bool too_many =
        !is_m && number.value && *number.value > model::most_hashes(parameters.scheme);
    if (!number.value || too_many) {
        refuse_draft(state,
                     draft,
                     set.value,
                     too_many ? messages::single_function() : number.error);
        return;
    }
    if (is_m) {
        parameters.m = *number.value;
    } else {
        parameters.k = static_cast<std::uint32_t>(*number.value);
    }
    if (parameters == state.now.parameters) {
        state.*draft = {.text = grouped(*number.value), .error = {}};
    } else {
        rebuild(state, parameters);
        state.now.chosen_k = is_m ? state.now.chosen_k : parameters.k;
    }
}

/// Takes as many of the chosen hash functions as the scheme has.
void set_scheme(State& state, model::Scheme scheme) {
    if (scheme == state.now.parameters.scheme) {
        return;
    }
    model::Parameters parameters = state.now.parameters;
    parameters.scheme = scheme;
    parameters.k = std::min(state.now.chosen_k, model::most_hashes(scheme));
    rebuild(state, parameters);
    if (parameters.k != state.now.chosen_k) {
        inform(state, messages::k_set_aside(state.now.chosen_k));
    }
}

void set_key(State& state, const std::string& given) {
    if (const auto refusal = refusal_of_key(given)) {
        refuse_draft(state, &State::key, given, *refusal);
        return;
    }
    model::Parameters parameters = state.now.parameters;
    parameters.key = *model::HashKey::make(given);
    if (parameters == state.now.parameters) {
        state.key = {.text = given, .error = {}};
    } else {
        rebuild(state, parameters);
    }
}

template <class Value>
void set_named(State& state, std::string_view kind, std::string_view given, const Value& apply) {
    if (!apply(trimmed(given))) {
        refuse(state, messages::no_such(kind, shown_word(given), settings::known(kind)));
    }
}

using Problems = std::vector<std::string>;

/// Takes the parameters of a filter that a link names over.
void link_parameters(Moment& moment, const Link& link, Problems& problems) {
    model::Parameters& parameters = moment.parameters;
    const auto count = [&link, &problems](std::string_view name, std::uint64_t most) {
        const std::string* text = link.given(name);
        WholeNumber number = text != nullptr ? read_count(*text, name, 1, most) : WholeNumber{};
        if (!number.error.empty()) {
            problems.push_back(std::move(number.error));
        }
        return number.value;
    };
    if (const std::string* scheme = link.given("scheme")) {
        const auto named = settings::scheme_named(*scheme);
        if (!named) {
            problems.push_back(
                messages::no_such("scheme", shown_word(*scheme), settings::known("scheme")));
        }
        parameters.scheme = named.value_or(parameters.scheme);
    }
    parameters.m = count("m", most_bits_drawn).value_or(parameters.m);
    moment.chosen_k =
        static_cast<std::uint32_t>(count("k", most_hashes_drawn).value_or(moment.chosen_k));
    parameters.k = std::min(moment.chosen_k, model::most_hashes(parameters.scheme));
    if (const std::string* key = link.find("key")) {
        if (const auto refusal = refusal_of_key(*key)) {
            problems.push_back(link_messages::refused("key", *refusal));
        } else {
            parameters.key = *model::HashKey::make(*key);
        }
    }
}

/// The word of a link under that name, if it can be taken.
const std::string* linked_word(const Link& link, std::string_view name, Problems& problems) {
    const std::string* word = link.given(name);
    const auto refusal = word != nullptr ? refusal_of(*word) : std::nullopt;
    if (refusal) {
        problems.push_back(link_messages::refused(name, *refusal));
    }
    return refusal ? nullptr : word;
}

/// Shows what a link asks: an addition, a query or, of a filter that has changed, again what was
/// shown.
void link_shown(Moment& moment, const Link& link, bool has_changed, Problems& problems) {
    Figure figure = build(moment.parameters, moment.members);
    if (const std::string* word = linked_word(link, "add", problems)) {
        const bool again = figure.has_member(*word);
        if (!again && moment.members.size() >= most_members) {
            problems.push_back(
                link_messages::refused("add", messages::too_many_members(most_members)));
        } else {
            moment.shown = traced(figure, model::Operation::add, shared(*word));
            moment.shown.again = again;
            if (!again) {
                moment.members.push_back(moment.shown.word);
            }
        }
    } else if (const std::string* asked = linked_word(link, "query", problems)) {
        moment.shown = traced(figure, model::Operation::query, shared(*asked));
    } else if (has_changed || !moment.shown.trace) {
        const Shown before = std::move(moment.shown);
        moment.shown = traced(figure,
                              model::Operation::query,
                              before.word ? before.word : shared(moment.preset->opening));
        moment.shown.step = before.step == 0 ? 0 : moment.shown.trace->reads;
        moment.shown.searched = before.searched;
    }
    if (const std::string* step = link.given("step")) {
        WholeNumber number = read_count(*step, "step", 0, moment.shown.trace->reads);
        if (number.value) {
            moment.shown.step = static_cast<std::uint32_t>(*number.value);
        } else {
            problems.push_back(std::move(number.error));
        }
    }
}

bool is_same_filter(const Moment& a, const Moment& b) {
    return a.preset == b.preset && a.parameters == b.parameters && a.chosen_k == b.chosen_k &&
           a.members == b.members;
}

/// What a link makes of a moment.
Moment linked(Moment moment, const Link& link, Problems& problems) {
    const Moment before = moment;
    if (const std::string* id = link.given("preset")) {
        const Preset* preset = find_preset(*id);
        if (preset != nullptr) {
            moment = opening_moment(*preset);
        } else {
            problems.push_back(
                messages::no_such("preset", shown_word(*id), settings::known("preset")));
        }
    }
    link_parameters(moment, link, problems);
    if (const std::string* list = link.find("words")) {
        moment.members.clear();
        for (const std::string& word : words_of(*list, problems)) {
            moment.members.push_back(shared(word));
        }
    }
    link_shown(moment, link, !is_same_filter(moment, before), problems);
    return moment;
}

/// What each command does.
struct Updating {
    State& state;

    void operator()(const AddWord& command) const {
        if (!takes(state, command.word)) {
            return;
        }
        const bool again = state.figure.has_member(command.word);
        if (!again && state.now.members.size() >= most_members) {
            refuse(state, messages::too_many_members(most_members));
            return;
        }
        Word word = shared(command.word);
        Shown shown = traced(state.figure, model::Operation::add, word);
        shown.again = again;
        if (again) {
            inform(state, messages::already_in(shown_word(command.word)));
        } else {
            remember(state);
            insert(state, std::move(word));
        }
        state.now.shown = std::move(shown);
        filter_changed(state);
        play_from_start(state);
    }

    void operator()(const QueryWord& command) const {
        if (takes(state, command.word)) {
            state.now.shown = traced(state.figure, model::Operation::query, shared(command.word));
            play_from_start(state);
        }
    }

    void operator()(const PrepareQuery& command) const { prepare(command.word, false); }

    void operator()(const PrepareFound& command) const { prepare(command.word, true); }

    void operator()(const TypeWord& command) const {
        state.entry = command.text;
        state.spoken = refusal_of(trimmed(command.text)).value_or("");
    }

    void operator()(const Set& command) const {
        if (is_measured(command.setting)) {
            const std::string refusal = measure_set(state.measure, command.setting, command.value);
            if (!refusal.empty()) {
                refuse(state, refusal);
            }
            const auto refused = state.measure.refused.find(command.setting);
            if (refused != state.measure.refused.end()) {
                state.spoken = refused->second.error;
            }
            return;
        }
        if (is_tuned(command.setting)) {
            const std::string refusal = tune_set(state.tune, command.setting, command.value);
            if (!refusal.empty()) {
                refuse(state, refusal);
            }
            speak_refusal_of(command.setting);
            return;
        }
        switch (command.setting) {
            case Setting::m:
                set_number(state, &State::m, command);
                break;
            case Setting::k:
                set_number(state, &State::k, command);
                break;
            case Setting::scheme:
                set_named(state, "scheme", command.value, [this](std::string_view given) {
                    const auto scheme = settings::scheme_named(given);
                    if (scheme) {
                        set_scheme(state, *scheme);
                    }
                    return scheme.has_value();
                });
                break;
            case Setting::key:
                set_key(state, command.value);
                break;
            case Setting::speed:
                set_named(state, "speed", command.value, [this](std::string_view given) {
                    const auto speed = settings::speed_named(given);
                    state.speed_percent = speed.value_or(state.speed_percent);
                    return speed.has_value();
                });
                break;
            case Setting::motion:
                set_named(state, "motion", command.value, [this](std::string_view given) {
                    const auto motion = settings::switch_named(given);
                    state.motion = motion.value_or(state.motion);
                    if (!state.motion && state.playing) {
                        go_to(state, state.now.shown.trace->reads);
                    }
                    return motion.has_value();
                });
                break;
            case Setting::bytes:
                set_named(state, "bytes", command.value, [this](std::string_view given) {
                    const auto shown = settings::switch_named(given);
                    state.bytes_shown = shown.value_or(state.bytes_shown);
                    return shown.has_value();
                });
                break;
            case Setting::code:
                set_named(state, "code", command.value, [this](std::string_view given) {
                    const auto shown = settings::switch_named(given);
                    state.code.shown = shown.value_or(state.code.shown);
                    return shown.has_value();
                });
                break;
            case Setting::controls:
                set_flags("controls", names::parts, command.value, state.parts);
                break;
            case Setting::lock:
                set_flags("lock", names::locks, command.value, state.locks);
                break;
            case Setting::language:
                set_named(state, "language", command.value, [this](std::string_view given) {
                    const auto language = settings::language_named(given);
                    state.code.language = language.value_or(state.code.language);
                    return language.has_value();
                });
                break;
            default:
                break;
        }
    }

    void operator()(const Copied& command) const {
        if (command.what.empty()) {
            state.code.copied = command.done;
        } else {
            state.embed.copied = command.what;
            state.embed.is_done = command.done;
        }
        state.spoken = messages::copied(command.done);
    }

    void operator()(const LoadPreset& command) const {
        set_named(state, "preset", command.id, [this](std::string_view given) {
            const Preset* preset = find_preset(given);
            if (preset != nullptr) {
                open_anew(state, *preset);
            }
            return preset != nullptr;
        });
    }

    void operator()(const AddFromList& command) const {
        std::vector<Word> fresh;
        for (const std::string_view word : word_list()) {
            if (fresh.size() < command.count && !state.figure.has_member(word)) {
                fresh.push_back(shared(word));
            }
        }
        if (fresh.empty()) {
            refuse(state,
                   command.count == 0 ? messages::nothing_to("add") : messages::list_exhausted());
            return;
        }
        if (state.now.members.size() + fresh.size() > most_members) {
            refuse(state, messages::too_many_members(most_members));
            return;
        }
        remember(state);
        std::vector<std::string> names;
        for (Word& word : fresh) {
            names.push_back(*word);
            insert(state, std::move(word));
        }
        query_shown_again(state);
        inform(state, messages::added_from_list(names));
    }

    void operator()(const FindFalsePositive& /*command*/) const {
        const std::span<const std::string_view> list = word_list();
        const auto shown = std::find(list.begin(), list.end(), *state.now.shown.word);
        const std::size_t start =
            shown == list.end() ? 0 : static_cast<std::size_t>(shown - list.begin()) + 1;
        std::uint64_t asked = 0;
        std::uint64_t passed = 0;
        std::string_view found;
        std::string_view nearest;
        std::uint32_t least_lacking = model::max_hashes + 1;
        for (std::size_t at = 0; at < list.size(); ++at) {
            const std::string_view word = list[(start + at) % list.size()];
            if (state.figure.has_member(word)) {
                continue;
            }
            ++asked;
            const std::uint32_t lacking = bits_lacking(word);
            passed += lacking == 0 ? 1U : 0U;
            if (lacking == 0 && found.empty()) {
                found = word;
            }
            if (lacking < least_lacking) {
                least_lacking = lacking;
                nearest = word;
            }
        }
        if (asked == 0) {
            refuse(state, messages::nothing_to_search());
            return;
        }
        const std::string_view word = found.empty() ? nearest : found;
        state.now.shown = traced(state.figure, model::Operation::query, shared(word));
        state.now.shown.step = state.now.shown.trace->reads;
        state.now.shown.searched = true;
        state.playing = false;
        inform(state,
               found.empty() ? messages::nearest_miss(word, least_lacking, asked)
                             : messages::found_false_positive(word, passed, asked));
    }

    void operator()(const Inspect& command) const {
        if (command.position && *command.position >= state.now.parameters.m) {
            refuse(state,
                   messages::no_such_cell(grouped(*command.position), state.now.parameters.m));
            return;
        }
        state.inspected = command.position;
    }

    void operator()(const Undo& /*command*/) const {
        if (on_plan()) {
            tell(tune_undo(state.tune), messages::undone(), messages::nothing_to("undo"));
            return;
        }
        travel(state.undo, state.redo, "undo", messages::undone());
    }

    void operator()(const Redo& /*command*/) const {
        if (on_plan()) {
            tell(tune_redo(state.tune), messages::redone(), messages::nothing_to("redo"));
            return;
        }
        travel(state.redo, state.undo, "redo", messages::redone());
    }

    void operator()(const Reset& /*command*/) const {
        if (on_plan()) {
            tune_reset(state.tune);
            if (state.screen == Screen::measure) {
                state.measure.inputs = state.measure.home;
                state.measure.refused.clear();
            }
            inform(state, messages::reset_done());
            return;
        }
        if (const auto home = state.now.home) {
            put_aside();
            restore_anew(*home);
        } else {
            open_anew(state, *state.now.preset);
        }
        state.speed_percent = 100;
        state.bytes_shown = false;
        inform(state, messages::reset_done());
    }

    void operator()(const Play& /*command*/) const {
        state.autoplay_left_ms.reset();
        if (state.now.shown.at_end() || !state.motion) {
            play_from_start(state);
        } else {
            state.playing = true;
        }
    }

    void operator()(const Pause& /*command*/) const {
        state.playing = false;
        if (state.screen == Screen::measure) {
            tell(pause_run(state.measure),
                 measure_messages::paused(),
                 messages::nothing_to("pause"));
        }
    }

    void operator()(const Tick& /*command*/) const {
        if (state.playing) {
            state.notice.said = true;
            go_to(state, state.now.shown.step + 1);
            if (state.autoplay_left_ms) {
                const std::uint32_t tick = tick_ms(state);
                *state.autoplay_left_ms -= std::min(tick, *state.autoplay_left_ms);
                state.playing = state.playing && *state.autoplay_left_ms >= tick;
            }
        }
    }

    void operator()(const ToStart& /*command*/) const { walk_to(0); }

    void operator()(const StepBack& /*command*/) const {
        walk_to(state.now.shown.step - (state.now.shown.step > 0 ? 1U : 0U));
    }

    void operator()(const StepForward& /*command*/) const {
        walk_to(state.now.shown.step + (state.now.shown.at_end() ? 0U : 1U));
    }

    void operator()(const ToEnd& /*command*/) const { walk_to(state.now.shown.trace->reads); }

    void operator()(const ShowScreen& command) const {
        state.screen = command.screen;
        state.playing = false;
    }

    void operator()(const Drag& command) const {
        if (has_slider(command.quantity)) {
            tune_drag(state.tune, command);
        }
    }

    void operator()(const Drop& /*command*/) const { tune_drop(state.tune); }

    void operator()(const Nudge& command) const {
        if (has_slider(command.quantity)) {
            tune_nudge(state.tune, command);
            speak_refusal_of(command.quantity);
        }
    }

    void operator()(const ToggleTable& command) const {
        if (!tune_toggle_table(state.tune, command.chart)) {
            refuse(state, tune_messages::no_such_chart(shown_word(command.chart)));
        }
    }

    void operator()(const AimCrosshair& command) const {
        if (!tune_aim(state.tune, command)) {
            refuse(state, tune_messages::no_such_chart(shown_word(command.chart)));
        }
    }

    void operator()(const OpenLink& command) const { take_link(command.link, true); }

    void operator()(const AmendLink& command) const { take_link(command.link, false); }

    void operator()(const Dismiss& /*command*/) const { state.link_problems.clear(); }

    void operator()(const Embed& command) const {
        const std::string refusal = embed_update(state, command.what);
        if (!refusal.empty()) {
            refuse(state, refusal);
        }
    }

    void operator()(const SeeFilter& /*command*/) const {
        const Tuned& tuned = state.tune.now;
        if (tuned.k > most_hashes_drawn) {
            refuse(state, tune_messages::too_many_hashes_to_draw(tuned.k, most_hashes_drawn));
            return;
        }
        // Bits and words shrink alike, so that the rate stays about the same.
        constexpr double most_words = 2'000;
        const auto bits = static_cast<double>(tuned.m);
        const auto items = static_cast<double>(tuned.n);
        const double scale =
            std::min({1.0, static_cast<double>(most_bits_drawn) / bits, most_words / items});
        const auto scaled = [scale](double value) {
            return static_cast<std::uint64_t>(std::max(1.0, std::round(value * scale)));
        };
        remember(state);
        state.now.parameters.m = scaled(bits);
        state.now.chosen_k = tuned.k;
        state.now.parameters.k = std::min(tuned.k, model::most_hashes(state.now.parameters.scheme));
        state.now.members = first_words(scaled(items));
        state.figure = build(state.now.parameters, state.now.members);
        query_shown_again(state);
        state.screen = Screen::see;
        if (scale < 1) {
            inform(state,
                   tune_messages::scaled_down(state.now.parameters.m,
                                              state.now.members.size(),
                                              bits / items));
        } else if (state.now.parameters.k != tuned.k) {
            inform(state, messages::k_set_aside(tuned.k));
        }
    }

    void operator()(const TuneFilter& /*command*/) const {
        tune_filter(state.tune,
                    state.now.parameters.m,
                    std::max<std::uint64_t>(1, state.now.members.size()),
                    state.now.parameters.k);
        state.screen = Screen::tune;
        state.playing = false;
    }

    void operator()(const CheckSchemes& /*command*/) const {
        state.screen = Screen::tune;
        state.playing = false;
        std::string refusal = refusal_of_check(state.tune.now);
        if (!refusal.empty()) {
            refuse(state, std::move(refusal));
            return;
        }
        start_check(state.tune);
        state.spoken = check_messages::started();
    }

    void operator()(const Run& /*command*/) const {
        state.screen = Screen::measure;
        state.playing = false;
        const std::string refusal = start_run(state.measure, state.tune.now);
        if (!refusal.empty()) {
            refuse(state, refusal);
            return;
        }
        state.spoken = measure_messages::started(state.measure.run->work.plan());
    }

    void operator()(const Resume& /*command*/) const {
        tell(resume_run(state.measure),
             measure_messages::resumed(),
             messages::nothing_to("resume"));
    }

    void operator()(const Cancel& /*command*/) const {
        if (state.screen != Screen::measure && cancel_check(state.tune)) {
            state.spoken = check_messages::cancelled(state.tune.check->work.results().size());
            return;
        }
        tell(cancel_measurement(state.measure),
             measure_messages::cancelled(),
             messages::nothing_to("cancel"));
    }

    void operator()(const MoveMap& command) const {
        if (!move_map(state.measure, command)) {
            refuse(state, measure_messages::nothing_to_map());
        }
    }

private:
    /// Whether the screen that is shown has the filter that is tuned.
    [[nodiscard]] bool on_plan() const { return state.screen != Screen::see; }

    [[nodiscard]] bool is_measured(Setting setting) const {
        switch (setting) {
            case Setting::scheme:
                return state.screen == Screen::measure;
            case Setting::queries:
            case Setting::seed:
            case Setting::filters:
            case Setting::checkpoints:
                return true;
            default:
                return false;
        }
    }

    /// m and k belong to the screen that is shown; the visualizer's other settings to it alone.
    [[nodiscard]] bool is_tuned(Setting setting) const {
        switch (setting) {
            case Setting::m:
            case Setting::k:
                return on_plan();
            case Setting::scheme:
            case Setting::key:
            case Setting::speed:
            case Setting::motion:
            case Setting::bytes:
            case Setting::code:
            case Setting::language:
            case Setting::controls:
            case Setting::lock:
                return false;
            default:
                return true;
        }
    }

    template <class Table, class Flags>
    void set_flags(std::string_view kind,
                   const Table& table,
                   std::string_view list,
                   Flags& flags) const {
        const std::string refusal = read_flags(table, kind, list, flags);
        if (!refusal.empty()) {
            refuse(state, refusal);
        }
    }

    /// Puts what was asked aside with the moment that undo brings back.
    void put_aside() const {
        remember(state);
        state.undo.back().asked = std::move(state.asked);
    }

    /// Goes to a moment in which nothing was asked yet.
    void restore_anew(const Moment& moment) const {
        const auto home = state.now.home;
        state.asked.clear();
        state.inspected.reset();
        restore(state, moment);
        state.now.home = home;
        state.entry = *moment.shown.word;
    }

    void take_link(const std::string& text, bool anew) const {
        Link link = read_link(text);
        Problems problems = std::move(link.problems);
        state.link_problems.clear();
        if (text.size() <= max_link_bytes) {
            state.playing = false;
            apply_link(link, anew, problems);
        }
        if (!problems.empty()) {
            state.spoken =
                problems.size() == 1 ? problems.front() : link_messages::several(problems.size());
        }
        state.link_problems = std::move(problems);
    }

    void apply_link(const Link& link, bool anew, Problems& problems) const {
        const auto screen = screen_of(link, anew, problems);
        state.screen = screen;
        Link on_see = link;
        Link on_plan = link;
        Link on_measure = link;
        for (const std::string_view name : {"m", "k"}) {
            (screen == Screen::see ? on_plan : on_see).drop(name);
        }
        (screen == Screen::measure ? on_see : on_measure).drop("scheme");
        if (screen == Screen::see ||
            on_see.has_one_of({"preset", "scheme", "key", "words", "query", "add", "step"})) {
            link_see(on_see, anew, problems);
        }
        if (screen != Screen::see || on_plan.has_one_of({"n",
                                                         "p",
                                                         "actual",
                                                         "item",
                                                         "lookup",
                                                         "probe",
                                                         "absent",
                                                         "solve",
                                                         "size",
                                                         "scale"})) {
            tune_link(state.tune, on_plan, anew, problems);
        }
        if (screen == Screen::measure ||
            on_measure.has_one_of({"queries", "seed", "filters", "checkpoints"})) {
            measure_link_opened(state.measure, on_measure, anew, problems);
        }
        link_settings(link, anew, problems);
        if (anew && screen == Screen::measure && problems.empty() &&
            link.given("screen") == nullptr && link.given("queries") != nullptr) {
            (*this)(Run{});
        }
        link_autoplay(link, problems);
    }

    /// The screen that a link is about: the one that it names, or the one that what it names is on.
    [[nodiscard]] Screen screen_of(const Link& link, bool anew, Problems& problems) const {
        if (const std::string* given = link.given("screen")) {
            for (const Screen screen : screens) {
                if (name(screen) == *given) {
                    return screen;
                }
            }
            problems.push_back(
                messages::no_such("screen", shown_word(*given), "see, tune or measure"));
        }
        return !anew                                                            ? state.screen
               : link.has_one_of({"preset", "words", "query", "add", "step"})   ? Screen::see
               : link.has_one_of({"queries", "seed", "filters", "checkpoints"}) ? Screen::measure
               : link.has_one_of({"n", "p"})                                    ? Screen::tune
                                                                                : Screen::see;
    }

    void link_see(const Link& link, bool anew, Problems& problems) const {
        const bool is_fresh = state.undo.empty() && state.redo.empty();
        Moment home = opening_moment(anew ? presets().front() : *state.now.preset);
        if (!anew && state.now.home) {
            home = *state.now.home;
        }
        Problems told_already;
        home = linked(std::move(home), link, anew ? problems : told_already);
        Moment next = anew ? home : linked(state.now, link, problems);
        next.home = std::make_shared<const Moment>(std::move(home));
        if (anew) {
            if (!is_fresh) {
                put_aside();
            }
            restore_anew(next);
        } else {
            if (!is_same_filter(next, state.now)) {
                remember(state);
            }
            restore(state, next);
        }
        state.now.home = next.home;
    }

    /// The settings that belong to no screen.
    void link_settings(const Link& link, bool anew, Problems& problems) const {
        if (anew) {
            state.bytes_shown = false;
            state.code.shown = false;
            state.parts = {};
            state.locks = {};
        }
        for (const Setting setting : {Setting::speed,
                                      Setting::bytes,
                                      Setting::code,
                                      Setting::language,
                                      Setting::controls,
                                      Setting::lock}) {
            if (const std::string* value = link.given(name(setting))) {
                (*this)(Set{.setting = setting, .value = *value});
                if (state.notice.role == NoticeRole::refusal) {
                    problems.push_back(std::move(state.notice.text));
                    state.notice = {};
                }
            }
        }
    }

    /// Plays what is shown, where anything may move, though never for long by itself.
    void link_autoplay(const Link& link, Problems& problems) const {
        const std::string* given = link.find("autoplay");
        if (given == nullptr || *given == "off") {
            return;
        }
        if (!given->empty() && *given != "on" && *given != "autoplay" && *given != "true") {
            problems.push_back(messages::no_such("autoplay", shown_word(*given), "on or off"));
            return;
        }
        constexpr std::uint32_t longest_ms = 5'000;
        state.playing = state.motion && state.screen == Screen::see && !state.now.shown.at_end() &&
                        tick_ms(state) <= longest_ms;
        state.autoplay_left_ms = longest_ms;
    }

    void speak_refusal_of(Setting setting) const {
        const auto refused = state.tune.refused.find(setting);
        if (refused != state.tune.refused.end()) {
            state.spoken = refused->second.error;
        }
    }

    void tell(bool done, std::string what, std::string else_what) const {
        if (done) {
            inform(state, std::move(what));
        } else {
            refuse(state, std::move(else_what));
        }
    }

    /// So many members: those that are in already, in their order, then words of the list.
    [[nodiscard]] std::vector<Word> first_words(std::uint64_t count) const {
        const auto wanted = static_cast<std::size_t>(count);
        std::vector<Word> words = state.now.members;
        words.resize(std::min(words.size(), wanted));
        for (const std::string_view word : word_list()) {
            if (words.size() < wanted && !state.figure.has_member(word)) {
                words.push_back(shared(word));
            }
        }
        return words;
    }

    void prepare(const std::string& word, bool searched) const {
        if (takes(state, word)) {
            state.now.shown = traced(state.figure, model::Operation::query, shared(word));
            state.now.shown.searched = searched;
            state.playing = false;
        }
    }

    void walk_to(std::uint32_t step) const {
        state.playing = false;
        go_to(state, step);
    }

    /// How many different bits of `word` are 0.
    [[nodiscard]] std::uint32_t bits_lacking(std::string_view word) const {
        std::array<std::uint64_t, model::max_hashes> room{};
        const std::span<std::uint64_t> own(room.data(), state.now.parameters.k);
        model::positions(state.now.parameters, word, own);
        const auto clear = std::partition(own.begin(), own.end(), [this](std::uint64_t position) {
            return state.figure.filter.bits().test(position);
        });
        sort_few(clear, own.end(), std::less<>());
        return static_cast<std::uint32_t>(std::unique(clear, own.end()) - clear);
    }

    void travel(std::vector<Moment>& from,
                std::vector<Moment>& to,
                std::string_view what,
                std::string done) const {
        if (from.empty()) {
            refuse(state, messages::nothing_to(what));
            return;
        }
        Moment moment = std::move(from.back());
        from.pop_back();
        if (moment.asked) {
            state.now.asked = std::move(state.asked);
            state.asked = *std::exchange(moment.asked, std::nullopt);
        }
        to.push_back(std::move(state.now));
        restore(state, std::move(moment));
        inform(state, std::move(done));
    }
};

/// Commands of the clock and the pointer, which leave what was last said standing.
bool keeps_notice(const Command& command) {
    return std::holds_alternative<Tick>(command) || std::holds_alternative<TypeWord>(command) ||
           std::holds_alternative<Inspect>(command);
}

}  // namespace

State opening_state() {
    const Preset& preset = presets().front();
    State state{.tune = opening_tune_state(),
                .measure = {},
                .now = {},
                .figure = build(preset.parameters, {}),
                .undo = {},
                .redo = {},
                .asked = {},
                .entry = {},
                .m = {},
                .k = {},
                .key = {},
                .notice = {},
                .spoken = {},
                .inspected = {}};
    open(state, preset);
    return state;
}

State update(State state, const Command& command) {
    if (!keeps_notice(command)) {
        state.notice = {};
        state.code.copied.reset();
        state.embed.is_done.reset();
    }
    state.spoken.clear();
    std::visit(Updating{state}, command);
    return state;
}

}  // namespace bloom::presenter

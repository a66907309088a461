#include "tune_update.hpp"

#include "format.hpp"
#include "measure_charts.hpp"
#include "messages.hpp"
#include "model/sizing.hpp"
#include "number_input.hpp"
#include "setting_names.hpp"
#include "tune_charts.hpp"
#include "tune_messages.hpp"
#include "tune_names.hpp"
#include "tune_slider.hpp"
#include "tune_solve.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bloom::presenter {
namespace {

constexpr std::size_t most_undo_steps = 500;
constexpr std::uint64_t most_item_bytes = 1'000'000'000;

void remember(TuneState& state) {
    state.redo.clear();
    state.undo.push_back(state.now);
    if (state.undo.size() > most_undo_steps) {
        state.undo.erase(state.undo.begin());
    }
}

/// Solves and takes over. Returns why there is no solution; then nothing has changed.
std::string take(TuneState& state, const Tuned& wanted) {
    Solution solution = solve(wanted);
    if (!solution.error.empty()) {
        return std::move(solution.error);
    }
    state.remark = std::move(solution.remark);
    if (!(solution.tuned == state.now)) {
        if (!state.dragging) {
            remember(state);
        }
        state.now = solution.tuned;
    }
    return {};
}

/// The same for a quantity: what can't be solved is refused beside its control.
void take_for(TuneState& state, const Tuned& wanted, Setting quantity, std::string text) {
    std::string error = take(state, wanted);
    if (error.empty()) {
        state.refused.erase(quantity);
    } else {
        state.refused[quantity] = {.text = std::move(text), .error = std::move(error)};
    }
}

/// Makes a quantity one of the given ones.
void make_given(Tuned& wanted, Setting quantity) {
    const Unknown unknown = wanted.unknown;
    if (quantity == Setting::p && unknown == Unknown::p) {
        wanted.unknown = Unknown::m_and_k;
    } else if ((quantity == Setting::n && unknown == Unknown::n) ||
               (quantity == Setting::m && (unknown == Unknown::m || unknown == Unknown::m_and_k)) ||
               (quantity == Setting::k && (unknown == Unknown::k || unknown == Unknown::m_and_k))) {
        wanted.unknown = Unknown::p;
    }
}

/// Puts a value that has been checked where it belongs.
void put(Tuned& wanted, Setting quantity, double value) {
    switch (quantity) {
        case Setting::n:
            wanted.n = static_cast<std::uint64_t>(value);
            break;
        case Setting::m:
            wanted.m = static_cast<std::uint64_t>(value);
            break;
        case Setting::k:
            wanted.k = static_cast<std::uint32_t>(value);
            break;
        case Setting::p:
            wanted.p = value;
            break;
        case Setting::actual:
            wanted.load = value;
            break;
        case Setting::item:
            wanted.item_bytes = static_cast<std::uint64_t>(value);
            break;
        case Setting::lookup:
            wanted.lookup = value;
            break;
        case Setting::probe:
            wanted.probe = value;
            break;
        default:
            wanted.absent = value;
            break;
    }
}

/// Where a quantity stands, in the unit of its slider.
double value_of(const Tuned& tuned, Setting quantity) {
    switch (quantity) {
        case Setting::n:
            return static_cast<double>(tuned.n);
        case Setting::m:
            return static_cast<double>(tuned.m);
        case Setting::k:
            return tuned.k;
        case Setting::p:
            return tuned.p;
        default:
            return tuned.load;
    }
}

RealNumber as_real(const WholeNumber& number) {
    // All counts are below 2⁵³: nothing is lost.
    return {
        .value = number.value ? std::optional(static_cast<double>(*number.value)) : std::nullopt,
        .error = number.error};
}

RealNumber read(const Tuned& now, Setting quantity, std::string_view text) {
    switch (quantity) {
        case Setting::n:
            return as_real(read_count(text, "n", 1, most_tuned));
        case Setting::m:
            return as_real(read_bits(text, "m", 1, most_tuned));
        case Setting::k:
            return as_real(read_count(text, "k", 1, most_tuned_hashes));
        case Setting::p:
            return read_rate(text, "p");
        case Setting::actual: {
            if (const auto load = read_multiple(text)) {
                return {.value = load, .error = {}};
            }
            RealNumber items = as_real(read_count(text, "The number of items", 1, most_tuned));
            if (items.value) {
                *items.value /= static_cast<double>(now.n);
            }
            return items;
        }
        case Setting::item:
            return as_real(read_count(text, "The size of an item", 1, most_item_bytes));
        case Setting::lookup:
            return read_duration(text, "A lookup");
        case Setting::probe:
            return read_duration(text, "Asking the filter");
        default:
            return read_share(text, "The share of absent keys");
    }
}

void set_quantity(TuneState& state, Setting quantity, std::string_view text) {
    RealNumber number = read(state.now, quantity, text);
    if (!number.value) {
        state.refused[quantity] = {.text = std::string(text), .error = std::move(number.error)};
        return;
    }
    Tuned wanted = state.now;
    put(wanted, quantity, *number.value);
    make_given(wanted, quantity);
    take_for(state, wanted, quantity, std::string(text));
}

bool travel(TuneState& state, std::vector<Tuned>& from, std::vector<Tuned>& to) {
    if (from.empty()) {
        return false;
    }
    to.push_back(state.now);
    state.now = from.back();
    from.pop_back();
    state.refused.clear();
    state.remark = solve(state.now).remark;
    state.dragging = false;
    return true;
}

template <class Table, class Apply>
std::string set_choice(const Table& table,
                       std::string_view kind,
                       std::string_view text,
                       const Apply& apply) {
    const auto value = names::value_named(table, trimmed(text));
    if (!value) {
        return messages::no_such(kind, shown_word(text), names::alternatives(table));
    }
    return apply(*value);
}

using Problems = std::vector<std::string>;

/// Which quantities are worked out when those of a link are given: the well-known calculator's rule,
/// and for what it leaves open that of the opening.
Unknown unknown_of(bool n, bool m, bool k, bool p) {
    if (m && p) {
        return n ? (k ? Unknown::p : Unknown::k) : Unknown::n;
    }
    return p ? (k ? Unknown::m : Unknown::m_and_k) : m || k ? Unknown::p : Unknown::m_and_k;
}

/// Gives quantities of a link, and tells which it gives.
class Giving {
public:
    Giving(Tuned& wanted, const Link& link, Problems& problems)
        : wanted_(wanted),
          link_(link),
          problems_(problems) {}

    bool give(Setting quantity) {
        const std::string* text = link_.given(name(quantity));
        if (text == nullptr) {
            return false;
        }
        RealNumber number = read(wanted_, quantity, *text);
        if (!number.value) {
            problems_.push_back(std::move(number.error));
            return false;
        }
        put(wanted_, quantity, *number.value);
        return true;
    }

    template <class Table, class Value>
    bool choose(const Table& table, std::string_view kind, Value& value) {
        const std::string* text = link_.given(kind);
        if (text == nullptr) {
            return false;
        }
        std::string error = set_choice(table, kind, *text, [&value](Value chosen) {
            value = chosen;
            return std::string{};
        });
        if (!error.empty()) {
            problems_.push_back(std::move(error));
            return false;
        }
        return true;
    }

private:
    Tuned& wanted_;
    const Link& link_;
    Problems& problems_;
};

/// What a link makes of a filter, not solved yet; if `anew`, what it leaves blank is worked out.
Tuned linked(Tuned wanted, const Link& link, bool anew, bool& linear, Problems& problems) {
    Giving giving(wanted, link, problems);
    const bool n = giving.give(Setting::n);
    const bool m = giving.give(Setting::m);
    const bool k = giving.give(Setting::k);
    const bool p = giving.give(Setting::p);
    if (anew) {
        wanted.unknown = unknown_of(n, m, k, p);
        if (m && !k && n) {
            wanted.k = model::best_hashes(wanted.m, wanted.n);
        } else if (m && !k && p) {
            // The best k for a rate depends on it alone: log₂(1/p).
            wanted.k = static_cast<std::uint32_t>(
                std::clamp(std::round(-std::log2(wanted.p)), 1.0, double{most_tuned_hashes}));
        }
    } else {
        for (const auto& [is_given, quantity] : {std::pair{n, Setting::n},
                                                 std::pair{m, Setting::m},
                                                 std::pair{k, Setting::k},
                                                 std::pair{p, Setting::p}}) {
            if (is_given) {
                make_given(wanted, quantity);
            }
        }
    }
    giving.choose(names::unknowns, "solve", wanted.unknown);
    giving.choose(names::sizes, "size", wanted.textbook_size);
    giving.choose(names::scales, "scale", linear);
    for (const Setting quantity :
         {Setting::actual, Setting::item, Setting::lookup, Setting::probe, Setting::absent}) {
        giving.give(quantity);
    }
    return wanted;
}

}  // namespace

TuneState opening_tune_state() {
    TuneState state;
    state.now = solve(Tuned{}).tuned;
    state.home = state.now;
    return state;
}

std::string tune_set(TuneState& state, Setting setting, std::string_view text) {
    tune_drop(state);
    switch (setting) {
        case Setting::solve:
            return set_choice(names::unknowns, "unknown", text, [&state](Unknown unknown) {
                Tuned wanted = state.now;
                wanted.unknown = unknown;
                return take(state, wanted);
            });
        case Setting::size:
            return set_choice(names::sizes, "size", text, [&state](bool is_textbook) {
                Tuned wanted = state.now;
                wanted.textbook_size = is_textbook;
                return take(state, wanted);
            });
        case Setting::scale:
            return set_choice(names::scales, "scale", text, [&state](bool is_linear) {
                state.linear = is_linear;
                return std::string{};
            });
        default:
            set_quantity(state, setting, text);
            return {};
    }
}

void tune_drag(TuneState& state, const Drag& drag) {
    Tuned wanted = state.now;
    put(wanted, drag.quantity, slider_value(drag.quantity, drag.position));
    make_given(wanted, drag.quantity);
    const Tuned before = state.now;
    // Where a drag leads out of what can be worked out, the slider just goes no further.
    take(state, wanted);
    state.refused.erase(drag.quantity);
    state.dragging = state.dragging || !(state.now == before);
}

void tune_drop(TuneState& state) {
    // A slider that came back to where it was has changed nothing.
    if (state.dragging && !state.undo.empty() && state.undo.back() == state.now) {
        state.undo.pop_back();
    }
    state.dragging = false;
}

void tune_nudge(TuneState& state, const Nudge& nudge) {
    tune_drop(state);
    Tuned wanted = state.now;
    std::string text;
    if (nudge.quantity == Setting::actual) {
        const auto items = static_cast<double>(actual_items(wanted));
        wanted.load = std::max(1.0, items + (nudge.up ? 1 : -1)) / static_cast<double>(wanted.n);
        text = grouped(actual_items(wanted));
    } else if (nudge.quantity == Setting::p) {
        constexpr double least = 1e-300;
        constexpr double most = 0.5;
        // A rate above the most that steps lead to stays, if it is one that can be asked for.
        const double value =
            std::clamp(wanted.p, least, wanted.p < 1 ? std::max(wanted.p, most) : most);
        wanted.p = std::clamp(nudged(Setting::p, value, nudge.up), least, std::max(value, most));
        make_given(wanted, Setting::p);
        text = chosen_percentage(wanted.p);
    } else {
        const double value = nudged(nudge.quantity, value_of(wanted, nudge.quantity), nudge.up);
        const auto most =
            static_cast<double>(nudge.quantity == Setting::k ? most_tuned_hashes : most_tuned);
        put(wanted, nudge.quantity, std::clamp(value, 1.0, most));
        make_given(wanted, nudge.quantity);
        text = grouped(static_cast<std::uint64_t>(value_of(wanted, nudge.quantity)));
    }
    take_for(state, wanted, nudge.quantity, std::move(text));
}

void tune_filter(TuneState& state, std::uint64_t m, std::uint64_t n, std::uint32_t k) {
    tune_drop(state);
    Tuned wanted = state.now;
    wanted.unknown = Unknown::p;
    wanted.m = m;
    wanted.n = n;
    wanted.k = k;
    state.refused.clear();
    take(state, wanted);  // p can always be worked out
}

void tune_link(TuneState& state, const Link& link, bool anew, std::vector<std::string>& problems) {
    tune_drop(state);
    const bool is_fresh = anew && state.undo.empty() && state.redo.empty();
    if (anew) {
        state.home = opening_tune_state().now;
        state.linear = state.linear_at_home = false;
        state.refused.clear();
    }
    const Tuned wanted = linked(anew ? state.home : state.now, link, anew, state.linear, problems);
    Problems told_already;
    const Solution home = solve(linked(state.home, link, anew, state.linear_at_home, told_already));
    std::string error = take(state, wanted);
    if (!error.empty()) {
        problems.push_back(std::move(error));
    }
    if (home.error.empty()) {
        state.home = home.tuned;
    }
    if (is_fresh) {
        state.undo.clear();
    }
}

bool tune_undo(TuneState& state) {
    return travel(state, state.undo, state.redo);
}

bool tune_redo(TuneState& state) {
    return travel(state, state.redo, state.undo);
}

void tune_reset(TuneState& state) {
    TuneState opening = opening_tune_state();
    opening.now = state.home;
    opening.home = state.home;
    opening.linear = opening.linear_at_home = state.linear_at_home;
    if (!(state.now == opening.now)) {
        remember(state);
    }
    opening.undo = std::move(state.undo);
    state = std::move(opening);
}

bool tune_toggle_table(TuneState& state, std::string_view chart) {
    if (!is_tune_chart(chart) && !is_measure_chart(chart)) {
        return false;
    }
    bool& shown = state.tables[std::string(chart)];
    shown = !shown;
    return true;
}

bool tune_aim(TuneState& state, const AimCrosshair& aim) {
    if (!is_tune_chart(aim.chart) && !is_measure_chart(aim.chart)) {
        return false;
    }
    if (aim.aim == Aim::none) {
        state.crosshairs.erase(aim.chart);
        return true;
    }
    const auto found = state.crosshairs.find(aim.chart);
    const double step = crosshair_step(state, aim.chart);
    double place = std::isfinite(aim.place) ? aim.place : 0;
    if (aim.aim == Aim::next) {
        place = found == state.crosshairs.end() ? 0 : found->second + step;
    } else if (aim.aim == Aim::previous) {
        place = found == state.crosshairs.end() ? 1 : found->second - step;
    }
    // As many digits as a command carries.
    constexpr double carried = 1e9;
    state.crosshairs[aim.chart] = std::round(std::clamp(place, 0.0, 1.0) * carried) / carried;
    return true;
}

}  // namespace bloom::presenter

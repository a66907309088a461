#include "session.hpp"

#include "format.hpp"
#include "measure_names.hpp"
#include "presenter/codec.hpp"
#include "settings.hpp"
#include "tune_names.hpp"
#include "tune_update.hpp"

#include <algorithm>
#include <functional>

namespace bloom::presenter {
namespace {

/// The id of the entry of a table that `is_wanted`.
template <class Table, class Wanted>
std::string id_of(const Table& table, const Wanted& is_wanted) {
    return std::string(std::find_if(table.begin(), table.end(), is_wanted)->id);
}

using Say = std::function<void(const Command&)>;

template <class Table, class Value>
std::string name_of(const Table& table, Value value) {
    return std::string(std::find_if(table.begin(), table.end(), [value](const auto& one) {
                           return one.value == value;
                       })->id);
}

/// The quantities that m, n, k and p are worked out from, in an order in which each is taken:
/// what is true of the filter at the end is true of a single item before.
void say_filter(const Say& say, const Tuned& tuned) {
    const auto set = [&say](Setting setting, std::string value) {
        say(Set{.setting = setting, .value = std::move(value)});
    };
    const auto solve = [&set](Unknown unknown) {
        set(Setting::solve, name_of(names::unknowns, unknown));
    };
    if (tuned.unknown == Unknown::p) {
        solve(Unknown::p);
        set(Setting::n, std::to_string(tuned.n));
        set(Setting::m, std::to_string(tuned.m));
        set(Setting::k, std::to_string(tuned.k));
        return;
    }
    set(Setting::n, "1");
    set(Setting::p, exact(tuned.p));
    if (tuned.unknown == Unknown::m || tuned.unknown == Unknown::n) {
        solve(Unknown::m);
        set(Setting::k, std::to_string(tuned.k));
    }
    if (tuned.unknown != Unknown::m_and_k && tuned.unknown != Unknown::m) {
        solve(tuned.unknown);
        set(Setting::m, std::to_string(tuned.m));
    }
    if (tuned.unknown != Unknown::n) {
        set(Setting::n, std::to_string(tuned.n));
    }
}

/// From the opening of the tuning screen to its present state; says what differs.
void say_tuning(const Say& say, const TuneState& state) {
    const Tuned& tuned = state.now;
    const Tuned opening = opening_tune_state().now;
    say(ShowScreen{.screen = Screen::tune});
    say(Reset{});
    if (tuned.textbook_size) {
        say(Set{.setting = Setting::size, .value = name_of(names::sizes, true)});
    }
    if (tuned.unknown != opening.unknown || tuned.n != opening.n || tuned.p != opening.p) {
        say_filter(say, tuned);
    }
    if (tuned.load != opening.load) {
        say(Set{.setting = Setting::actual, .value = exact(tuned.load) + " times"});
    }
    if (tuned.item_bytes != opening.item_bytes) {
        say(Set{.setting = Setting::item, .value = std::to_string(tuned.item_bytes)});
    }
    if (tuned.lookup != opening.lookup) {
        say(Set{.setting = Setting::lookup, .value = exact(tuned.lookup)});
    }
    if (tuned.probe != opening.probe) {
        say(Set{.setting = Setting::probe, .value = exact(tuned.probe)});
    }
    if (tuned.absent != opening.absent) {
        say(Set{.setting = Setting::absent, .value = exact(tuned.absent)});
    }
    if (state.linear) {
        say(Set{.setting = Setting::scale, .value = name_of(names::scales, true)});
    }
    for (const auto& [chart, shown] : state.tables) {
        if (shown) {
            say(ToggleTable{.chart = chart});
        }
    }
    for (const auto& [chart, place] : state.crosshairs) {
        say(AimCrosshair{.chart = chart, .aim = Aim::at, .place = place});
    }
}

void say_measuring(const Say& say, const MeasureInputs& inputs) {
    say(ShowScreen{.screen = Screen::measure});
    say(Set{.setting = Setting::scheme, .value = std::string(settings::id_of(inputs.scheme))});
    say(Set{.setting = Setting::queries, .value = std::to_string(inputs.queries)});
    say(Set{.setting = Setting::seed, .value = std::to_string(inputs.seed)});
    say(Set{.setting = Setting::filters, .value = std::to_string(inputs.filters)});
    say(Set{.setting = Setting::checkpoints,
            .value = name_of(names::checkpoints, inputs.checkpoints)});
}

/// How many of the preset's members are in, from the first on and `among` so many.
std::size_t members_of_preset(const Moment& now, std::size_t among) {
    const auto& opening = now.preset->members;
    std::size_t count = 0;
    while (count < opening.size() && count < among && *now.members[count] == opening[count]) {
        ++count;
    }
    return count;
}

/// Leaves all but the first members of the preset out.
void say_fewer_members(const Say& say, const Moment& now, std::size_t members) {
    std::string link = "?words=";
    for (std::size_t at = 0; at < members; ++at) {
        link += (at > 0 ? "," : "") + *now.members[at];
    }
    say(AmendLink{.link = std::move(link)});
}

}  // namespace

std::string session_of(const State& state) {
    std::string lines;
    const Say say = [&lines](const Command& command) { lines += write_command(command) + "\n"; };

    const Moment& now = state.now;
    const model::ProbeTrace& trace = *now.shown.trace;
    const bool shows_addition = trace.operation == model::Operation::add && !now.shown.again;
    const std::size_t added_before = now.members.size() - (shows_addition ? 1U : 0U);
    say(ShowScreen{.screen = Screen::see});
    say(LoadPreset{.id = std::string(now.preset->id)});
    const std::size_t opening_members = members_of_preset(now, added_before);
    if (opening_members < now.preset->members.size()) {
        say_fewer_members(say, now, opening_members);
    }
    say(Set{.setting = Setting::m, .value = std::to_string(now.parameters.m)});
    say(Set{.setting = Setting::k, .value = std::to_string(now.chosen_k)});
    say(Set{.setting = Setting::scheme,
            .value = std::string(settings::id_of(now.parameters.scheme))});
    if (!now.parameters.key.bytes().empty()) {
        say(Set{.setting = Setting::key, .value = std::string(now.parameters.key.bytes())});
    }
    say(Set{.setting = Setting::speed,
            .value = id_of(settings::speeds, [&state](const settings::SpeedName& one) {
                return one.percent == state.speed_percent;
            })});
    say(Set{.setting = Setting::bytes, .value = state.bytes_shown ? "on" : "off"});
    say(Set{.setting = Setting::code, .value = state.code.shown ? "on" : "off"});
    say(Set{.setting = Setting::language,
            .value = id_of(settings::languages, [&state](const settings::LanguageName& one) {
                return one.language == state.code.language;
            })});

    if (!(state.parts == PartsView{})) {
        say(Set{.setting = Setting::controls, .value = list_of(names::parts, state.parts)});
    }
    if (!(state.locks == Locks{})) {
        say(Set{.setting = Setting::lock, .value = list_of(names::locks, state.locks)});
    }
    for (std::size_t member = opening_members; member < added_before; ++member) {
        say(AddWord{.word = *now.members[member]});
    }
    for (const Asked& asked : state.asked) {
        if (!asked.is_member) {
            say(QueryWord{.word = *asked.word});
        }
    }
    if (trace.operation == model::Operation::add) {
        say(AddWord{.word = *now.shown.word});
        say(ToStart{});
    } else if (now.shown.searched) {
        say(PrepareFound{.word = *now.shown.word});
    } else {
        say(PrepareQuery{.word = *now.shown.word});
    }
    for (std::uint32_t step = 0; step < now.shown.step; ++step) {
        say(StepForward{});
    }
    if (state.inspected) {
        say(Inspect{.position = state.inspected});
    }
    say(TypeWord{.text = state.entry});
    say_tuning(say, state.tune);
    say_measuring(say, state.measure.inputs);
    say(ShowScreen{.screen = state.screen});
    return lines;
}

}  // namespace bloom::presenter

#include "session.hpp"

#include "presenter/codec.hpp"
#include "settings.hpp"

#include <algorithm>

namespace bloom::presenter {
namespace {

/// The id of the entry of a table that `is_wanted`.
template <class Table, class Wanted>
std::string id_of(const Table& table, const Wanted& is_wanted) {
    return std::string(std::find_if(table.begin(), table.end(), is_wanted)->id);
}

}  // namespace

std::string session_of(const State& state) {
    std::string lines;
    const auto say = [&lines](const Command& command) { lines += write_command(command) + "\n"; };

    const Moment& now = state.now;
    say(LoadPreset{.id = std::string(now.preset->id)});
    say(Set{.setting = Setting::m, .value = std::to_string(now.parameters.m)});
    say(Set{.setting = Setting::k, .value = std::to_string(now.chosen_k)});
    say(Set{.setting = Setting::scheme,
            .value = id_of(settings::schemes, [&now](const settings::SchemeName& one) {
                return one.scheme == now.parameters.scheme;
            })});
    if (!now.parameters.key.bytes().empty()) {
        say(Set{.setting = Setting::key, .value = std::string(now.parameters.key.bytes())});
    }
    say(Set{.setting = Setting::speed,
            .value = id_of(settings::speeds, [&state](const settings::SpeedName& one) {
                return one.percent == state.speed_percent;
            })});
    say(Set{.setting = Setting::bytes, .value = state.bytes_shown ? "on" : "off"});

    const model::ProbeTrace& trace = *now.shown.trace;
    const bool shows_addition = trace.operation == model::Operation::add && !now.shown.again;
    const std::size_t added_before = now.members.size() - (shows_addition ? 1U : 0U);
    for (std::size_t member = now.preset->members.size(); member < added_before; ++member) {
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
    return lines;
}

}  // namespace bloom::presenter

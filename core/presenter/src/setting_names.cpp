#include "setting_names.hpp"

#include "tune_names.hpp"

namespace bloom::presenter {
namespace {

using names::Name;

constexpr std::array all{
    Name<Setting>{.value = Setting::m, .id = "m", .label = {}},
    Name<Setting>{.value = Setting::k, .id = "k", .label = {}},
    Name<Setting>{.value = Setting::scheme, .id = "scheme", .label = {}},
    Name<Setting>{.value = Setting::key, .id = "key", .label = {}},
    Name<Setting>{.value = Setting::speed, .id = "speed", .label = {}},
    Name<Setting>{.value = Setting::motion, .id = "motion", .label = {}},
    Name<Setting>{.value = Setting::bytes, .id = "bytes", .label = {}},
    Name<Setting>{.value = Setting::code, .id = "code", .label = {}},
    Name<Setting>{.value = Setting::language, .id = "language", .label = {}},
    Name<Setting>{.value = Setting::n, .id = "n", .label = {}},
    Name<Setting>{.value = Setting::p, .id = "p", .label = {}},
    Name<Setting>{.value = Setting::actual, .id = "actual", .label = {}},
    Name<Setting>{.value = Setting::item, .id = "item", .label = {}},
    Name<Setting>{.value = Setting::lookup, .id = "lookup", .label = {}},
    Name<Setting>{.value = Setting::probe, .id = "probe", .label = {}},
    Name<Setting>{.value = Setting::absent, .id = "absent", .label = {}},
    Name<Setting>{.value = Setting::solve, .id = "solve", .label = {}},
    Name<Setting>{.value = Setting::size, .id = "size", .label = {}},
    Name<Setting>{.value = Setting::scale, .id = "scale", .label = {}},
    Name<Setting>{.value = Setting::queries, .id = "queries", .label = {}},
    Name<Setting>{.value = Setting::seed, .id = "seed", .label = {}},
    Name<Setting>{.value = Setting::filters, .id = "filters", .label = {}},
    Name<Setting>{.value = Setting::checkpoints, .id = "checkpoints", .label = {}},
    Name<Setting>{.value = Setting::controls, .id = "controls", .label = {}},
    Name<Setting>{.value = Setting::lock, .id = "lock", .label = {}}};

}  // namespace

std::string_view name(Setting setting) {
    for (const Name<Setting>& one : all) {
        if (one.value == setting) {
            return one.id;
        }
    }
    return {};
}

std::optional<Setting> setting_named(std::string_view name) {
    return names::value_named(all, name);
}

std::string known_settings() {
    return names::alternatives(all);
}

bool has_slider(Setting quantity) {
    return quantity == Setting::n || quantity == Setting::m || quantity == Setting::k ||
           quantity == Setting::p || quantity == Setting::actual;
}

}  // namespace bloom::presenter

#include "presenter/roles.hpp"
#include "catch.hpp"

#include <set>
#include <string>
#include <type_traits>

using namespace bloom::presenter;

namespace {

/// Whether each value is in the list, has a name of its own, and no value stands behind the last:
/// the values of these enumerations count up from 0.
template <class Roles>
bool is_complete(const Roles& roles) {
    std::set<std::string> names;
    std::underlying_type_t<typename Roles::value_type> value = 0;
    for (const auto role : roles) {
        if (role != static_cast<typename Roles::value_type>(value) || name(role).empty()) {
            return false;
        }
        names.insert(std::string(name(role)));
        ++value;
    }
    return names.size() == roles.size() &&
           name(static_cast<typename Roles::value_type>(value)).empty();
}

}  // namespace

TEST_CASE("the lists of roles hold every role once, each with a name of its own") {
    CHECK(is_complete(probe_roles));
    CHECK(is_complete(verdict_roles));
    CHECK(is_complete(truth_roles));
    CHECK(is_complete(chip_roles));
    CHECK(is_complete(notice_roles));
}

TEST_CASE("roles keep the names that stylesheets and replays use") {
    CHECK(name(ProbeRole::first_miss) == "first_miss");
    CHECK(name(ProbeRole::never_read) == "never_read");
    CHECK(name(VerdictRole::definitely_not) == "definitely_not");
    CHECK(name(TruthRole::false_positive) == "false_positive");
    CHECK(name(ChipRole::asked_maybe) == "asked_maybe");
    CHECK(name(NoticeRole::refusal) == "refusal");
}

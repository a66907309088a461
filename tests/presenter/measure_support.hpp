#pragma once

#include "support.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// What the tests of the measuring screen have in common.
namespace bloom::test {

/// What the screen shows after these lines, each of which was carried to its end.
inline Playground measured(std::initializer_list<std::string_view> lines) {
    Playground playground;
    run(playground, {"screen measure"});
    for (const std::string_view line : lines) {
        run(playground, {line});
        playground.finish();
    }
    return playground;
}

inline Stat stat_of(const std::vector<Stat>& stats, std::string_view id) {
    const auto found =
        std::find_if(stats.begin(), stats.end(), [id](const Stat& one) { return one.id == id; });
    return found == stats.end() ? Stat{} : *found;
}

inline std::string value_of(const std::vector<Stat>& stats, std::string_view id) {
    return stat_of(stats, id).value;
}

/// A whole number as it is shown.
inline std::string with_commas(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

/// A clock that goes on by a tenth of a millisecond whenever it is looked at.
inline double ticking_clock() {
    static double now = 0;
    return now += 0.1;
}

/// The lines of a text, without their ends.
inline std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return lines;
}

}  // namespace bloom::test

#pragma once

#include "presenter/command.hpp"
#include "scheme_check_state.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bloom::presenter {

/// Which quantities are worked out from the others.
enum class Unknown : std::uint8_t { m_and_k, m, n, k, p };

/// A filter on the drawing board, and what it is compared with. What undo brings back.
struct Tuned {
    Unknown unknown = Unknown::m_and_k;
    bool textbook_size = false;  ///< m by the textbooks' formula, not the least that meets p
    std::uint64_t n = 1'000;
    std::uint64_t m = 0;
    std::uint32_t k = 0;
    double p = 0.01;
    double load = 1.05;             ///< items that really come, as a multiple of n
    std::uint64_t item_bytes = 40;  ///< of one item in a hash set
    double lookup = 100;            ///< microseconds
    double probe = 0.2;             ///< microseconds
    double absent = 0.9;            ///< share of queries
    bool operator==(const Tuned&) const = default;
};

/// A text that was refused, and why.
struct Refused {
    std::string text;
    std::string error;
};

/// What the tuning screen knows. A value, but for the check, which can only be moved.
struct TuneState {
    Tuned now;
    std::vector<Tuned> undo;
    std::vector<Tuned> redo;
    std::map<Setting, Refused> refused;  ///< what stands in a field and can't be taken
    std::string remark;                  ///< what solving could not fulfil
    bool dragging = false;               ///< the drag is remembered already
    bool linear = false;                 ///< scale of rates
    Tuned home;                          ///< what reset leads to
    bool linear_at_home = false;
    std::map<std::string, double> crosshairs;  ///< by chart, place on the horizontal axis
    std::map<std::string, bool> tables;        ///< by chart, whether shown
    std::optional<CheckRun> check;             ///< of the schemes; undo leaves it alone
};

}  // namespace bloom::presenter

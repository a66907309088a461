#pragma once

#include "presenter/chart_view.hpp"
#include "presenter/check_view.hpp"
#include "presenter/command.hpp"
#include "presenter/controls.hpp"

#include <string>
#include <vector>

namespace bloom::presenter {

/// One of the quantities to tune: a field for the exact value, a slider for the rough one.
struct QuantityView {
    std::string id;      ///< "n", "m", "k", "p", "actual": in commands
    std::string letter;  ///< "n", or empty
    Field field;         ///< on change: Set{…, text}
    bool has_slider = true;
    double position = 0;  ///< of the slider, 0 to 1; dispatch Drag{id, position}, then Drop
    std::string spoken;   ///< the value in words, for the slider
    bool solved = false;  ///< worked out from the others
    std::string state;    ///< "worked out", or empty
    Action less;
    Action more;
    bool operator==(const QuantityView&) const = default;
};

/// Whether a filter pays.
struct WorthView {
    std::string title;
    std::vector<QuantityView> inputs;
    std::string sentence;
    std::vector<Stat> stats;
    bool operator==(const WorthView&) const = default;
};

/// The screen on which m, n, k and p are tuned.
struct TuneView {
    std::string label;
    Choice solve_for;
    Choice sizing;
    std::vector<QuantityView> quantities;  ///< n, p, m, k in the order to show
    NoticeView notice;
    std::vector<Stat> result;
    std::string sentence;    ///< the result in a sentence
    TableView alternatives;  ///< textbook, roundings of k, least m, a bit more or less
    Choice scale;
    std::vector<ChartView> charts;  ///< by k, by n, by bits per item, memory
    QuantityView actual;            ///< belongs to the chart by n
    QuantityView item_bytes;        ///< belongs to the memory chart
    WorthView worth;
    CheckView check;
    Action undo;
    Action redo;
    Action reset;
    Action see_filter;
    bool operator==(const TuneView&) const = default;
};

}  // namespace bloom::presenter

#pragma once

#include "presenter/chart_view.hpp"
#include "presenter/controls.hpp"
#include "presenter/tune_view.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace bloom::presenter {

/// Which of a reader's lists is opened.
enum class ListKind : std::uint8_t { members, non_members };

/// Why a face can't hand a list over at all.
enum class ListProblem : std::uint8_t {
    folder,      ///< it is none but a folder
    several,     ///< more than one file was dropped
    unreadable,  ///< reading failed, at the beginning or on the way
};

/// The bit array as an image of cells, row by row, whose values Playground::density_cells gives. Where
/// few bits are shown a cell is one bit. Faces draw the cells as large as there is room, unsmoothed.
struct MapView {
    bool shown = false;
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::uint32_t cells = 0;  ///< fewer than columns times rows where the last row is not full
    std::string title;
    std::string caption;         ///< which bits are shown, how many to a cell
    std::string lightest;        ///< what a cell of value 0 stands for
    std::string darkest;         ///< what a cell of value 255 stands for
    std::string note;            ///< how to read it
    std::uint64_t revision = 0;  ///< another number: the image is another one
    Action zoom_in;              ///< about the middle; `MoveMap{zoom_in, place}` about a pointer
    Action zoom_out;
    Action back;     ///< half of what is shown towards the array's beginning
    Action forward;  ///< … towards its end
    Action whole;    ///< all of the array
    bool operator==(const MapView&) const = default;
};

/// What was found in one of the reader's lists.
struct ListReportView {
    std::string title;  ///< the file's name and size
    std::vector<Stat> stats;
    std::string left_out;  ///< which lines were, and why; may be empty
    std::string error;     ///< why the list is refused; else empty
    bool operator==(const ListReportView&) const = default;
};

/// A button that opens a file dialog: the face's own, so that there is no command to dispatch.
struct OpenerView {
    std::string label;
    std::string hint;
    bool enabled = true;
    bool operator==(const OpenerView&) const = default;
};

/// The reader's own lists. A face opens a file when it is chosen or dropped: Playground::open_list,
/// then give_list for chunk after chunk, then end_list.
struct ListsView {
    std::string title;
    std::string intro;
    std::string drop_hint;  ///< that a file can be dropped
    OpenerView open_members;
    OpenerView open_non_members;
    Action cancel;
    std::uint32_t chunk_bytes = 0;  ///< how many bytes to give at a time, at most
    ProgressView progress;
    std::string status;  ///< how far it is, or that it is over
    NoticeView notice;   ///< why a list could not be handed over
    std::vector<ListReportView> reports;
    std::string sentence;      ///< what was measured
    std::vector<Stat> result;  ///< the filter that was made, and its rates
    bool operator==(const ListsView&) const = default;
};

/// The screen on which a filter of real size is filled and measured.
struct MeasureView {
    std::string label;
    Choice solve_for;                      ///< of n, m, k and p: those of the tuning screen
    std::vector<QuantityView> quantities;  ///< n, p, m, k
    Choice scheme;
    std::string scheme_rule;
    std::vector<QuantityView> inputs;  ///< queries, seed, filters
    Choice checkpoints;                ///< on or off
    std::string plan;                  ///< what a run does, and the memory that it takes
    std::string refusal;               ///< why it can't be run; else empty
    Action run;
    Action pause;  ///< resumes while it is paused
    Action cancel;
    ProgressView progress;
    std::string status;  ///< how far, how fast, how long still
    NoticeView notice;
    bool has_result = false;   ///< whether there is anything of what follows, but for the lists
    std::string sentence;      ///< the measured rate and its interval
    std::vector<Stat> result;  ///< rates, fill, counts, memory
    std::string method;        ///< what was counted and what was left out
    std::vector<ChartView> charts;  ///< "convergence", and, where asked for, "load" and "filters"
    std::string export_label;
    std::string export_csv_label;  ///< saves Playground::results_csv
    std::string link_label;
    std::string link;  ///< "?n=…&m=…": reruns this; a face puts its own address before it
    MapView map;
    ListsView lists;
    Action undo;
    Action redo;
    Action reset;
    bool operator==(const MeasureView&) const = default;
};

}  // namespace bloom::presenter

#pragma once

#include "presenter/see_view.hpp"

#include <cstdint>
#include <string>
#include <vector>

/// Where things stand in the figure: one geometry for every face, in units of CSS pixels at text
/// size 16 px. A face passes its width divided by its text scale and multiplies what it gets.
namespace bloom::presenter {

struct Point {
    double x = 0;
    double y = 0;
    bool operator==(const Point&) const = default;
};

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    bool operator==(const Box&) const = default;
};

/// A cubic Bézier curve.
struct Curve {
    Point from;
    Point control_1;
    Point control_2;
    Point to;
    bool operator==(const Curve&) const = default;
};

/// From badge number `badge` to its cell: curves joined end to end.
struct ProbeLine {
    std::uint32_t badge = 0;
    ProbeRole role = ProbeRole::done;
    std::vector<Curve> curves;
    bool operator==(const ProbeLine&) const = default;
};

/// Text centred on `anchor.x`; `anchor.y` is the baseline of its first line.
struct CellLabel {
    std::uint64_t position = 0;
    Point anchor;
    double width = 0;                ///< room it has
    std::vector<std::string> lines;  ///< shortened to that room
    bool on_tag = false;             ///< stands over other cells: wants a ground of its own (`tag`)
    Box tag;
    bool operator==(const CellLabel&) const = default;
};

/// The figure, placed.
struct FigureLayout {
    double width = 0;
    double height = 0;
    double badge_font = 0;  ///< text sizes, in units
    double digit_font = 0;  ///< 0: cells are too small for a digit
    double index_font = 0;  ///< 0: cells carry no index
    double label_font = 0;
    std::uint32_t columns = 0;
    double cell = 0;        ///< side of a cell
    Point first;            ///< top left corner of cell 0
    Point pitch;            ///< from one cell to the next, across and down
    double index_drop = 0;  ///< from a cell's bottom to the baseline of its index
    std::vector<Box> badges;
    std::vector<ProbeLine> lines;   ///< in the order to draw: the current one last
    std::vector<CellLabel> labels;  ///< owners of the probed cells
    bool operator==(const FigureLayout&) const = default;
};

/// Places badges, cells, lines and labels of `see` in `width` units (kept within 240 to 100,000).
/// Cells wrap at a power of two; lines run between columns, never over a digit. Depends on m, on
/// k, on the probes and on nothing that changes with a step except which lines and labels there
/// are: what stands, stands still. Costs O(k + n of marked cells); cells are not listed, since
/// `first`, `pitch` and `columns` give them.
FigureLayout layout_figure(const SeeView& see, double width);

/// The cell at a point, or m where there is none. For a pointer.
std::uint64_t cell_at(const FigureLayout& layout, std::uint64_t m, Point point);

/// Which way the keyboard moves the cell that is inspected.
enum class Direction : std::uint8_t { left, right, up, down, first, last };

/// The cell beside `position`, clamped to the array of m cells in rows of `columns`.
std::uint64_t cell_beside(std::uint64_t position,
                          Direction direction,
                          std::uint32_t columns,
                          std::uint64_t m);

}  // namespace bloom::presenter

#pragma once

#include "presenter/roles.hpp"

#include <QColor>
#include <QPalette>

#include <cstdint>

namespace bloom::desktop {

/// The colours of the screen. Texts reach a contrast of 4.5 with what they stand on, lines that
/// carry meaning 3; the hairline carries none.
struct Theme {
    QColor paper;
    QColor panel;
    QColor ink;
    QColor muted;
    QColor hairline;
    QColor edge;  ///< outline of a control, or of a clear bit
    QColor set_bit;
    QColor on_set_bit;
    QColor accent;
    QColor accent_soft;
    QColor on_accent;
    QColor maybe;
    QColor maybe_soft;
    QColor definitely_not;
    QColor definitely_not_soft;
    QColor member;
    QColor literal;  ///< strings, numbers and types in code
    bool operator==(const Theme&) const = default;
};

/// The theme that suits the palette of the system: our light or dark colours where the palette is
/// an ordinary light or dark one, else (high contrast, or colours somebody chose) the palette's own.
Theme theme_for(const QPalette& system);

/// The theme as palette roles, for the native controls.
QPalette native_palette(const Theme& theme);

/// The contrast of two opaque colours after WCAG 2.2: 1 to 21.
double contrast(const QColor& one, const QColor& other);

/// How a probe is drawn: its badge, its line and the ring around its cell.
struct ProbeLook {
    QColor ground;     ///< inside the badge
    QColor ink;        ///< text of the badge
    QColor line;       ///< edge of the badge, line and ring
    double width = 0;  ///< of the line, in units of the figure
    bool dashed = false;
    bool square = false;  ///< corners: the first miss differs by shape too
    bool ringed = false;
    bool operator==(const ProbeLook&) const = default;
};
ProbeLook look_of(const Theme& theme, presenter::ProbeRole role);

/// Text and ground of a card, a chip or a line of text.
struct Look {
    QColor ink;
    QColor ground;
    QColor edge;
    bool dashed = false;
    bool operator==(const Look&) const = default;
};
Look look_of(const Theme& theme, presenter::VerdictRole role);
Look look_of(const Theme& theme, presenter::ChipRole role);
Look look_of(const Theme& theme, presenter::NoticeRole role);
/// The shape of a point in a chart.
enum class Dot : std::uint8_t { none, round, diamond, square };
/// How a line of a chart is drawn.
enum class Stroke : std::uint8_t { none, solid, dashed, dotted, dash_dotted, long_dashed };

/// How a series or a marker of a chart is drawn.
struct ChartLook {
    QColor ink;        ///< of lines, of the edge of dots and bars, and of labels
    QColor fill;       ///< of dots and bars
    double width = 0;  ///< of lines and edges, in units of the chart
    Stroke stroke = Stroke::none;
    Dot dot = Dot::none;
    double dot_size = 0;   ///< half the width of a dot, in units
    bool is_area = false;  ///< the line goes round an area, filled with `fill`
    bool operator==(const ChartLook&) const = default;
};
ChartLook look_of(const Theme& theme, presenter::SeriesRole role);
ChartLook look_of(const Theme& theme, presenter::MarkerRole role);
/// Stands on the ground of the verdict's card.
QColor ink_of(const Theme& theme, presenter::TruthRole role);

}  // namespace bloom::desktop

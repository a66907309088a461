#pragma once

#include "theme.hpp"

#include "presenter/chart_layout.hpp"

#include <QFont>
#include <QPainter>
#include <QPen>

namespace bloom::desktop {

/// Paints a chart that has been laid out: on the screen and into files alike.
class ChartPainter {
public:
    /// `scale` is the size of a unit of the layout in units of the painter.
    ChartPainter(QPainter& painter,
                 const Theme& theme,
                 const QFont& font,
                 const presenter::ChartLayout& layout,
                 double scale);

    void paint();

private:
    void paint_grid();
    void paint_series(const presenter::PlacedSeries& series);
    void paint_line(const presenter::PlacedMarker& marker);
    void paint_dot(const presenter::PlacedMarker& marker);
    void paint_marker_label(const presenter::PlacedMarker& marker);
    void paint_bar(const presenter::PlacedBar& bar);
    void paint_whisker(const presenter::PlacedBar& bar);
    void paint_crosshair();

    void draw_dot(const ChartLook& look, presenter::Point centre);
    void draw_text(const presenter::PlacedText& text, const QColor& ink, bool has_ground = false);
    [[nodiscard]] QPointF scaled(presenter::Point point) const;
    [[nodiscard]] QPen pen(const ChartLook& look) const;
    [[nodiscard]] QPen line_pen(const QColor& colour, double units) const;

    QPainter& painter_;
    const Theme& theme_;
    QFont font_;
    const presenter::ChartLayout& layout_;
    double scale_;
};

}  // namespace bloom::desktop

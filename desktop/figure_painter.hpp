#pragma once

#include "theme.hpp"

#include "presenter/figure_layout.hpp"
#include "presenter/view_state.hpp"

#include <QFont>
#include <QPainter>
#include <QPen>
#include <QRectF>
#include <QTransform>

#include <cstdint>
#include <optional>

namespace bloom::desktop {

/// Paints a figure that has been laid out. Edges of cells and badges fall on whole device pixels,
/// whatever the scale, so that they are sharp.
class FigurePainter {
public:
    /// `scale` is the size of a unit of the layout in device-independent pixels.
    FigurePainter(QPainter& painter,
                  const Theme& theme,
                  const QFont& font,
                  const presenter::SeeView& see,
                  const presenter::FigureLayout& layout,
                  double scale);

    /// Paints what meets `area`, in device-independent pixels. With `has_focus`, the inspected
    /// cell shows the focus.
    void paint(const QRectF& area, bool has_focus);

private:
    void paint_cells(const QRectF& area);
    void paint_cell(std::uint64_t position);
    void paint_index(std::uint64_t position, const presenter::CellMark* mark);
    void paint_lines();
    void paint_rings();
    void paint_inspected(bool has_focus);
    void paint_labels();
    void paint_badges();

    [[nodiscard]] QRectF cell(std::uint64_t position) const;
    [[nodiscard]] QRectF scaled(const presenter::Box& box) const;
    [[nodiscard]] QPointF scaled(presenter::Point point) const;
    [[nodiscard]] QRectF on_pixels(const QRectF& rectangle) const;
    [[nodiscard]] double pen_width(double units) const;
    [[nodiscard]] QPen pen(const QColor& colour, double units, bool dashed) const;
    [[nodiscard]] QFont font(double units, bool bold) const;
    void draw_box(const QRectF& outer, const QPen& pen, double radius);
    void draw_centred(QPointF baseline, const QString& text);

    QPainter& painter_;
    const Theme& theme_;
    QFont font_;
    const presenter::SeeView& see_;
    const presenter::FigureLayout& layout_;
    double scale_;
    QTransform to_device_;
};

/// The place of a cell in units of the layout.
presenter::Box cell_box(const presenter::FigureLayout& layout, std::uint64_t position);

/// The mark on a cell, or null.
const presenter::CellMark* mark_on(const presenter::ArrayView& array, std::uint64_t position);

}  // namespace bloom::desktop

#include "chart_painter.hpp"

#include "texts.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::desktop {

using presenter::PlacedMarker;
using presenter::PlacedText;
using presenter::Point;
using presenter::TextAnchor;

ChartPainter::ChartPainter(QPainter& painter,
                           const Theme& theme,
                           const QFont& font,
                           const presenter::ChartLayout& layout,
                           double scale)
    : painter_(painter),
      theme_(theme),
      font_(font),
      layout_(layout),
      scale_(scale) {
    constexpr double points_per_inch = 72;
    font_.setPointSizeF(layout.font * scale * points_per_inch / painter.device()->logicalDpiY());
    font_.setBold(false);
}

void ChartPainter::paint() {
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setFont(font_);
    paint_grid();
    for (const presenter::PlacedPanel& panel : layout_.panels) {
        for (const PlacedMarker& marker : panel.markers) {
            paint_line(marker);
        }
        for (const presenter::PlacedSeries& series : panel.series) {
            paint_series(series);
        }
        for (const PlacedMarker& marker : panel.markers) {
            paint_dot(marker);
        }
        for (const PlacedMarker& marker : panel.markers) {
            paint_marker_label(marker);
        }
    }
    for (const presenter::PlacedBar& bar : layout_.bars) {
        paint_bar(bar);
    }
    for (const PlacedMarker& reference : layout_.references) {
        paint_line(reference);
        paint_marker_label(reference);
    }
    for (const presenter::PlacedBar& bar : layout_.bars) {
        paint_whisker(bar);
    }
    paint_crosshair();
}

void ChartPainter::paint_grid() {
    for (const presenter::PlacedPanel& panel : layout_.panels) {
        draw_text(panel.axis_label, theme_.muted);
        for (const presenter::PlacedTick& tick : panel.ticks) {
            painter_.setPen(line_pen(theme_.hairline, 1));
            painter_.drawLine(scaled(tick.from), scaled(tick.to));
            draw_text(tick.label, theme_.muted);
        }
    }
    constexpr double tick_length = 4;
    for (const presenter::PlacedTick& tick : layout_.horizontal_ticks) {
        painter_.setPen(line_pen(theme_.edge, 1));
        painter_.drawLine(scaled(tick.to),
                          scaled(Point{.x = tick.to.x, .y = tick.to.y + tick_length}));
        draw_text(tick.label, theme_.muted);
    }
    draw_text(layout_.horizontal_label, theme_.muted);
}

void ChartPainter::paint_series(const presenter::PlacedSeries& series) {
    const ChartLook look = look_of(theme_, series.role);
    if (look.stroke != Stroke::none) {
        QPolygonF line;
        line.reserve(static_cast<qsizetype>(series.points.size()));
        for (const Point& point : series.points) {
            line.append(scaled(point));
        }
        painter_.setPen(pen(look));
        if (look.is_area) {
            painter_.setBrush(look.fill);
            painter_.drawPolygon(line);
        } else {
            painter_.setBrush(Qt::NoBrush);
            painter_.drawPolyline(line);
        }
    }
    if (look.dot != Dot::none) {
        for (const Point& point : series.points) {
            draw_dot(look, point);
        }
    }
}

void ChartPainter::paint_line(const PlacedMarker& marker) {
    const ChartLook look = look_of(theme_, marker.role);
    if (look.stroke != Stroke::none) {
        painter_.setPen(pen(look));
        painter_.drawLine(scaled(marker.from), scaled(marker.to));
    }
}

void ChartPainter::paint_dot(const PlacedMarker& marker) {
    const ChartLook look = look_of(theme_, marker.role);
    if (look.dot != Dot::none) {
        draw_dot(look, marker.from);
    }
}

void ChartPainter::paint_marker_label(const PlacedMarker& marker) {
    draw_text(marker.label, look_of(theme_, marker.role).ink, true);
}

void ChartPainter::paint_bar(const presenter::PlacedBar& bar) {
    const ChartLook look = look_of(theme_, bar.role);
    painter_.setPen(pen(look));
    painter_.setBrush(look.fill);
    const double inset = look.width / 2;
    const QRectF box(bar.box.x + inset,
                     bar.box.y + inset,
                     std::max(0.5, bar.box.width - look.width),
                     bar.box.height - look.width);
    if (bar.box.width > 0) {
        painter_.drawRect(QRectF(box.topLeft() * scale_, box.size() * scale_));
    }
    draw_text(bar.label, theme_.ink);
    draw_text(bar.value, theme_.ink);
}

void ChartPainter::paint_whisker(const presenter::PlacedBar& bar) {
    if (!bar.has_interval) {
        return;
    }
    constexpr double reach = 3;  // of the bars at its ends
    painter_.setPen(line_pen(theme_.ink, 1.25));
    painter_.drawLine(scaled(bar.low), scaled(bar.high));
    for (const Point& end : {bar.low, bar.high}) {
        painter_.drawLine(scaled(Point{.x = end.x, .y = end.y - reach}),
                          scaled(Point{.x = end.x, .y = end.y + reach}));
    }
}

void ChartPainter::paint_crosshair() {
    if (!layout_.has_crosshair) {
        return;
    }
    painter_.setPen(line_pen(theme_.muted, 1));
    painter_.drawLine(scaled(layout_.crosshair_from), scaled(layout_.crosshair_to));
    draw_dot(
        {.ink = theme_.paper, .fill = theme_.ink, .width = 1.5, .dot = Dot::round, .dot_size = 5},
        layout_.crosshair_dot);
}

void ChartPainter::draw_dot(const ChartLook& look, Point centre) {
    const double reach = look.dot_size * scale_;
    const QPointF middle = scaled(centre);
    const QRectF box(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach);
    painter_.setPen(line_pen(look.ink, look.width));
    painter_.setBrush(look.fill);
    switch (look.dot) {
        case Dot::none:
            break;
        case Dot::round:
            painter_.drawEllipse(box);
            break;
        case Dot::diamond:
            painter_.drawPolygon(QPolygonF({{middle.x(), box.top()},
                                            {box.right(), middle.y()},
                                            {middle.x(), box.bottom()},
                                            {box.left(), middle.y()}}));
            break;
        case Dot::square:
            painter_.drawRect(box);
            break;
    }
}

void ChartPainter::draw_text(const PlacedText& text, const QColor& ink, bool has_ground) {
    if (text.text.empty()) {
        return;
    }
    const QString words = to_qt(text.text);
    const QFontMetricsF metrics(font_, painter_.device());
    const double advance = metrics.horizontalAdvance(words);
    QPointF start = scaled(text.at);
    switch (text.anchor) {
        case TextAnchor::start:
            break;
        case TextAnchor::middle:
            start.rx() -= advance / 2;
            break;
        case TextAnchor::end:
            start.rx() -= advance;
            break;
    }
    if (has_ground) {
        // Keeps the label apart from the lines it crosses.
        const double side = 2 * scale_;
        painter_.fillRect(QRectF(start.x() - side,
                                 start.y() - metrics.capHeight() - side,
                                 advance + 2 * side,
                                 metrics.capHeight() + 2 * side),
                          theme_.paper);
    }
    painter_.setPen(ink);
    painter_.drawText(start, words);
}

QPointF ChartPainter::scaled(Point point) const {
    return {point.x * scale_, point.y * scale_};
}

QPen ChartPainter::pen(const ChartLook& look) const {
    QPen result = line_pen(look.ink, look.width);
    switch (look.stroke) {
        case Stroke::none:
        case Stroke::solid:
            result.setJoinStyle(Qt::RoundJoin);
            break;
        case Stroke::dashed:
            result.setDashPattern({4, 3});
            result.setCapStyle(Qt::FlatCap);
            break;
        case Stroke::dotted:
            result.setDashPattern({1, 2.5});
            result.setCapStyle(Qt::FlatCap);
            break;
        case Stroke::dash_dotted:
            result.setDashPattern({5, 2.5, 1, 2.5});
            result.setCapStyle(Qt::FlatCap);
            break;
        case Stroke::long_dashed:
            result.setDashPattern({9, 3});
            result.setCapStyle(Qt::FlatCap);
            break;
    }
    return result;
}

QPen ChartPainter::line_pen(const QColor& colour, double units) const {
    return {colour, std::max(1.0, units * scale_)};
}

}  // namespace bloom::desktop

#include "figure_painter.hpp"

#include "texts.hpp"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace bloom::desktop {

using presenter::CellMark;
using presenter::ProbeRole;

FigurePainter::FigurePainter(QPainter& painter,
                             const Theme& theme,
                             const QFont& font,
                             const presenter::SeeView& see,
                             const presenter::FigureLayout& layout,
                             double scale)
    : painter_(painter),
      theme_(theme),
      font_(font),
      see_(see),
      layout_(layout),
      scale_(scale),
      to_device_(painter.deviceTransform()) {}

void FigurePainter::paint(const QRectF& area, bool has_focus) {
    painter_.setRenderHint(QPainter::Antialiasing);
    paint_cells(area);
    paint_lines();
    paint_rings();
    paint_inspected(has_focus);
    paint_labels();
    paint_badges();
}

void FigurePainter::paint_cells(const QRectF& area) {
    const std::uint64_t m = see_.array.bits.size();
    if (m == 0) {
        return;
    }
    // Only the rows that meet the area: there may be hundreds.
    const double row_height = layout_.pitch.y * scale_;
    const auto row_at = [&](double y) {
        return static_cast<std::uint64_t>(
            std::max(0.0, std::floor((y - layout_.first.y * scale_) / row_height)));
    };
    const std::uint64_t first = std::min(m, row_at(area.top()) * layout_.columns);
    const std::uint64_t end = std::min(m, (row_at(area.bottom()) + 1) * layout_.columns);
    for (std::uint64_t position = first; position < end; ++position) {
        paint_cell(position);
    }
}

void FigurePainter::paint_cell(std::uint64_t position) {
    const bool is_set = see_.array.bits[static_cast<std::size_t>(position)] == '1';
    const CellMark* mark = mark_on(see_.array, position);
    const bool is_new = is_set && mark != nullptr && mark->changed;
    const QRectF place = cell(position);
    const double radius = std::min(place.width() / 6, 5 * scale_);
    if (is_set) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(is_new ? theme_.accent : theme_.set_bit);
        painter_.drawRoundedRect(place, radius, radius);
    } else {
        painter_.setBrush(theme_.paper);
        draw_box(place, pen(theme_.hairline, 1, false), radius);
    }
    if (layout_.digit_font > 0) {
        painter_.setFont(font(layout_.digit_font, true));
        painter_.setPen(is_new ? theme_.on_accent : is_set ? theme_.on_set_bit : theme_.muted);
        painter_.drawText(place,
                          Qt::AlignCenter,
                          is_set ? QStringLiteral("1") : QStringLiteral("0"));
    }
    if (layout_.index_font > 0) {
        paint_index(position, mark);
    }
}

void FigurePainter::paint_index(std::uint64_t position, const CellMark* mark) {
    const presenter::Box box = cell_box(layout_, position);
    painter_.setFont(font(layout_.index_font, mark != nullptr));
    painter_.setPen(mark != nullptr ? theme_.ink : theme_.muted);
    draw_centred(scaled(presenter::Point{.x = box.x + box.width / 2,
                                         .y = box.y + box.height + layout_.index_drop}),
                 QString::number(position));
}

void FigurePainter::paint_lines() {
    painter_.setBrush(Qt::NoBrush);
    for (const presenter::ProbeLine& line : layout_.lines) {
        if (line.curves.empty()) {
            continue;
        }
        const ProbeLook look = look_of(theme_, line.role);
        QPainterPath path(scaled(line.curves.front().from));
        for (const presenter::Curve& curve : line.curves) {
            path.cubicTo(scaled(curve.control_1), scaled(curve.control_2), scaled(curve.to));
        }
        painter_.setPen(pen(look.line, look.width, look.dashed));
        painter_.drawPath(path);
    }
}

void FigurePainter::paint_rings() {
    // As far from the cell as the gap between two cells lets it.
    const double gap = layout_.pitch.x - layout_.cell;
    const double distance = std::min(3.0, gap / 2) * scale_;
    for (const CellMark& mark : see_.array.marks) {
        const ProbeLook look = look_of(theme_, mark.role);
        if (!look.ringed) {
            continue;
        }
        const QRectF place = cell(mark.position);
        const QRectF ring = on_pixels(place.adjusted(-distance, -distance, distance, distance));
        const double radius = look.square ? 0 : std::min(place.width() / 6, 5 * scale_) + distance;
        const double width = std::min(look.width + 0.5, std::max(1.0, gap / 2));
        painter_.setBrush(Qt::NoBrush);
        draw_box(ring, pen(look.line, width, look.dashed), radius);
    }
}

void FigurePainter::paint_inspected(bool has_focus) {
    if (!see_.array.has_inspected) {
        return;
    }
    // A frame of ink around cell and ring: dotted, or closed while the figure has the focus.
    const QRectF place = cell(see_.array.inspected);
    const double distance =
        std::max(2.0, std::min(5.0, (layout_.pitch.x - layout_.cell) * 0.6)) * scale_;
    const QRectF frame = on_pixels(place.adjusted(-distance, -distance, distance, distance));
    QPen outline(theme_.ink, pen_width(has_focus ? 2 : 1.25));
    if (!has_focus) {
        outline.setDashPattern({1.5, 2.5});
    }
    painter_.setBrush(Qt::NoBrush);
    draw_box(frame, outline, 2 * scale_);
}

void FigurePainter::paint_labels() {
    const QFont label_font = font(layout_.label_font, false);
    const double line_height = QFontMetricsF(label_font).height();
    for (const presenter::CellLabel& label : layout_.labels) {
        const CellMark* mark = mark_on(see_.array, label.position);
        const ProbeLook look = look_of(theme_, mark != nullptr ? mark->role : ProbeRole::done);
        const QColor ink =
            mark != nullptr && mark->role == ProbeRole::current ? theme_.accent : look.ink;
        if (label.on_tag) {
            painter_.setBrush(theme_.paper);
            draw_box(on_pixels(scaled(label.tag)), pen(look.line, 1, look.dashed), 3 * scale_);
        }
        painter_.setFont(label_font);
        painter_.setPen(ink);
        QPointF baseline = scaled(label.anchor);
        for (const std::string& line : label.lines) {
            draw_centred(baseline, to_qt(line));
            baseline.ry() += line_height;
        }
    }
}

void FigurePainter::paint_badges() {
    for (std::size_t index = 0; index < layout_.badges.size() && index < see_.badges.size();
         ++index) {
        const presenter::Badge& badge = see_.badges[index];
        const ProbeLook look = look_of(theme_, badge.role);
        const QRectF place = on_pixels(scaled(layout_.badges[index]));
        painter_.setBrush(look.ground);
        draw_box(place,
                 pen(look.line, look.square ? 2 : 1.25, look.dashed),
                 look.square ? 0 : 12 * scale_);

        painter_.setPen(look.ink);
        const bool is_reached = badge.role != ProbeRole::pending;
        const QFont label_font = font(layout_.badge_font, is_reached);
        const QFont note_font = font(layout_.label_font, false);
        const double label_height = QFontMetricsF(label_font).capHeight();
        const double note_height =
            badge.note.empty() ? 0 : QFontMetricsF(note_font).capHeight() + 8 * scale_;
        const double top = place.center().y() - (label_height + note_height) / 2;
        painter_.setFont(label_font);
        draw_centred({place.center().x(), top + label_height}, to_qt(badge.label));
        painter_.setFont(note_font);
        draw_centred({place.center().x(), top + label_height + note_height}, to_qt(badge.note));
    }
}

QRectF FigurePainter::cell(std::uint64_t position) const {
    return on_pixels(scaled(cell_box(layout_, position)));
}

QRectF FigurePainter::scaled(const presenter::Box& box) const {
    return {box.x * scale_, box.y * scale_, box.width * scale_, box.height * scale_};
}

QPointF FigurePainter::scaled(presenter::Point point) const {
    return {point.x * scale_, point.y * scale_};
}

QRectF FigurePainter::on_pixels(const QRectF& rectangle) const {
    const auto snapped = [](double value, double scale, double offset) {
        return (std::round(value * scale + offset) - offset) / scale;
    };
    const double across = to_device_.m11();
    const double down = to_device_.m22();
    // All cells get the same size, wherever rounding puts them.
    return {snapped(rectangle.left(), across, to_device_.dx()),
            snapped(rectangle.top(), down, to_device_.dy()),
            snapped(rectangle.width(), across, 0),
            snapped(rectangle.height(), down, 0)};
}

double FigurePainter::pen_width(double units) const {
    const double device = to_device_.m11();
    return std::max(1.0, std::round(units * scale_ * device)) / device;
}

QPen FigurePainter::pen(const QColor& colour, double units, bool dashed) const {
    QPen result(colour, pen_width(units));
    if (dashed) {
        result.setDashPattern({3, 3});
        result.setCapStyle(Qt::FlatCap);
    }
    return result;
}

QFont FigurePainter::font(double units, bool bold) const {
    QFont result = font_;
    constexpr double points_per_inch = 72;
    result.setPointSizeF(units * scale_ * points_per_inch / painter_.device()->logicalDpiY());
    result.setBold(bold);
    return result;
}

void FigurePainter::draw_box(const QRectF& outer, const QPen& pen, double radius) {
    const double inset = pen.widthF() / 2;
    painter_.setPen(pen);
    painter_.drawRoundedRect(outer.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void FigurePainter::draw_centred(QPointF baseline, const QString& text) {
    const double advance = painter_.fontMetrics().horizontalAdvance(text);
    painter_.drawText(QPointF(baseline.x() - advance / 2, baseline.y()), text);
}

presenter::Box cell_box(const presenter::FigureLayout& layout, std::uint64_t position) {
    const std::uint64_t columns = std::max(1U, layout.columns);
    return {.x = layout.first.x + static_cast<double>(position % columns) * layout.pitch.x,
            .y = layout.first.y + static_cast<double>(position / columns) * layout.pitch.y,
            .width = layout.cell,
            .height = layout.cell};
}

const CellMark* mark_on(const presenter::ArrayView& array, std::uint64_t position) {
    const auto found = std::lower_bound(
        array.marks.begin(),
        array.marks.end(),
        position,
        [](const CellMark& mark, std::uint64_t wanted) { return mark.position < wanted; });
    return found != array.marks.end() && found->position == position ? &*found : nullptr;
}

}  // namespace bloom::desktop

#include "chart.hpp"

#include "accessible_chart.hpp"
#include "chart_painter.hpp"
#include "texts.hpp"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>

#include <cmath>

namespace bloom::desktop {

namespace {

/// The text as it is painted or, where there was no room, as the view has it.
QString painted(const presenter::PlacedText& placed, const std::string& text) {
    return to_qt(placed.text.empty() ? text : placed.text);
}

/// The part of a list at an index that a path names; null where there is none.
template <class Part>
const Part* part_at(const std::vector<Part>& parts, const QString& index) {
    bool is_number = false;
    const auto at = static_cast<std::size_t>(index.toUInt(&is_number));
    return is_number && at < parts.size() ? &parts[at] : nullptr;
}

}  // namespace

Chart::Chart(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      face_(face) {
    setObjectName(path);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    AccessibleChart::install();
}

void Chart::render(const presenter::ChartView& previous, const presenter::ChartView& next) {
    if (previous.title != next.title || previous.summary != next.summary) {
        setAccessibleName(to_qt(next.title));
        setAccessibleDescription(to_qt(next.summary));
    }
    chart_ = next;
    if (previous.horizontal == next.horizontal && previous.panels == next.panels &&
        previous.bars == next.bars && previous.references == next.references &&
        previous.crosshair == next.crosshair) {
        return;
    }
    setFocusPolicy(next.panels.empty() ? Qt::NoFocus : Qt::StrongFocus);
    lay_out();
    update();
    if (previous.crosshair.text != next.crosshair.text && QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, to_qt(next.crosshair.text));
        QAccessible::updateAccessibility(&event);
    }
}

const presenter::ChartView& Chart::shown() const {
    return chart_;
}

std::optional<QString> Chart::text_at(const QString& path) const {
    const QStringList steps = path.split(QLatin1Char('.'));
    const auto is = [&steps](qsizetype step, const char* name) {
        return step < steps.size() && steps[step] == QLatin1String(name);
    };
    if (is(0, "horizontal") && is(1, "label")) {
        return painted(layout_.horizontal_label, chart_.horizontal.label);
    }
    if (is(0, "horizontal") && is(1, "ticks") && is(3, "label")) {
        const auto* tick = part_at(chart_.horizontal.ticks, steps[2]);
        const auto* placed = part_at(layout_.horizontal_ticks, steps[2]);
        return tick != nullptr && placed != nullptr
                   ? std::optional(painted(placed->label, tick->label))
                   : std::nullopt;
    }
    if (is(0, "bars") && (is(2, "label") || is(2, "value"))) {
        const auto* bar = part_at(chart_.bars, steps[1]);
        const auto* placed = part_at(layout_.bars, steps[1]);
        if (bar == nullptr || placed == nullptr) {
            return std::nullopt;
        }
        return is(2, "label") ? painted(placed->label, bar->label)
                              : painted(placed->value, bar->value);
    }
    if (is(0, "references") && is(2, "label")) {
        const auto* reference = part_at(chart_.references, steps[1]);
        const auto* placed = part_at(layout_.references, steps[1]);
        return reference != nullptr && placed != nullptr
                   ? std::optional(painted(placed->label, reference->label))
                   : std::nullopt;
    }
    const auto* panel = is(0, "panels") ? part_at(chart_.panels, steps.value(1)) : nullptr;
    const auto* placed_panel = is(0, "panels") ? part_at(layout_.panels, steps.value(1)) : nullptr;
    if (panel == nullptr || placed_panel == nullptr) {
        return std::nullopt;
    }
    if (is(2, "vertical") && is(3, "label")) {
        return painted(placed_panel->axis_label, panel->vertical.label);
    }
    if (is(2, "vertical") && is(3, "ticks") && is(5, "label")) {
        const auto* tick = part_at(panel->vertical.ticks, steps[4]);
        const auto* placed = part_at(placed_panel->ticks, steps[4]);
        return tick != nullptr && placed != nullptr
                   ? std::optional(painted(placed->label, tick->label))
                   : std::nullopt;
    }
    if (is(2, "markers") && is(4, "label")) {
        const auto* marker = part_at(panel->markers, steps[3]);
        const auto* placed = part_at(placed_panel->markers, steps[3]);
        return marker != nullptr && placed != nullptr
                   ? std::optional(painted(placed->label, marker->label))
                   : std::nullopt;
    }
    return std::nullopt;
}

QPointF Chart::point_at(double place) const {
    if (layout_.panels.empty()) {
        return {};
    }
    const presenter::Box& plot = layout_.panels.front().plot;
    return QPointF(plot.x + place * plot.width, plot.y + plot.height / 2) * unit(*this);
}

QSize Chart::sizeHint() const {
    const int width = units(*this, 440);
    return {width, heightForWidth(width)};
}

QSize Chart::minimumSizeHint() const {
    return {1, 1};
}

bool Chart::hasHeightForWidth() const {
    return true;
}

int Chart::heightForWidth(int width) const {
    const double height = width == layout_width_ ? layout_.height : layout_at(width).height;
    return static_cast<int>(std::ceil(height * unit(*this)));
}

void Chart::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    ChartPainter(painter, face_.theme, font(), layout_, unit(*this)).paint();
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        painter.setPen(QPen(face_.theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void Chart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lay_out();
}

void Chart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        lay_out();
    }
}

void Chart::keyPressEvent(QKeyEvent* event) {
    if (chart_.panels.empty() || (event->modifiers() & ~Qt::KeypadModifier) != 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
        case Qt::Key_Left:
            aim(presenter::Aim::previous);
            break;
        case Qt::Key_Right:
            aim(presenter::Aim::next);
            break;
        case Qt::Key_Home:
            aim(presenter::Aim::at, 0);
            break;
        case Qt::Key_End:
            aim(presenter::Aim::at, 1);
            break;
        case Qt::Key_Escape:
            aim(presenter::Aim::none);
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void Chart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        aim_at(event->position());
    }
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
    aim_at(event->position());
}

void Chart::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (chart_.crosshair.shown) {
        aim(presenter::Aim::none);
    }
}

presenter::ChartLayout Chart::layout_at(int width) const {
    // Before the first view there is nothing to place.
    return chart_.panels.empty() && chart_.bars.empty()
               ? presenter::ChartLayout{}
               : presenter::layout_chart(chart_, width / unit(*this));
}

void Chart::lay_out() {
    const double before = layout_.height;
    layout_ = layout_at(width());
    layout_width_ = width();
    if (layout_.height != before) {
        updateGeometry();
    }
}

void Chart::aim(presenter::Aim aim, double place) {
    face_.dispatch(presenter::AimCrosshair{.chart = chart_.id, .aim = aim, .place = place});
}

void Chart::aim_at(QPointF point) {
    if (!chart_.panels.empty()) {
        aim(presenter::Aim::at, presenter::horizontal_place(layout_, point.x() / unit(*this)));
    }
}

}  // namespace bloom::desktop

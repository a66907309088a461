#include "gauge.hpp"

#include "texts.hpp"

#include <QPainter>

#include <cmath>

namespace bloom::desktop {

namespace {

constexpr int finest = 10'000;  // steps of the bar, for assistive technology

}  // namespace

Gauge::Gauge(const Face& face, QWidget* parent) : QProgressBar(parent), face_(face) {
    setObjectName(QStringLiteral("see.gauge"));
    setRange(0, finest);
    setTextVisible(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Gauge::render(const presenter::GaugeView& previous, const presenter::GaugeView& next) {
    if (previous == next) {
        return;
    }
    value_ = next.value;
    mark_ = next.mark;
    setValue(static_cast<int>(std::lround(next.value * finest)));
    setAccessibleName(to_qt(next.label));
    set_hint(*this, to_qt(next.text));
    update();
}

QSize Gauge::sizeHint() const {
    return {units(*this, 160), units(*this, 18)};
}

QSize Gauge::minimumSizeHint() const {
    return {1, units(*this, 18)};
}

void Gauge::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = face_.theme;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isRightToLeft()) {
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    const double thickness = units(*this, 8);
    const QRectF bar(0.5, (height() - thickness) / 2, width() - 1, thickness);
    painter.setPen(QPen(theme.edge, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(bar, thickness / 2, thickness / 2);
    QRectF filled = bar;
    filled.setWidth(bar.width() * value_);
    painter.setClipRect(filled);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.set_bit);
    painter.drawRoundedRect(bar, thickness / 2, thickness / 2);
    painter.setClipping(false);
    // A line of paper on both sides keeps the mark apart from the bar it crosses.
    const double x = bar.left() + bar.width() * mark_;
    painter.fillRect(QRectF(x - 2, 0, 4, height()), theme.paper);
    painter.fillRect(QRectF(x - 1, 0, 2, height()), theme.accent);
}

}  // namespace bloom::desktop

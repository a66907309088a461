#include "sheet.hpp"

#include "texts.hpp"

#include <QPainter>

namespace bloom::desktop {

Sheet::Sheet(const Face& face, QWidget* parent) : QWidget(parent), face_(face) {}

void Sheet::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(face_.theme.hairline, 1));
    painter.setBrush(face_.theme.paper);
    const double radius = 8 * unit(*this);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

Rule::Rule(const Face& face, QWidget* parent) : QWidget(parent), face_(face) {
    setFixedHeight(1);
}

void Rule::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter(this).fillRect(rect(), face_.theme.hairline);
}

}  // namespace bloom::desktop

#include "progress_bar.hpp"

#include "texts.hpp"

#include <QPainter>

#include <cmath>

namespace bloom::desktop {

namespace {

constexpr int finest = 1'000;  // steps of the bar, for assistive technology

}  // namespace

ProgressBar::ProgressBar(const Face& face, const QString& path, QWidget* parent)
    : QProgressBar(parent),
      face_(face) {
    setObjectName(path + QStringLiteral(".label"));
    setRange(0, finest);
    setTextVisible(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    hide();
}

void ProgressBar::render(const presenter::ProgressView& previous,
                         const presenter::ProgressView& next) {
    if (previous == next) {
        return;
    }
    share_ = next.share;
    setValue(static_cast<int>(std::lround(next.share * finest)));
    setAccessibleName(to_qt(next.label));
    setVisible(next.shown);
    update();
}

QSize ProgressBar::sizeHint() const {
    return {units(*this, 160), units(*this, 10)};
}

QSize ProgressBar::minimumSizeHint() const {
    return {1, units(*this, 10)};
}

void ProgressBar::paintEvent(QPaintEvent* event) {
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
    filled.setWidth(bar.width() * share_);
    painter.setClipRect(filled);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(bar, thickness / 2, thickness / 2);
}

}  // namespace bloom::desktop

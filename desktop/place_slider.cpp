#include "place_slider.hpp"

#include "accessible_slider.hpp"
#include "texts.hpp"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bloom::desktop {

namespace {

constexpr int finest = 1000;
// The smallest way the keyboard goes, and the longest it looks for another value.
constexpr double key_step = 0.005;
constexpr int most_key_steps = 20;

}  // namespace

PlaceSlider::PlaceSlider(const Face& face,
                         presenter::Setting quantity,
                         const QString& path,
                         QWidget* parent)
    : QSlider(Qt::Horizontal, parent),
      face_(face),
      quantity_(quantity) {
    setObjectName(path + QStringLiteral(".slider"));
    setRange(0, finest);
    setPageStep(finest / 10);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    AccessibleSlider::install();
    connect(this, &QSlider::valueChanged, this, &PlaceSlider::drag);
}

void PlaceSlider::render(const presenter::QuantityView& previous,
                         const presenter::QuantityView& next) {
    const bool is_solved = property(solved_property).toBool();
    if (is_solved != next.solved) {
        setProperty(solved_property, next.solved);
        update();
    }
    setEnabled(next.field.enabled);
    position_ = next.position;
    const int place = static_cast<int>(std::lround(next.position * finest));
    if (value() != place) {
        const QSignalBlocker blocker(this);
        setValue(place);
    }
    if (previous.field.label != next.field.label) {
        setAccessibleName(to_qt(next.field.label));
    }
    if (previous.spoken != next.spoken) {
        spoken_ = to_qt(next.spoken);
        if (QAccessible::isActive()) {
            QAccessibleValueChangeEvent event(this, spoken_);
            QAccessible::updateAccessibility(&event);
        }
    }
}

QString PlaceSlider::spoken() const {
    return spoken_;
}

QSize PlaceSlider::sizeHint() const {
    return {units(*this, 120), units(*this, 40)};
}

QSize PlaceSlider::minimumSizeHint() const {
    return {units(*this, 60), units(*this, 40)};
}

void PlaceSlider::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            step(isRightToLeft() ? 1 : -1);
            break;
        case Qt::Key_Right:
            step(isRightToLeft() ? -1 : 1);
            break;
        case Qt::Key_Down:
            step(-1);
            break;
        case Qt::Key_Up:
            step(1);
            break;
        default:
            QSlider::keyPressEvent(event);
    }
}

void PlaceSlider::mousePressEvent(QMouseEvent* event) {
    // A press on the groove moves the handle before Qt counts it as down: one drag all the same.
    is_held_ = event->button() == Qt::LeftButton;
    QSlider::mousePressEvent(event);
}

void PlaceSlider::mouseReleaseEvent(QMouseEvent* event) {
    QSlider::mouseReleaseEvent(event);
    if (is_held_ && event->button() == Qt::LeftButton) {
        is_held_ = false;
        drop();
    }
}

void PlaceSlider::wheelEvent(QWheelEvent* event) {
    // The wheel scrolls the page unless the reader has chosen the slider.
    const int turned = event->angleDelta().y();
    if (!hasFocus() || turned == 0) {
        event->ignore();
        return;
    }
    step(turned > 0 ? 1 : -1);
    event->accept();
}

void PlaceSlider::drag(int place) {
    face_.dispatch(
        presenter::Drag{.quantity = quantity_, .position = static_cast<double>(place) / finest});
    if (!is_held_) {
        drop();
    }
}

void PlaceSlider::drop() {
    face_.dispatch(presenter::Drop{});
}

void PlaceSlider::step(double direction) {
    const double before = position_;
    for (int steps = 1; steps <= most_key_steps && position_ == before; ++steps) {
        const double wanted = std::clamp(before + direction * steps * key_step, 0.0, 1.0);
        face_.dispatch(presenter::Drag{.quantity = quantity_, .position = wanted});
    }
    drop();
}

}  // namespace bloom::desktop

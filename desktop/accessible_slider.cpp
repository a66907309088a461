#include "accessible_slider.hpp"

namespace bloom::desktop {

namespace {

QAccessibleInterface* make_interface(const QString& /*class_name*/, QObject* object) {
    auto* slider = qobject_cast<PlaceSlider*>(object);
    return slider != nullptr ? new AccessibleSlider(slider) : nullptr;
}

}  // namespace

AccessibleSlider::AccessibleSlider(PlaceSlider* slider)
    : QAccessibleWidget(slider, QAccessible::Slider) {}

void AccessibleSlider::install() {
    static const bool installed = [] {
        QAccessible::installFactory(make_interface);
        return true;
    }();
    Q_UNUSED(installed)
}

QString AccessibleSlider::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value || kind == QAccessible::Description) {
        return slider().spoken();
    }
    return QAccessibleWidget::text(kind);
}

void* AccessibleSlider::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::ValueInterface) {
        return static_cast<QAccessibleValueInterface*>(this);
    }
    return QAccessibleWidget::interface_cast(type);
}

QVariant AccessibleSlider::currentValue() const {
    return slider().value();
}

void AccessibleSlider::setCurrentValue(const QVariant& value) {
    slider().setValue(value.toInt());
}

QVariant AccessibleSlider::maximumValue() const {
    return slider().maximum();
}

QVariant AccessibleSlider::minimumValue() const {
    return slider().minimum();
}

QVariant AccessibleSlider::minimumStepSize() const {
    return slider().singleStep();
}

PlaceSlider& AccessibleSlider::slider() const {
    return *static_cast<PlaceSlider*>(object());
}

}  // namespace bloom::desktop

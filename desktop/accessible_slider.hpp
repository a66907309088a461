#pragma once

#include "place_slider.hpp"

#include <QAccessibleWidget>

namespace bloom::desktop {

/// A PlaceSlider for assistive technology: a slider whose value is a text, "1,000 items". The text
/// is its description too, for readers that know values as numbers only.
class AccessibleSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleSlider(PlaceSlider* slider);

    /// Makes Qt use this class for every PlaceSlider. Once is enough, more does no harm.
    static void install();

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QVariant currentValue() const override;
    void setCurrentValue(const QVariant& value) override;
    [[nodiscard]] QVariant maximumValue() const override;
    [[nodiscard]] QVariant minimumValue() const override;
    [[nodiscard]] QVariant minimumStepSize() const override;

private:
    [[nodiscard]] PlaceSlider& slider() const;
};

}  // namespace bloom::desktop

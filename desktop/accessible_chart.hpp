#pragma once

#include "chart.hpp"

#include <QAccessibleWidget>

namespace bloom::desktop {

/// A chart for assistive technology: named like its title, described by its summary; its value is
/// what stands under the crosshair. The data are in the table that can be shown below it.
class AccessibleChart : public QAccessibleWidget {
public:
    explicit AccessibleChart(Chart* chart);

    /// Makes Qt use this class for every Chart. Once is enough, more does no harm.
    static void install();

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
};

}  // namespace bloom::desktop

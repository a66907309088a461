#include "accessible_chart.hpp"

#include "texts.hpp"

namespace bloom::desktop {

namespace {

QAccessibleInterface* make_interface(const QString& /*class_name*/, QObject* object) {
    auto* chart = qobject_cast<Chart*>(object);
    return chart != nullptr ? new AccessibleChart(chart) : nullptr;
}

}  // namespace

AccessibleChart::AccessibleChart(Chart* chart) : QAccessibleWidget(chart, QAccessible::Chart) {}

void AccessibleChart::install() {
    static const bool installed = [] {
        QAccessible::installFactory(make_interface);
        return true;
    }();
    Q_UNUSED(installed)
}

QString AccessibleChart::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value) {
        return to_qt(static_cast<const Chart*>(object())->shown().crosshair.text);
    }
    return QAccessibleWidget::text(kind);
}

}  // namespace bloom::desktop

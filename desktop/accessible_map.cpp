#include "accessible_map.hpp"

namespace bloom::desktop {

namespace {

QAccessibleInterface* make_interface(const QString& /*class_name*/, QObject* object) {
    auto* map = qobject_cast<DensityMap*>(object);
    return map != nullptr ? new AccessibleMap(map) : nullptr;
}

}  // namespace

AccessibleMap::AccessibleMap(DensityMap* map) : QAccessibleWidget(map, QAccessible::Graphic) {}

void AccessibleMap::install() {
    static const bool installed = [] {
        QAccessible::installFactory(make_interface);
        return true;
    }();
    Q_UNUSED(installed)
}

}  // namespace bloom::desktop

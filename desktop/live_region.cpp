#include "live_region.hpp"

#include "texts.hpp"

#include <QAccessible>

namespace bloom::desktop {

LiveRegion::LiveRegion(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("live"));
    setTextFormat(Qt::PlainText);
    // One pixel: a label without a size would count as invisible and not be read.
    setFixedSize(1, 1);
}

void LiveRegion::announce(const std::string& text) {
    const QString next = to_qt(text);
    if (next == this->text()) {
        return;
    }
    // Tells of the new name, which suffices for readers that follow status texts.
    setText(next);
    if (next.isEmpty()) {
        return;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, next);
#else
    QAccessibleEvent event(this, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

void LiveRegion::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
}

}  // namespace bloom::desktop

#include "button_manners.hpp"

namespace bloom::desktop {

QString without_mnemonics(const QString& text) {
    QString escaped = text;
    return escaped.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

bool shows_focus(const QAbstractButton& button) {
    return button.hasFocus() && button.window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

bool take_key(QAbstractButton& button, QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            event.ignore();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            button.click();
            return true;
        default:
            return false;
    }
}

}  // namespace bloom::desktop

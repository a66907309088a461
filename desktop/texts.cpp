#include "texts.hpp"

#include "presenter/text.hpp"

#include <cmath>

namespace bloom::desktop {

QString to_qt(std::string_view text) {
    const std::u16string units_of_text = presenter::to_utf16(text);
    return QString::fromUtf16(units_of_text.data(), static_cast<qsizetype>(units_of_text.size()));
}

std::string from_qt(const QString& text) {
    const auto* first = reinterpret_cast<const char16_t*>(text.utf16());
    return presenter::from_utf16({first, static_cast<std::size_t>(text.size())});
}

QString held_together(QString text) {
    return text.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"))
        .replace(QStringLiteral(" = "), QStringLiteral("\u00a0=\u00a0"));
}

void set_hint(QWidget& widget, const QString& hint) {
    if (widget.accessibleDescription() == hint) {
        return;
    }
    widget.setAccessibleDescription(hint);
    widget.setToolTip(hint.isEmpty() ? QString{}
                                     : QStringLiteral("<span>%1</span>").arg(hint.toHtmlEscaped()));
}

double unit(const QWidget& widget) {
    const QFont& font = widget.font();
    const double pixels =
        font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * widget.logicalDpiY() / 72.0;
    return pixels / 16.0;
}

int units(const QWidget& widget, double count) {
    return static_cast<int>(std::lround(count * unit(widget)));
}

QFont scaled_font(const QWidget& widget, double factor, bool bold) {
    QFont font = widget.font();
    if (font.pixelSize() > 0) {
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    } else {
        font.setPointSizeF(font.pointSizeF() * factor);
    }
    font.setBold(bold);
    return font;
}

}  // namespace bloom::desktop

#pragma once

#include <QFont>
#include <QString>
#include <QWidget>

#include <string>
#include <string_view>

namespace bloom::desktop {

/// Text of a view, as Qt holds it. Lone surrogates survive.
QString to_qt(std::string_view text);

/// Text of a control as bytes for a command. Lone surrogates survive.
std::string from_qt(const QString& text);

/// The text with no break between a number and its percent sign, nor about an equals sign: to be
/// painted where it wraps.
QString held_together(QString text);

/// Gives a widget its tooltip and its accessible description. The text is never read as markup.
void set_hint(QWidget& widget, const QString& hint);

/// One unit of the figure and of all spacing, in device-independent pixels: a sixteenth of the
/// widget's text size, so that everything grows with the font the reader has chosen.
double unit(const QWidget& widget);

/// `count` units in whole pixels.
int units(const QWidget& widget, double count);

/// The widget's font in another size and weight.
QFont scaled_font(const QWidget& widget, double factor, bool bold = false);

}  // namespace bloom::desktop

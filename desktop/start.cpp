#include "start.hpp"

#include "quiet_style.hpp"

#include <QStyle>

#include <clocale>

namespace bloom::desktop {

void start(QApplication& application) {
    std::setlocale(LC_NUMERIC, "C");
    application.setStyle(new QuietStyle);
}

bool platform_lets_things_move() {
    const QStyle* style = QApplication::style();
    return style->styleHint(QStyle::SH_Widget_Animate) != 0 &&
           style->styleHint(QStyle::SH_Widget_Animation_Duration) != 0;
}

}  // namespace bloom::desktop

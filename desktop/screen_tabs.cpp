#include "screen_tabs.hpp"

#include "texts.hpp"

#include <QPainter>
#include <QSignalBlocker>

namespace bloom::desktop {

namespace {

// In units.
constexpr double tab_height = 44;
constexpr double tab_padding = 12;
constexpr double mark_height = 3;

}  // namespace

ScreenTabs::ScreenTabs(const Face& face, QWidget* parent) : QTabBar(parent), face_(face) {
    setObjectName(QStringLiteral("screens"));
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QTabBar::currentChanged, this, &ScreenTabs::send);
}

void ScreenTabs::render(const presenter::Choice& previous, const presenter::Choice& next) {
    if (previous == next) {
        return;
    }
    // What the view shows was not chosen by the reader.
    const QSignalBlocker blocker(this);
    shown_ = next;
    setAccessibleName(to_qt(next.label));
    setAccessibleDescription(to_qt(next.help));
    setEnabled(next.enabled);
    const int number = static_cast<int>(next.options.size());
    while (count() > number) {
        removeTab(count() - 1);
    }
    for (int index = 0; index < number; ++index) {
        const presenter::Option& option = next.options[static_cast<std::size_t>(index)];
        if (index >= count()) {
            addTab(to_qt(option.label));
        } else if (tabText(index) != to_qt(option.label)) {
            setTabText(index, to_qt(option.label));
        }
        if (option.selected) {
            setCurrentIndex(index);
        }
    }
}

QSize ScreenTabs::sizeHint() const {
    int width = 0;
    for (int index = 0; index < count(); ++index) {
        width += tabSizeHint(index).width();
    }
    return {width, units(*this, tab_height)};
}

QSize ScreenTabs::minimumSizeHint() const {
    return {1, units(*this, tab_height)};
}

QSize ScreenTabs::tabSizeHint(int index) const {
    // As wide as in bold, so that nothing moves when another one is shown.
    const QFontMetrics metrics(scaled_font(*this, 1.05, true));
    return {metrics.horizontalAdvance(tabText(index)) + units(*this, 2 * tab_padding),
            units(*this, tab_height)};
}

QSize ScreenTabs::minimumTabSizeHint(int index) const {
    return tabSizeHint(index);
}

void ScreenTabs::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = face_.theme;
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hairline);
    for (int index = 0; index < count(); ++index) {
        const bool is_shown = index == currentIndex();
        const QRect place = tabRect(index);
        painter.setFont(scaled_font(*this, 1.05, is_shown));
        painter.setPen(is_shown ? theme.ink : theme.muted);
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, tabText(index));
        if (!is_shown) {
            continue;
        }
        const int thickness = units(*this, mark_height);
        painter.fillRect(QRect(place.left(), height() - thickness, place.width(), thickness),
                         theme.accent);
        if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(place).adjusted(1, 5, -1, -thickness - 3), 4, 4);
        }
    }
}

void ScreenTabs::send(int index) {
    const auto chosen = static_cast<std::size_t>(index);
    if (chosen < shown_.options.size() && !shown_.options[chosen].selected) {
        face_.dispatch(shown_.options[chosen].command);
    }
}

}  // namespace bloom::desktop

#include "chip.hpp"

#include "button_manners.hpp"
#include "texts.hpp"

#include <QPainter>

namespace bloom::desktop {

namespace {

constexpr double side_padding = 14;  // units

}  // namespace

Chip::Chip(const Face& face, const QString& path, QWidget* parent)
    : QAbstractButton(parent),
      face_(face) {
    setObjectName(path + QStringLiteral(".label"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this, [this] { face_.dispatch(chip_.command); });
}

void Chip::render(const presenter::Chip& previous, const presenter::Chip& next) {
    if (previous == next) {
        return;
    }
    chip_ = next;
    setText(without_mnemonics(to_qt(next.label)));
    setAccessibleName(to_qt(next.label));
    set_hint(*this, to_qt(next.hint));
    setEnabled(next.enabled);
    updateGeometry();
    update();
}

QString Chip::label() const {
    return accessibleName();
}

QString Chip::sign() const {
    return to_qt(chip_.sign);
}

QSize Chip::sizeHint() const {
    const QFontMetrics metrics(font());
    const int text_width = metrics.horizontalAdvance(label()) + 1;
    return {text_width + sign_width() + 2 * units(*this, side_padding), units(*this, 32)};
}

QSize Chip::minimumSizeHint() const {
    return {units(*this, 24), units(*this, 24)};
}

void Chip::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = face_.theme;
    const Look look = look_of(theme, chip_.role);
    QColor ground = chip_.current ? theme.accent_soft : look.ground;
    if (isDown()) {
        ground = theme.hairline;
    } else if (underMouse() && isEnabled()) {
        ground = theme.panel;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool is_marked = chip_.current || shows_focus(*this);
    const double pen_width = is_marked ? 2 : 1;
    QPen pen(is_marked ? theme.accent : look.edge, pen_width);
    if (look.dashed && !is_marked) {
        pen.setDashPattern({3, 3});
    }
    painter.setPen(pen);
    painter.setBrush(ground);
    const double inset = pen_width / 2;
    const QRectF outline = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);

    const int padding = units(*this, side_padding);
    const QRect inner = rect().adjusted(padding, 0, -padding, 0);
    QRect text_place = inner;
    text_place.setWidth(inner.width() - sign_width());
    QRect sign_place = inner;
    sign_place.setLeft(text_place.right() + 1);
    if (isRightToLeft()) {
        text_place.moveRight(inner.right());
        sign_place.moveLeft(inner.left());
    }
    painter.setFont(font());
    painter.setPen(!isEnabled() ? theme.muted : chip_.current ? theme.ink : look.ink);
    painter.drawText(
        text_place,
        Qt::AlignCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(label(), Qt::ElideMiddle, text_place.width()));
    if (!chip_.sign.empty()) {
        painter.setFont(scaled_font(*this, 1, true));
        painter.setPen(look.ink);
        painter.drawText(sign_place, Qt::AlignRight | Qt::AlignVCenter, sign());
    }
}

void Chip::keyPressEvent(QKeyEvent* event) {
    if (!take_key(*this, *event)) {
        QAbstractButton::keyPressEvent(event);
    }
}

int Chip::sign_width() const {
    if (chip_.sign.empty()) {
        return 0;
    }
    return QFontMetrics(scaled_font(*this, 1, true)).horizontalAdvance(sign()) + units(*this, 6);
}

}  // namespace bloom::desktop

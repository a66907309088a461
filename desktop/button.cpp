#include "button.hpp"

#include "button_manners.hpp"
#include "texts.hpp"

#include <QPainter>

#include <algorithm>

namespace bloom::desktop {

namespace {

QColor between(const QColor& one, const QColor& other, double share) {
    return QColor::fromRgbF(
        static_cast<float>(one.redF() + (other.redF() - one.redF()) * share),
        static_cast<float>(one.greenF() + (other.greenF() - one.greenF()) * share),
        static_cast<float>(one.blueF() + (other.blueF() - one.blueF()) * share));
}

/// The glyph in a square of 16 units around (0, 0). To the ends: filled, with a bar to run
/// against. One step: an open angle. Play and pause: filled, without a bar.
void draw_glyph(QPainter& painter, Glyph glyph, const QColor& ink) {
    const auto triangle = [&](double base, double tip) {
        painter.drawPolygon(QPolygonF({{base, -5.5}, {tip, 0}, {base, 5.5}}));
    };
    const auto angle = [&](double ends, double tip) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 2.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({{ends, -5}, {tip, 0}, {ends, 5}}));
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (glyph) {
        case Glyph::none:
            break;
        case Glyph::to_start:
            painter.drawRect(QRectF(-6, -5.5, 2, 11));
            triangle(5, -3.5);
            break;
        case Glyph::back:
            angle(2.5, -2.5);
            break;
        case Glyph::play:
            triangle(-3.5, 5.5);
            break;
        case Glyph::pause:
            painter.drawRect(QRectF(-4.5, -5.5, 3, 11));
            painter.drawRect(QRectF(1.5, -5.5, 3, 11));
            break;
        case Glyph::forward:
            angle(-2.5, 2.5);
            break;
        case Glyph::to_end:
            triangle(-5, 3.5);
            painter.drawRect(QRectF(4, -5.5, 2, 11));
            break;
        case Glyph::plus:
            painter.drawRect(QRectF(-1, -5.5, 2, 11));
            [[fallthrough]];
        case Glyph::minus:
            painter.drawRect(QRectF(-5.5, -1, 11, 2));
            break;
    }
}

/// The view's "Enter" is either of the two keys, which Qt tells apart.
QList<QKeySequence> sequences_of(QString keys) {
    QList<QKeySequence> sequences{QKeySequence::fromString(keys, QKeySequence::PortableText)};
    const QString enter = QStringLiteral("Enter");
    if (keys.endsWith(enter)) {
        keys.replace(keys.size() - enter.size(), enter.size(), QStringLiteral("Return"));
        sequences.push_back(QKeySequence::fromString(keys, QKeySequence::PortableText));
    }
    return sequences;
}

}  // namespace

Button::Button(const Face& face, ButtonKind kind, const QString& path, QWidget* parent)
    : QPushButton(parent),
      face_(face),
      kind_(kind) {
    setObjectName(path + QStringLiteral(".label"));
    setSizePolicy(kind == ButtonKind::link ? QSizePolicy::Fixed : QSizePolicy::Minimum,
                  QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(this, &QPushButton::clicked, this, &Button::send);
}

void Button::render(const presenter::Action& previous, const presenter::Action& next) {
    command_ = next.command;
    available_ = next.enabled;
    setEnabled(available_ || hasFocus());
    if (previous == next) {
        return;
    }
    show_label(next.label, next.hint);
    update();
}

void Button::show_label(const std::string& label, const std::string& hint) {
    setText(without_mnemonics(to_qt(label)));
    setAccessibleName(to_qt(label));
    set_hint(*this, to_qt(hint));
}

void Button::show_glyph(Glyph glyph) {
    if (glyph == glyph_) {
        return;
    }
    glyph_ = glyph;
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    updateGeometry();
    update();
}

void Button::answer_to(const std::string& keys) {
    if (shortcut_ == nullptr) {
        shortcut_ = new QShortcut(this);
        connect(shortcut_, &QShortcut::activated, this, &QAbstractButton::click);
    }
    const QList<QKeySequence> sequences = sequences_of(to_qt(keys));
    if (shortcut_->keys() != sequences) {
        shortcut_->setKeys(sequences);
    }
}

QString Button::label() const {
    return accessibleName();
}

bool Button::is_available() const {
    return available_;
}

QSize Button::sizeHint() const {
    const int height = units(*this, 40);
    if (glyph_ != Glyph::none) {
        return {units(*this, 42), height};
    }
    const QFontMetrics metrics(scaled_font(*this, 1, kind_ == ButtonKind::primary));
    const int advance = metrics.horizontalAdvance(label());
    if (kind_ == ButtonKind::link) {
        return {advance + units(*this, 8), units(*this, 28)};
    }
    return {std::max(advance + units(*this, 32), units(*this, 64)), height};
}

QSize Button::minimumSizeHint() const {
    return {units(*this, 24), units(*this, 24)};
}

void Button::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = face_.theme;
    const bool is_primary = kind_ == ButtonKind::primary && available_;
    QColor ground = is_primary ? theme.accent : theme.panel;
    QColor ink = is_primary ? theme.on_accent : theme.ink;
    if (kind_ == ButtonKind::link) {
        ground = theme.paper;
        ink = theme.accent;
    }
    if (!available_) {
        ink = theme.edge;
    } else if (isDown()) {
        ground = between(ground, theme.ink, 0.16);
    } else if (underMouse()) {
        ground = between(ground, theme.ink, 0.07);
    }

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = 5 * unit(*this);
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool has_edge = kind_ != ButtonKind::link && !is_primary;
    painter.setPen(has_edge ? QPen(theme.hairline, 1) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(outline, radius, radius);
    if (shows_focus(*this)) {
        const double inset = is_primary ? 3 : 1;
        painter.setPen(QPen(is_primary ? theme.on_accent : theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset),
                                radius - 1,
                                radius - 1);
    }
    if (glyph_ == Glyph::none) {
        paint_text(painter, ink);
    } else {
        paint_glyph(painter, ink);
    }
}

void Button::keyPressEvent(QKeyEvent* event) {
    if (!take_key(*this, *event)) {
        QPushButton::keyPressEvent(event);
    }
}

void Button::focusOutEvent(QFocusEvent* event) {
    QPushButton::focusOutEvent(event);
    setEnabled(available_);
}

void Button::send() {
    if (available_ && command_) {
        face_.dispatch(*command_);
    }
}

void Button::paint_text(QPainter& painter, const QColor& ink) const {
    painter.setFont(scaled_font(*this, 1, kind_ == ButtonKind::primary));
    painter.setPen(ink);
    const int room = width() - (kind_ == ButtonKind::link ? 0 : units(*this, 8));
    painter.drawText(rect(),
                     Qt::AlignCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(label(), Qt::ElideRight, room));
}

void Button::paint_glyph(QPainter& painter, const QColor& ink) const {
    painter.translate(QRectF(rect()).center());
    painter.scale(unit(*this), unit(*this));
    if (isRightToLeft()) {
        painter.scale(-1, 1);
    }
    draw_glyph(painter, glyph_, ink);
}

}  // namespace bloom::desktop

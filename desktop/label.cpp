#include "label.hpp"

#include "texts.hpp"

#include <QFontDatabase>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bloom::desktop {

namespace {

/// Distance of two lines, times the height of one: a little air between them.
constexpr double line_distance = 1.15;

/// Breaks `text` into lines of `width`; returns the height of all of them.
double lay_out(QTextLayout& layout, const QString& text, const QFont& font, double width) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setText(held_together(text));
    layout.setFont(font);
    layout.setTextOption(option);
    layout.beginLayout();
    double y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y + line.height() * (line_distance - 1) / 2});
        y += line.height() * line_distance;
    }
    layout.endLayout();
    return y;
}

}  // namespace

Label::Label(const Face& face, TextStyle style, const QString& path, QWidget* parent)
    : QLabel(parent),
      face_(face),
      style_(std::move(style)) {
    setObjectName(path);
    setTextFormat(Qt::PlainText);
    QSizePolicy policy(style_.wraps ? QSizePolicy::Preferred : QSizePolicy::Fixed,
                       QSizePolicy::Preferred);
    policy.setHeightForWidth(style_.wraps);
    setSizePolicy(policy);
    setVisible(!style_.hides_when_empty);
}

void Label::show_text(const std::string& text) {
    const QString next = to_qt(text);
    if (next == this->text()) {
        return;
    }
    width_asked_ = -1;
    setText(next);
    if (style_.hides_when_empty) {
        setVisible(!next.isEmpty());
    }
}

void Label::keep_lines(int lines) {
    if (lines != style_.lines) {
        style_.lines = lines;
        updateGeometry();
    }
}

void Label::set_ink(std::function<QColor(const Theme&)> ink) {
    style_.ink = std::move(ink);
    update();
}

QSize Label::sizeHint() const {
    const QFontMetricsF metrics(text_font());
    int natural = static_cast<int>(std::ceil(metrics.horizontalAdvance(text()))) + 1;
    if (style_.wraps) {
        // A text that wraps takes the width it is given; it asks for little, so as not to push.
        natural = std::min(natural, units(*this, style_.asks));
    }
    return {natural, heightForWidth(natural)};
}

QSize Label::minimumSizeHint() const {
    return {1, 1};
}

bool Label::hasHeightForWidth() const {
    return style_.wraps;
}

int Label::heightForWidth(int width) const {
    if (width != width_asked_) {
        height_told_ = needed_height(width);
        width_asked_ = width;
    }
    return style_.keeps_room && width == width_kept_ ? std::max(height_told_, height_kept_)
                                                     : height_told_;
}

void Label::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setPen(style_.ink(face_.theme));
    const QFont font = text_font();
    const QString shown =
        style_.wraps ? text() : QFontMetrics(font).elidedText(text(), Qt::ElideMiddle, width());
    QTextLayout layout;
    lay_out(layout, shown, font, width());
    layout.draw(&painter, {0, 0});
}

void Label::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    height_kept_ = width() == width_kept_ ? std::max(height_kept_, height()) : height();
    width_kept_ = width();
}

void Label::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        width_asked_ = -1;
        width_kept_ = -1;
    }
    QLabel::changeEvent(event);
}

int Label::needed_height(int width) const {
    const QFont font = text_font();
    const QFontMetricsF metrics(font);
    double lines = style_.lines;
    if (style_.characters > 0) {
        lines = std::max(
            lines,
            std::ceil(style_.characters * metrics.averageCharWidth() / std::max(1, width)));
    }
    const double reserved = metrics.height() * line_distance * lines;
    if (!style_.wraps || text().isEmpty()) {
        return static_cast<int>(std::ceil(reserved));
    }
    QTextLayout layout;
    const double height = lay_out(layout, text(), font, std::max(1, width));
    return static_cast<int>(std::ceil(std::max(height, reserved)));
}

QFont Label::text_font() const {
    QFont font = scaled_font(*this, style_.size, style_.bold);
    if (style_.fixed_pitch) {
        font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    }
    return font;
}

}  // namespace bloom::desktop

#include "figure.hpp"

#include "accessible_figure.hpp"
#include "figure_painter.hpp"
#include "texts.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>

#include <cmath>

namespace bloom::desktop {

using presenter::Direction;

namespace {

std::optional<Direction> direction_of(int key) {
    switch (key) {
        case Qt::Key_Left:
            return Direction::left;
        case Qt::Key_Right:
            return Direction::right;
        case Qt::Key_Up:
            return Direction::up;
        case Qt::Key_Down:
            return Direction::down;
        case Qt::Key_Home:
            return Direction::first;
        case Qt::Key_End:
            return Direction::last;
        default:
            return std::nullopt;
    }
}

}  // namespace

Figure::Figure(const Face& face, QWidget* parent) : QWidget(parent), face_(face) {
    setObjectName(QStringLiteral("see.array"));
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    AccessibleFigure::install();
}

Figure::~Figure() = default;

void Figure::render(const presenter::SeeView& previous, const presenter::SeeView& next) {
    if (previous.badges == next.badges && previous.array == next.array) {
        return;
    }
    see_.badges = next.badges;
    see_.array = next.array;
    setAccessibleName(to_qt(next.array.label));
    setAccessibleDescription(to_qt(next.array.summary));
    lay_out();
    update();
    AccessibleFigure::tell_changes(*this, previous, next);
}

const presenter::SeeView& Figure::shown() const {
    return see_;
}

const presenter::CellMark* Figure::mark_at(std::uint64_t position) const {
    return mark_on(see_.array, position);
}

QRectF Figure::badge_rectangle(std::size_t badge) const {
    if (badge >= layout_.badges.size()) {
        return {};
    }
    const presenter::Box& box = layout_.badges[badge];
    const double scale = unit(*this);
    return {box.x * scale, box.y * scale, box.width * scale, box.height * scale};
}

QRectF Figure::cell_rectangle(std::uint64_t position) const {
    const presenter::Box box = cell_box(layout_, position);
    const double scale = unit(*this);
    return {box.x * scale, box.y * scale, box.width * scale, box.height * scale};
}

QSize Figure::sizeHint() const {
    const int width = units(*this, 640);
    return {width, heightForWidth(width)};
}

QSize Figure::minimumSizeHint() const {
    return {1, 1};
}

bool Figure::hasHeightForWidth() const {
    return true;
}

int Figure::heightForWidth(int width) const {
    const double height = width == layout_width_ ? layout_.height : layout_at(width).height;
    return static_cast<int>(std::ceil(height * unit(*this)));
}

void Figure::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    FigurePainter(painter, face_.theme, font(), see_, layout_, unit(*this))
        .paint(event->rect(), hasFocus());
}

void Figure::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    lay_out();
}

void Figure::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        lay_out();
    }
}

void Figure::keyPressEvent(QKeyEvent* event) {
    const std::uint64_t m = see_.array.bits.size();
    if (event->key() == Qt::Key_Escape && see_.array.has_inspected) {
        inspect(std::nullopt);
        return;
    }
    const std::optional<Direction> direction = direction_of(event->key());
    if (!direction || m == 0 || (event->modifiers() & ~Qt::KeypadModifier) != 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    // Without a cell to move from, any arrow begins with the first, End with the last.
    inspect(see_.array.has_inspected || *direction == Direction::last
                ? presenter::cell_beside(see_.array.inspected, *direction, layout_.columns, m)
                : 0);
}

void Figure::mousePressEvent(QMouseEvent* event) {
    const double scale = unit(*this);
    const std::uint64_t m = see_.array.bits.size();
    const std::uint64_t position = presenter::cell_at(
        layout_,
        m,
        {.x = event->position().x() / scale, .y = event->position().y() / scale});
    if (event->button() == Qt::LeftButton && position < m) {
        inspect(position);
    } else {
        QWidget::mousePressEvent(event);
    }
}

presenter::FigureLayout Figure::layout_at(int width) const {
    // Before the first view there is nothing to place.
    return see_.badges.empty() ? presenter::FigureLayout{}
                               : presenter::layout_figure(see_, width / unit(*this));
}

void Figure::lay_out() {
    const double before = layout_.height;
    layout_ = layout_at(width());
    layout_width_ = width();
    if (layout_.height != before) {
        updateGeometry();
    }
}

void Figure::inspect(std::optional<std::uint64_t> position) {
    face_.dispatch(presenter::Inspect{position});
}

}  // namespace bloom::desktop

#include "density_map.hpp"

#include "accessible_map.hpp"
#include "texts.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bloom::desktop {

namespace {

/// The colours of the values 0 to 255, from paper to a set bit.
QList<QRgb> shades(const Theme& theme) {
    constexpr int darkest = 255;
    const auto between = [](int light, int dark, int value) {
        return light + (dark - light) * value / darkest;
    };
    QList<QRgb> colours;
    for (int value = 0; value <= darkest; ++value) {
        colours.push_back(qRgb(between(theme.paper.red(), theme.set_bit.red(), value),
                               between(theme.paper.green(), theme.set_bit.green(), value),
                               between(theme.paper.blue(), theme.set_bit.blue(), value)));
    }
    return colours;
}

}  // namespace

DensityMap::DensityMap(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      face_(face) {
    setObjectName(path);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    pauses_.setInterval(0);
    connect(&pauses_, &QTimer::timeout, this, &DensityMap::fill);
    AccessibleMap::install();
}

void DensityMap::render(const presenter::MapView& previous, const presenter::MapView& next) {
    shown_ = next;
    if (previous == next) {
        return;
    }
    setAccessibleName(to_qt(next.title));
    setAccessibleDescription(to_qt(next.caption));
    if (!next.shown || next.cells == 0) {
        pauses_.stop();
        left_ = 0;
        return;
    }
    const QSize size(static_cast<int>(next.columns), static_cast<int>(next.rows));
    const bool is_another_grid = size != image_.size() || previous.cells != next.cells;
    if (is_another_grid) {
        image_ = QImage(size, QImage::Format_Indexed8);
        image_.setColorTable(shades(face_.theme));
        image_.fill(0);
        next_ = 0;
    }
    if (is_another_grid || previous.revision != next.revision) {
        // While an array fills its image is never the last one: going on where the last round got
        // to, instead of at the beginning, lets the last rows have their turn too.
        left_ = next.cells;
        pauses_.start();
    }
}

const QImage& DensityMap::image() const {
    return image_;
}

bool DensityMap::is_complete() const {
    return left_ == 0;
}

QRectF DensityMap::image_place() const {
    if (image_.isNull()) {
        return {};
    }
    // Whole pixels to a cell where that leaves little room unused: cells of two sizes would look
    // like a pattern in the array.
    const double ratio = devicePixelRatioF();
    const double most =
        std::min(width() * ratio / image_.width(), height() * ratio / image_.height());
    const double whole = std::floor(most);
    constexpr double least_share = 0.75;
    const double cell = (whole >= least_share * most ? whole : most) / ratio;
    return {0, 0, image_.width() * cell, image_.height() * cell};
}

QSize DensityMap::sizeHint() const {
    const int width = units(*this, 512);
    return {width, heightForWidth(width)};
}

QSize DensityMap::minimumSizeHint() const {
    return {1, 1};
}

bool DensityMap::hasHeightForWidth() const {
    return true;
}

int DensityMap::heightForWidth(int width) const {
    // Grids are about twice as wide as high, and the room is the same for all of them.
    return width / 2;
}

void DensityMap::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    if (image_.isNull()) {
        return;
    }
    const Theme& theme = face_.theme;
    const QList<QRgb> colours = shades(theme);
    if (image_.colorTable() != colours) {
        image_.setColorTable(colours);
    }
    QPainter painter(this);
    const QRectF place = image_place();
    painter.drawImage(place, image_);
    const auto columns = static_cast<std::uint32_t>(image_.width());
    const std::uint32_t in_last_row = shown_.cells % columns;
    if (in_last_row != 0) {
        const double cell = place.width() / columns;
        painter.fillRect(QRectF(place.left() + in_last_row * cell,
                                place.bottom() - cell,
                                (columns - in_last_row) * cell,
                                cell),
                         theme.panel);
    }
    const bool is_focused = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    painter.setPen(is_focused ? QPen(theme.accent, 2) : QPen(theme.edge, 1));
    painter.setBrush(Qt::NoBrush);
    const double inset = is_focused ? 1 : 0.5;
    painter.drawRect(place.intersected(rect()).adjusted(inset, inset, -inset, -inset));
}

void DensityMap::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (left_ > 0) {
        pauses_.start();
    }
}

void DensityMap::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    pauses_.stop();
}

void DensityMap::wheelEvent(QWheelEvent* event) {
    if (!hasFocus()) {
        // The wheel scrolls the page until the reader has turned to the map.
        event->ignore();
        return;
    }
    event->accept();
    constexpr int notch = 120;
    turned_ += event->angleDelta().y();
    const double place = share_at(event->position());
    for (; std::abs(turned_) >= notch; turned_ -= turned_ > 0 ? notch : -notch) {
        const bool is_in = turned_ > 0;
        if ((is_in ? shown_.zoom_in : shown_.zoom_out).enabled) {
            face_.dispatch(presenter::MoveMap{
                .move = is_in ? presenter::MapMove::zoom_in : presenter::MapMove::zoom_out,
                .place = place});
        }
    }
}

void DensityMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        is_dragged_ = true;
        held_ = event->position();
        setCursor(Qt::ClosedHandCursor);
    }
}

void DensityMap::mouseMoveEvent(QMouseEvent* event) {
    if (!is_dragged_ || image_.isNull()) {
        return;
    }
    // By whole rows: what is under the pointer stays under it.
    const double row = image_place().height() / image_.height();
    const double rows = std::trunc((event->position().y() - held_.y()) / row);
    if (rows != 0) {
        held_.ry() += rows * row;
        face_.dispatch(presenter::MoveMap{.move = presenter::MapMove::shift,
                                          .place = -rows * image_.width() / shown_.cells});
    }
}

void DensityMap::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        is_dragged_ = false;
        setCursor(Qt::OpenHandCursor);
    }
}

void DensityMap::keyPressEvent(QKeyEvent* event) {
    constexpr Qt::KeyboardModifiers harmless = Qt::KeypadModifier | Qt::ShiftModifier;
    if ((event->modifiers() & ~harmless) != 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            press(shown_.zoom_in);
            break;
        case Qt::Key_Minus:
            press(shown_.zoom_out);
            break;
        case Qt::Key_Left:
        case Qt::Key_Up:
            press(shown_.back);
            break;
        case Qt::Key_Right:
        case Qt::Key_Down:
            press(shown_.forward);
            break;
        case Qt::Key_Home:
            press(shown_.whole);
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void DensityMap::fill() {
    const auto values = face_.density_cells(next_);
    if (values.empty()) {
        pauses_.stop();
        left_ = 0;
        return;
    }
    const auto columns = static_cast<std::uint32_t>(image_.width());
    const auto count = std::min(static_cast<std::uint32_t>(values.size()), shown_.cells - next_);
    for (std::uint32_t done = 0; done < count;) {
        const std::uint32_t cell = next_ + done;
        const std::uint32_t column = cell % columns;
        const std::uint32_t in_row = std::min(columns - column, count - done);
        std::copy_n(values.begin() + done,
                    in_row,
                    image_.scanLine(static_cast<int>(cell / columns)) + column);
        done += in_row;
    }
    next_ = next_ + count >= shown_.cells ? 0 : next_ + count;
    left_ -= std::min(left_, count);
    if (left_ == 0) {
        pauses_.stop();
    }
    update();
}

void DensityMap::press(const presenter::Action& action) {
    if (action.enabled) {
        face_.dispatch(action.command);
    }
}

double DensityMap::share_at(QPointF point) const {
    const QRectF place = image_place();
    if (place.isEmpty()) {
        return 0;
    }
    const double cell = place.width() / image_.width();
    const double column = std::clamp(std::floor(point.x() / cell), 0.0, image_.width() - 1.0);
    const double row = std::clamp(std::floor(point.y() / cell), 0.0, image_.height() - 1.0);
    return std::min(1.0, (row * image_.width() + column) / shown_.cells);
}

}  // namespace bloom::desktop

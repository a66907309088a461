#include "layouts.hpp"

#include "texts.hpp"

#include <algorithm>
#include <numeric>

namespace bloom::desktop {

namespace {

int height_at(QLayoutItem* item, int width) {
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

QSizePolicy::Policy horizontal_policy(QLayoutItem* item) {
    return item->widget() != nullptr ? item->widget()->sizePolicy().horizontalPolicy()
                                     : QSizePolicy::Fixed;
}

int sum_of_widths(const std::vector<QLayoutItem*>& items, int gap) {
    const auto add = [](int sum, QLayoutItem* item) { return sum + item->sizeHint().width(); };
    return std::accumulate(items.begin(), items.end(), 0, add) +
           gap * std::max(0, static_cast<int>(items.size()) - 1);
}

/// The controls in `root` that take the focus by Tab, as they are laid out.
void collect_controls(const QWidget& root, std::vector<QWidget*>& controls) {
    const QLayout* layout = root.layout();
    for (int index = 0; layout != nullptr && index < layout->count(); ++index) {
        QWidget* widget = layout->itemAt(index)->widget();
        if (widget == nullptr) {
            continue;
        }
        if ((widget->focusPolicy() & Qt::TabFocus) != 0) {
            controls.push_back(widget);
        }
        collect_controls(*widget, controls);
    }
}

}  // namespace

UnitLayout::UnitLayout(QWidget* parent, double gap) : QLayout(parent), gap_(gap) {
    setContentsMargins(0, 0, 0, 0);
}

UnitLayout::~UnitLayout() = default;

void UnitLayout::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
}

int UnitLayout::count() const {
    return static_cast<int>(items_.size());
}

QLayoutItem* UnitLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* UnitLayout::takeAt(int index) {
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

Qt::Orientations UnitLayout::expandingDirections() const {
    return {};
}

bool UnitLayout::hasHeightForWidth() const {
    return true;
}

int UnitLayout::heightForWidth(int width) const {
    return std::max(needed_height(width), pixels(least_height_));
}

int UnitLayout::needed_height(int width) const {
    if (width == width_asked_) {
        return height_told_;
    }
    const QMargins margins = margins_in_pixels();
    int bottom = 0;
    for (const QRect& place :
         arrange(shown_items(), std::max(1, width - margins.left() - margins.right()))) {
        bottom = std::max(bottom, place.y() + place.height());
    }
    height_told_ = bottom + margins.top() + margins.bottom();
    width_asked_ = width;
    return height_told_;
}

QSize UnitLayout::sizeHint() const {
    const QMargins margins = margins_in_pixels();
    const int width = natural_width(shown_items()) + margins.left() + margins.right();
    return {width, heightForWidth(width)};
}

QSize UnitLayout::minimumSize() const {
    // Any width will do: what doesn't fit wraps, is shortened or shrinks.
    return {1, 1};
}

void UnitLayout::setGeometry(const QRect& rectangle) {
    QLayout::setGeometry(rectangle);
    const QRect inner = rectangle.marginsRemoved(margins_in_pixels());
    const std::vector<QLayoutItem*> items = shown_items();
    const std::vector<QRect> places = arrange(items, std::max(1, inner.width()));
    for (std::size_t index = 0; index < items.size(); ++index) {
        QRect place = places[index].translated(inner.topLeft());
        if (parentWidget() != nullptr && parentWidget()->isRightToLeft()) {
            place.moveRight(inner.right() - places[index].x());
        }
        items[index]->setGeometry(place);
    }
}

void UnitLayout::invalidate() {
    width_asked_ = -1;
    QLayout::invalidate();
}

void UnitLayout::set_margins(double sides, double top, double bottom) {
    side_ = sides;
    top_ = top;
    bottom_ = bottom;
    invalidate();
}

void UnitLayout::set_least_height(double height) {
    if (height != least_height_) {
        least_height_ = height;
        invalidate();
    }
}

int UnitLayout::gap() const {
    return pixels(gap_);
}

int UnitLayout::pixels(double count) const {
    return parentWidget() != nullptr ? units(*parentWidget(), count) : static_cast<int>(count);
}

std::vector<QLayoutItem*> UnitLayout::shown_items() const {
    std::vector<QLayoutItem*> items;
    items.reserve(items_.size());
    for (const auto& item : items_) {
        if (!item->isEmpty()) {
            items.push_back(item.get());
        }
    }
    return items;
}

QMargins UnitLayout::margins_in_pixels() const {
    return {pixels(side_), pixels(top_), pixels(side_), pixels(bottom_)};
}

StackLayout::StackLayout(QWidget* parent, double gap, double greatest_width)
    : UnitLayout(parent, gap),
      greatest_width_(greatest_width) {}

std::vector<QRect> StackLayout::arrange(const std::vector<QLayoutItem*>& items, int width) const {
    std::vector<QRect> places;
    places.reserve(items.size());
    const int used = greatest_width_ > 0 ? std::min(width, pixels(greatest_width_)) : width;
    int y = 0;
    for (QLayoutItem* item : items) {
        const int height = height_at(item, used);
        places.emplace_back((width - used) / 2, y, used, height);
        y += height + gap();
    }
    return places;
}

int StackLayout::natural_width(const std::vector<QLayoutItem*>& items) const {
    int widest = 0;
    for (QLayoutItem* item : items) {
        widest = std::max(widest, item->sizeHint().width());
    }
    return widest;
}

FlowLayout::FlowLayout(QWidget* parent, double gap, double row_gap, RowAlignment alignment)
    : UnitLayout(parent, gap),
      row_gap_(row_gap),
      alignment_(alignment) {}

std::vector<QRect> FlowLayout::arrange(const std::vector<QLayoutItem*>& items, int width) const {
    std::vector<QRect> places;
    places.reserve(items.size());
    int y = 0;
    for (std::size_t first = 0; first < items.size();) {
        // The row: as many items as fit, but one at least.
        std::vector<int> widths;
        int used = 0;
        for (std::size_t index = first; index < items.size(); ++index) {
            const int wanted = std::min(items[index]->sizeHint().width(), width);
            const int with_gap = wanted + (widths.empty() ? 0 : gap());
            if (!widths.empty() && used + with_gap > width) {
                break;
            }
            widths.push_back(wanted);
            used += with_gap;
        }
        // What is left goes to those that want it most.
        for (const auto policy : {QSizePolicy::Expanding, QSizePolicy::Minimum}) {
            std::vector<std::size_t> growing;
            for (std::size_t place = 0; place < widths.size(); ++place) {
                if (horizontal_policy(items[first + place]) == policy) {
                    growing.push_back(place);
                }
            }
            for (std::size_t left = growing.size(); left > 0; --left) {
                const int share = (width - used) / static_cast<int>(left);
                widths[growing[left - 1]] += share;
                used += share;
            }
        }
        int row_height = 0;
        for (std::size_t place = 0; place < widths.size(); ++place) {
            row_height = std::max(row_height, height_at(items[first + place], widths[place]));
        }
        int x = 0;
        for (std::size_t place = 0; place < widths.size(); ++place) {
            const int height = height_at(items[first + place], widths[place]);
            const int drop = alignment_ == RowAlignment::middle ? (row_height - height) / 2 : 0;
            places.emplace_back(x, y + drop, widths[place], height);
            x += widths[place] + gap();
        }
        y += row_height + pixels(row_gap_);
        first += widths.size();
    }
    return places;
}

int FlowLayout::natural_width(const std::vector<QLayoutItem*>& items) const {
    return sum_of_widths(items, gap());
}

ColumnsLayout::ColumnsLayout(QWidget* parent, double gap, double least_width, int most)
    : UnitLayout(parent, gap),
      least_width_(least_width),
      most_(most) {}

std::vector<QRect> ColumnsLayout::arrange(const std::vector<QLayoutItem*>& items, int width) const {
    const int fitting = (width + gap()) / (pixels(least_width_) + gap());
    const int columns = std::clamp(fitting, 1, most_);
    const int column = (width - gap() * (columns - 1)) / columns;
    std::vector<QRect> places;
    places.reserve(items.size());
    int y = 0;
    for (std::size_t first = 0; first < items.size();) {
        const std::size_t end = std::min(items.size(), first + static_cast<std::size_t>(columns));
        int row_height = 0;
        for (std::size_t index = first; index < end; ++index) {
            row_height = std::max(row_height, height_at(items[index], column));
        }
        for (std::size_t index = first; index < end; ++index) {
            const int x = static_cast<int>(index - first) * (column + gap());
            places.emplace_back(x, y, column, row_height);
        }
        y += row_height + gap();
        first = end;
    }
    return places;
}

int ColumnsLayout::natural_width(const std::vector<QLayoutItem*>& items) const {
    const int shown = std::min(most_, static_cast<int>(items.size()));
    return shown * pixels(least_width_) + gap() * std::max(0, shown - 1);
}

void tab_as_laid_out(const QWidget& root) {
    std::vector<QWidget*> controls;
    collect_controls(root, controls);
    for (std::size_t index = 1; index < controls.size(); ++index) {
        QWidget::setTabOrder(controls[index - 1], controls[index]);
    }
}

}  // namespace bloom::desktop

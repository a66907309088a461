#include "accessible_figure.hpp"

#include "texts.hpp"

#include <QStringList>

#include <algorithm>

namespace bloom::desktop {

namespace {

QAccessibleInterface* make_interface(const QString& /*class_name*/, QObject* object) {
    auto* figure = qobject_cast<Figure*>(object);
    return figure != nullptr ? new AccessibleFigure(figure) : nullptr;
}

void tell(Figure& figure, QAccessible::Event kind, std::size_t child) {
    QAccessibleEvent event(&figure, kind);
    event.setChild(static_cast<int>(child));
    QAccessible::updateAccessibility(&event);
}

}  // namespace

AccessibleFigure::AccessibleFigure(Figure* figure) : QAccessibleWidget(figure, QAccessible::List) {}

AccessibleFigure::~AccessibleFigure() {
    forget_children();
}

void AccessibleFigure::install() {
    static const bool installed = [] {
        QAccessible::installFactory(make_interface);
        return true;
    }();
    Q_UNUSED(installed)
}

void AccessibleFigure::tell_changes(Figure& figure,
                                    const presenter::SeeView& previous,
                                    const presenter::SeeView& next) {
    if (!QAccessible::isActive()) {
        return;
    }
    if (previous.badges.size() != next.badges.size() ||
        previous.array.bits.size() != next.array.bits.size()) {
        // Every index stands for something else now.
        auto* accessible =
            dynamic_cast<AccessibleFigure*>(QAccessible::queryAccessibleInterface(&figure));
        if (accessible != nullptr) {
            accessible->forget_children();
        }
        QAccessibleEvent event(&figure, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&event);
        return;
    }
    for (std::size_t badge = 0; badge < next.badges.size(); ++badge) {
        if (previous.badges[badge] != next.badges[badge]) {
            tell(figure, QAccessible::NameChanged, badge);
        }
    }
    const std::size_t first_cell = next.badges.size();
    for (std::size_t position = 0; position < next.array.bits.size(); ++position) {
        if (previous.array.bits[position] != next.array.bits[position]) {
            tell(figure, QAccessible::NameChanged, first_cell + position);
        }
    }
    if (next.array.has_inspected &&
        (!previous.array.has_inspected || previous.array.inspected != next.array.inspected)) {
        const std::size_t cell = first_cell + static_cast<std::size_t>(next.array.inspected);
        tell(figure, QAccessible::Selection, cell);
        if (figure.hasFocus()) {
            tell(figure, QAccessible::Focus, cell);
        }
    }
}

QAccessibleInterface* AccessibleFigure::child(int index) const {
    if (index < 0 || index >= childCount()) {
        return nullptr;
    }
    const auto at = static_cast<std::size_t>(index);
    if (children_.size() <= at) {
        children_.resize(static_cast<std::size_t>(childCount()));
    }
    if (children_[at] == 0) {
        auto* self = QAccessible::queryAccessibleInterface(object());
        children_[at] = QAccessible::registerAccessibleInterface(
            new AccessibleFigurePart(figure(), *self, index));
    }
    return QAccessible::accessibleInterface(children_[at]);
}

int AccessibleFigure::childCount() const {
    return static_cast<int>(figure().shown().badges.size() + figure().shown().array.bits.size());
}

int AccessibleFigure::indexOfChild(const QAccessibleInterface* child) const {
    const auto* part = dynamic_cast<const AccessibleFigurePart*>(child);
    return part != nullptr ? part->index() : -1;
}

QAccessibleInterface* AccessibleFigure::childAt(int x, int y) const {
    const QPointF point = figure().mapFromGlobal(QPoint(x, y));
    const presenter::SeeView& see = figure().shown();
    for (std::size_t badge = 0; badge < see.badges.size(); ++badge) {
        if (figure().badge_rectangle(badge).contains(point)) {
            return child(static_cast<int>(badge));
        }
    }
    for (std::size_t position = 0; position < see.array.bits.size(); ++position) {
        if (figure().cell_rectangle(position).contains(point)) {
            return child(static_cast<int>(see.badges.size() + position));
        }
    }
    return nullptr;
}

QAccessibleInterface* AccessibleFigure::focusChild() const {
    const presenter::SeeView& see = figure().shown();
    if (!figure().hasFocus() || !see.array.has_inspected) {
        return QAccessibleWidget::focusChild();
    }
    return child(static_cast<int>(see.badges.size() + see.array.inspected));
}

QString AccessibleFigure::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Value) {
        return to_qt(figure().shown().array.summary);
    }
    return QAccessibleWidget::text(kind);
}

const Figure& AccessibleFigure::figure() const {
    return *static_cast<const Figure*>(object());
}

void AccessibleFigure::forget_children() {
    for (const QAccessible::Id id : children_) {
        if (id != 0) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }
    children_.clear();
}

AccessibleFigurePart::AccessibleFigurePart(const Figure& figure,
                                           QAccessibleInterface& parent,
                                           int index)
    : figure_(figure),
      parent_(parent),
      index_(index) {}

bool AccessibleFigurePart::isValid() const {
    return index_ < parent_.childCount();
}

QObject* AccessibleFigurePart::object() const {
    return nullptr;
}

QAccessibleInterface* AccessibleFigurePart::parent() const {
    return &parent_;
}

QAccessibleInterface* AccessibleFigurePart::child(int /*index*/) const {
    return nullptr;
}

int AccessibleFigurePart::childCount() const {
    return 0;
}

int AccessibleFigurePart::indexOfChild(const QAccessibleInterface* /*child*/) const {
    return -1;
}

QAccessibleInterface* AccessibleFigurePart::childAt(int /*x*/, int /*y*/) const {
    return nullptr;
}

QString AccessibleFigurePart::text(QAccessible::Text kind) const {
    return is_badge() ? badge_text(kind) : cell_text(kind);
}

void AccessibleFigurePart::setText(QAccessible::Text /*kind*/, const QString& /*text*/) {}

QRect AccessibleFigurePart::rect() const {
    const QRectF place = is_badge() ? figure_.badge_rectangle(static_cast<std::size_t>(index_))
                                    : figure_.cell_rectangle(position());
    const QRect whole = place.toAlignedRect();
    return {figure_.mapToGlobal(whole.topLeft()), whole.size()};
}

QAccessible::Role AccessibleFigurePart::role() const {
    return QAccessible::ListItem;
}

QAccessible::State AccessibleFigurePart::state() const {
    QAccessible::State state;
    state.readOnly = true;
    if (is_badge()) {
        return state;
    }
    const presenter::ArrayView& array = figure_.shown().array;
    const bool is_inspected = array.has_inspected && array.inspected == position();
    state.focusable = true;
    state.selectable = true;
    state.selected = is_inspected;
    state.focused = is_inspected && figure_.hasFocus();
    return state;
}

bool AccessibleFigurePart::is_badge() const {
    return static_cast<std::size_t>(index_) < figure_.shown().badges.size();
}

std::uint64_t AccessibleFigurePart::position() const {
    return static_cast<std::uint64_t>(index_) - figure_.shown().badges.size();
}

QString AccessibleFigurePart::badge_text(QAccessible::Text kind) const {
    const presenter::Badge& badge = figure_.shown().badges[static_cast<std::size_t>(index_)];
    switch (kind) {
        case QAccessible::Name:
            return to_qt(badge.label);
        case QAccessible::Value:
            return to_qt(badge.note);
        case QAccessible::Description:
            return to_qt(badge.description);
        default:
            return {};
    }
}

QString AccessibleFigurePart::cell_text(QAccessible::Text kind) const {
    const presenter::ArrayView& array = figure_.shown().array;
    const std::uint64_t at = position();
    switch (kind) {
        case QAccessible::Name:
            return QString::number(at);
        case QAccessible::Value:
            return QString(QLatin1Char(array.bits[static_cast<std::size_t>(at)]));
        case QAccessible::Description: {
            if (array.has_inspected && array.inspected == at) {
                return to_qt(array.inspection);
            }
            QStringList owners;
            if (const presenter::CellMark* mark = figure_.mark_at(at)) {
                for (const std::string& owner : mark->owners) {
                    owners.append(to_qt(owner));
                }
            }
            return owners.join(QStringLiteral(", "));
        }
        default:
            return {};
    }
}

}  // namespace bloom::desktop

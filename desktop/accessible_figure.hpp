#pragma once

#include "figure.hpp"

#include "presenter/view_state.hpp"

#include <QAccessibleWidget>

#include <cstdint>
#include <vector>

namespace bloom::desktop {

/// The figure for assistive technology: a list named like the bit array and described by its
/// summary. Its children are first the badges, then the cells; each is made when it is asked for.
class AccessibleFigure : public QAccessibleWidget {
public:
    explicit AccessibleFigure(Figure* figure);
    ~AccessibleFigure() override;
    AccessibleFigure(const AccessibleFigure&) = delete;
    AccessibleFigure& operator=(const AccessibleFigure&) = delete;

    /// Makes Qt use this class for every Figure. Once is enough, more does no harm.
    static void install();

    /// Tells assistive technology, if there is any, what a new view has changed.
    static void tell_changes(Figure& figure,
                             const presenter::SeeView& previous,
                             const presenter::SeeView& next);

    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;

private:
    [[nodiscard]] const Figure& figure() const;
    void forget_children();

    /// Identifiers of the children that were asked for, 0 for the others.
    mutable std::vector<QAccessible::Id> children_;
};

/// A badge or a cell of a figure.
class AccessibleFigurePart : public QAccessibleInterface {
public:
    AccessibleFigurePart(const Figure& figure, QAccessibleInterface& parent, int index);

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text kind, const QString& text) override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;

    [[nodiscard]] int index() const { return index_; }

private:
    [[nodiscard]] bool is_badge() const;
    [[nodiscard]] std::uint64_t position() const;
    [[nodiscard]] QString badge_text(QAccessible::Text kind) const;
    [[nodiscard]] QString cell_text(QAccessible::Text kind) const;

    const Figure& figure_;
    QAccessibleInterface& parent_;
    int index_;
};

}  // namespace bloom::desktop

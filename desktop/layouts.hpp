#pragma once

#include <QLayout>

#include <cstdint>
#include <memory>
#include <vector>

namespace bloom::desktop {

/// A layout whose height follows from its width and whose gaps are given in units (see texts.hpp),
/// so that they grow with the font. Says how wide it would like to be, but takes any width: the
/// screen never scrolls sideways. Hidden widgets take no room. A widget whose height follows from
/// its width needs a vertical policy other than Fixed: Qt would cut it to the height it hints.
class UnitLayout : public QLayout {
public:
    UnitLayout(QWidget* parent, double gap);
    ~UnitLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rectangle) override;
    void invalidate() override;

    /// The room around the items, in units.
    void set_margins(double sides, double top, double bottom);
    /// Room that is kept, in units, even where the items need less.
    void set_least_height(double height);
    /// The height that the items need, in pixels, whatever room is kept.
    [[nodiscard]] int needed_height(int width) const;

protected:
    /// Puts the shown items into a width, from (0, 0): their rectangles, item by item.
    [[nodiscard]] virtual std::vector<QRect> arrange(const std::vector<QLayoutItem*>& items,
                                                     int width) const = 0;
    /// The width at which the items stand as they would like to.
    [[nodiscard]] virtual int natural_width(const std::vector<QLayoutItem*>& items) const = 0;

    [[nodiscard]] int gap() const;
    [[nodiscard]] int pixels(double count) const;

private:
    [[nodiscard]] std::vector<QLayoutItem*> shown_items() const;
    [[nodiscard]] QMargins margins_in_pixels() const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
    double gap_;
    double side_ = 0;
    double top_ = 0;
    double bottom_ = 0;
    double least_height_ = 0;
    // Every layout around this one asks for the height at the same width.
    mutable int width_asked_ = -1;
    mutable int height_told_ = 0;
};

/// One below the other, each as wide as the layout; or, where a greatest width is given (in units),
/// no wider than that and in the middle.
class StackLayout : public UnitLayout {
public:
    StackLayout(QWidget* parent, double gap, double greatest_width = 0);

protected:
    [[nodiscard]] std::vector<QRect> arrange(const std::vector<QLayoutItem*>& items,
                                             int width) const override;
    [[nodiscard]] int natural_width(const std::vector<QLayoutItem*>& items) const override;

private:
    double greatest_width_;
};

/// How the items of a row stand to each other.
enum class RowAlignment : std::uint8_t { top, middle };

/// One after the other, wrapped like words. What is left of a row goes to its widgets that expand;
/// where there are none, to those that may grow (QSizePolicy::Minimum).
class FlowLayout : public UnitLayout {
public:
    FlowLayout(QWidget* parent,
               double gap,
               double row_gap,
               RowAlignment alignment = RowAlignment::middle);

protected:
    [[nodiscard]] std::vector<QRect> arrange(const std::vector<QLayoutItem*>& items,
                                             int width) const override;
    [[nodiscard]] int natural_width(const std::vector<QLayoutItem*>& items) const override;

private:
    double row_gap_;
    RowAlignment alignment_;
};

/// In columns of the same width: as many as have their least width (in units), `most` at most.
class ColumnsLayout : public UnitLayout {
public:
    ColumnsLayout(QWidget* parent, double gap, double least_width, int most);

protected:
    [[nodiscard]] std::vector<QRect> arrange(const std::vector<QLayoutItem*>& items,
                                             int width) const override;
    [[nodiscard]] int natural_width(const std::vector<QLayoutItem*>& items) const override;

private:
    double least_width_;
    int most_;
};

/// Makes Tab go through the controls in `root` in the order in which they are laid out, however
/// they came to be.
void tab_as_laid_out(const QWidget& root);

}  // namespace bloom::desktop

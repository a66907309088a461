#pragma once

#include "face.hpp"

#include "presenter/figure_layout.hpp"
#include "presenter/view_state.hpp"

#include <QRectF>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace bloom::desktop {

/// Badges, lines and cells, painted where presenter::layout_figure places them. Takes the focus:
/// the arrows, Home and End move the cell that is described, Escape ends the description, and so
/// does a click on a cell. What is painted here is told to assistive technology by
/// AccessibleFigure.
class Figure : public QWidget {
    Q_OBJECT

public:
    Figure(const Face& face, QWidget* parent);
    ~Figure() override;

    void render(const presenter::SeeView& previous, const presenter::SeeView& next);

    /// What the figure shows: badges and array; the rest of the view is empty.
    [[nodiscard]] const presenter::SeeView& shown() const;
    [[nodiscard]] const presenter::CellMark* mark_at(std::uint64_t position) const;

    /// The place of a badge or a cell in the widget.
    [[nodiscard]] QRectF badge_rectangle(std::size_t badge) const;
    [[nodiscard]] QRectF cell_rectangle(std::uint64_t position) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] presenter::FigureLayout layout_at(int width) const;
    void lay_out();
    void inspect(std::optional<std::uint64_t> position);

    const Face& face_;
    presenter::SeeView see_;
    presenter::FigureLayout layout_;
    int layout_width_ = 0;  ///< the width it was made for: a hidden widget is resized silently
};

}  // namespace bloom::desktop

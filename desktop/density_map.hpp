#pragma once

#include "face.hpp"

#include <QImage>
#include <QTimer>
#include <QWidget>

namespace bloom::desktop {

/// The bit array as an image of cells, unsmoothed. Its values come a few rows at a time, between
/// events. With the focus, the wheel, + and − zoom, the arrows move, Home shows the whole array; the
/// pointer drags. Told to assistive technology as a graphic.
class DensityMap : public QWidget {
    Q_OBJECT

public:
    DensityMap(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::MapView& previous, const presenter::MapView& next);

    /// The cells, a pixel each, from 0 for the lightest to 255.
    [[nodiscard]] const QImage& image() const;
    /// Whether all cells are as the view has them.
    [[nodiscard]] bool is_complete() const;
    /// Where the cells are painted, in the widget.
    [[nodiscard]] QRectF image_place() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void press(const presenter::Action& action);
    /// The cell under a point, as a share of all cells.
    [[nodiscard]] double share_at(QPointF point) const;

    const Face& face_;
    presenter::MapView shown_;
    QImage image_;
    QTimer pauses_;           ///< runs while there are cells to fill
    std::uint32_t next_ = 0;  ///< the cell that is filled next
    std::uint32_t left_ = 0;  ///< how many there are still to fill
    int turned_ = 0;          ///< of the wheel, in eighths of a degree, not yet a notch
    bool is_dragged_ = false;
    QPointF held_;  ///< the point that the last move of a drag got to
};

}  // namespace bloom::desktop

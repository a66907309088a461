#pragma once

#include "face.hpp"

#include "presenter/chart_layout.hpp"
#include "presenter/view_state.hpp"

#include <QString>
#include <QWidget>

#include <optional>

namespace bloom::desktop {

/// A chart, painted where presenter::layout_chart places things. The pointer and, with the focus,
/// the left and right arrows move a crosshair; Escape takes it away. Bars are read without one.
/// Told to assistive technology by AccessibleChart.
class Chart : public QWidget {
    Q_OBJECT

public:
    Chart(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::ChartView& previous, const presenter::ChartView& next);

    [[nodiscard]] const presenter::ChartView& shown() const;

    /// The text of a tick, an axis, a marker or a bar, by its path in the chart's view,
    /// "horizontal.ticks.0.label": as it is painted or, where there was no room, as the view has it.
    /// Nothing for any other path.
    [[nodiscard]] std::optional<QString> text_at(const QString& path) const;

    /// The place in the widget of a place on the horizontal axis, 0 to 1, in the first panel.
    [[nodiscard]] QPointF point_at(double place) const;

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
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] presenter::ChartLayout layout_at(int width) const;
    void lay_out();
    void aim(presenter::Aim aim, double place = 0);
    void aim_at(QPointF point);

    const Face& face_;
    presenter::ChartView chart_;
    presenter::ChartLayout layout_;
    int layout_width_ = -1;
};

}  // namespace bloom::desktop

#pragma once

#include "face.hpp"

#include "presenter/view_state.hpp"

#include <QProgressBar>

namespace bloom::desktop {

/// The fill ratio as a bar, with the point a filter is designed for as a mark across it.
class Gauge : public QProgressBar {
    Q_OBJECT

public:
    Gauge(const Face& face, QWidget* parent);

    void render(const presenter::GaugeView& previous, const presenter::GaugeView& next);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Face& face_;
    double value_ = 0;
    double mark_ = 0;
};

}  // namespace bloom::desktop

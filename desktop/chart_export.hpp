#pragma once

#include "theme.hpp"

#include "presenter/chart_view.hpp"

#include <QByteArray>
#include <QFont>

namespace bloom::desktop {

/// A chart as a file of its own, without a crosshair, by the same strokes as on the screen.
QByteArray chart_as_svg(const presenter::ChartView& chart, const Theme& theme, const QFont& font);

/// The same in pixels, two for one of the screen's in each direction.
QByteArray chart_as_png(const presenter::ChartView& chart, const Theme& theme, const QFont& font);

}  // namespace bloom::desktop

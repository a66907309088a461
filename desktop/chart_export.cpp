#include "chart_export.hpp"

#include "chart_painter.hpp"
#include "texts.hpp"

#include "presenter/chart_layout.hpp"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>

#include <cmath>

namespace bloom::desktop {

namespace {

// In units, which are pixels here.
constexpr double picture_width = 640;
constexpr double margin = 16;
constexpr int dots_per_inch = 96;

presenter::ChartLayout layout_of(presenter::ChartView chart) {
    chart.crosshair = {};
    return presenter::layout_chart(chart, picture_width - 2 * margin);
}

QSize size_of(const presenter::ChartLayout& layout) {
    return {static_cast<int>(picture_width),
            static_cast<int>(std::ceil(layout.height + 2 * margin))};
}

void paint(QPainter& painter,
           const presenter::ChartLayout& layout,
           const Theme& theme,
           const QFont& font) {
    painter.fillRect(QRectF(QPointF(0, 0), QSizeF(size_of(layout))), theme.paper);
    painter.translate(margin, margin);
    ChartPainter(painter, theme, font, layout, 1).paint();
}

}  // namespace

QByteArray chart_as_svg(const presenter::ChartView& chart, const Theme& theme, const QFont& font) {
    const presenter::ChartLayout layout = layout_of(chart);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(dots_per_inch);
    generator.setSize(size_of(layout));
    generator.setViewBox(QRect(QPoint(0, 0), size_of(layout)));
    generator.setTitle(to_qt(chart.title));
    generator.setDescription(to_qt(chart.summary));
    QPainter painter(&generator);
    paint(painter, layout, theme, font);
    painter.end();
    return bytes;
}

QByteArray chart_as_png(const presenter::ChartView& chart, const Theme& theme, const QFont& font) {
    constexpr int fine = 2;
    const presenter::ChartLayout layout = layout_of(chart);
    QImage image(size_of(layout) * fine, QImage::Format_RGB32);
    constexpr double inches_per_metre = 39.37;
    image.setDotsPerMeterX(static_cast<int>(dots_per_inch * inches_per_metre));
    image.setDotsPerMeterY(static_cast<int>(dots_per_inch * inches_per_metre));
    image.setDevicePixelRatio(fine);
    QPainter painter(&image);
    paint(painter, layout, theme, font);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

}  // namespace bloom::desktop

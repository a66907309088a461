#pragma once

#include <QProxyStyle>

namespace bloom::desktop {

/// Fusion with the textbook look: fields and drop-down lists with one plain outline, which turns
/// into the accent colour with the focus; sliders with a plain groove; no gradients. Takes all colours from palette roles.
class QuietStyle : public QProxyStyle {
    Q_OBJECT

public:
    QuietStyle();

    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption* option,
                       QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex* option,
                            QPainter* painter,
                            const QWidget* widget) const override;
    void drawControl(ControlElement element,
                     const QStyleOption* option,
                     QPainter* painter,
                     const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control,
                                       const QStyleOptionComplex* option,
                                       SubControl part,
                                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric,
                                  const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint,
                                const QStyleOption* option,
                                const QWidget* widget,
                                QStyleHintReturn* answer) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption* option,
                                         const QSize& size,
                                         const QWidget* widget) const override;
};

/// The dynamic property of a field whose text is refused: its outline says so.
inline constexpr const char* refused_property = "refused";

}  // namespace bloom::desktop

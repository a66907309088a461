#include "quiet_style.hpp"

#include "place_slider.hpp"
#include "texts.hpp"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QVariant>

#include <algorithm>

namespace bloom::desktop {

namespace {

constexpr double control_height = 40;  // units

void draw_outline(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    const bool has_focus = option.state.testFlag(QStyle::State_HasFocus);
    const bool is_refused = widget != nullptr && widget->property(refused_property).toBool();
    QColor edge = option.palette.color(QPalette::Mid);
    if (is_refused) {
        edge = option.palette.color(QPalette::BrightText);
    } else if (has_focus) {
        edge = option.palette.color(QPalette::Highlight);
    }
    const double pen_width = has_focus || is_refused ? 2 : 1;
    const double inset = pen_width / 2;
    const double radius = widget != nullptr ? 5 * unit(*widget) : 4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, pen_width));
    painter.setBrush(option.palette.color(QPalette::Base));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset),
                            radius,
                            radius);
    painter.restore();
}

/// The angle that opens downwards: this control unfolds a list.
void draw_unfold_mark(const QStyleOption& option, QPainter& painter, const QRect& place) {
    const QPalette::ColorGroup group =
        option.state.testFlag(QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(group, QPalette::Text),
                        1.5,
                        Qt::SolidLine,
                        Qt::RoundCap,
                        Qt::RoundJoin));
    painter.translate(QRectF(place).center());
    painter.drawPolyline(QPolygonF({{-4, -2}, {0, 2}, {4, -2}}));
    painter.restore();
}

/// Groove, filled up to the handle. The handle of a value that is worked out is hollow.
void draw_slider(const QStyleOptionSlider& option,
                 QPainter& painter,
                 const QRect& handle,
                 const QWidget* widget) {
    const double size = widget != nullptr ? unit(*widget) : 1;
    const QColor accent = option.palette.color(QPalette::Highlight);
    const QColor ground = option.palette.color(QPalette::Base);
    const bool is_solved = widget != nullptr && widget->property(solved_property).toBool();
    const QRectF whole(option.rect);
    const QPointF middle(QRectF(handle).center().x(), whole.center().y());
    const double thickness = 5 * size;
    QRectF groove(whole.left(), middle.y() - thickness / 2, whole.width(), thickness);
    groove.adjust(0.5, 0, -0.5, 0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(QPalette::Mid), 1));
    painter.setBrush(option.palette.color(QPalette::AlternateBase));
    painter.drawRoundedRect(groove, thickness / 2, thickness / 2);
    QRectF filled = groove;
    if (option.upsideDown) {
        filled.setLeft(middle.x());
    } else {
        filled.setRight(middle.x());
    }
    painter.setPen(QPen(accent, 1));
    painter.setBrush(accent);
    painter.drawRoundedRect(filled, thickness / 2, thickness / 2);
    const bool shows_focus = option.state.testFlag(QStyle::State_HasFocus) && widget != nullptr &&
                             widget->window()->testAttribute(Qt::WA_KeyboardFocusChange);
    const double reach = 8 * size;
    if (shows_focus) {
        painter.setPen(QPen(accent, 2));
        painter.setBrush(ground);
        painter.drawEllipse(middle, reach + 4, reach + 4);
    }
    painter.setPen(QPen(accent, 2));
    painter.setBrush(is_solved ? ground : accent);
    painter.drawEllipse(middle, reach - 1, reach - 1);
    painter.restore();
}

/// A box with a tick in it if it is checked.
void draw_check(const QStyleOption& option, QPainter& painter, const QWidget* widget) {
    draw_outline(option, painter, widget);
    if (!option.state.testFlag(QStyle::State_On)) {
        return;
    }
    const double size = option.rect.width() / 13.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(QPalette::Text), 2));
    painter.translate(QRectF(option.rect).center());
    painter.scale(size, size);
    painter.drawPolyline(QPolygonF({{-3.5, 0}, {-1, 2.5}, {3.5, -2.5}}));
    painter.restore();
}

}  // namespace

QuietStyle::QuietStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void QuietStyle::drawPrimitive(PrimitiveElement element,
                               const QStyleOption* option,
                               QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_PanelLineEdit) {
        draw_outline(*option, *painter, widget);
        return;
    }
    if (element == PE_IndicatorCheckBox) {
        draw_check(*option, *painter, widget);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void QuietStyle::drawComplexControl(ComplexControl control,
                                    const QStyleOptionComplex* option,
                                    QPainter* painter,
                                    const QWidget* widget) const {
    const auto* list = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_ComboBox && list != nullptr) {
        draw_outline(*list, *painter, widget);
        draw_unfold_mark(*list,
                         *painter,
                         subControlRect(CC_ComboBox, list, SC_ComboBoxArrow, widget));
        return;
    }
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_Slider && slider != nullptr) {
        draw_slider(*slider,
                    *painter,
                    subControlRect(CC_Slider, slider, SC_SliderHandle, widget),
                    widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void QuietStyle::drawControl(ControlElement element,
                             const QStyleOption* option,
                             QPainter* painter,
                             const QWidget* widget) const {
    const auto* list = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element == CE_ComboBoxLabel && list != nullptr) {
        const QRect place = subControlRect(CC_ComboBox, list, SC_ComboBoxEditField, widget);
        QStyleOptionComboBox shortened = *list;
        shortened.currentText =
            list->fontMetrics.elidedText(list->currentText, Qt::ElideRight, place.width() - 2);
        QProxyStyle::drawControl(element, &shortened, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

QRect QuietStyle::subControlRect(ComplexControl control,
                                 const QStyleOptionComplex* option,
                                 SubControl part,
                                 const QWidget* widget) const {
    QRect place = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField && widget != nullptr) {
        // The text begins where that of a field does.
        const int indent = units(*widget, 6);
        place.adjust(option->direction == Qt::LeftToRight ? indent : 0,
                     0,
                     option->direction == Qt::LeftToRight ? 0 : -indent,
                     0);
    }
    return place;
}

int QuietStyle::pixelMetric(PixelMetric metric,
                            const QStyleOption* option,
                            const QWidget* widget) const {
    if (widget != nullptr && (metric == PM_SliderLength || metric == PM_SliderThickness ||
                              metric == PM_SliderControlThickness)) {
        constexpr double handle = 24;
        return units(*widget, handle);
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int QuietStyle::styleHint(StyleHint hint,
                          const QStyleOption* option,
                          const QWidget* widget,
                          QStyleHintReturn* answer) const {
    // A press on the groove takes the handle there, to be dragged on.
    return hint == SH_Slider_AbsoluteSetButtons
               ? static_cast<int>(Qt::LeftButton)
               : QProxyStyle::styleHint(hint, option, widget, answer);
}

QSize QuietStyle::sizeFromContents(ContentsType type,
                                   const QStyleOption* option,
                                   const QSize& size,
                                   const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if ((type == CT_LineEdit || type == CT_ComboBox) && widget != nullptr) {
        result.setHeight(std::max(result.height(), units(*widget, control_height)));
        result.rwidth() += type == CT_ComboBox ? units(*widget, 6) : 0;
    }
    return result;
}

}  // namespace bloom::desktop

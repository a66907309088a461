#include "quiet_style.hpp"

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

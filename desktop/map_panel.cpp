#include "map_panel.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QLinearGradient>
#include <QPainter>

namespace bloom::desktop {

namespace {

Button* fixed_button(const Face& face, const char* path, QWidget* parent) {
    auto* button = new Button(face, ButtonKind::plain, QString::fromLatin1(path), parent);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

Label* end_of_scale(const Face& face, const char* path, QWidget* parent) {
    return new Label(face,
                     {.size = 0.9, .wraps = false, .ink = &Theme::muted},
                     QString::fromLatin1(path),
                     parent);
}

}  // namespace

ShadeScale::ShadeScale(const Face& face, QWidget* parent) : QWidget(parent), face_(face) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ShadeScale::sizeHint() const {
    return {units(*this, 90), units(*this, 14)};
}

void ShadeScale::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = face_.theme;
    const QRectF place = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QLinearGradient shades(place.topLeft(), place.topRight());
    shades.setColorAt(isRightToLeft() ? 1 : 0, theme.paper);
    shades.setColorAt(isRightToLeft() ? 0 : 1, theme.set_bit);
    QPainter painter(this);
    painter.setPen(QPen(theme.edge, 1));
    painter.setBrush(shades);
    painter.drawRect(place);
}

MapPanel::MapPanel(const Face& face, QWidget* parent)
    : QWidget(parent),
      title_(
          new Label(face, {.size = 1.1, .bold = true}, QStringLiteral("measure.map.title"), this)),
      caption_(new Label(face,
                         {.size = 0.9, .lines = 2, .keeps_room = true, .ink = &Theme::muted},
                         QStringLiteral("measure.map.caption"),
                         this)),
      map_(new DensityMap(face, QStringLiteral("measure.map"), this)),
      lightest_(end_of_scale(face, "measure.map.lightest", this)),
      darkest_(end_of_scale(face, "measure.map.darkest", this)),
      note_(new Label(face,
                      {.size = 0.9, .lines = 2, .keeps_room = true, .ink = &Theme::muted},
                      QStringLiteral("measure.map.note"),
                      this)),
      zoom_in_(fixed_button(face, "measure.map.zoom_in", this)),
      zoom_out_(fixed_button(face, "measure.map.zoom_out", this)),
      back_(fixed_button(face, "measure.map.back", this)),
      forward_(fixed_button(face, "measure.map.forward", this)),
      whole_(fixed_button(face, "measure.map.whole", this)) {
    auto* scale = new QWidget(this);
    auto* in_scale = new FlowLayout(scale, 8, 4);
    for (QWidget* part :
         std::initializer_list<QWidget*>{lightest_, new ShadeScale(face, scale), darkest_}) {
        in_scale->addWidget(part);
    }
    auto* tools = new QWidget(this);
    auto* in_tools = new FlowLayout(tools, 8, 8);
    for (Button* button : {zoom_in_, zoom_out_, back_, forward_, whole_}) {
        in_tools->addWidget(button);
    }
    auto* layout = new StackLayout(this, 8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{title_, caption_, map_, scale, note_, tools}) {
        layout->addWidget(part);
    }
}

void MapPanel::render(const presenter::MapView& previous, const presenter::MapView& next) {
    if (previous == next) {
        return;
    }
    title_->show_text(next.title);
    caption_->show_text(next.caption);
    map_->render(previous, next);
    lightest_->show_text(next.lightest);
    darkest_->show_text(next.darkest);
    note_->show_text(next.note);
    zoom_in_->render(previous.zoom_in, next.zoom_in);
    zoom_out_->render(previous.zoom_out, next.zoom_out);
    back_->render(previous.back, next.back);
    forward_->render(previous.forward, next.forward);
    whole_->render(previous.whole, next.whole);
}

}  // namespace bloom::desktop

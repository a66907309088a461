#include "transport_bar.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

namespace {

Button* glyph_button(const Face& face, Glyph glyph, const QString& name, QWidget* parent) {
    auto* button =
        new Button(face, ButtonKind::plain, QStringLiteral("see.transport.") + name, parent);
    button->show_glyph(glyph);
    return button;
}

}  // namespace

TransportBar::TransportBar(const Face& face, QWidget* parent)
    : QWidget(parent),
      progress_(new Label(face,
                          {.size = 0.9, .ink = &Theme::muted},
                          QStringLiteral("see.transport.progress"),
                          this)),
      to_start_(glyph_button(face, Glyph::to_start, QStringLiteral("to_start"), this)),
      back_(glyph_button(face, Glyph::back, QStringLiteral("back"), this)),
      play_(glyph_button(face, Glyph::play, QStringLiteral("play"), this)),
      forward_(glyph_button(face, Glyph::forward, QStringLiteral("forward"), this)),
      to_end_(glyph_button(face, Glyph::to_end, QStringLiteral("to_end"), this)),
      speed_(
          new ChoiceBox(face, ChoiceTexts::spoken, QStringLiteral("see.transport.speed"), this)) {
    setObjectName(QStringLiteral("see.transport.label"));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    auto* line = new QWidget(this);
    auto* in_line = new FlowLayout(line, 6, 6);
    for (QWidget* control :
         std::initializer_list<QWidget*>{to_start_, back_, play_, forward_, to_end_, speed_}) {
        in_line->addWidget(control);
    }
    auto* layout = new StackLayout(this, 4);
    layout->addWidget(progress_);
    layout->addWidget(line);
}

void TransportBar::render(const presenter::TransportView& previous,
                          const presenter::TransportView& next) {
    if (previous == next) {
        return;
    }
    setAccessibleName(to_qt(next.label));
    progress_->show_text(next.progress);
    to_start_->render(previous.to_start, next.to_start);
    back_->render(previous.back, next.back);
    play_->render(previous.play, next.play);
    play_->show_glyph(next.playing ? Glyph::pause : Glyph::play);
    forward_->render(previous.forward, next.forward);
    to_end_->render(previous.to_end, next.to_end);
    speed_->render(previous.speed, next.speed);
}

}  // namespace bloom::desktop

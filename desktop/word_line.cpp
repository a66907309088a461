#include "word_line.hpp"

#include "layouts.hpp"

namespace bloom::desktop {

WordLine::WordLine(const Face& face, QWidget* parent)
    : QWidget(parent),
      kind_(new Label(face,
                      {.wraps = false, .ink = &Theme::muted},
                      QStringLiteral("see.word.kind"),
                      this)),
      word_(new Label(face,
                      {.size = 1.5, .bold = true, .wraps = false},
                      QStringLiteral("see.word.word"),
                      this)),
      toggle_bytes_(
          new Button(face, ButtonKind::link, QStringLiteral("see.word.toggle_bytes"), this)),
      bytes_(new Label(
          face,
          {.size = 0.85, .fixed_pitch = true, .hides_when_empty = true, .ink = &Theme::muted},
          QStringLiteral("see.word.bytes"),
          this)) {
    auto* layout = new StackLayout(this, 4);
    auto* line = new QWidget(this);
    auto* in_line = new FlowLayout(line, 8, 2);
    in_line->addWidget(kind_);
    in_line->addWidget(word_);
    in_line->addWidget(toggle_bytes_);
    layout->addWidget(line);
    layout->addWidget(bytes_);
}

void WordLine::render(const presenter::WordView& previous, const presenter::WordView& next) {
    kind_->show_text(next.kind);
    word_->show_text(next.word);
    toggle_bytes_->render(previous.toggle_bytes, next.toggle_bytes);
    bytes_->show_text(next.bytes);
}

}  // namespace bloom::desktop

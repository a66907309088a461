#include "code_panel.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QClipboard>
#include <QGuiApplication>

namespace bloom::desktop {

CodePanel::CodePanel(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      toggle_(new Button(face, ButtonKind::plain, QStringLiteral("see.code.toggle"), this)),
      language_(
          new ChoiceBox(face, ChoiceTexts::spoken, QStringLiteral("see.code.language"), this)),
      copy_(new Button(face, ButtonKind::plain, QStringLiteral("see.code.copy"), this)),
      note_(new Label(face,
                      {.size = 0.9, .ink = &Theme::muted},
                      QStringLiteral("see.code.copy_note"),
                      this)),
      missing_(
          new Label(face, {.hides_when_empty = true}, QStringLiteral("see.code.missing"), this)),
      lit_(new Label(face, {.size = 0.9}, QStringLiteral("see.code.lit_summary"), this)),
      listing_(new CodeListing(face, QStringLiteral("see.code.label"), this)) {
    copy_->setObjectName(QStringLiteral("see.code.copy_label"));
    toggle_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    copy_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    note_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);

    auto* head = new QWidget(this);
    auto* in_head = new FlowLayout(head, 10, 8);
    for (QWidget* control : std::initializer_list<QWidget*>{toggle_, language_, copy_, note_}) {
        in_head->addWidget(control);
    }
    auto* layout = new StackLayout(this, 8);
    for (QWidget* part : std::initializer_list<QWidget*>{head, missing_, lit_, listing_}) {
        layout->addWidget(part);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{language_, copy_, note_, lit_, listing_}) {
        part->hide();
    }
    connect(copy_, &QAbstractButton::clicked, this, &CodePanel::copy);
}

void CodePanel::render(const presenter::CodeView& previous, const presenter::CodeView& next) {
    if (previous == next) {
        return;
    }
    const bool is_listed = !next.lines.empty();
    toggle_->render(previous.toggle, next.toggle);
    language_->render(previous.language, next.language);
    language_->setVisible(next.shown);
    copy_->show_label(next.copy_label, {});
    note_->show_text(next.copy_note);
    missing_->show_text(next.missing);
    lit_->show_text(next.lit_summary);
    for (QWidget* part : std::initializer_list<QWidget*>{copy_, note_, lit_, listing_}) {
        part->setVisible(is_listed);
    }
    listing_->render(previous, next);
}

void CodePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // The longest sentence in one line, two or three.
    const int width = this->width();
    lit_->keep_lines(width >= units(*this, 620) ? 1 : width >= units(*this, 380) ? 2 : 3);
}

void CodePanel::copy() {
    QGuiApplication::clipboard()->setText(listing_->toPlainText() + QLatin1Char('\n'));
    face_.dispatch(presenter::Copied{.done = true});
}

}  // namespace bloom::desktop

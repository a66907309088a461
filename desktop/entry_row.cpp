#include "entry_row.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

EntryRow::EntryRow(const Face& face, QWidget* parent)
    : QWidget(parent),
      label_(new Label(face,
                       {.size = 0.9, .ink = &Theme::muted},
                       QStringLiteral("see.entry.field.label"),
                       this)),
      field_(new TextField(200, QStringLiteral("see.entry.field"), this)),
      add_(new Button(face, ButtonKind::plain, QStringLiteral("see.entry.add"), this)),
      query_(new Button(face, ButtonKind::primary, QStringLiteral("see.entry.query"), this)),
      help_(new Label(face,
                      {.size = 0.85, .hides_when_empty = true, .ink = &Theme::muted},
                      QStringLiteral("see.entry.field.help"),
                      this)),
      error_(new Label(face,
                       {.size = 0.85, .ink = &Theme::maybe},
                       QStringLiteral("see.entry.field.error"),
                       this)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* line = new QWidget(this);
    auto* in_line = new FlowLayout(line, 8, 8);
    auto* buttons = new QWidget(line);
    auto* in_buttons = new FlowLayout(buttons, 8, 8);
    buttons->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    in_line->addWidget(field_);
    in_line->addWidget(buttons);
    in_buttons->addWidget(add_);
    in_buttons->addWidget(query_);

    auto* layout = new StackLayout(this, 4);
    layout->addWidget(label_);
    layout->addWidget(line);
    layout->addWidget(help_);
    layout->addWidget(error_);
    label_->setBuddy(field_);

    connect(field_, &QLineEdit::textEdited, this, [this, &face] {
        face.dispatch(presenter::TypeWord{field_->typed()});
    });
    connect(field_, &QLineEdit::returnPressed, query_, &QAbstractButton::click);
}

void EntryRow::render(const presenter::EntryView& previous, const presenter::EntryView& next) {
    add_->render(previous.add, next.add);
    query_->render(previous.query, next.query);
    if (previous.field == next.field) {
        return;
    }
    label_->show_text(next.field.label);
    help_->show_text(next.field.help);
    error_->show_text(next.field.error);
    field_->setAccessibleName(to_qt(next.field.label));
    field_->setAccessibleDescription(
        to_qt(next.field.error.empty() ? next.field.help : next.field.error));
    field_->show_refused(!next.field.error.empty());
    field_->setEnabled(next.field.enabled);
    field_->show_text(next.field.text);
}

}  // namespace bloom::desktop

#include "setting_field.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

SettingField::SettingField(const Face& face,
                           presenter::Setting setting,
                           const QString& path,
                           QWidget* parent)
    : QWidget(parent),
      face_(face),
      setting_(setting),
      label_(new Label(face,
                       {.size = 0.9, .ink = &Theme::muted},
                       path + QStringLiteral(".label"),
                       this)),
      field_(new TextField(110, path, this)),
      help_(new Label(face,
                      {.size = 0.85, .hides_when_empty = true, .ink = &Theme::muted},
                      path + QStringLiteral(".help"),
                      this)),
      error_(new Label(face,
                       {.size = 0.85, .hides_when_empty = true, .ink = &Theme::maybe},
                       path + QStringLiteral(".error"),
                       this)) {
    // Numbers are short: what is left of a row goes to the lists beside them.
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    auto* layout = new StackLayout(this, 4);
    layout->addWidget(label_);
    layout->addWidget(field_);
    layout->addWidget(help_);
    layout->addWidget(error_);
    label_->setBuddy(field_);
    connect(field_, &QLineEdit::editingFinished, this, &SettingField::send);
}

void SettingField::render(const presenter::Field& previous, const presenter::Field& next) {
    if (previous == next) {
        return;
    }
    shown_ = next;
    label_->show_text(next.label);
    help_->show_text(next.help);
    error_->show_text(next.error);
    field_->setAccessibleName(to_qt(next.label));
    field_->setAccessibleDescription(to_qt(next.error.empty() ? next.help : next.error));
    field_->show_refused(!next.error.empty());
    if (previous.text != next.text) {
        field_->show_text(next.text);
    }
}

void SettingField::send() {
    if (!field_->isModified()) {
        return;
    }
    // Before the command: what comes of it may take the focus away, which ends the editing again.
    field_->setModified(false);
    face_.dispatch(presenter::Set{setting_, field_->typed()});
    // The view may say the same as before, while the control holds what was typed.
    field_->show_text(shown_.text);
}

}  // namespace bloom::desktop

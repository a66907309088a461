#include "setting_field.hpp"

#include "layouts.hpp"

namespace bloom::desktop {

SettingField::SettingField(const Face& face,
                           presenter::Setting setting,
                           const QString& path,
                           QWidget* parent)
    : QWidget(parent),
      label_(new Label(face,
                       {.size = 0.9, .ink = &Theme::muted},
                       path + QStringLiteral(".label"),
                       this)),
      field_(new SettingEdit(face, setting, 110, path, this)),
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
}

void SettingField::render(const presenter::Field& previous, const presenter::Field& next) {
    if (previous == next) {
        return;
    }
    label_->show_text(next.label);
    help_->show_text(next.help);
    error_->show_text(next.error);
    field_->render(previous, next);
}

}  // namespace bloom::desktop

#include "settings_panel.hpp"

#include "layouts.hpp"

namespace bloom::desktop {

SettingsPanel::SettingsPanel(const Face& face, QWidget* parent)
    : QWidget(parent),
      label_(new Label(face, {.bold = true}, QStringLiteral("see.settings.label"), this)),
      m_(new SettingField(face, presenter::Setting::m, QStringLiteral("see.settings.m"), this)),
      k_(new SettingField(face, presenter::Setting::k, QStringLiteral("see.settings.k"), this)),
      scheme_(new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("see.settings.scheme"), this)),
      scheme_rule_(new Label(face,
                             {.size = 0.9, .ink = &Theme::muted},
                             QStringLiteral("see.settings.scheme_rule"),
                             this)),
      key_(new SettingField(face,
                            presenter::Setting::key,
                            QStringLiteral("see.settings.key"),
                            this)),
      preset_(
          new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("see.settings.preset"), this)) {
    auto* row = new QWidget(this);
    auto* in_row = new FlowLayout(row, 20, 14, RowAlignment::top);
    for (QWidget* control : std::initializer_list<QWidget*>{m_, k_, scheme_, key_, preset_}) {
        in_row->addWidget(control);
    }
    auto* layout = new StackLayout(this, 12);
    layout->addWidget(label_);
    layout->addWidget(row);
    layout->addWidget(scheme_rule_);
}

void SettingsPanel::render(const presenter::SettingsView& previous,
                           const presenter::SettingsView& next) {
    if (previous == next) {
        return;
    }
    label_->show_text(next.label);
    m_->render(previous.m, next.m);
    k_->render(previous.k, next.k);
    scheme_->render(previous.scheme, next.scheme);
    scheme_rule_->show_text(next.scheme_rule);
    key_->render(previous.key, next.key);
    key_->setVisible(next.key_shown);
    preset_->render(previous.preset, next.preset);
}

}  // namespace bloom::desktop

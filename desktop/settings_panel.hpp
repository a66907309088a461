#pragma once

#include "choice_box.hpp"
#include "face.hpp"
#include "label.hpp"
#include "setting_field.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

namespace bloom::desktop {

/// The settings of the filter.
class SettingsPanel : public QWidget {
    Q_OBJECT

public:
    SettingsPanel(const Face& face, QWidget* parent);

    void render(const presenter::SettingsView& previous, const presenter::SettingsView& next);

private:
    Label* label_;
    SettingField* m_;
    SettingField* k_;
    ChoiceBox* scheme_;
    Label* scheme_rule_;
    SettingField* key_;
    ChoiceBox* preset_;
};

}  // namespace bloom::desktop

#pragma once

#include "face.hpp"
#include "label.hpp"
#include "setting_edit.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

namespace bloom::desktop {

/// A setting that is typed: label, field, range, and what is wrong.
class SettingField : public QWidget {
    Q_OBJECT

public:
    SettingField(const Face& face,
                 presenter::Setting setting,
                 const QString& path,
                 QWidget* parent);

    void render(const presenter::Field& previous, const presenter::Field& next);

private:
    Label* label_;
    SettingEdit* field_;
    Label* help_;
    Label* error_;
};

}  // namespace bloom::desktop

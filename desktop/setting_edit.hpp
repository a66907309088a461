#pragma once

#include "face.hpp"
#include "text_field.hpp"

#include "presenter/view_state.hpp"

namespace bloom::desktop {

/// The control of a setting that is typed. Sent when the reader presses Return or goes elsewhere,
/// and only if something was typed.
class SettingEdit : public TextField {
    Q_OBJECT

public:
    SettingEdit(const Face& face,
                presenter::Setting setting,
                double natural_width,
                const QString& path,
                QWidget* parent);

    void render(const presenter::Field& previous, const presenter::Field& next);

private:
    void send();

    const Face& face_;
    presenter::Setting setting_;
    presenter::Field shown_;
};

}  // namespace bloom::desktop

#pragma once

#include "face.hpp"
#include "label.hpp"
#include "text_field.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

namespace bloom::desktop {

/// A setting that is typed: label, field, range, and what is wrong. Sent when the reader presses
/// Return or goes elsewhere, and only if something was typed.
class SettingField : public QWidget {
    Q_OBJECT

public:
    SettingField(const Face& face,
                 presenter::Setting setting,
                 const QString& path,
                 QWidget* parent);

    void render(const presenter::Field& previous, const presenter::Field& next);

private:
    void send();

    const Face& face_;
    presenter::Setting setting_;
    presenter::Field shown_;
    Label* label_;
    TextField* field_;
    Label* help_;
    Label* error_;
};

}  // namespace bloom::desktop

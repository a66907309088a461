#pragma once

#include "button.hpp"
#include "face.hpp"
#include "label.hpp"
#include "place_slider.hpp"
#include "setting_edit.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

#include <string>

namespace bloom::desktop {

/// A quantity to tune: its letter and words, the exact value in a field, the rough one on a slider
/// between less and more, where there is one.
class QuantityRow : public QWidget {
    Q_OBJECT

public:
    QuantityRow(const Face& face,
                presenter::Setting quantity,
                const QString& path,
                QWidget* parent);

    void render(const presenter::QuantityView& previous, const presenter::QuantityView& next);

private:
    Label* letter_;
    Label* label_;
    SettingEdit* field_;
    QWidget* track_ = nullptr;
    Button* less_;
    PlaceSlider* slider_;
    Button* more_;
    Label* help_;
    Label* state_;
    Label* error_;
};

/// The setting that commands call by the id of a quantity.
presenter::Setting setting_of(const std::string& id);

}  // namespace bloom::desktop

#pragma once

#include "button.hpp"
#include "face.hpp"
#include "label.hpp"
#include "text_field.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

namespace bloom::desktop {

/// The text field with Add and Query. Return asks.
class EntryRow : public QWidget {
    Q_OBJECT

public:
    EntryRow(const Face& face, QWidget* parent);

    void render(const presenter::EntryView& previous, const presenter::EntryView& next);

private:
    Label* label_;
    TextField* field_;
    Button* add_;
    Button* query_;
    Label* help_;
    Label* error_;
};

}  // namespace bloom::desktop

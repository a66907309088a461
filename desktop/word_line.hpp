#pragma once

#include "button.hpp"
#include "face.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

namespace bloom::desktop {

/// The word in question, and its bytes on demand.
class WordLine : public QWidget {
    Q_OBJECT

public:
    WordLine(const Face& face, QWidget* parent);

    void render(const presenter::WordView& previous, const presenter::WordView& next);

private:
    Label* kind_;
    Label* word_;
    Button* toggle_bytes_;
    Label* bytes_;
};

}  // namespace bloom::desktop

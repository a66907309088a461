#pragma once

#include "button.hpp"
#include "choice_box.hpp"
#include "face.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

namespace bloom::desktop {

/// The controls that walk through the steps of a trace.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    TransportBar(const Face& face, QWidget* parent);

    void render(const presenter::TransportView& previous, const presenter::TransportView& next);

private:
    Label* progress_;
    Button* to_start_;
    Button* back_;
    Button* play_;
    Button* forward_;
    Button* to_end_;
    ChoiceBox* speed_;
};

}  // namespace bloom::desktop

#pragma once

#include "button.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// What could not be taken of a link, with a button that puts it away. Hidden where there is nothing.
class LinkNotice : public QWidget {
    Q_OBJECT

public:
    LinkNotice(const Face& face, QWidget* parent);

    void render(const presenter::ViewState& previous, const presenter::ViewState& next);

private:
    const Face& face_;
    QWidget* sentences_;
    std::vector<Label*> labels_;
    Button* dismiss_;
};

}  // namespace bloom::desktop

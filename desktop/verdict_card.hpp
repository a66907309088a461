#pragma once

#include "face.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

#include <vector>

namespace bloom::desktop {

class StackLayout;

/// What the filter answered, and what it cannot know. Keeps its room while there is no verdict, and
/// then shows nothing.
class VerdictCard : public QWidget {
    Q_OBJECT

public:
    VerdictCard(const Face& face, QWidget* parent);

    void render(const presenter::VerdictView& previous, const presenter::VerdictView& next);

    /// Keeps room for a card of that height, in units, so that a verdict moves nothing below it.
    void keep_room(double height);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Face& face_;
    presenter::VerdictRole role_ = presenter::VerdictRole::none;
    StackLayout* layout_;
    Label* sign_;
    Label* title_;
    Label* truth_;
    std::vector<Label*> autopsy_;
};

}  // namespace bloom::desktop

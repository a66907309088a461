#pragma once

#include "face.hpp"

#include "presenter/view_state.hpp"

#include <QTabBar>

namespace bloom::desktop {

/// The screens to choose from: words in a row over a hairline, the one that is shown underlined.
class ScreenTabs : public QTabBar {
    Q_OBJECT

public:
    ScreenTabs(const Face& face, QWidget* parent);

    void render(const presenter::Choice& previous, const presenter::Choice& next);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    void send(int index);

    const Face& face_;
    presenter::Choice shown_;
};

}  // namespace bloom::desktop

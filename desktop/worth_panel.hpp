#pragma once

#include "face.hpp"
#include "label.hpp"
#include "numbers.hpp"
#include "setting_field.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// Whether a filter pays: what to know about the lookups, and what comes of it.
class WorthPanel : public QWidget {
    Q_OBJECT

public:
    WorthPanel(const Face& face, QWidget* parent);

    void render(const presenter::WorthView& previous, const presenter::WorthView& next);

private:
    const Face& face_;
    Label* title_;
    QWidget* row_;
    std::vector<SettingField*> inputs_;
    Label* sentence_;
    StatGrid* stats_;
};

}  // namespace bloom::desktop

#pragma once

#include "chip.hpp"
#include "face.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// Chips with a label before them and, where some are left out, how many after them.
class ChipRow : public QWidget {
    Q_OBJECT

public:
    ChipRow(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::ChipGroup& previous, const presenter::ChipGroup& next);

private:
    const Face& face_;
    Label* label_;
    std::vector<Chip*> chips_;
    Label* more_;
};

}  // namespace bloom::desktop

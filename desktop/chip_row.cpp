#include "chip_row.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

ChipRow::ChipRow(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      face_(face),
      label_(new Label(face,
                       {.size = 0.9, .wraps = false, .ink = &Theme::muted},
                       path + QStringLiteral(".label"),
                       this)),
      more_(new Label(face,
                      {.size = 0.9, .wraps = false, .hides_when_empty = true, .ink = &Theme::muted},
                      path + QStringLiteral(".more"),
                      this)) {
    setObjectName(path);
    auto* layout = new FlowLayout(this, 8, 8);
    layout->addWidget(label_);
    layout->addWidget(more_);
}

void ChipRow::render(const presenter::ChipGroup& previous, const presenter::ChipGroup& next) {
    if (previous == next) {
        return;
    }
    label_->show_text(next.label);
    more_->show_text(next.more);
    setAccessibleName(to_qt(next.label));
    const std::size_t count = next.chips.size();
    while (chips_.size() > count) {
        // Later: the chip may be the one whose click is being carried out.
        layout()->removeWidget(chips_.back());
        chips_.back()->hide();
        chips_.back()->setObjectName({});
        chips_.back()->deleteLater();
        chips_.pop_back();
    }
    const presenter::Chip none;
    for (std::size_t index = 0; index < count; ++index) {
        const bool is_new = index >= chips_.size();
        if (is_new) {
            auto* chip =
                new Chip(face_, QStringLiteral("%1.chips.%2").arg(objectName()).arg(index), this);
            layout()->removeWidget(more_);
            layout()->addWidget(chip);
            layout()->addWidget(more_);
            chip->show();
            chips_.push_back(chip);
        }
        chips_[index]->render(is_new ? none : previous.chips[index], next.chips[index]);
    }
}

}  // namespace bloom::desktop

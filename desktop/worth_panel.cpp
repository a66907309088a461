#include "worth_panel.hpp"

#include "layouts.hpp"
#include "quantity_row.hpp"

namespace bloom::desktop {

WorthPanel::WorthPanel(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      title_(
          new Label(face, {.size = 1.1, .bold = true}, QStringLiteral("tune.worth.title"), this)),
      row_(new QWidget(this)),
      sentence_(new Label(face,
                          {.lines = 2, .keeps_room = true},
                          QStringLiteral("tune.worth.sentence"),
                          this)),
      stats_(new StatGrid(face,
                          QStringLiteral("tune.worth.stats"),
                          {.least_width = 130, .most = 4},
                          this)) {
    new ColumnsLayout(row_, 20, 220, 3);
    auto* layout = new StackLayout(this, 14);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, row_, sentence_, stats_}) {
        layout->addWidget(part);
    }
}

void WorthPanel::render(const presenter::WorthView& previous, const presenter::WorthView& next) {
    if (previous == next) {
        return;
    }
    title_->show_text(next.title);
    for (std::size_t index = 0; index < next.inputs.size(); ++index) {
        const presenter::QuantityView& input = next.inputs[index];
        if (index >= inputs_.size()) {
            inputs_.push_back(
                new SettingField(face_,
                                 setting_of(input.id),
                                 QStringLiteral("tune.worth.inputs.%1.field").arg(index),
                                 row_));
            row_->layout()->addWidget(inputs_.back());
        }
        inputs_[index]->render(
            index < previous.inputs.size() ? previous.inputs[index].field : presenter::Field{},
            input.field);
    }
    sentence_->show_text(next.sentence);
    stats_->render(previous.stats, next.stats);
}

}  // namespace bloom::desktop

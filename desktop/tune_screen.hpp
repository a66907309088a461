#pragma once

#include "button.hpp"
#include "chart_card.hpp"
#include "check_panel.hpp"
#include "choice_box.hpp"
#include "data_table.hpp"
#include "face.hpp"
#include "label.hpp"
#include "numbers.hpp"
#include "part_list.hpp"
#include "quantity_row.hpp"
#include "setting_field.hpp"
#include "sheet.hpp"
#include "worth_panel.hpp"

#include "presenter/view_state.hpp"

#include <vector>

namespace bloom::desktop {

/// The screen on which m, n, k and p are tuned, from top to bottom in the order of reading: what to
/// work out, the quantities, what comes of them, the charts, whether it pays, what to do next,
/// and last, since that part grows, whether the schemes keep the rate.
class TuneScreen : public Sheet {
    Q_OBJECT

public:
    TuneScreen(const Face& face, QWidget* parent);

    /// Leaves out what a page does without.
    void show_parts(const presenter::PartsView& parts);

    void render(const presenter::TuneView& previous, const presenter::TuneView& next);

private:
    void render_quantities(const std::vector<presenter::QuantityView>& previous,
                           const std::vector<presenter::QuantityView>& next);
    void render_charts(const std::vector<presenter::ChartView>& previous,
                       const std::vector<presenter::ChartView>& next);

    const Face& face_;
    PartList part_list_;
    ChoiceBox* solve_for_;
    ChoiceBox* sizing_;
    QWidget* quantities_box_;
    std::vector<QuantityRow*> quantities_;
    Label* notice_;
    Label* sentence_;
    StatGrid* result_;
    Label* alternatives_caption_;
    DataTable* alternatives_;
    ChoiceBox* scale_;
    QWidget* charts_box_;
    std::vector<ChartCard*> charts_;
    QuantityRow* actual_;
    SettingField* item_bytes_;
    WorthPanel* worth_;
    CheckPanel* check_;
    Button* undo_;
    Button* redo_;
    Button* reset_;
    Button* see_filter_;
};

}  // namespace bloom::desktop

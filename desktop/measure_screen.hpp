#pragma once

#include "button.hpp"
#include "choice_box.hpp"
#include "face.hpp"
#include "label.hpp"
#include "lists_panel.hpp"
#include "map_panel.hpp"
#include "outcome_panel.hpp"
#include "part_list.hpp"
#include "progress_bar.hpp"
#include "quantity_row.hpp"
#include "sheet.hpp"

#include "presenter/measure_view.hpp"

#include <vector>

namespace bloom::desktop {

/// The screen on which a filter of real size is measured, from top to bottom in the order of
/// reading: what to fill and to ask, the run, what comes of it, the array, the reader's own lists.
/// Files can be dropped anywhere on it.
class MeasureScreen : public Sheet {
    Q_OBJECT

public:
    MeasureScreen(const Face& face, QWidget* parent);

    /// Leaves out what a page does without.
    void show_parts(const presenter::PartsView& parts);

    void render(const presenter::MeasureView& previous, const presenter::MeasureView& next);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void render_quantities(std::vector<QuantityRow*>& rows,
                           QWidget& box,
                           const char* path,
                           const std::vector<presenter::QuantityView>& previous,
                           const std::vector<presenter::QuantityView>& next);
    void render_run(const presenter::MeasureView& previous, const presenter::MeasureView& next);

    const Face& face_;
    PartList part_list_;
    bool shows_charts_ = true;
    ChoiceBox* solve_for_;
    QWidget* quantities_box_;
    std::vector<QuantityRow*> quantities_;
    ChoiceBox* scheme_;
    Label* scheme_rule_;
    QWidget* inputs_box_;
    std::vector<QuantityRow*> inputs_;
    ChoiceBox* checkpoints_;
    Button* undo_;
    Button* redo_;
    Button* reset_;
    Label* plan_;
    Button* run_;
    Button* pause_;
    Button* cancel_;
    Label* refusal_;
    ProgressBar* progress_;
    Label* status_;
    Label* notice_;
    OutcomePanel* outcome_;
    QWidget* map_part_;
    MapPanel* map_;
    ListsPanel* lists_;
};

}  // namespace bloom::desktop

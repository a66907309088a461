#pragma once

#include "button.hpp"
#include "chip_row.hpp"
#include "code_panel.hpp"
#include "entry_row.hpp"
#include "face.hpp"
#include "figure.hpp"
#include "label.hpp"
#include "numbers.hpp"
#include "part_list.hpp"
#include "settings_panel.hpp"
#include "sheet.hpp"
#include "transport_bar.hpp"
#include "verdict_card.hpp"
#include "word_line.hpp"

#include "presenter/view_state.hpp"

#include <vector>

namespace bloom::desktop {

/// The visualizer, from top to bottom in the order of reading: the word, the figure, who is in,
/// what to do, what just happened, the verdict, the filter as code, the numbers, the settings.
class SeeScreen : public Sheet {
    Q_OBJECT

public:
    SeeScreen(const Face& face, QWidget* parent);

    /// Leaves out what a page does without.
    void show_parts(const presenter::PartsView& parts);

    void render(const presenter::SeeView& previous, const presenter::SeeView& next);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void render_suggestions(const std::vector<presenter::ChipGroup>& previous,
                            const std::vector<presenter::ChipGroup>& next);

    const Face& face_;
    PartList part_list_;
    bool shows_words_ = true;
    WordLine* word_;
    Figure* figure_;
    Label* summary_;
    Label* inspection_;
    QWidget* chips_;
    ChipRow* members_;
    std::vector<ChipRow*> suggestions_;
    EntryRow* entry_;
    TransportBar* transport_;
    Label* keys_help_;
    Button* find_false_positive_;
    Button* add_from_list_;
    Button* undo_;
    Button* redo_;
    Button* reset_;
    Button* tune_filter_;
    Label* notice_;
    Label* sentence_;
    Label* working_;
    Label* probes_summary_;
    VerdictCard* verdict_;
    CodePanel* code_;
    Numbers* numbers_;
    SettingsPanel* settings_;
};

}  // namespace bloom::desktop

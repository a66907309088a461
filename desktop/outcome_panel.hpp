#pragma once

#include "button.hpp"
#include "chart_card.hpp"
#include "face.hpp"
#include "label.hpp"
#include "numbers.hpp"
#include "part_list.hpp"
#include "text_field.hpp"

#include "presenter/measure_view.hpp"

#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// What a run has measured so far: the rate in a sentence, the numbers, the charts, and the ways to
/// take them along.
class OutcomePanel : public QWidget {
    Q_OBJECT

public:
    OutcomePanel(const Face& face, QWidget* parent);

    /// Leaves out what a page does without.
    void show_parts(const presenter::PartsView& parts);

    void render(const presenter::MeasureView& previous, const presenter::MeasureView& next);

private:
    void render_charts(const std::vector<presenter::ChartView>& previous,
                       const std::vector<presenter::ChartView>& next);
    void copy_link();

    const Face& face_;
    PartList part_list_;
    Label* sentence_;
    StatGrid* result_;
    Label* method_;
    QWidget* charts_box_;
    std::vector<ChartCard*> charts_;
    Label* export_label_;
    Button* export_csv_;
    Button* copy_link_;
    TextField* link_;
};

}  // namespace bloom::desktop

#pragma once

#include "button.hpp"
#include "chart.hpp"
#include "data_table.hpp"
#include "face.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

#include <functional>

namespace bloom::desktop {

class StackLayout;

/// A chart with its title, what stands under its crosshair, its data as a table on demand, and
/// buttons that save it.
class ChartCard : public QWidget {
    Q_OBJECT

public:
    ChartCard(const Face& face, const QString& path, QWidget* parent);

    /// Puts a control that belongs to the chart right below it.
    void adopt(QWidget* control);

    void render(const presenter::ChartView& previous, const presenter::ChartView& next);

private:
    void save(const QString& ending, const std::function<QByteArray()>& bytes);

    const Face& face_;
    StackLayout* beside_chart_ = nullptr;
    Label* title_;
    Label* summary_;
    Chart* chart_;
    Label* crosshair_;
    Button* toggle_table_;
    DataTable* table_;
    Label* export_label_;
    Button* export_csv_;
    Button* export_svg_;
    Button* export_png_;
};

}  // namespace bloom::desktop

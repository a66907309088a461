#include "chart_card.hpp"

#include "chart_export.hpp"
#include "file_saving.hpp"
#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

ChartCard::ChartCard(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      face_(face),
      title_(new Label(face, {.size = 1.1, .bold = true}, path + QStringLiteral(".title"), this)),
      summary_(new Label(face,
                         {.size = 0.9, .lines = 2, .keeps_room = true, .ink = &Theme::muted},
                         path + QStringLiteral(".summary"),
                         this)),
      chart_(new Chart(face, path, this)),
      crosshair_(new Label(face,
                           {.size = 0.9, .lines = 2, .hides_when_empty = true},
                           path + QStringLiteral(".crosshair.text"),
                           this)),
      toggle_table_(
          new Button(face, ButtonKind::link, path + QStringLiteral(".toggle_table"), this)),
      table_(new DataTable(face, path + QStringLiteral(".table"), this)),
      export_label_(new Label(face,
                              {.size = 0.9, .wraps = false, .ink = &Theme::muted},
                              path + QStringLiteral(".export_label"),
                              this)),
      export_csv_(new Button(face, ButtonKind::link, path, this)),
      export_svg_(new Button(face, ButtonKind::link, path, this)),
      export_png_(new Button(face, ButtonKind::link, path, this)) {
    export_csv_->setObjectName(path + QStringLiteral(".export_csv_label"));
    export_svg_->setObjectName(path + QStringLiteral(".export_svg_label"));
    export_png_->setObjectName(path + QStringLiteral(".export_png_label"));
    table_->hide();

    auto* beside_chart = new QWidget(this);
    beside_chart_ = new StackLayout(beside_chart, 8);
    for (QWidget* part : std::initializer_list<QWidget*>{chart_, crosshair_}) {
        beside_chart_->addWidget(part);
    }
    auto* foot = new QWidget(this);
    auto* in_foot = new FlowLayout(foot, 18, 0);
    auto* files = new QWidget(foot);
    auto* in_files = new FlowLayout(files, 4, 0);
    for (QWidget* control :
         std::initializer_list<QWidget*>{export_label_, export_csv_, export_svg_, export_png_}) {
        in_files->addWidget(control);
    }
    in_foot->addWidget(toggle_table_);
    in_foot->addWidget(files);

    auto* layout = new StackLayout(this, 8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{title_, summary_, beside_chart, foot, table_}) {
        layout->addWidget(part);
    }

    connect(export_csv_, &QAbstractButton::clicked, this, [this] {
        save(QStringLiteral("csv"),
             [this] { return QByteArray::fromStdString(face_.chart_csv(chart_->shown().id)); });
    });
    connect(export_svg_, &QAbstractButton::clicked, this, [this] {
        save(QStringLiteral("svg"),
             [this] { return chart_as_svg(chart_->shown(), face_.theme, font()); });
    });
    connect(export_png_, &QAbstractButton::clicked, this, [this] {
        save(QStringLiteral("png"),
             [this] { return chart_as_png(chart_->shown(), face_.theme, font()); });
    });
}

void ChartCard::adopt(QWidget* control) {
    beside_chart_->addWidget(control);
}

void ChartCard::render(const presenter::ChartView& previous, const presenter::ChartView& next) {
    if (previous == next) {
        return;
    }
    title_->show_text(next.title);
    summary_->show_text(next.summary);
    chart_->render(previous, next);
    crosshair_->show_text(next.crosshair.text);
    toggle_table_->render(previous.toggle_table, next.toggle_table);
    table_->render(previous.table, next.table);
    table_->setVisible(next.table_shown);
    export_label_->show_text(next.export_label);
    export_csv_->show_label(next.export_csv_label, next.export_label);
    export_svg_->show_label(next.export_svg_label, next.export_label);
    export_png_->show_label(next.export_png_label, next.export_label);
}

void ChartCard::save(const QString& ending, const std::function<QByteArray()>& bytes) {
    save_file(*this,
              export_label_->text(),
              QStringLiteral("bloom-%1").arg(to_qt(chart_->shown().id)),
              ending,
              bytes);
}

}  // namespace bloom::desktop

#include "outcome_panel.hpp"

#include "file_saving.hpp"
#include "layouts.hpp"
#include "texts.hpp"

#include <QClipboard>
#include <QGuiApplication>

namespace bloom::desktop {

OutcomePanel::OutcomePanel(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      sentence_(new Label(face,
                          {.size = 1.1, .lines = 2, .keeps_room = true},
                          QStringLiteral("measure.sentence"),
                          this)),
      result_(new StatGrid(face,
                           QStringLiteral("measure.result"),
                           {.least_width = 150, .most = 3, .note_lines = 2},
                           this)),
      method_(new Label(face,
                        {.size = 0.85, .lines = 2, .keeps_room = true, .ink = &Theme::muted},
                        QStringLiteral("measure.method"),
                        this)),
      charts_box_(new QWidget(this)),
      export_label_(new Label(face,
                              {.size = 0.9, .wraps = false, .ink = &Theme::muted},
                              QStringLiteral("measure.export_label"),
                              this)),
      export_csv_(new Button(face, ButtonKind::link, QStringLiteral("measure"), this)),
      copy_link_(new Button(face, ButtonKind::link, QStringLiteral("measure"), this)),
      link_(new TextField(320, QStringLiteral("measure"), this)) {
    export_csv_->setObjectName(QStringLiteral("measure.export_csv_label"));
    copy_link_->setObjectName(QStringLiteral("measure.link_label"));
    link_->setObjectName(QStringLiteral("measure.link"));
    link_->setReadOnly(true);

    new StackLayout(charts_box_, 28);
    auto* files = new QWidget(this);
    auto* in_files = new FlowLayout(files, 4, 4);
    in_files->addWidget(export_label_);
    in_files->addWidget(export_csv_);
    auto* again = new QWidget(this);
    auto* in_again = new FlowLayout(again, 8, 4);
    in_again->addWidget(copy_link_);
    in_again->addWidget(link_);

    using Shown = presenter::PartsView;
    part_list_.add({&Shown::statistics}, {result_, method_, files});
    part_list_.add({&Shown::charts}, {charts_box_});

    auto* layout = new StackLayout(this, 20);
    for (QWidget* part :
         std::initializer_list<QWidget*>{sentence_, result_, method_, charts_box_, files, again}) {
        layout->addWidget(part);
    }

    connect(export_csv_, &QAbstractButton::clicked, this, [this] {
        save_file(*this,
                  export_label_->text(),
                  QStringLiteral("measurement"),
                  QStringLiteral("csv"),
                  [this] { return QByteArray::fromStdString(face_.results_csv()); });
    });
    connect(copy_link_, &QAbstractButton::clicked, this, &OutcomePanel::copy_link);
}

void OutcomePanel::show_parts(const presenter::PartsView& parts) {
    part_list_.show(parts);
}

void OutcomePanel::render(const presenter::MeasureView& previous,
                          const presenter::MeasureView& next) {
    sentence_->show_text(next.sentence);
    result_->render(previous.result, next.result);
    method_->show_text(next.method);
    render_charts(previous.charts, next.charts);
    export_label_->show_text(next.export_label);
    export_csv_->show_label(next.export_csv_label, next.export_label);
    copy_link_->show_label(next.link_label, next.link);
    link_->setAccessibleName(to_qt(next.link_label));
    if (previous.link != next.link) {
        link_->show_text(next.link);
        link_->setCursorPosition(0);
    }
}

void OutcomePanel::render_charts(const std::vector<presenter::ChartView>& previous,
                                 const std::vector<presenter::ChartView>& next) {
    for (std::size_t index = 0; index < next.size(); ++index) {
        if (index >= charts_.size()) {
            charts_.push_back(
                new ChartCard(face_, QStringLiteral("measure.charts.%1").arg(index), charts_box_));
            charts_box_->layout()->addWidget(charts_.back());
        }
        charts_[index]->show();
        charts_[index]->render(index < previous.size() ? previous[index] : presenter::ChartView{},
                               next[index]);
    }
    for (std::size_t index = next.size(); index < charts_.size(); ++index) {
        charts_[index]->hide();
    }
}

void OutcomePanel::copy_link() {
    QGuiApplication::clipboard()->setText(link_->text());
    // Shows what was copied.
    link_->selectAll();
}

}  // namespace bloom::desktop

#include "tune_screen.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

namespace {

Button* plain_button(const Face& face, const char* path, QWidget* parent) {
    auto* button = new Button(face, ButtonKind::plain, QString::fromLatin1(path), parent);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

}  // namespace

TuneScreen::TuneScreen(const Face& face, QWidget* parent)
    : Sheet(face, parent),
      face_(face),
      solve_for_(new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("tune.solve_for"), this)),
      sizing_(new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("tune.sizing"), this)),
      quantities_box_(new QWidget(this)),
      notice_(new Label(face, {}, QStringLiteral("tune.notice.text"), this)),
      sentence_(new Label(face,
                          {.size = 1.1, .lines = 2, .keeps_room = true},
                          QStringLiteral("tune.sentence"),
                          this)),
      result_(new StatGrid(face,
                           QStringLiteral("tune.result"),
                           {.least_width = 130, .most = 3, .note_lines = 2},
                           this)),
      alternatives_caption_(new Label(face,
                                      {.size = 1.1, .bold = true},
                                      QStringLiteral("tune.alternatives.caption"),
                                      this)),
      alternatives_(new DataTable(face, QStringLiteral("tune.alternatives"), this)),
      scale_(new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("tune.scale"), this)),
      charts_box_(new QWidget(this)),
      actual_(
          new QuantityRow(face, presenter::Setting::actual, QStringLiteral("tune.actual"), this)),
      item_bytes_(new SettingField(face,
                                   presenter::Setting::item,
                                   QStringLiteral("tune.item_bytes.field"),
                                   this)),
      worth_(new WorthPanel(face, this)),
      check_(new CheckPanel(face, this)),
      undo_(plain_button(face, "tune.undo", this)),
      redo_(plain_button(face, "tune.redo", this)),
      reset_(plain_button(face, "tune.reset", this)),
      see_filter_(plain_button(face, "tune.see_filter", this)) {
    auto* choices = new QWidget(this);
    auto* in_choices = new ColumnsLayout(choices, 28, 200, 2);
    in_choices->addWidget(solve_for_);
    in_choices->addWidget(sizing_);

    new ColumnsLayout(quantities_box_, 28, 330, 2);
    new ColumnsLayout(charts_box_, 36, 400, 2);

    auto* answer = new QWidget(this);
    auto* in_answer = new StackLayout(answer, 4);
    in_answer->addWidget(notice_);
    in_answer->addWidget(sentence_);

    auto* sizes = new QWidget(this);
    auto* in_sizes = new StackLayout(sizes, 8);
    in_sizes->addWidget(alternatives_caption_);
    in_sizes->addWidget(alternatives_);

    auto* scales = new QWidget(this);
    auto* in_scales = new ColumnsLayout(scales, 28, 200, 4);
    in_scales->addWidget(scale_);

    auto* actions = new QWidget(this);
    auto* in_actions = new FlowLayout(actions, 8, 8);
    for (Button* button : {undo_, redo_, reset_, see_filter_}) {
        in_actions->addWidget(button);
    }

    auto* above_charts = new Rule(face, this);
    auto* above_worth = new Rule(face, this);
    auto* above_actions = new Rule(face, this);
    auto* above_check = new Rule(face, this);
    using Shown = presenter::PartsView;
    part_list_.add({&Shown::settings}, {choices, quantities_box_});
    part_list_.add({&Shown::statistics}, {result_, sizes, above_worth, worth_});
    part_list_.add({&Shown::charts}, {above_charts, scales, charts_box_});
    part_list_.add({&Shown::history}, {undo_, redo_, reset_});
    part_list_.add({&Shown::tabs}, {see_filter_});
    part_list_.add({&Shown::history, &Shown::tabs}, {above_actions, actions});
    part_list_.add({&Shown::search}, {above_check, check_});

    auto* layout = new StackLayout(this, 20);
    layout->set_margins(22, 18, 26);
    for (QWidget* part : std::initializer_list<QWidget*>{choices,
                                                         quantities_box_,
                                                         answer,
                                                         result_,
                                                         sizes,
                                                         above_charts,
                                                         scales,
                                                         charts_box_,
                                                         above_worth,
                                                         worth_,
                                                         above_actions,
                                                         actions,
                                                         above_check,
                                                         check_}) {
        layout->addWidget(part);
    }
}

void TuneScreen::show_parts(const presenter::PartsView& parts) {
    part_list_.show(parts);
}

void TuneScreen::render(const presenter::TuneView& previous, const presenter::TuneView& next) {
    setAccessibleName(to_qt(next.label));
    solve_for_->render(previous.solve_for, next.solve_for);
    sizing_->render(previous.sizing, next.sizing);
    render_quantities(previous.quantities, next.quantities);
    if (previous.notice != next.notice) {
        notice_->set_ink(
            [role = next.notice.role](const Theme& theme) { return look_of(theme, role).ink; });
        notice_->show_text(next.notice.text);
    }
    sentence_->show_text(next.sentence);
    result_->render(previous.result, next.result);
    alternatives_caption_->show_text(next.alternatives.caption);
    alternatives_->render(previous.alternatives, next.alternatives);
    scale_->render(previous.scale, next.scale);
    actual_->render(previous.actual, next.actual);
    item_bytes_->render(previous.item_bytes.field, next.item_bytes.field);
    render_charts(previous.charts, next.charts);
    worth_->render(previous.worth, next.worth);
    check_->render(previous.check, next.check);
    undo_->render(previous.undo, next.undo);
    redo_->render(previous.redo, next.redo);
    reset_->render(previous.reset, next.reset);
    see_filter_->render(previous.see_filter, next.see_filter);
    undo_->answer_to(next.undo.keys);
    redo_->answer_to(next.redo.keys);
    reset_->answer_to(next.reset.keys);
    if (previous.charts.size() != next.charts.size()) {
        tab_as_laid_out(*this);
    }
}

void TuneScreen::render_quantities(const std::vector<presenter::QuantityView>& previous,
                                   const std::vector<presenter::QuantityView>& next) {
    for (std::size_t index = 0; index < next.size(); ++index) {
        if (index >= quantities_.size()) {
            quantities_.push_back(new QuantityRow(face_,
                                                  setting_of(next[index].id),
                                                  QStringLiteral("tune.quantities.%1").arg(index),
                                                  quantities_box_));
            quantities_box_->layout()->addWidget(quantities_.back());
        }
        quantities_[index]->render(
            index < previous.size() ? previous[index] : presenter::QuantityView{},
            next[index]);
    }
}

void TuneScreen::render_charts(const std::vector<presenter::ChartView>& previous,
                               const std::vector<presenter::ChartView>& next) {
    for (std::size_t index = 0; index < next.size(); ++index) {
        if (index >= charts_.size()) {
            charts_.push_back(
                new ChartCard(face_, QStringLiteral("tune.charts.%1").arg(index), charts_box_));
            charts_box_->layout()->addWidget(charts_.back());
            if (next[index].id == "n") {
                charts_.back()->adopt(actual_);
            } else if (next[index].id == "memory") {
                charts_.back()->adopt(item_bytes_);
            }
        }
        charts_[index]->render(index < previous.size() ? previous[index] : presenter::ChartView{},
                               next[index]);
    }
}

}  // namespace bloom::desktop

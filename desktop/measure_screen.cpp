#include "measure_screen.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QDragEnterEvent>
#include <QMimeData>

namespace bloom::desktop {

namespace {

Button* fixed_button(const Face& face, ButtonKind kind, const char* path, QWidget* parent) {
    auto* button = new Button(face, kind, QString::fromLatin1(path), parent);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

}  // namespace

MeasureScreen::MeasureScreen(const Face& face, QWidget* parent)
    : Sheet(face, parent),
      face_(face),
      solve_for_(
          new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("measure.solve_for"), this)),
      quantities_box_(new QWidget(this)),
      scheme_(new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("measure.scheme"), this)),
      scheme_rule_(new Label(face,
                             {.size = 0.85, .lines = 2, .keeps_room = true, .ink = &Theme::muted},
                             QStringLiteral("measure.scheme_rule"),
                             this)),
      inputs_box_(new QWidget(this)),
      checkpoints_(
          new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("measure.checkpoints"), this)),
      undo_(fixed_button(face, ButtonKind::plain, "measure.undo", this)),
      redo_(fixed_button(face, ButtonKind::plain, "measure.redo", this)),
      reset_(fixed_button(face, ButtonKind::plain, "measure.reset", this)),
      plan_(new Label(face,
                      {.size = 1.1, .lines = 2, .keeps_room = true},
                      QStringLiteral("measure.plan"),
                      this)),
      run_(fixed_button(face, ButtonKind::primary, "measure.run", this)),
      pause_(fixed_button(face, ButtonKind::plain, "measure.pause", this)),
      cancel_(fixed_button(face, ButtonKind::plain, "measure.cancel", this)),
      refusal_(new Label(face,
                         {.hides_when_empty = true, .ink = &Theme::maybe},
                         QStringLiteral("measure.refusal"),
                         this)),
      progress_(new ProgressBar(face, QStringLiteral("measure.progress"), this)),
      status_(new Label(face,
                        {.lines = 2, .keeps_room = true, .ink = &Theme::muted},
                        QStringLiteral("measure.status"),
                        this)),
      notice_(new Label(face, {.keeps_room = true}, QStringLiteral("measure.notice.text"), this)),
      outcome_(new OutcomePanel(face, this)),
      map_part_(new QWidget(this)),
      map_(new MapPanel(face, map_part_)),
      lists_(new ListsPanel(face, this)) {
    setAcceptDrops(true);

    auto* lists = new QWidget(this);
    auto* in_lists = new ColumnsLayout(lists, 28, 200, 3);
    in_lists->addWidget(solve_for_);
    in_lists->addWidget(checkpoints_);
    in_lists->addWidget(scheme_);
    auto* choices = new QWidget(this);
    auto* in_choices = new StackLayout(choices, 8);
    in_choices->addWidget(lists);
    in_choices->addWidget(scheme_rule_);

    new ColumnsLayout(quantities_box_, 28, 330, 2);
    new ColumnsLayout(inputs_box_, 28, 330, 2);

    auto* changes = new QWidget(this);
    auto* in_changes = new FlowLayout(changes, 8, 8);
    for (Button* button : {undo_, redo_, reset_}) {
        in_changes->addWidget(button);
    }
    auto* tools = new QWidget(this);
    auto* in_tools = new FlowLayout(tools, 8, 8);
    for (Button* button : {run_, pause_, cancel_}) {
        in_tools->addWidget(button);
    }
    auto* run = new QWidget(this);
    auto* in_run = new StackLayout(run, 8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{plan_, tools, refusal_, progress_, status_, notice_}) {
        in_run->addWidget(part);
    }
    auto* in_map_part = new StackLayout(map_part_, 20);
    in_map_part->addWidget(new Rule(face, map_part_));
    in_map_part->addWidget(map_);

    auto* above_run = new Rule(face, this);
    auto* above_lists = new Rule(face, this);
    using Shown = presenter::PartsView;
    part_list_.add({&Shown::settings}, {choices, quantities_box_, inputs_box_});
    part_list_.add({&Shown::history}, {changes});
    part_list_.add({&Shown::settings, &Shown::history}, {above_run});
    part_list_.add({&Shown::words}, {above_lists, lists_});

    auto* layout = new StackLayout(this, 20);
    layout->set_margins(22, 18, 26);
    for (QWidget* part : std::initializer_list<QWidget*>{choices,
                                                         quantities_box_,
                                                         inputs_box_,
                                                         changes,
                                                         above_run,
                                                         run,
                                                         outcome_,
                                                         map_part_,
                                                         above_lists,
                                                         lists_}) {
        layout->addWidget(part);
    }
    outcome_->hide();
    map_part_->hide();
}

void MeasureScreen::show_parts(const presenter::PartsView& parts) {
    part_list_.show(parts);
    outcome_->show_parts(parts);
    shows_charts_ = parts.charts;
    setAcceptDrops(parts.words);
}

void MeasureScreen::render(const presenter::MeasureView& previous,
                           const presenter::MeasureView& next) {
    setAccessibleName(to_qt(next.label));
    solve_for_->render(previous.solve_for, next.solve_for);
    render_quantities(quantities_,
                      *quantities_box_,
                      "measure.quantities.%1",
                      previous.quantities,
                      next.quantities);
    scheme_->render(previous.scheme, next.scheme);
    scheme_rule_->show_text(next.scheme_rule);
    render_quantities(inputs_, *inputs_box_, "measure.inputs.%1", previous.inputs, next.inputs);
    checkpoints_->render(previous.checkpoints, next.checkpoints);
    undo_->render(previous.undo, next.undo);
    redo_->render(previous.redo, next.redo);
    reset_->render(previous.reset, next.reset);
    undo_->answer_to(next.undo.keys);
    redo_->answer_to(next.redo.keys);
    reset_->answer_to(next.reset.keys);
    render_run(previous, next);
    outcome_->render(previous, next);
    outcome_->setVisible(next.has_result);
    map_->render(previous.map, next.map);
    map_part_->setVisible(next.map.shown && shows_charts_);
    lists_->render(previous.lists, next.lists);
    if (previous.charts.size() != next.charts.size() ||
        previous.inputs.size() != next.inputs.size()) {
        tab_as_laid_out(*this);
    }
}

void MeasureScreen::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void MeasureScreen::dropEvent(QDropEvent* event) {
    event->setDropAction(Qt::CopyAction);
    event->accept();
    lists_->take(event->mimeData()->urls(), mapToGlobal(event->position().toPoint()));
}

void MeasureScreen::render_quantities(std::vector<QuantityRow*>& rows,
                                      QWidget& box,
                                      const char* path,
                                      const std::vector<presenter::QuantityView>& previous,
                                      const std::vector<presenter::QuantityView>& next) {
    for (std::size_t index = 0; index < next.size(); ++index) {
        if (index >= rows.size()) {
            rows.push_back(new QuantityRow(face_,
                                           setting_of(next[index].id),
                                           QString::fromLatin1(path).arg(index),
                                           &box));
            box.layout()->addWidget(rows.back());
        }
        rows[index]->render(index < previous.size() ? previous[index] : presenter::QuantityView{},
                            next[index]);
    }
}

void MeasureScreen::render_run(const presenter::MeasureView& previous,
                               const presenter::MeasureView& next) {
    plan_->show_text(next.plan);
    run_->render(previous.run, next.run);
    run_->answer_to(next.run.keys);
    pause_->render(previous.pause, next.pause);
    cancel_->render(previous.cancel, next.cancel);
    refusal_->show_text(next.refusal);
    progress_->render(previous.progress, next.progress);
    status_->show_text(next.status);
    if (previous.notice != next.notice) {
        notice_->set_ink(
            [role = next.notice.role](const Theme& theme) { return look_of(theme, role).ink; });
        notice_->show_text(next.notice.text);
    }
}

}  // namespace bloom::desktop

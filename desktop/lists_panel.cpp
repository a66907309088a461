#include "lists_panel.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QFileDialog>

namespace bloom::desktop {

namespace {

Button* fixed_button(const Face& face, const char* path, QWidget* parent) {
    auto* button = new Button(face, ButtonKind::plain, QString::fromLatin1(path), parent);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

}  // namespace

ListReport::ListReport(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      title_(new Label(face, {.bold = true}, path + QStringLiteral(".title"), this)),
      error_(new Label(face,
                       {.hides_when_empty = true, .ink = &Theme::maybe},
                       path + QStringLiteral(".error"),
                       this)),
      stats_(new StatGrid(face,
                          path + QStringLiteral(".stats"),
                          {.least_width = 130, .most = 3},
                          this)),
      left_out_(new Label(face,
                          {.size = 0.9, .hides_when_empty = true, .ink = &Theme::muted},
                          path + QStringLiteral(".left_out"),
                          this)) {
    auto* layout = new StackLayout(this, 8);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, error_, stats_, left_out_}) {
        layout->addWidget(part);
    }
}

void ListReport::render(const presenter::ListReportView& previous,
                        const presenter::ListReportView& next) {
    title_->show_text(next.title);
    error_->show_text(next.error);
    stats_->render(previous.stats, next.stats);
    stats_->setVisible(!next.stats.empty());
    left_out_->show_text(next.left_out);
}

ListsPanel::ListsPanel(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      reader_(face, this),
      title_(new Label(face,
                       {.size = 1.1, .bold = true},
                       QStringLiteral("measure.lists.title"),
                       this)),
      intro_(new Label(face, {}, QStringLiteral("measure.lists.intro"), this)),
      open_members_(fixed_button(face, "measure.lists.open_members", this)),
      open_non_members_(fixed_button(face, "measure.lists.open_non_members", this)),
      cancel_(fixed_button(face, "measure.lists.cancel", this)),
      drop_hint_(new Label(face,
                           {.size = 0.9, .wraps = false, .ink = &Theme::muted},
                           QStringLiteral("measure.lists.drop_hint"),
                           this)),
      progress_(new ProgressBar(face, QStringLiteral("measure.lists.progress"), this)),
      status_(new Label(face,
                        {.lines = 2, .keeps_room = true, .ink = &Theme::muted},
                        QStringLiteral("measure.lists.status"),
                        this)),
      notice_(new Label(face,
                        {.hides_when_empty = true},
                        QStringLiteral("measure.lists.notice.text"),
                        this)),
      sentence_(new Label(face,
                          {.size = 1.1, .keeps_room = true, .hides_when_empty = true},
                          QStringLiteral("measure.lists.sentence"),
                          this)),
      result_(new StatGrid(face,
                           QStringLiteral("measure.lists.result"),
                           {.least_width = 150, .most = 3, .note_lines = 2},
                           this)),
      reports_box_(new QWidget(this)) {
    auto* tools = new QWidget(this);
    auto* in_tools = new FlowLayout(tools, 8, 8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{open_members_, open_non_members_, cancel_, drop_hint_}) {
        in_tools->addWidget(part);
    }
    auto* state = new QWidget(this);
    auto* in_state = new StackLayout(state, 6);
    for (QWidget* part : std::initializer_list<QWidget*>{notice_, progress_, status_}) {
        in_state->addWidget(part);
    }
    new StackLayout(reports_box_, 20);
    auto* layout = new StackLayout(this, 14);
    for (QWidget* part : std::initializer_list<QWidget*>{title_,
                                                         intro_,
                                                         tools,
                                                         state,
                                                         sentence_,
                                                         result_,
                                                         reports_box_}) {
        layout->addWidget(part);
    }
    connect(open_members_, &QAbstractButton::clicked, this, [this] {
        choose(presenter::ListKind::members, *open_members_);
    });
    connect(open_non_members_, &QAbstractButton::clicked, this, [this] {
        choose(presenter::ListKind::non_members, *open_non_members_);
    });
}

void ListsPanel::render(const presenter::ListsView& previous, const presenter::ListsView& next) {
    if (previous == next) {
        return;
    }
    chunk_bytes_ = next.chunk_bytes;
    title_->show_text(next.title);
    intro_->show_text(next.intro);
    open_members_->show_label(next.open_members.label, next.open_members.hint);
    open_members_->setEnabled(next.open_members.enabled);
    open_non_members_->show_label(next.open_non_members.label, next.open_non_members.hint);
    open_non_members_->setEnabled(next.open_non_members.enabled);
    cancel_->render(previous.cancel, next.cancel);
    drop_hint_->show_text(next.drop_hint);
    progress_->render(previous.progress, next.progress);
    status_->show_text(next.status);
    notice_->set_ink(
        [role = next.notice.role](const Theme& theme) { return look_of(theme, role).ink; });
    notice_->show_text(next.notice.text);
    sentence_->show_text(next.sentence);
    result_->render(previous.result, next.result);
    result_->setVisible(!next.result.empty());
    render_reports(previous.reports, next.reports);
}

void ListsPanel::take(const QList<QUrl>& urls, QPoint global_point) {
    const QRect place(open_non_members_->mapToGlobal(QPoint(0, 0)), open_non_members_->size());
    const bool is_non_members = open_non_members_->isEnabled() && place.contains(global_point);
    reader_.read_dropped(
        is_non_members ? presenter::ListKind::non_members : presenter::ListKind::members,
        urls,
        chunk_bytes_);
}

const ListReader& ListsPanel::reader() const {
    return reader_;
}

void ListsPanel::choose(presenter::ListKind kind, const Button& opener) {
    const QString path = QFileDialog::getOpenFileName(this, opener.label());
    if (!path.isEmpty()) {
        reader_.read(kind, path, chunk_bytes_);
    }
}

void ListsPanel::render_reports(const std::vector<presenter::ListReportView>& previous,
                                const std::vector<presenter::ListReportView>& next) {
    while (reports_.size() > next.size()) {
        delete reports_.back();
        reports_.pop_back();
    }
    for (std::size_t index = 0; index < next.size(); ++index) {
        if (index >= reports_.size()) {
            reports_.push_back(new ListReport(face_,
                                              QStringLiteral("measure.lists.reports.%1").arg(index),
                                              reports_box_));
            reports_box_->layout()->addWidget(reports_.back());
            reports_.back()->show();
        }
        reports_[index]->render(
            index < previous.size() ? previous[index] : presenter::ListReportView{},
            next[index]);
    }
    reports_box_->setVisible(!next.empty());
}

}  // namespace bloom::desktop

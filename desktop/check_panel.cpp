#include "check_panel.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

namespace {

/// Of the progress bar: fine enough to move at every slice that shows.
constexpr int progress_steps = 1'000;

Button* fixed_button(const Face& face, ButtonKind kind, const char* path, QWidget* parent) {
    auto* button = new Button(face, kind, QString::fromLatin1(path), parent);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

}  // namespace

CheckPanel::CheckPanel(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      title_(
          new Label(face, {.size = 1.1, .bold = true}, QStringLiteral("tune.check.title"), this)),
      intro_(new Label(face, {}, QStringLiteral("tune.check.intro"), this)),
      run_(fixed_button(face, ButtonKind::primary, "tune.check.run", this)),
      cancel_(fixed_button(face, ButtonKind::plain, "tune.check.cancel", this)),
      progress_(new QProgressBar(this)),
      status_(new Label(face,
                        {.lines = 2, .keeps_room = true, .ink = &Theme::muted},
                        QStringLiteral("tune.check.status"),
                        this)),
      chart_(new ChartCard(face, QStringLiteral("tune.check.chart"), this)),
      findings_box_(new QWidget(this)) {
    progress_->setObjectName(QStringLiteral("tune.check.progress.label"));
    progress_->setRange(0, progress_steps);
    progress_->setTextVisible(false);
    // It takes its room whether it shows or not, so that nothing moves.
    QSizePolicy keeps_room(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keeps_room.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(keeps_room);

    auto* tools = new QWidget(this);
    auto* in_tools = new FlowLayout(tools, 8, 8);
    for (QWidget* part : std::initializer_list<QWidget*>{run_, cancel_, progress_}) {
        in_tools->addWidget(part);
    }
    new StackLayout(findings_box_, 10);
    auto* layout = new StackLayout(this, 14);
    for (QWidget* part :
         std::initializer_list<QWidget*>{title_, intro_, tools, status_, chart_, findings_box_}) {
        layout->addWidget(part);
    }
}

void CheckPanel::render(const presenter::CheckView& previous, const presenter::CheckView& next) {
    if (previous == next) {
        return;
    }
    title_->show_text(next.title);
    intro_->show_text(next.intro);
    run_->render(previous.run, next.run);
    cancel_->render(previous.cancel, next.cancel);
    progress_->setAccessibleName(to_qt(next.progress.label));
    progress_->setValue(static_cast<int>(next.progress.share * progress_steps));
    progress_->setVisible(next.progress.shown);
    status_->show_text(next.status);
    chart_->setVisible(next.chart_shown);
    chart_->render(previous.chart, next.chart);
    render_findings(next.findings);
}

void CheckPanel::render_findings(const std::vector<presenter::Finding>& findings) {
    while (findings_.size() < findings.size()) {
        const QString path = QStringLiteral("tune.check.findings.%1.").arg(findings_.size());
        auto* finding = new QWidget(findings_box_);
        auto* layout = new StackLayout(finding, 2);
        findings_.push_back(
            {.scheme = new Label(face_, {.bold = true}, path + QStringLiteral("label"), finding),
             .text = new Label(face_, {}, path + QStringLiteral("text"), finding)});
        layout->addWidget(findings_.back().scheme);
        layout->addWidget(findings_.back().text);
        findings_box_->layout()->addWidget(finding);
    }
    for (std::size_t index = 0; index < findings_.size(); ++index) {
        const bool is_there = index < findings.size();
        findings_[index].scheme->show_text(is_there ? findings[index].label : std::string{});
        findings_[index].text->show_text(is_there ? findings[index].text : std::string{});
        findings_[index].scheme->parentWidget()->setVisible(is_there);
    }
}

}  // namespace bloom::desktop

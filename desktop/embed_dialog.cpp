#include "embed_dialog.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QScrollArea>
#include <QVBoxLayout>

namespace bloom::desktop {

namespace {

constexpr std::size_t groups = 2;
constexpr std::size_t outputs = 3;
constexpr std::size_t notes = 2;

}  // namespace

EmbedDialog::EmbedDialog(const Face& face, QWidget* parent)
    : QDialog(parent),
      face_(face),
      sheet_(new QWidget(this)),
      title_(new Label(face, {.size = 1.2, .bold = true}, QStringLiteral("embed.title"), sheet_)),
      intro_(new Label(face, {}, QStringLiteral("embed.intro"), sheet_)),
      theme_(new ChoiceBox(face, ChoiceTexts::shown, QStringLiteral("embed.theme"), sheet_)),
      problem_(new Label(face,
                         {.hides_when_empty = true, .ink = &Theme::maybe},
                         QStringLiteral("embed.problem"),
                         sheet_)),
      close_(new Button(face, ButtonKind::plain, QStringLiteral("embed.close"), sheet_)) {
    // Its colours are those of the window.
    setAttribute(Qt::WA_WindowPropagation);
    setModal(false);
    close_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* in_sheet = new StackLayout(sheet_, 14);
    in_sheet->set_margins(18, 16, 18);
    in_sheet->addWidget(title_);
    in_sheet->addWidget(intro_);
    for (std::size_t index = 0; index < groups; ++index) {
        groups_.push_back(
            new CheckList(face, QStringLiteral("embed.groups.%1").arg(index), sheet_));
        in_sheet->addWidget(groups_.back());
    }
    in_sheet->addWidget(theme_);
    in_sheet->addWidget(problem_);
    for (std::size_t index = 0; index < outputs; ++index) {
        outputs_.push_back(
            new OutputField(face, QStringLiteral("embed.outputs.%1").arg(index), sheet_));
        in_sheet->addWidget(outputs_.back());
    }
    for (std::size_t index = 0; index < notes; ++index) {
        notes_.push_back(new Label(face,
                                   {.size = 0.9, .ink = &Theme::muted},
                                   QStringLiteral("embed.notes.%1").arg(index),
                                   sheet_));
        in_sheet->addWidget(notes_.back());
    }
    auto* foot = new QWidget(sheet_);
    auto* in_foot = new FlowLayout(foot, 8, 8);
    in_foot->addWidget(close_);
    in_sheet->addWidget(foot);

    auto* scrolled = new QScrollArea(this);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setFocusPolicy(Qt::NoFocus);
    scrolled->setWidget(sheet_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scrolled);
    resize(units(*this, 620), units(*this, 760));
}

void EmbedDialog::render(const presenter::EmbedView& previous, const presenter::EmbedView& next) {
    if (previous == next) {
        return;
    }
    if (!next.shown) {
        hide();
        return;
    }
    setWindowTitle(to_qt(next.title));
    title_->show_text(next.title);
    intro_->show_text(next.intro);
    for (std::size_t index = 0; index < groups; ++index) {
        groups_[index]->render(next.groups[index]);
    }
    theme_->render(previous.theme, next.theme);
    problem_->show_text(next.problem);
    for (std::size_t index = 0; index < outputs; ++index) {
        outputs_[index]->render(next.outputs[index]);
    }
    for (std::size_t index = 0; index < notes; ++index) {
        notes_[index]->show_text(next.notes[index]);
    }
    close_->render(previous.close, next.close);
    if (!previous.shown) {
        tab_as_laid_out(*this);
        show();
    }
}

void EmbedDialog::reject() {
    face_.dispatch(presenter::Embed{.what = "close"});
}

}  // namespace bloom::desktop

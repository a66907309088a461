#include "see_screen.hpp"

#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

namespace {

// In units: the sentences and the verdict stand side by side where there is room for both.
constexpr double side_margin = 22;
constexpr double story_gap = 24;
constexpr double story_least_width = 300;

bool has_other_chips(const presenter::SeeView& one, const presenter::SeeView& other) {
    if (one.members.chips.size() != other.members.chips.size() ||
        one.suggestions.size() != other.suggestions.size()) {
        return true;
    }
    for (std::size_t index = 0; index < one.suggestions.size(); ++index) {
        if (one.suggestions[index].chips.size() != other.suggestions[index].chips.size()) {
            return true;
        }
    }
    return false;
}

}  // namespace

SeeScreen::SeeScreen(const Face& face, QWidget* parent)
    : Sheet(face, parent),
      face_(face),
      word_(new WordLine(face, this)),
      figure_(new Figure(face, this)),
      summary_(new Label(face,
                         {.size = 0.9, .wraps = false, .ink = &Theme::muted},
                         QStringLiteral("see.array.summary"),
                         this)),
      inspection_(new Label(face,
                            {.size = 0.9, .ink = &Theme::muted},
                            QStringLiteral("see.array.inspection"),
                            this)),
      chips_(new QWidget(this)),
      members_(new ChipRow(face, QStringLiteral("see.members"), chips_)),
      entry_(new EntryRow(face, this)),
      transport_(new TransportBar(face, this)),
      keys_help_(new Label(face,
                           {.size = 0.85, .ink = &Theme::muted},
                           QStringLiteral("see.transport.keys_help"),
                           this)),
      find_false_positive_(
          new Button(face, ButtonKind::plain, QStringLiteral("see.find_false_positive"), this)),
      add_from_list_(
          new Button(face, ButtonKind::plain, QStringLiteral("see.add_from_list"), this)),
      undo_(new Button(face, ButtonKind::plain, QStringLiteral("see.undo"), this)),
      redo_(new Button(face, ButtonKind::plain, QStringLiteral("see.redo"), this)),
      reset_(new Button(face, ButtonKind::plain, QStringLiteral("see.reset"), this)),
      tune_filter_(new Button(face, ButtonKind::plain, QStringLiteral("see.tune_filter"), this)),
      notice_(new Label(face, {.lines = 3}, QStringLiteral("see.notice.text"), this)),
      sentence_(new Label(face, {.size = 1.1, .lines = 3}, QStringLiteral("see.sentence"), this)),
      working_(new Label(face,
                         {.size = 0.85, .fixed_pitch = true, .lines = 2, .ink = &Theme::muted},
                         QStringLiteral("see.working"),
                         this)),
      probes_summary_(new Label(face,
                                {.size = 0.9, .ink = &Theme::muted},
                                QStringLiteral("see.probes_summary"),
                                this)),
      verdict_(new VerdictCard(face, this)),
      code_(new CodePanel(face, this)),
      numbers_(new Numbers(face, this)),
      settings_(new SettingsPanel(face, this)) {
    new FlowLayout(chips_, 20, 10);
    chips_->layout()->addWidget(members_);

    auto* under_figure = new QWidget(this);
    auto* in_under_figure = new FlowLayout(under_figure, 20, 2, RowAlignment::top);
    inspection_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    in_under_figure->addWidget(summary_);
    in_under_figure->addWidget(inspection_);

    auto* controls = new QWidget(this);
    auto* in_controls = new FlowLayout(controls, 28, 12, RowAlignment::top);
    in_controls->addWidget(entry_);
    in_controls->addWidget(transport_);

    auto* what_to_do = new QWidget(this);
    auto* in_what_to_do = new StackLayout(what_to_do, 12);
    auto* actions = new QWidget(what_to_do);
    auto* in_actions = new FlowLayout(actions, 8, 8);
    for (Button* button :
         {find_false_positive_, add_from_list_, undo_, redo_, reset_, tune_filter_}) {
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        in_actions->addWidget(button);
    }
    in_what_to_do->addWidget(controls);
    in_what_to_do->addWidget(actions);
    in_what_to_do->addWidget(keys_help_);

    auto* story = new QWidget(this);
    auto* sentences = new QWidget(story);
    auto* in_sentences = new StackLayout(sentences, 6);
    in_sentences->addWidget(sentence_);
    in_sentences->addWidget(working_);
    in_sentences->addWidget(probes_summary_);
    in_sentences->addWidget(notice_);
    auto* in_story = new ColumnsLayout(story, story_gap, story_least_width, 2);
    in_story->addWidget(sentences);
    in_story->addWidget(verdict_);

    auto* above_numbers = new Rule(face, this);
    auto* above_settings = new Rule(face, this);
    using Shown = presenter::PartsView;
    part_list_.add({&Shown::members}, {members_});
    part_list_.add({&Shown::members, &Shown::words}, {chips_});
    part_list_.add({&Shown::words}, {entry_});
    part_list_.add({&Shown::transport}, {transport_, keys_help_});
    part_list_.add({&Shown::words, &Shown::transport}, {controls});
    part_list_.add({&Shown::search}, {find_false_positive_, add_from_list_});
    part_list_.add({&Shown::history}, {undo_, redo_, reset_});
    part_list_.add({&Shown::tabs}, {tune_filter_});
    part_list_.add({&Shown::search, &Shown::history, &Shown::tabs}, {actions});
    part_list_.add(
        {&Shown::words, &Shown::transport, &Shown::search, &Shown::history, &Shown::tabs},
        {what_to_do});
    part_list_.add({&Shown::code}, {code_});
    part_list_.add({&Shown::statistics}, {above_numbers, numbers_});
    part_list_.add({&Shown::settings}, {above_settings, settings_});

    auto* layout = new StackLayout(this, 18);
    layout->set_margins(side_margin, 18, 26);
    for (QWidget* part : std::initializer_list<QWidget*>{word_,
                                                         figure_,
                                                         under_figure,
                                                         chips_,
                                                         what_to_do,
                                                         story,
                                                         code_,
                                                         above_numbers,
                                                         numbers_,
                                                         above_settings,
                                                         settings_}) {
        layout->addWidget(part);
    }
}

void SeeScreen::show_parts(const presenter::PartsView& parts) {
    part_list_.show(parts);
    shows_words_ = parts.words;
}

void SeeScreen::render(const presenter::SeeView& previous, const presenter::SeeView& next) {
    setAccessibleName(to_qt(next.label));
    word_->render(previous.word, next.word);
    figure_->render(previous, next);
    summary_->show_text(next.array.summary);
    inspection_->show_text(next.array.inspection);
    members_->render(previous.members, next.members);
    render_suggestions(previous.suggestions, next.suggestions);
    entry_->render(previous.entry, next.entry);
    transport_->render(previous.transport, next.transport);
    keys_help_->show_text(next.transport.keys_help);
    find_false_positive_->render(previous.find_false_positive, next.find_false_positive);
    add_from_list_->render(previous.add_from_list, next.add_from_list);
    undo_->render(previous.undo, next.undo);
    redo_->render(previous.redo, next.redo);
    reset_->render(previous.reset, next.reset);
    tune_filter_->render(previous.tune_filter, next.tune_filter);
    undo_->answer_to(next.undo.keys);
    redo_->answer_to(next.redo.keys);
    reset_->answer_to(next.reset.keys);
    if (previous.notice != next.notice) {
        notice_->set_ink(
            [role = next.notice.role](const Theme& theme) { return look_of(theme, role).ink; });
        notice_->show_text(next.notice.text);
    }
    sentence_->show_text(next.sentence);
    working_->show_text(next.working);
    probes_summary_->show_text(next.probes_summary);
    verdict_->render(previous.verdict, next.verdict);
    code_->render(previous.code, next.code);
    numbers_->render(previous, next);
    settings_->render(previous.settings, next.settings);
    if (has_other_chips(previous, next)) {
        tab_as_laid_out(*this);
    }
}

void SeeScreen::resizeEvent(QResizeEvent* event) {
    Sheet::resizeEvent(event);
    // Beside the sentence there is room for a whole autopsy; below it, room for a verdict.
    const bool is_beside =
        width() >= units(*this, 2 * story_least_width + story_gap + 2 * side_margin);
    verdict_->keep_room(is_beside ? 226 : 120);
    notice_->keep_lines(is_beside ? 3 : 1);
}

void SeeScreen::render_suggestions(const std::vector<presenter::ChipGroup>& previous,
                                   const std::vector<presenter::ChipGroup>& next) {
    const presenter::ChipGroup none;
    while (suggestions_.size() < next.size()) {
        auto* row = new ChipRow(face_,
                                QStringLiteral("see.suggestions.%1").arg(suggestions_.size()),
                                chips_);
        chips_->layout()->addWidget(row);
        suggestions_.push_back(row);
    }
    for (std::size_t index = 0; index < suggestions_.size(); ++index) {
        const bool is_shown = index < next.size();
        suggestions_[index]->render(index < previous.size() ? previous[index] : none,
                                    is_shown ? next[index] : none);
        suggestions_[index]->setVisible(is_shown && shows_words_);
    }
}

}  // namespace bloom::desktop

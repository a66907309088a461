#include "quantity_row.hpp"

#include "layouts.hpp"

#include "presenter/codec.hpp"

namespace bloom::desktop {

QuantityRow::QuantityRow(const Face& face,
                         presenter::Setting quantity,
                         const QString& path,
                         QWidget* parent)
    : QWidget(parent),
      letter_(new Label(face,
                        {.size = 1.15, .bold = true, .wraps = false, .hides_when_empty = true},
                        path + QStringLiteral(".letter"),
                        this)),
      label_(new Label(face,
                       {.size = 0.95, .asks = 120},
                       path + QStringLiteral(".field.label"),
                       this)),
      field_(new SettingEdit(face, quantity, 120, path + QStringLiteral(".field"), this)),
      less_(new Button(face, ButtonKind::plain, path + QStringLiteral(".less"), this)),
      slider_(new PlaceSlider(face, quantity, path, this)),
      more_(new Button(face, ButtonKind::plain, path + QStringLiteral(".more"), this)),
      help_(new Label(face,
                      {.size = 0.85, .keeps_room = true, .ink = &Theme::muted},
                      path + QStringLiteral(".field.help"),
                      this)),
      state_(new Label(face,
                       {.size = 0.85, .wraps = false, .ink = &Theme::accent},
                       path + QStringLiteral(".state"),
                       this)),
      error_(new Label(face,
                       {.size = 0.85, .hides_when_empty = true, .ink = &Theme::maybe},
                       path + QStringLiteral(".field.error"),
                       this)) {
    auto* head = new QWidget(this);
    auto* in_head = new FlowLayout(head, 10, 4);
    label_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    field_->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    field_->setAlignment(Qt::AlignRight);
    in_head->addWidget(letter_);
    in_head->addWidget(label_);
    in_head->addWidget(field_);
    label_->setBuddy(field_);

    track_ = new QWidget(this);
    auto* in_track = new FlowLayout(track_, 8, 4);
    less_->show_glyph(Glyph::minus);
    more_->show_glyph(Glyph::plus);
    in_track->addWidget(less_);
    in_track->addWidget(slider_);
    in_track->addWidget(more_);

    auto* foot = new QWidget(this);
    auto* in_foot = new FlowLayout(foot, 10, 0, RowAlignment::top);
    help_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    in_foot->addWidget(help_);
    in_foot->addWidget(state_);

    auto* layout = new StackLayout(this, 4);
    layout->addWidget(head);
    layout->addWidget(track_);
    layout->addWidget(foot);
    layout->addWidget(error_);
}

void QuantityRow::render(const presenter::QuantityView& previous,
                         const presenter::QuantityView& next) {
    letter_->show_text(next.letter);
    label_->show_text(next.field.label);
    field_->render(previous.field, next.field);
    track_->setVisible(next.has_slider);
    less_->render(previous.less, next.less);
    slider_->render(previous, next);
    more_->render(previous.more, next.more);
    help_->show_text(next.field.help);
    state_->show_text(next.state);
    error_->show_text(next.field.error);
}

presenter::Setting setting_of(const std::string& id) {
    const presenter::ParsedCommand parsed = presenter::read_command("set " + id + " 1");
    const auto* set = parsed.command ? std::get_if<presenter::Set>(&*parsed.command) : nullptr;
    return set != nullptr ? set->setting : presenter::Setting{};
}

}  // namespace bloom::desktop

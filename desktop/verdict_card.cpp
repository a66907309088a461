#include "verdict_card.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QPainter>

namespace bloom::desktop {

VerdictCard::VerdictCard(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      layout_(new StackLayout(this, 4)),
      sign_(new Label(face,
                      {.size = 1.15, .bold = true, .wraps = false},
                      QStringLiteral("see.verdict.sign"),
                      this)),
      title_(new Label(face,
                       {.size = 1.15, .bold = true, .wraps = false},
                       QStringLiteral("see.verdict.title"),
                       this)),
      truth_(new Label(face, {}, QStringLiteral("see.verdict.truth"), this)) {
    auto* line = new QWidget(this);
    auto* in_line = new FlowLayout(line, 6, 2);
    in_line->addWidget(sign_);
    in_line->addWidget(title_);
    layout_->set_margins(18, 12, 14);
    layout_->addWidget(line);
    layout_->addWidget(truth_);
}

void VerdictCard::render(const presenter::VerdictView& previous,
                         const presenter::VerdictView& next) {
    if (previous == next) {
        return;
    }
    role_ = next.role;
    const auto of_verdict = [role = next.role](const Theme& theme) {
        return look_of(theme, role).ink;
    };
    sign_->set_ink(of_verdict);
    title_->set_ink(of_verdict);
    truth_->set_ink([role = next.truth_role](const Theme& theme) { return ink_of(theme, role); });
    sign_->show_text(next.sign);
    title_->show_text(next.title);
    truth_->show_text(next.truth);
    while (autopsy_.size() > next.autopsy.size()) {
        delete autopsy_.back();
        autopsy_.pop_back();
    }
    for (std::size_t index = 0; index < next.autopsy.size(); ++index) {
        if (index >= autopsy_.size()) {
            autopsy_.push_back(new Label(face_,
                                         {.size = 0.9},
                                         QStringLiteral("see.verdict.autopsy.%1").arg(index),
                                         this));
            layout_->addWidget(autopsy_.back());
            autopsy_.back()->show();
        }
        autopsy_[index]->show_text(next.autopsy[index]);
    }
    update();
}

void VerdictCard::keep_room(double height) {
    layout_->set_least_height(height);
}

void VerdictCard::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    if (role_ == presenter::VerdictRole::none) {
        return;
    }
    const Look look = look_of(face_.theme, role_);
    QPainter painter(this);
    const QRect card(0, 0, width(), layout_->needed_height(width()));
    painter.fillRect(card, look.ground);
    QRect bar = card;
    bar.setWidth(units(*this, 4));
    if (isRightToLeft()) {
        bar.moveRight(card.right());
    }
    painter.fillRect(bar, look.edge);
}

}  // namespace bloom::desktop

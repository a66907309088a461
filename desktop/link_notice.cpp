#include "link_notice.hpp"

#include "layouts.hpp"

namespace bloom::desktop {

LinkNotice::LinkNotice(const Face& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      sentences_(new QWidget(this)),
      dismiss_(new Button(face, ButtonKind::plain, QStringLiteral("dismiss"), this)) {
    new StackLayout(sentences_, 4);
    sentences_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    dismiss_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* layout = new FlowLayout(this, 12, 8, RowAlignment::top);
    layout->addWidget(sentences_);
    layout->addWidget(dismiss_);
    hide();
}

void LinkNotice::render(const presenter::ViewState& previous, const presenter::ViewState& next) {
    dismiss_->render(previous.dismiss, next.dismiss);
    if (previous.link_problems == next.link_problems) {
        return;
    }
    const std::size_t count = next.link_problems.size();
    while (labels_.size() < count) {
        labels_.push_back(new Label(face_,
                                    {.hides_when_empty = true, .ink = &Theme::maybe},
                                    QStringLiteral("link_problems.%1").arg(labels_.size()),
                                    sentences_));
        sentences_->layout()->addWidget(labels_.back());
    }
    for (std::size_t index = 0; index < labels_.size(); ++index) {
        labels_[index]->show_text(index < count ? next.link_problems[index] : std::string{});
    }
    setVisible(count > 0);
}

}  // namespace bloom::desktop

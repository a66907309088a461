#include "check_list.hpp"

#include "button_manners.hpp"
#include "layouts.hpp"
#include "texts.hpp"

namespace bloom::desktop {

CheckList::CheckList(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      face_(face),
      label_(new Label(face, {.bold = true}, path + QStringLiteral(".label"), this)),
      boxes_(new QWidget(this)) {
    setObjectName(path);
    new FlowLayout(boxes_, 18, 8);
    auto* layout = new StackLayout(this, 8);
    layout->addWidget(label_);
    layout->addWidget(boxes_);
}

void CheckList::render(const presenter::CheckGroup& group) {
    if (shown_ == group) {
        return;
    }
    shown_ = group;
    label_->show_text(group.label);
    for (std::size_t index = 0; index < group.checks.size(); ++index) {
        if (index >= checks_.size()) {
            auto* check = new QCheckBox(boxes_);
            check->setObjectName(QStringLiteral("%1.checks.%2.label").arg(objectName()).arg(index));
            connect(check, &QCheckBox::clicked, this, [this, index] { send(index); });
            boxes_->layout()->addWidget(check);
            checks_.push_back(check);
        }
        const presenter::Check& one = group.checks[index];
        checks_[index]->setText(without_mnemonics(to_qt(one.label)));
        checks_[index]->setAccessibleName(to_qt(one.label));
        checks_[index]->setChecked(one.checked);
    }
}

void CheckList::send(std::size_t index) {
    face_.dispatch(shown_.checks[index].command);
    checks_[index]->setChecked(shown_.checks[index].checked);
}

}  // namespace bloom::desktop

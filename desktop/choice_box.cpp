#include "choice_box.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QWheelEvent>

namespace bloom::desktop {

DropDown::DropDown(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize DropDown::minimumSizeHint() const {
    return {units(*this, 60), QComboBox::minimumSizeHint().height()};
}

void DropDown::wheelEvent(QWheelEvent* event) {
    if (hasFocus()) {
        QComboBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

ChoiceBox::ChoiceBox(const Face& face, ChoiceTexts texts, const QString& path, QWidget* parent)
    : QWidget(parent),
      face_(face),
      list_(new DropDown(this)) {
    list_->setObjectName(path);
    auto* layout = new StackLayout(this, 4);
    if (texts == ChoiceTexts::spoken) {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
        layout->addWidget(list_);
    } else {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        // As wide as its place, not as its longest option, which shows whole when it unfolds.
        list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        constexpr int usual_characters = 16;
        list_->setMinimumContentsLength(usual_characters);
        label_ = new Label(face,
                           {.size = 0.9, .ink = &Theme::muted},
                           path + QStringLiteral(".label"),
                           this);
        help_ = new Label(face,
                          {.size = 0.85, .hides_when_empty = true, .ink = &Theme::muted},
                          path + QStringLiteral(".help"),
                          this);
        layout->addWidget(label_);
        layout->addWidget(list_);
        layout->addWidget(help_);
        label_->setBuddy(list_);
    }
    connect(list_, &QComboBox::activated, this, &ChoiceBox::send);
}

void ChoiceBox::render(const presenter::Choice& previous, const presenter::Choice& next) {
    if (previous != next) {
        shown_ = next;
        const int count = static_cast<int>(next.options.size());
        while (list_->count() > count) {
            list_->removeItem(list_->count() - 1);
        }
        for (int index = 0; index < count; ++index) {
            const QString label = to_qt(next.options[static_cast<std::size_t>(index)].label);
            if (index >= list_->count()) {
                list_->addItem(label);
            } else if (list_->itemText(index) != label) {
                list_->setItemText(index, label);
            }
        }
        list_->setAccessibleName(to_qt(next.label));
        set_hint(*list_, to_qt(next.help));
        list_->setEnabled(next.enabled);
        if (label_ != nullptr) {
            label_->show_text(next.label);
            help_->show_text(next.help);
        }
    }
    show_selection();
}

void ChoiceBox::send(int index) {
    const auto chosen = static_cast<std::size_t>(index);
    if (chosen >= shown_.options.size() || shown_.options[chosen].selected) {
        return;
    }
    face_.dispatch(shown_.options[chosen].command);
    // The command may have been refused: then the list shows what still holds.
    show_selection();
}

void ChoiceBox::show_selection() {
    for (std::size_t index = 0; index < shown_.options.size(); ++index) {
        if (shown_.options[index].selected && list_->currentIndex() != static_cast<int>(index)) {
            list_->setCurrentIndex(static_cast<int>(index));
        }
    }
}

}  // namespace bloom::desktop

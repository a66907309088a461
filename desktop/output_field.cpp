#include "output_field.hpp"

#include "layouts.hpp"
#include "texts.hpp"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>

namespace bloom::desktop {

OutputField::OutputField(const Face& face, const QString& path, QWidget* parent)
    : QWidget(parent),
      face_(face),
      label_(new Label(face, {.bold = true}, path + QStringLiteral(".label"), this)),
      copy_(new Button(face, ButtonKind::plain, path, this)),
      note_(new Label(face,
                      {.size = 0.9, .ink = &Theme::muted},
                      path + QStringLiteral(".copy_note"),
                      this)),
      text_(new QPlainTextEdit(this)) {
    constexpr double height = 76;  // units
    copy_->setObjectName(path + QStringLiteral(".copy_label"));
    copy_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    note_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    text_->setObjectName(path + QStringLiteral(".text"));
    text_->setReadOnly(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setTabChangesFocus(true);
    text_->setWordWrapMode(QTextOption::WrapAnywhere);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setFixedHeight(units(*this, height));

    auto* head = new QWidget(this);
    auto* in_head = new FlowLayout(head, 10, 4);
    in_head->addWidget(copy_);
    in_head->addWidget(note_);
    auto* layout = new StackLayout(this, 6);
    for (QWidget* part : std::initializer_list<QWidget*>{label_, text_, head}) {
        layout->addWidget(part);
    }
    connect(copy_, &QAbstractButton::clicked, this, &OutputField::copy);
}

void OutputField::render(const presenter::EmbedOutput& output) {
    if (shown_ == output) {
        return;
    }
    label_->show_text(output.label);
    copy_->show_label(output.copy_label, output.label);
    copy_->setEnabled(!output.text.empty());
    note_->show_text(output.copy_note);
    text_->setAccessibleName(to_qt(output.label));
    if (shown_.text != output.text) {
        text_->setPlainText(to_qt(output.text));
    }
    shown_ = output;
}

void OutputField::copy() {
    QGuiApplication::clipboard()->setText(to_qt(shown_.text));
    face_.dispatch(presenter::Copied{.done = true, .what = shown_.id});
}

}  // namespace bloom::desktop

#include "setting_edit.hpp"

#include "texts.hpp"

namespace bloom::desktop {

SettingEdit::SettingEdit(const Face& face,
                         presenter::Setting setting,
                         double natural_width,
                         const QString& path,
                         QWidget* parent)
    : TextField(natural_width, path, parent),
      face_(face),
      setting_(setting) {
    connect(this, &QLineEdit::editingFinished, this, &SettingEdit::send);
}

void SettingEdit::render(const presenter::Field& previous, const presenter::Field& next) {
    if (previous == next) {
        return;
    }
    shown_ = next;
    setAccessibleName(to_qt(next.label));
    setAccessibleDescription(to_qt(next.error.empty() ? next.help : next.error));
    show_refused(!next.error.empty());
    setEnabled(next.enabled);
    if (previous.text != next.text) {
        show_text(next.text);
    }
}

void SettingEdit::send() {
    if (!isModified()) {
        return;
    }
    // Before the command: what comes of it may take the focus away, which ends the editing again.
    setModified(false);
    face_.dispatch(presenter::Set{setting_, typed()});
    // The view may say the same as before, while the control holds what was typed.
    show_text(shown_.text);
}

}  // namespace bloom::desktop

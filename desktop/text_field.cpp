#include "text_field.hpp"

#include "quiet_style.hpp"
#include "texts.hpp"

namespace bloom::desktop {

TextField::TextField(double natural_width, const QString& path, QWidget* parent)
    : QLineEdit(parent),
      natural_width_(natural_width) {
    setObjectName(path + QStringLiteral(".text"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Qt would silently keep 32,767 characters. This is far beyond the longest word, so that the
    // core gets to refuse one that is too long.
    constexpr int most_characters = 1 << 20;
    setMaxLength(most_characters);
    setTextMargins(units(*this, 8), 0, units(*this, 8), 0);
}

std::string TextField::typed() const {
    return from_qt(text());
}

void TextField::show_text(const std::string& next) {
    if (typed() != next) {
        setText(to_qt(next));
    }
    setModified(false);
}

void TextField::show_refused(bool is_refused) {
    if (property(refused_property).toBool() != is_refused) {
        setProperty(refused_property, is_refused);
        update();
    }
}

QSize TextField::sizeHint() const {
    return {units(*this, natural_width_), QLineEdit::sizeHint().height()};
}

QSize TextField::minimumSizeHint() const {
    return {units(*this, 60), QLineEdit::minimumSizeHint().height()};
}

}  // namespace bloom::desktop

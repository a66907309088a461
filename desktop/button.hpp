#pragma once

#include "face.hpp"

#include "presenter/view_state.hpp"

#include <QPushButton>
#include <QShortcut>

#include <cstdint>
#include <optional>
#include <string>

namespace bloom::desktop {

enum class ButtonKind : std::uint8_t { plain, primary, link };

/// What a button shows instead of its label.
enum class Glyph : std::uint8_t {
    none,
    to_start,
    back,
    play,
    pause,
    forward,
    to_end,
    minus,
    plus,
};

/// An action of the view as a button. A button that has the focus when its action becomes
/// unavailable looks and acts as disabled, but stays where it is in the focus chain until the
/// focus leaves: who steps through a trace with the keyboard is not thrown out at its end.
class Button : public QPushButton {
    Q_OBJECT

public:
    /// `path` is that of the action: the object's name is that of its label.
    Button(const Face& face, ButtonKind kind, const QString& path, QWidget* parent);

    void render(const presenter::Action& previous, const presenter::Action& next);
    /// A label and a hint for a button that does something no command does: connect to `clicked`.
    void show_label(const std::string& label, const std::string& hint);
    void show_glyph(Glyph glyph);

    /// Lets keys, "Alt+R", press the button from anywhere in the window, without taking the focus.
    /// A text field keeps the keys it uses itself.
    void answer_to(const std::string& keys);

    /// The action's label, as on the button or as its accessible name.
    [[nodiscard]] QString label() const;
    [[nodiscard]] bool is_available() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void send();
    void paint_text(QPainter& painter, const QColor& ink) const;
    void paint_glyph(QPainter& painter, const QColor& ink) const;

    const Face& face_;
    ButtonKind kind_;
    Glyph glyph_ = Glyph::none;
    bool available_ = true;
    QShortcut* shortcut_ = nullptr;
    std::optional<presenter::Command> command_;
};

}  // namespace bloom::desktop

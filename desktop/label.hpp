#pragma once

#include "face.hpp"

#include <QLabel>

#include <functional>
#include <string>

namespace bloom::desktop {

/// How a label's text is set.
struct TextStyle {
    double size = 1;  ///< times the window's text size
    bool bold = false;
    bool fixed_pitch = false;
    bool wraps = true;
    double asks = 160;  ///< width it asks for at most if it wraps, in units
    int lines = 1;      ///< room that is kept, whether the text needs it or not
    /// Room for so many characters is kept too, in as many lines as they take at the width.
    int characters = 0;
    /// Whether a text that got shorter leaves the room it had until the width changes, so that
    /// nothing below it moves.
    bool keeps_room = false;
    bool hides_when_empty = false;
    std::function<QColor(const Theme&)> ink = &Theme::ink;
};

/// A text of the view: plain (never markup), broken anywhere if it must, in the theme's colours.
/// Its object name is the path of the text in the view.
class Label : public QLabel {
    Q_OBJECT

public:
    Label(const Face& face, TextStyle style, const QString& path, QWidget* parent);

    /// Shows a text; costs nothing if it is the one that is shown.
    void show_text(const std::string& text);
    /// Keeps room for that many lines from now on.
    void keep_lines(int lines);
    void set_ink(std::function<QColor(const Theme&)> ink);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont text_font() const;
    [[nodiscard]] int needed_height(int width) const;

    const Face& face_;
    TextStyle style_;
    // Layouts ask again and again for the height at the same width.
    mutable int width_asked_ = -1;
    mutable int height_told_ = 0;
    int width_kept_ = -1;
    int height_kept_ = 0;
};

}  // namespace bloom::desktop

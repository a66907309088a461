#pragma once

#include <QLineEdit>

#include <string>

namespace bloom::desktop {

/// A line edit between the reader and the view. What the reader types stays as it is typed, lone
/// surrogates and all; the view replaces it only where it says something else.
class TextField : public QLineEdit {
    Q_OBJECT

public:
    /// `natural_width` in units is the width at which it would like to be; it grows beyond.
    TextField(double natural_width, const QString& path, QWidget* parent);

    /// The text as bytes for a command.
    [[nodiscard]] std::string typed() const;

    /// Makes the control hold the view's text.
    void show_text(const std::string& next);
    void show_refused(bool is_refused);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    double natural_width_;
};

}  // namespace bloom::desktop

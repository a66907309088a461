#pragma once

#include "face.hpp"

#include "presenter/view_state.hpp"

#include <QAbstractButton>

namespace bloom::desktop {

/// A word to click: a pill with the word and, once it was asked, the filter's sign.
class Chip : public QAbstractButton {
    Q_OBJECT

public:
    /// `path` is that of the chip: the object's name is that of its label.
    Chip(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::Chip& previous, const presenter::Chip& next);

    [[nodiscard]] QString label() const;
    [[nodiscard]] QString sign() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int sign_width() const;

    const Face& face_;
    presenter::Chip chip_;
};

}  // namespace bloom::desktop

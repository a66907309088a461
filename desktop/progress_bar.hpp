#pragma once

#include "face.hpp"

#include "presenter/controls.hpp"

#include <QProgressBar>

namespace bloom::desktop {

/// How far long work is. While it is not shown its room is kept, so that nothing moves.
class ProgressBar : public QProgressBar {
    Q_OBJECT

public:
    /// `path` is that of the progress: the object's name is that of its label.
    ProgressBar(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::ProgressView& previous, const presenter::ProgressView& next);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Face& face_;
    double share_ = 0;
};

}  // namespace bloom::desktop

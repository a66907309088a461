#pragma once

#include <QLabel>

#include <string>

namespace bloom::desktop {

/// What a screen reader says when something happened. Shows nothing: the same words stand on the
/// screen where they belong.
class LiveRegion : public QLabel {
    Q_OBJECT

public:
    explicit LiveRegion(QWidget* parent);

    void announce(const std::string& text);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace bloom::desktop

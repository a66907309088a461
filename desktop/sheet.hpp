#pragma once

#include "face.hpp"

#include <QWidget>

namespace bloom::desktop {

/// The ground a screen stands on: paper with one hairline frame.
class Sheet : public QWidget {
    Q_OBJECT

public:
    Sheet(const Face& face, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Face& face_;
};

/// A hairline between two parts of a screen.
class Rule : public QWidget {
    Q_OBJECT

public:
    Rule(const Face& face, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Face& face_;
};

}  // namespace bloom::desktop

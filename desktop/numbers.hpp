#pragma once

#include "face.hpp"
#include "gauge.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// One number with its name and, under it, a note.
class StatBox : public QWidget {
    Q_OBJECT

public:
    StatBox(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::Stat& stat);

private:
    Label* label_;
    Label* value_;
    Label* note_;
};

/// The numbers in columns, the gauge, and why the rates differ.
class Numbers : public QWidget {
    Q_OBJECT

public:
    Numbers(const Face& face, QWidget* parent);

    void render(const presenter::SeeView& previous, const presenter::SeeView& next);

private:
    const Face& face_;
    QWidget* columns_;
    std::vector<StatBox*> stats_;
    Label* gauge_label_;
    Gauge* gauge_;
    Label* gauge_text_;
    Label* why_;
};

}  // namespace bloom::desktop

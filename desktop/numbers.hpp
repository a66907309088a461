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
    /// Keeps room for `note_lines` lines of the note.
    StatBox(const Face& face, const QString& path, int note_lines, QWidget* parent);

    void render(const presenter::Stat& stat);

private:
    Label* label_;
    Label* value_;
    Label* note_;
};

/// Numbers in columns.
class StatGrid : public QWidget {
    Q_OBJECT

public:
    struct Shape {
        double least_width = 0;  ///< of a column, in units
        int most = 0;            ///< columns
        int note_lines = 1;      ///< room that is kept under each number
    };

    /// `path` is that of the list.
    StatGrid(const Face& face, QString path, Shape shape, QWidget* parent);

    void render(const std::vector<presenter::Stat>& previous,
                const std::vector<presenter::Stat>& next);

private:
    const Face& face_;
    QString path_;
    Shape shape_;
    std::vector<StatBox*> stats_;
};

/// The numbers in columns, the gauge, and why the rates differ.
class Numbers : public QWidget {
    Q_OBJECT

public:
    Numbers(const Face& face, QWidget* parent);

    void render(const presenter::SeeView& previous, const presenter::SeeView& next);

private:
    StatGrid* stats_;
    Label* gauge_label_;
    Gauge* gauge_;
    Label* gauge_text_;
    Label* why_;
};

}  // namespace bloom::desktop

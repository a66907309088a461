#pragma once

#include "button.hpp"
#include "label.hpp"

#include "presenter/embed_view.hpp"

#include <QPlainTextEdit>
#include <QWidget>

namespace bloom::desktop {

/// A text to be copied into another page: by its button, or selected by hand.
class OutputField : public QWidget {
    Q_OBJECT

public:
    OutputField(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::EmbedOutput& output);

private:
    void copy();

    const Face& face_;
    Label* label_;
    Button* copy_;
    Label* note_;
    QPlainTextEdit* text_;
    presenter::EmbedOutput shown_;
};

}  // namespace bloom::desktop

#pragma once

#include "face.hpp"
#include "label.hpp"

#include "presenter/embed_view.hpp"

#include <QCheckBox>
#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// Checks with a label above them.
class CheckList : public QWidget {
    Q_OBJECT

public:
    CheckList(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::CheckGroup& group);

private:
    void send(std::size_t index);

    const Face& face_;
    Label* label_;
    QWidget* boxes_;
    std::vector<QCheckBox*> checks_;
    presenter::CheckGroup shown_;
};

}  // namespace bloom::desktop

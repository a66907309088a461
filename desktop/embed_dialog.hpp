#pragma once

#include "button.hpp"
#include "check_list.hpp"
#include "choice_box.hpp"
#include "label.hpp"
#include "output_field.hpp"

#include "presenter/embed_view.hpp"

#include <QDialog>

#include <vector>

namespace bloom::desktop {

/// What is shown, for other pages. Beside the window, which goes on working: what is changed there
/// counts in the texts here.
class EmbedDialog : public QDialog {
    Q_OBJECT

public:
    EmbedDialog(const Face& face, QWidget* parent);

    void render(const presenter::EmbedView& previous, const presenter::EmbedView& next);

    /// By its button, by Escape or from outside: a command, as everything.
    void reject() override;

private:
    const Face& face_;
    QWidget* sheet_;
    Label* title_;
    Label* intro_;
    std::vector<CheckList*> groups_;
    ChoiceBox* theme_;
    Label* problem_;
    std::vector<OutputField*> outputs_;
    std::vector<Label*> notes_;
    Button* close_;
};

}  // namespace bloom::desktop

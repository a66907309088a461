#pragma once

#include "button.hpp"
#include "choice_box.hpp"
#include "code_listing.hpp"
#include "face.hpp"
#include "label.hpp"

#include "presenter/see_view.hpp"

#include <QWidget>

namespace bloom::desktop {

/// The filter as code, under a button that shows and hides it.
class CodePanel : public QWidget {
    Q_OBJECT

public:
    CodePanel(const Face& face, QWidget* parent);

    void render(const presenter::CodeView& previous, const presenter::CodeView& next);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void copy();

    const Face& face_;
    Button* toggle_;
    ChoiceBox* language_;
    Button* copy_;
    Label* note_;
    Label* missing_;
    Label* lit_;
    CodeListing* listing_;
};

}  // namespace bloom::desktop

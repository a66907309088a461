#pragma once

#include "button.hpp"
#include "chart_card.hpp"
#include "face.hpp"
#include "label.hpp"

#include "presenter/view_state.hpp"

#include <QProgressBar>
#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// Whether the schemes keep the rate: a measurement to start, to watch and to stop.
class CheckPanel : public QWidget {
    Q_OBJECT

public:
    CheckPanel(const Face& face, QWidget* parent);

    void render(const presenter::CheckView& previous, const presenter::CheckView& next);

private:
    struct FindingLabels {
        Label* scheme;
        Label* text;
    };

    void render_findings(const std::vector<presenter::Finding>& findings);

    const Face& face_;
    Label* title_;
    Label* intro_;
    Button* run_;
    Button* cancel_;
    QProgressBar* progress_;
    Label* status_;
    ChartCard* chart_;
    QWidget* findings_box_;
    std::vector<FindingLabels> findings_;
};

}  // namespace bloom::desktop

#pragma once

#include "button.hpp"
#include "face.hpp"
#include "label.hpp"
#include "list_reader.hpp"
#include "numbers.hpp"
#include "progress_bar.hpp"

#include <QWidget>

#include <vector>

namespace bloom::desktop {

/// What was found in one of the reader's lists, or why it is none.
class ListReport : public QWidget {
    Q_OBJECT

public:
    ListReport(const Face& face, const QString& path, QWidget* parent);

    void render(const presenter::ListReportView& previous, const presenter::ListReportView& next);

private:
    Label* title_;
    Label* error_;
    StatGrid* stats_;
    Label* left_out_;
};

/// The reader's own lists: to open or to drop, what was found in them, what was measured.
class ListsPanel : public QWidget {
    Q_OBJECT

public:
    ListsPanel(const Face& face, QWidget* parent);

    void render(const presenter::ListsView& previous, const presenter::ListsView& next);

    /// Reads what was dropped: non-members where they are awaited at this point of the screen, else
    /// members.
    void take(const QList<QUrl>& urls, QPoint global_point);

    [[nodiscard]] const ListReader& reader() const;

private:
    void choose(presenter::ListKind kind, const Button& opener);
    void render_reports(const std::vector<presenter::ListReportView>& previous,
                        const std::vector<presenter::ListReportView>& next);

    const Face& face_;
    ListReader reader_;
    qint64 chunk_bytes_ = 0;
    Label* title_;
    Label* intro_;
    Button* open_members_;
    Button* open_non_members_;
    Button* cancel_;
    Label* drop_hint_;
    ProgressBar* progress_;
    Label* status_;
    Label* notice_;
    Label* sentence_;
    StatGrid* result_;
    QWidget* reports_box_;
    std::vector<ListReport*> reports_;
};

}  // namespace bloom::desktop

// The golden scripts, sent to the app line by line: after each, its widgets show what the view says.

#include "shown_texts.hpp"
#include "texts.hpp"
#include "window.hpp"

#include "presenter/view_text.hpp"

#include <QDir>
#include <QFile>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

/// Whether a text belongs to a part that the view tells its faces to leave out.
bool is_left_out(const presenter::ViewState& view, std::string_view path) {
    if (view.parts != presenter::PartsView{} && !path.starts_with("link_problems")) {
        // A page that shows a few parts; which ones is another test's.
        return true;
    }
    if (view.screen != presenter::Screen::measure) {
        return false;
    }
    const presenter::MeasureView& measure = view.measure;
    const bool is_of_slider = path.ends_with(".less.label") || path.ends_with(".more.label");
    const bool is_of_result = path == "measure.export_label" ||
                              path == "measure.export_csv_label" || path == "measure.link_label";
    return is_of_slider || (!measure.has_result && is_of_result) ||
           (!measure.map.shown && path.starts_with("measure.map."));
}

void check_every_text(Window& window) {
    const ShownTexts texts(*window);
    presenter::each_shown_text(window->view(), [&](std::string_view path, std::string_view text) {
        if (is_left_out(window->view(), path)) {
            return;
        }
        const std::optional<QString> shown = texts.at(desktop::to_qt(path));
        INFO(path);
        // A text that is not there needs no control.
        REQUIRE((shown.has_value() || text.empty()));
        REQUIRE(shown.value_or(QString()).toStdU16String() ==
                desktop::to_qt(text).toStdU16String());
    });
}

}  // namespace

TEST_CASE("widgets show every text of the opening view") {
    Window window;
    window.show();
    check_every_text(window);
}

TEST_CASE("widgets show every text of the view after each line of the golden scripts") {
    const QDir folder(QStringLiteral(BLOOM_GOLDEN_FOLDER));
    const QStringList scripts = folder.entryList({QStringLiteral("*.script")});
    REQUIRE_FALSE(scripts.isEmpty());
    for (const QString& script : scripts) {
        QFile file(folder.filePath(script));
        REQUIRE(file.open(QIODevice::ReadOnly));
        Window window;
        window.show();
        while (!file.atEnd()) {
            const std::string line = file.readLine().trimmed().toStdString();
            window->run(line);
            window->finish();
            window.settle();
            INFO(script << ": " << line);
            check_every_text(window);
        }
    }
}

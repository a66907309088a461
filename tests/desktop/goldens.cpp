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

void check_every_text(Window& window) {
    const ShownTexts texts(*window);
    presenter::each_shown_text(window->view(),
                               [&texts](std::string_view path, std::string_view text) {
                                   const std::optional<QString> shown =
                                       texts.at(desktop::to_qt(path));
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

// How long measuring takes in the window, events and painting included:
// `desktop_tests "[.time]"`. Not run by default: what it says depends on the machine.

#include "lists_panel.hpp"
#include "window.hpp"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <iostream>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

constexpr int enough_ms = 300'000;

bool ends(Window& window) {
    return QTest::qWaitFor(
        [&] {
            const presenter::MeasureView& measure = window->view().measure;
            return !measure.progress.shown && !measure.lists.progress.shown;
        },
        enough_ms);
}

void tell(const char* what, const QElapsedTimer& time) {
    std::cout << what << ": " << static_cast<double>(time.elapsed()) / 1'000 << " s\n";
}

}  // namespace

TEST_CASE("ten million keys and as many queries", "[.time]") {
    Window window;
    window.show();
    for (const char* line : {"screen measure", "set n 10000000", "set queries 10000000"}) {
        window->run(line);
    }
    QElapsedTimer time;
    time.start();
    window->run("run");
    CHECK(ends(window));
    tell("10,000,000 keys and 10,000,000 queries", time);
}

TEST_CASE("a list of ten million lines", "[.time]") {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("lines.txt")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    constexpr int lines = 10'000'000;
    for (int line = 0; line < lines; ++line) {
        file.write(QByteArray::number(line * 7919LL) + "@example.org\n");
    }
    file.close();
    Window window;
    window->run("screen measure");
    window.show();
    auto* panel = window->findChild<desktop::ListsPanel*>();
    QElapsedTimer time;
    time.start();
    panel->take({QUrl::fromLocalFile(file.fileName())}, QPoint());
    CHECK(QTest::qWaitFor([&] { return !panel->reader().is_reading(); }, enough_ms));
    tell("10,000,000 lines read", time);
    CHECK(ends(window));
    tell("… and measured", time);
}

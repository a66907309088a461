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

/// Deals with events as the app does until a condition holds. QTest::qWaitFor would sleep in between.
template <class Condition>
void wait_until(const Condition& holds) {
    while (!holds()) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

bool is_over(Window& window) {
    const presenter::MeasureView& measure = window->view().measure;
    return !measure.progress.shown && !measure.lists.progress.shown;
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
    wait_until([&] { return is_over(window); });
    tell("10,000,000 keys and 10,000,000 queries", time);
    CHECK(window->view().measure.has_result);
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
    wait_until([&] { return !panel->reader().is_reading(); });
    tell("10,000,000 lines read", time);
    wait_until([&] { return is_over(window); });
    tell("… and measured", time);
    CHECK_FALSE(window->view().measure.lists.result.empty());
}

#include "chart.hpp"
#include "chart_export.hpp"
#include "data_table.hpp"
#include "window.hpp"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

const presenter::CheckView& check(Window& window) {
    return window->view().tune.check;
}

/// Opens the window on the tuning screen, so tall that nothing has to scroll.
void show_tune(Window& window) {
    window->run("screen tune");
    window.show(900, 4'000);
}

}  // namespace

TEST_CASE("a click checks every scheme, by itself and to the end") {
    Window window;
    show_tune(window);
    auto* progress = window.find<QProgressBar>("tune.check.progress.label");
    CHECK_FALSE(progress->isVisible());
    CHECK_FALSE(window.find<desktop::Chart>("tune.check.chart")->isVisible());
    window.find<QPushButton>("tune.check.run.label")->click();
    CHECK(progress->isVisible());
    CHECK(window.find<desktop::Chart>("tune.check.chart")->isVisible());
    REQUIRE(QTest::qWaitFor([&] { return check(window).progress.share > 0.1; }, 60'000));
    CHECK(progress->value() > 0);
    REQUIRE(QTest::qWaitFor([&] { return !check(window).progress.shown; }, 60'000));
    CHECK_FALSE(progress->isVisible());
    CHECK(window.find<QLabel>("tune.check.status")->text() ==
          QStringLiteral("Measured for m = 9,593, n = 1,000, k = 7."));
    CHECK(window.find<QLabel>("tune.check.findings.1.text")
              ->text()
              .contains(QStringLiteral("seeds only shift")));
}

TEST_CASE("while a check is under way the window takes input, and Cancel stops it") {
    Window window;
    show_tune(window);
    window->run("set n 100000");
    window.find<QPushButton>("tune.check.run.label")->click();
    QTest::qWait(50);
    CHECK(check(window).progress.shown);
    window->run("set n 2000");
    CHECK(check(window).progress.shown);
    window.find<QPushButton>("tune.check.cancel.label")->click();
    CHECK_FALSE(check(window).progress.shown);
    CHECK_FALSE(window.find<QProgressBar>("tune.check.progress.label")->isVisible());
    CHECK(window.find<QLabel>("tune.check.status")
              ->text()
              .endsWith(QStringLiteral("of 9 schemes; the filter above has changed since.")));
}

TEST_CASE("bars come in without moving anything below the chart") {
    Window window;
    show_tune(window);
    window->run("check");
    window.settle();
    const auto place = [&](const char* name) {
        const QWidget* widget = window.find<QWidget>(name);
        return QRect(widget->mapTo(&*window, QPoint(0, 0)), widget->size());
    };
    const QRect chart = place("tune.check.chart");
    const QRect foot = place("tune.check.chart.toggle_table.label");
    window->finish();
    window.settle();
    CHECK(place("tune.check.chart") == chart);
    CHECK(place("tune.check.chart.toggle_table.label") == foot);
}

TEST_CASE("the numbers of a check can be read as a table, and its chart saved") {
    Window window;
    show_tune(window);
    window->run("check");
    window->finish();
    window.settle();
    window.find<QPushButton>("tune.check.chart.toggle_table.label")->click();
    window.settle();
    auto* table = window.find<desktop::DataTable>("tune.check.chart.table");
    REQUIRE(table->isVisible());
    REQUIRE(table->rowCount() == 9);
    CHECK(table->item(1, 0)->text() == QStringLiteral("Polynomial 131"));
    const QByteArray svg =
        desktop::chart_as_svg(check(window).chart, desktop::Theme{}, window->font());
    CHECK(svg.contains(check(window).chart.bars[1].value.c_str()));
    CHECK(svg.contains("formula"));
}

TEST_CASE("digits in the table of a check are never broken, even in a narrow window") {
    Window window;
    window->run("screen tune");
    window->run("check");
    window->run("table check");
    window->finish();
    window.show(320, 4'000);
    auto* table = window.find<desktop::DataTable>("tune.check.chart.table");
    const QFontMetrics metrics(table->cell_font());
    REQUIRE(table->rowCount() == 9);
    for (int row = 0; row < table->rowCount(); ++row) {
        for (const int column : {1, 2}) {
            INFO(row << ", " << column);
            // A unit may go to the next line.
            const QString digits = table->item(row, column)->text().section(QLatin1Char(' '), 0, 0);
            CHECK(metrics.horizontalAdvance(digits) <=
                  table->columnWidth(column) - 2 * table->cell_padding());
        }
    }
}

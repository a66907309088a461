#include "density_map.hpp"
#include "lists_panel.hpp"
#include "measure_screen.hpp"
#include "progress_bar.hpp"
#include "screen_tabs.hpp"
#include "text_field.hpp"
#include "window.hpp"

#include "presenter/playground.hpp"

#include <QAccessible>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

constexpr int enough_ms = 60'000;

const presenter::MeasureView& measure(Window& window) {
    return window->view().measure;
}

void show_measure(Window& window) {
    window->run("screen measure");
    window.show(900, 3'000);
}

/// Lets the run go on by itself, as the app's event loop does.
bool runs_to_its_end(Window& window) {
    return QTest::qWaitFor(
        [&] {
            return !measure(window).progress.shown && !measure(window).lists.progress.shown &&
                   window->view().slice_ms == 0;
        },
        enough_ms);
}

QString saved(const QTemporaryDir& folder, const char* name, const QByteArray& content) {
    QString path = folder.filePath(QString::fromUtf8(name));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(content) == content.size());
    return path;
}

QByteArray lines(const char* word, int count) {
    QByteArray text;
    for (int number = 0; number < count; ++number) {
        text += QByteArray(word) + QByteArray::number(number) + '\n';
    }
    return text;
}

/// Drops files onto a place of the measuring screen.
void drop(Window& window, const QStringList& paths, const char* onto = "measure.lists.title") {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) {
        urls.push_back(QUrl::fromLocalFile(path));
    }
    data.setUrls(urls);
    auto* screen = window->findChild<desktop::MeasureScreen*>();
    const auto* target = window.find<QWidget>(onto);
    const QPoint point = target->mapTo(screen, target->rect().center());
    QDragEnterEvent enter(point, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(screen, &enter);
    REQUIRE(enter.isAccepted());
    QDropEvent event(point, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(screen, &event);
}

std::string stat(const std::vector<presenter::Stat>& stats, std::string_view id) {
    const auto found = std::ranges::find(stats, id, &presenter::Stat::id);
    return found == stats.end() ? std::string("no such number") : found->value;
}

desktop::DensityMap* complete_map(Window& window) {
    auto* map = window.find<desktop::DensityMap>("measure.map");
    REQUIRE(QTest::qWaitFor([map] { return map->is_complete(); }, enough_ms));
    return map;
}

}  // namespace

TEST_CASE("the third tab leads to the measuring screen") {
    Window window;
    window.show();
    auto* tabs = window.find<desktop::ScreenTabs>("screens");
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
    CHECK(window->view().screen == presenter::Screen::measure);
    CHECK(window.find<QWidget>("measure.run.label")->isVisible());
    CHECK_FALSE(window.find<QWidget>("measure.sentence")->isVisible());
    CHECK_FALSE(window.find<QWidget>("measure.map")->isVisible());
}

TEST_CASE("a run ends by itself with the numbers of one that is carried to its end at once") {
    const std::vector<const char*> script{"screen measure",
                                          "set n 20000",
                                          "set queries 100000",
                                          "set seed 7",
                                          "run"};
    presenter::Playground reference;
    Window window;
    window.show();
    for (const char* line : script) {
        CHECK(reference.run(line).empty());
        CHECK(window->run(line).empty());
    }
    reference.finish();
    REQUIRE(runs_to_its_end(window));
    for (const char* id : {"rate", "by_fill", "fill", "false_positives", "true_negatives"}) {
        INFO(id);
        CHECK(stat(measure(window).result, id) == stat(reference.view().measure.result, id));
    }
    CHECK(window.find<QLabel>("measure.sentence")->text().toStdString() ==
          reference.view().measure.sentence);
    CHECK(window.find<QLabel>("measure.sentence")->isVisible());
}

TEST_CASE(
    "Alt and Enter run, Pause halts, Resume goes on, Cancel stops and keeps what was counted") {
    Window window;
    show_measure(window);
    window->run("set n 1000000");
    window->run("set queries 100000000");
    window->activateWindow();
    QTest::keyClick(&*window, Qt::Key_Return, Qt::AltModifier);
    auto* pause = window.find<QPushButton>("measure.pause.label");
    auto* bar = window.find<desktop::ProgressBar>("measure.progress.label");
    REQUIRE(measure(window).progress.shown);
    CHECK(bar->isVisible());
    CHECK_FALSE(window.find<QPushButton>("measure.run.label")->isEnabled());
    QTest::qWait(60);
    pause->click();
    const double share = measure(window).progress.share;
    CHECK(window->view().slice_ms == 0);
    QTest::qWait(60);
    CHECK(measure(window).progress.share == share);
    pause->click();
    CHECK(QTest::qWaitFor([&] { return measure(window).progress.share > share; }, enough_ms));
    window.find<QPushButton>("measure.cancel.label")->click();
    CHECK_FALSE(measure(window).progress.shown);
    CHECK_FALSE(bar->isVisible());
    CHECK(measure(window).has_result);
    CHECK(window.find<QPushButton>("measure.run.label")->isEnabled());
}

TEST_CASE("while a run is under way an event waits for one slice at most") {
    Window window;
    show_measure(window);
    window->run("set n 1000000");
    window->run("set queries 100000000");
    window->run("run");
    REQUIRE(window->view().slice_ms > 0);
    CHECK(window->view().slice_ms <= 12);
    std::vector<qint64> waits;
    for (int round = 0; round < 40; ++round) {
        QElapsedTimer time;
        time.start();
        QApplication::processEvents();
        waits.push_back(time.elapsed());
    }
    std::ranges::sort(waits);
    // The usual one: on a machine that others use, a single one may be anything.
    CHECK(waits[waits.size() / 2] <= 2 * 12);
    window->run("cancel");
}

TEST_CASE("a bar that comes and goes does not move what is below it") {
    Window window;
    show_measure(window);
    const auto* part = window.find<QWidget>("measure.sentence");
    const auto* bar = window.find<QWidget>("measure.progress.label");
    window->run("set queries 100000000");
    window->run("run");
    REQUIRE(
        QTest::qWaitFor([&] { return stat(measure(window).result, "speed") != "—"; }, enough_ms));
    window.settle();
    REQUIRE(bar->isVisible());
    const int before = part->mapTo(&*window, QPoint(0, 0)).y();
    window->run("cancel");
    window.settle();
    REQUIRE_FALSE(bar->isVisible());
    // An empty line and one with text differ by the rounding of a pixel.
    CHECK(std::abs(part->mapTo(&*window, QPoint(0, 0)).y() - before) <= 1);
}

TEST_CASE("the map shows bit for bit what is set when it is near enough") {
    Window window;
    show_measure(window);
    window->run("set solve p");
    window->run("set m 500");
    window->run("set n 40");
    window->run("set k 3");
    window->run("set queries 100");
    window->run("run");
    REQUIRE(runs_to_its_end(window));
    const desktop::DensityMap* map = complete_map(window);
    const QImage& image = map->image();
    const presenter::MapView& view = measure(window).map;
    REQUIRE(view.cells == 500);
    int set = 0;
    for (std::uint32_t cell = 0; cell < view.cells; ++cell) {
        const int value = image.pixelIndex(static_cast<int>(cell % view.columns),
                                           static_cast<int>(cell / view.columns));
        CHECK((value == 0 || value == 255));
        set += value == 255 ? 1 : 0;
    }
    // The note of the fill ratio: "107 of 500 bits".
    const auto fill =
        std::ranges::find(measure(window).result, std::string("fill"), &presenter::Stat::id);
    REQUIRE(fill != measure(window).result.end());
    CHECK(fill->note.starts_with(std::to_string(set) + " of 500"));
}

TEST_CASE("the map is painted unsmoothed, in the theme's colours, a clear bit as paper") {
    const AppPalette palette(light_palette());
    const desktop::Theme theme = desktop::theme_for(light_palette());
    Window window;
    show_measure(window);
    for (const char* line : {"set solve p", "set m 500", "set n 40", "set k 3", "run"}) {
        window->run(line);
    }
    REQUIRE(runs_to_its_end(window));
    desktop::DensityMap* map = complete_map(window);
    const QImage picture = map->grab().toImage();
    const QRectF place = map->image_place();
    const QImage& cells = map->image();
    const double cell = place.width() / cells.width();
    for (int y = 1; y + 2 < cells.height(); ++y) {
        for (int x = 1; x + 1 < cells.width(); ++x) {
            const QColor seen =
                picture.pixelColor(static_cast<int>((x + 0.5) * cell * picture.devicePixelRatio()),
                                   static_cast<int>((y + 0.5) * cell * picture.devicePixelRatio()));
            CHECK(seen == (cells.pixelIndex(x, y) == 255 ? theme.set_bit : theme.paper));
        }
    }
}

TEST_CASE("keys, wheel and pointer move the map") {
    Window window;
    show_measure(window);
    for (const char* line : {"set solve p", "set m 100000", "set n 10000", "set k 3", "run"}) {
        window->run(line);
    }
    REQUIRE(runs_to_its_end(window));
    desktop::DensityMap* map = complete_map(window);
    const std::string whole = measure(window).map.caption;
    window->activateWindow();
    map->setFocus();
    window.settle();
    QTest::keyClick(map, Qt::Key_Plus);
    const std::string quarter = measure(window).map.caption;
    CHECK(quarter.starts_with("Bits 37,500 to 62,499 of 100,000"));
    complete_map(window);
    QTest::keyClick(map, Qt::Key_Left);
    CHECK(measure(window).map.caption.starts_with("Bits 25,000 to 49,999"));
    QTest::keyClick(map, Qt::Key_Right);
    CHECK(measure(window).map.caption == quarter);
    QTest::keyClick(map, Qt::Key_Minus);
    CHECK(measure(window).map.caption == whole);
    const auto turn = [map](int delta) {
        const QPointF point(1, 1);
        QWheelEvent event(point,
                          map->mapToGlobal(point),
                          {},
                          {0, delta},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(map, &event);
    };
    // Half a notch twice is one.
    turn(60);
    CHECK(measure(window).map.caption == whole);
    turn(60);
    CHECK(measure(window).map.caption.starts_with("Bits 0 to 24,999"));
    complete_map(window);
    const double row = map->image_place().height() / map->image().height();
    QTest::mousePress(map, Qt::LeftButton, {}, QPoint(20, static_cast<int>(row * 20)));
    QTest::mouseMove(map, QPoint(20, static_cast<int>(row * 10)));
    QTest::mouseRelease(map, Qt::LeftButton, {}, QPoint(20, static_cast<int>(row * 10)));
    CHECK_FALSE(measure(window).map.caption.starts_with("Bits 0 to"));
    QTest::keyClick(map, Qt::Key_Home);
    CHECK(measure(window).map.caption == whole);
    window.find<QPushButton>("measure.reset.label")->setFocus();
    turn(120);
    CHECK(measure(window).map.caption == whole);
}

TEST_CASE("the map is told as a graphic with a name and what it shows") {
    Window window;
    show_measure(window);
    window->run("run");
    REQUIRE(runs_to_its_end(window));
    QAccessibleInterface* told =
        QAccessible::queryAccessibleInterface(window.find<QWidget>("measure.map"));
    CHECK(told->role() == QAccessible::Graphic);
    CHECK(told->text(QAccessible::Name).toStdString() == measure(window).map.title);
    CHECK(told->text(QAccessible::Description).toStdString() == measure(window).map.caption);
}

TEST_CASE("a list that is dropped is read, measured and reported") {
    QTemporaryDir folder;
    Window window;
    show_measure(window);
    window->run("set queries 10000");
    const QByteArray text = "\xEF\xBB\xBF" + lines("member-", 30'000) + "member-1\r\n\n\xff\n";
    drop(window, {saved(folder, "members.txt", text)});
    REQUIRE(runs_to_its_end(window));
    const presenter::ListsView& lists_view = measure(window).lists;
    REQUIRE(lists_view.reports.size() == 1);
    CHECK(lists_view.reports[0].title.find("members.txt") != std::string::npos);
    CHECK(stat(lists_view.reports[0].stats, "distinct") == "30,000");
    CHECK(stat(lists_view.reports[0].stats, "duplicates") == "1");
    CHECK(stat(lists_view.reports[0].stats, "blank") == "1");
    CHECK(stat(lists_view.reports[0].stats, "ill_formed") == "1");
    CHECK(window.find<QLabel>("measure.lists.sentence")->text().toStdString() ==
          lists_view.sentence);

    drop(window,
         {saved(folder, "others.txt", lines("other-", 500))},
         "measure.lists.open_non_members.label");
    REQUIRE(runs_to_its_end(window));
    REQUIRE(measure(window).lists.reports.size() == 2);
    CHECK(stat(measure(window).lists.reports[1].stats, "distinct") == "500");
}

TEST_CASE("a folder, several files and a file that is not there are refused in words") {
    QTemporaryDir folder;
    Window window;
    show_measure(window);
    const auto notice = [&] { return window.find<QLabel>("measure.lists.notice.text"); };
    drop(window, {folder.path()});
    const QString of_folder = notice()->text();
    CHECK(notice()->isVisible());
    drop(window, {folder.filePath(QStringLiteral("a")), folder.filePath(QStringLiteral("b"))});
    const QString of_several = notice()->text();
    drop(window, {folder.filePath(QStringLiteral("a"))});
    const QString of_missing = notice()->text();
    CHECK_FALSE(of_folder.isEmpty());
    CHECK_FALSE(of_several.isEmpty());
    CHECK_FALSE(of_missing.isEmpty());
    CHECK(of_folder != of_several);
    CHECK(of_several != of_missing);
    drop(window, {saved(folder, "empty.txt", {})});
    REQUIRE(runs_to_its_end(window));
    REQUIRE(measure(window).lists.reports.size() == 1);
    CHECK_FALSE(measure(window).lists.reports[0].error.empty());
}

TEST_CASE("a list can be cancelled while it is read, and a second one does not end the first") {
    QTemporaryDir folder;
    Window window;
    show_measure(window);
    const QString long_list = saved(folder, "long.txt", lines("some-rather-long-member-", 400'000));
    const auto* panel = window->findChild<desktop::ListsPanel*>();
    drop(window, {long_list});
    REQUIRE(panel->reader().is_reading());
    CHECK(window.find<QWidget>("measure.lists.progress.label")->isVisible());
    drop(window, {folder.path()});
    CHECK(panel->reader().is_reading());
    CHECK(window.find<QLabel>("measure.lists.notice.text")->isVisible());
    QApplication::processEvents();
    window.find<QPushButton>("measure.lists.cancel.label")->click();
    CHECK(QTest::qWaitFor([&] { return !panel->reader().is_reading(); }, enough_ms));
    CHECK_FALSE(measure(window).lists.progress.shown);
    CHECK(measure(window).lists.reports.empty());
}

TEST_CASE("the link can be copied, and runs the same again in another window") {
    Window window;
    show_measure(window);
    for (const char* line : {"set n 5000", "set queries 20000", "set seed 3", "run"}) {
        window->run(line);
    }
    REQUIRE(runs_to_its_end(window));
    window.find<QPushButton>("measure.link_label")->click();
    const std::string link = QApplication::clipboard()->text().toStdString();
    CHECK(link == measure(window).link);
    CHECK(window.find<desktop::TextField>("measure.link")->hasSelectedText());
    Window other;
    other.show();
    CHECK(other->run("link " + link).empty());
    REQUIRE(runs_to_its_end(other));
    CHECK(stat(measure(other).result, "false_positives") ==
          stat(measure(window).result, "false_positives"));
}

TEST_CASE("the measuring screen lies within its window at every width") {
    for (const int width : {320, 480, 820, 1280}) {
        Window window;
        for (const char* line : {"screen measure",
                                 "set n 2000",
                                 "set queries 2000",
                                 "set filters 5",
                                 "set checkpoints on",
                                 "run"}) {
            window->run(line);
        }
        window->finish();
        window->run("table convergence");
        window->run("set seed many");
        window.show(width, 700);
        CHECK(window.page()->horizontalScrollBar()->maximum() == 0);
        for (const QWidget* widget : window.page()->widget()->findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&*window) && !widget->isWindow()) {
                INFO(width << ": " << widget->metaObject()->className() << " "
                           << widget->objectName());
                CHECK(widget->parentWidget()->rect().contains(widget->geometry()));
            }
        }
    }
}

TEST_CASE("every control of the measuring screen that takes the focus has a name") {
    Window window;
    show_measure(window);
    window->run("run");
    window->finish();
    window.settle();
    int controls = 0;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        const bool is_inner = qobject_cast<QHeaderView*>(widget) != nullptr;
        if (widget->isVisibleTo(&*window) && widget->focusPolicy() != Qt::NoFocus && !is_inner) {
            ++controls;
            INFO(widget->metaObject()->className() << " " << widget->objectName());
            QAccessibleInterface* told = QAccessible::queryAccessibleInterface(widget);
            CHECK_FALSE(told->text(QAccessible::Name).isEmpty());
        }
    }
    CHECK(controls > 25);
}

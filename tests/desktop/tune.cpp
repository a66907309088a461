#include "chart.hpp"
#include "chart_export.hpp"
#include "data_table.hpp"
#include "label.hpp"
#include "place_slider.hpp"
#include "screen_tabs.hpp"
#include "text_field.hpp"
#include "window.hpp"

#include <QAccessible>
#include <QImage>
#include <QPushButton>
#include <QScrollBar>
#include <QXmlStreamReader>

#include <string>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

const presenter::TuneView& tune(Window& window) {
    return window->view().tune;
}

/// Opens the window on the tuning screen, so tall that nothing has to scroll.
void show_tune(Window& window) {
    window->run("screen tune");
    window.show(900, 3'000);
}

/// The middle of the slider's handle when it stands at a place from 0 to 1.
QPoint handle_at(const desktop::PlaceSlider& slider, double place) {
    const int handle = 24 * slider.height() / 40;
    return {static_cast<int>(handle / 2.0 + place * (slider.width() - handle)),
            slider.height() / 2};
}

desktop::PlaceSlider* slider_of(Window& window, const char* quantity) {
    return window.find<desktop::PlaceSlider>(
        (std::string("tune.quantities.") + quantity + ".slider").c_str());
}

constexpr const char* n = "0";
constexpr const char* k = "3";

}  // namespace

TEST_CASE("the tabs go from screen to screen, and each keeps what it shows") {
    Window window;
    window.show();
    window->run("query lime");
    auto* tabs = window.find<desktop::ScreenTabs>("screens");
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    CHECK(window->view().screen == presenter::Screen::tune);
    CHECK(tabs->currentIndex() == 1);
    CHECK_FALSE(window.find<QWidget>("see.array")->isVisible());
    CHECK(window.find<QWidget>("tune.charts.0")->isVisible());
    tabs->setFocus();
    QTest::keyClick(tabs, Qt::Key_Left);
    CHECK(window->view().screen == presenter::Screen::see);
    CHECK(window.find<QLabel>("see.word.word")->text() == QStringLiteral("lime"));
    CHECK(window.find<QWidget>("see.array")->isVisible());
}

TEST_CASE("on the tuning screen the keys of the transport do nothing to the trace") {
    Window window;
    window->run("query lime");
    show_tune(window);
    window->setFocus();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_Space}) {
        QTest::keyClick(&*window, key);
    }
    window->run("screen see");
    CHECK(window.see().transport.step == 3);
    CHECK_FALSE(window.see().transport.playing);
}

TEST_CASE("a drag of a slider is one step of undo, however far it goes") {
    Window window;
    show_tune(window);
    const std::string before = tune(window).quantities[0].field.text;
    auto* slider = slider_of(window, n);
    QTest::mousePress(slider, Qt::LeftButton, {}, handle_at(*slider, slider->value() / 1000.0));
    for (const double place : {0.4, 0.5, 0.6, 0.7}) {
        QTest::mouseMove(slider, handle_at(*slider, place));
        window.settle();
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, handle_at(*slider, 0.7));
    const std::string after = tune(window).quantities[0].field.text;
    CHECK(after != before);
    CHECK(window.find<QLineEdit>("tune.quantities.0.field.text")->text().toStdString() == after);
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(tune(window).quantities[0].field.text == before);
    CHECK_FALSE(tune(window).undo.enabled);
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(tune(window).quantities[0].field.text == after);
}

TEST_CASE("an arrow key on a slider comes to another value, and is one step of undo") {
    Window window;
    show_tune(window);
    window->run("set solve p");
    window->run("set k 7");
    auto* slider = slider_of(window, k);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    CHECK(tune(window).quantities[3].field.text == "8");
    QTest::keyClick(slider, Qt::Key_Down);
    QTest::keyClick(slider, Qt::Key_Left);
    CHECK(tune(window).quantities[3].field.text == "6");
    window->run("undo");
    CHECK(tune(window).quantities[3].field.text == "7");
    QTest::keyClick(slider, Qt::Key_Home);
    CHECK(tune(window).quantities[3].field.text == "1");
    QTest::keyClick(slider, Qt::Key_Left);
    CHECK(tune(window).quantities[3].field.text == "1");
}

TEST_CASE("the wheel turns a slider only while it has the focus") {
    Window window;
    show_tune(window);
    auto* slider = slider_of(window, n);
    const std::string before = tune(window).quantities[0].field.text;
    const auto turn = [slider] {
        const QPointF middle = slider->rect().center();
        QWheelEvent event(middle,
                          slider->mapToGlobal(middle),
                          {},
                          {0, 120},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(slider, &event);
    };
    window.find<QPushButton>("tune.reset.label")->setFocus();
    turn();
    CHECK(tune(window).quantities[0].field.text == before);
    window->activateWindow();
    slider->setFocus();
    window.settle();
    turn();
    CHECK(tune(window).quantities[0].field.text != before);
    CHECK(tune(window).undo.enabled);
}

TEST_CASE("a slider tells its value in words") {
    Window window;
    show_tune(window);
    window->run("set n 1000");
    QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(slider_of(window, n));
    CHECK(slider->role() == QAccessible::Slider);
    CHECK(slider->text(QAccessible::Name) == QStringLiteral("items you plan to add"));
    CHECK(slider->text(QAccessible::Value) == QStringLiteral("1,000 items"));
    REQUIRE(slider->valueInterface() != nullptr);
    slider->valueInterface()->setCurrentValue(1000);
    CHECK(slider->text(QAccessible::Value) == QStringLiteral("1,000,000,000 items"));
    window->run("undo");
    CHECK(slider->text(QAccessible::Value) == QStringLiteral("1,000 items"));
}

TEST_CASE("an exact value is typed into the field and wins over the slider's rounding") {
    Window window;
    show_tune(window);
    auto* field = window.find<desktop::TextField>("tune.quantities.0.field.text");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("12345"));
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(field->text() == QStringLiteral("12,345"));
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("many"));
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(field->text() == QStringLiteral("many"));
    CHECK(window.find<QLabel>("tune.quantities.0.field.error")->isVisible());
}

TEST_CASE("a chart is told by title, summary and what stands under the crosshair") {
    Window window;
    show_tune(window);
    auto* chart = window.find<desktop::Chart>("tune.charts.0");
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(chart);
    const auto shown = [&]() -> const presenter::ChartView& { return tune(window).charts[0]; };
    CHECK(told->role() == QAccessible::Chart);
    CHECK(told->text(QAccessible::Name).toStdString() == shown().title);
    CHECK(told->text(QAccessible::Description).toStdString() == shown().summary);
    CHECK(told->text(QAccessible::Value).toStdString() == shown().crosshair.text);
    window->run("aim k 0.5");
    CHECK(shown().crosshair.shown);
    CHECK(told->text(QAccessible::Value).toStdString() == shown().crosshair.text);
}

TEST_CASE("the arrows move the crosshair of a chart from point to point, Escape takes it away") {
    Window window;
    show_tune(window);
    auto* chart = window.find<desktop::Chart>("tune.charts.0");
    const auto crosshair = [&]() -> const presenter::CrosshairView& {
        return tune(window).charts[0].crosshair;
    };
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    REQUIRE(crosshair().shown);
    const double first = crosshair().x;
    const std::string text = crosshair().text;
    QTest::keyClick(chart, Qt::Key_Right);
    CHECK(crosshair().x > first);
    CHECK(window.find<QLabel>("tune.charts.0.crosshair.text")->text().toStdString() ==
          crosshair().text);
    QTest::keyClick(chart, Qt::Key_Left);
    CHECK(crosshair().x == first);
    CHECK(crosshair().text == text);
    QTest::keyClick(chart, Qt::Key_Escape);
    CHECK_FALSE(crosshair().shown);
}

TEST_CASE("the pointer reads a chart where it points, and nothing when it has left") {
    Window window;
    show_tune(window);
    auto* chart = window.find<desktop::Chart>("tune.charts.1");
    const auto crosshair = [&]() -> const presenter::CrosshairView& {
        return tune(window).charts[1].crosshair;
    };
    QTest::mouseMove(chart, chart->point_at(0.5).toPoint());
    window.settle();
    REQUIRE(crosshair().shown);
    CHECK(crosshair().x == Approx(0.5).margin(0.02));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(chart, &leave);
    CHECK_FALSE(crosshair().shown);
    QTest::mousePress(chart, Qt::LeftButton, {}, chart->point_at(0.25).toPoint());
    CHECK(crosshair().x == Approx(0.25).margin(0.02));
}

TEST_CASE("the data of a chart can be shown as a table and hidden again") {
    Window window;
    show_tune(window);
    auto* toggle = window.find<QPushButton>("tune.charts.0.toggle_table.label");
    auto* table = window.find<desktop::DataTable>("tune.charts.0.table");
    CHECK_FALSE(table->isVisible());
    toggle->click();
    window.settle();
    REQUIRE(table->isVisible());
    const presenter::TableView& data = tune(window).charts[0].table;
    REQUIRE(table->rowCount() == static_cast<int>(data.rows.size()));
    CHECK(table->item(6, 0)->text().toStdString() == data.rows[6][0]);
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(table);
    CHECK(told->role() == QAccessible::Table);
    CHECK(told->text(QAccessible::Name).toStdString() == data.caption);
    // Whole: nothing of it has to be scrolled to.
    CHECK(table->verticalScrollBar()->maximum() == 0);
    CHECK(table->horizontalScrollBar()->maximum() == 0);
    toggle->click();
    window.settle();
    CHECK_FALSE(table->isVisible());
}

TEST_CASE("digits in a table are never broken, even in a narrow window") {
    Window window;
    window->run("screen tune");
    window->run("set n 1000");
    window.show(320, 3'000);
    auto* table = window.find<desktop::DataTable>("tune.alternatives");
    const QFontMetrics metrics(table->cell_font());
    for (int row = 0; row < table->rowCount(); ++row) {
        INFO(row);
        CHECK(metrics.horizontalAdvance(table->item(row, 1)->text()) <=
              table->columnWidth(1) - 2 * table->cell_padding());
    }
}

TEST_CASE("a chart can be saved as SVG with its title and its texts") {
    Window window;
    show_tune(window);
    const presenter::ChartView& chart = tune(window).charts[0];
    const QByteArray svg = desktop::chart_as_svg(chart, desktop::Theme{}, window->font());
    QXmlStreamReader reader(svg);
    QString texts;
    QString title;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            if (reader.name() == QLatin1String("title")) {
                title = reader.readElementText();
            } else if (reader.name() == QLatin1String("text")) {
                texts += reader.readElementText() + QLatin1Char('\n');
            }
        }
    }
    CHECK_FALSE(reader.hasError());
    CHECK(title.toStdString() == chart.title);
    CHECK(texts.contains(QString::fromStdString(chart.horizontal.label)));
    CHECK(texts.contains(QString::fromStdString(chart.panels[0].markers.back().label)));
}

TEST_CASE("a chart can be saved as PNG with two pixels for one, without the crosshair") {
    Window window;
    show_tune(window);
    const desktop::Theme theme = desktop::theme_for(light_palette());
    const auto picture = [&] {
        return QImage::fromData(
            desktop::chart_as_png(tune(window).charts[0], theme, window->font()),
            "PNG");
    };
    const QImage before = picture();
    CHECK(before.width() == 2 * 640);
    CHECK(before.pixelColor(2, 2) == theme.paper);
    window->run("aim k 0.5");
    CHECK(picture() == before);
}

TEST_CASE("dragging moves nothing on the tuning screen") {
    Window window;
    show_tune(window);
    window->run("set n 1000");
    window.settle();
    const std::vector<const char*> parts{"tune.quantities.3.field.text",
                                         "tune.result.0.value",
                                         "tune.alternatives",
                                         "tune.charts.0",
                                         "tune.charts.2",
                                         "tune.worth.title"};
    const auto place = [&](const char* name) {
        const QWidget* widget = window.find<QWidget>(name);
        return QRect(widget->mapTo(&*window, QPoint(0, 0)), widget->size());
    };
    std::vector<QRect> before;
    before.reserve(parts.size());
    for (const char* part : parts) {
        before.push_back(place(part));
    }
    for (const char* line : {"drag n 0.30", "drag n 0.35", "drag n 0.40", "drag p 0.7", "drop"}) {
        window->run(line);
        window.settle();
        for (std::size_t index = 0; index < parts.size(); ++index) {
            INFO(line << ", " << parts[index]);
            CHECK((place(parts[index]) == before[index]));
        }
    }
}

TEST_CASE("the tuning screen lies within its window at every width") {
    for (const int width : {320, 480, 640, 820, 1280}) {
        Window window;
        window->run("screen tune");
        window->run("set p 1e-9");
        window->run("table n");
        window->run("set n many");
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

TEST_CASE("every control of the tuning screen that takes the focus has a name") {
    Window window;
    show_tune(window);
    window->run("table k");
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
    CHECK(controls > 40);
}

TEST_CASE("See this filter leads to the figure, and the focus to the tabs") {
    Window window;
    show_tune(window);
    window->run("set n 3");
    auto* button = window.find<QPushButton>("tune.see_filter.label");
    window->activateWindow();
    button->setFocus();
    window.settle();
    button->click();
    CHECK(window->view().screen == presenter::Screen::see);
    CHECK(QApplication::focusWidget() == window.find<QWidget>("screens"));
}

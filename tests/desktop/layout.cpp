#include "figure.hpp"
#include "label.hpp"
#include "verdict_card.hpp"
#include "window.hpp"

#include <QPushButton>
#include <QScrollBar>

using namespace bloom;
using namespace bloom::desktop_tests;

TEST_CASE("a narrow window never scrolls sideways") {
    for (const char* line : {"query lime",
                             "set m 4096",
                             "set k 16",
                             "preset simulator",
                             "type \\xff",
                             "set m many",
                             "set bytes on",
                             "set code on",
                             "find"}) {
        Window window;
        window->run(line);
        window.show(320, 600);
        INFO(line);
        CHECK(window.page()->horizontalScrollBar()->maximum() == 0);
        CHECK(window.page()->widget()->width() == window.page()->viewport()->width());
    }
}

TEST_CASE("a word of one long line never scrolls sideways") {
    Window window;
    window->run("query " + std::string(3'000, 'x'));
    window.show(320, 600);
    CHECK(window.page()->horizontalScrollBar()->maximum() == 0);
}

TEST_CASE("everything that is shown lies within its parent") {
    for (const int width : {320, 480, 640, 820, 1280}) {
        Window window;
        window->run("set k 7");
        window->run("query lime");
        window.show(width, 700);
        for (const QWidget* widget : window.page()->widget()->findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&*window) && !widget->isWindow()) {
                INFO(width << ": " << widget->objectName());
                CHECK(widget->parentWidget()->rect().contains(widget->geometry()));
            }
        }
    }
}

TEST_CASE("in a narrow window numbers stand in two columns and the field takes the whole width") {
    Window window;
    window.show(320, 600);
    const auto left = [&](const char* name) {
        return window.find<QWidget>(name)->mapTo(&*window, QPoint(0, 0));
    };
    CHECK(left("see.stats.0.label").y() == left("see.stats.1.label").y());
    CHECK(left("see.stats.0.label").x() < left("see.stats.1.label").x());
    CHECK(left("see.stats.2.label").x() == left("see.stats.0.label").x());
    CHECK(left("see.stats.2.label").y() > left("see.stats.0.label").y());
    const auto* field = window.find<QWidget>("see.entry.field.text");
    CHECK(field->width() == field->parentWidget()->width());
    const auto* add = window.find<QWidget>("see.entry.add.label");
    const auto* query = window.find<QWidget>("see.entry.query.label");
    CHECK(left("see.entry.query.label").x() + query->width() ==
          left("see.entry.field.text").x() + field->width());
    CHECK(std::abs(add->width() - query->width()) < 30);
}

TEST_CASE("nothing to touch is smaller than 24 pixels") {
    Window window;
    window.show(320, 600);
    for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
        if (button->isVisibleTo(window.page()->widget())) {
            INFO(button->objectName());
            CHECK(button->width() >= 24);
            CHECK(button->height() >= 24);
        }
    }
}

TEST_CASE("steps move nothing on the screen") {
    Window window;
    window->run("query lime");
    window->run("start");
    window->run("set code on");
    window.show(900, 900);
    const auto place = [&](const char* name) {
        const QWidget* widget = window.find<QWidget>(name);
        return QRect(widget->mapTo(&*window, QPoint(0, 0)), widget->size());
    };
    const std::vector<const char*> parts{"see.array",
                                         "see.entry.field.text",
                                         "see.sentence",
                                         "see.code.label",
                                         "see.stats.0.value",
                                         "see.settings.m.text"};
    std::vector<QRect> before;
    before.reserve(parts.size());
    for (const char* part : parts) {
        before.push_back(place(part));
    }
    for (int step = 0; step < 3; ++step) {
        window->run("step");
        window.settle();
        for (std::size_t index = 0; index < parts.size(); ++index) {
            INFO("step " << step + 1 << ", " << parts[index]);
            CHECK((place(parts[index]) == before[index]));
        }
    }
}

TEST_CASE("set bits are sharp at scale 1, 1.5 and 2") {
    Window window;
    window.show(900, 900);
    auto* figure = window.find<desktop::Figure>("see.array");
    for (const double scale : {1.0, 1.5, 2.0}) {
        QImage image(figure->size() * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        static_cast<QWidget*>(figure)->render(&image);
        // Across the left edge of cell 1, which is set, at the height of its upper quarter: paper,
        // then the colour of a set bit, and nothing between.
        const QRectF cell = figure->cell_rectangle(1);
        const int y = static_cast<int>((cell.top() + cell.height() / 4) * scale);
        const int from = static_cast<int>((cell.left() - 3) * scale);
        const int to = static_cast<int>((cell.left() + 3) * scale);
        std::vector<QRgb> colours;
        for (int x = from; x <= to; ++x) {
            const QRgb colour = image.pixel(x, y);
            if (colours.empty() || colours.back() != colour) {
                colours.push_back(colour);
            }
        }
        INFO("scale " << scale);
        CHECK(colours.size() == 2);
    }
}

#include "chip.hpp"
#include "figure.hpp"
#include "text_field.hpp"
#include "window.hpp"

#include <QComboBox>
#include <QPushButton>

#include <cstdint>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

std::uint32_t step(Window& window) {
    return window.see().transport.step;
}

}  // namespace

TEST_CASE("arrows, Home and End walk through the trace") {
    Window window;
    window.show();
    window->run("query lime");
    window->setFocus();
    REQUIRE(step(window) == 3);
    QTest::keyClick(&*window, Qt::Key_Left);
    CHECK(step(window) == 2);
    QTest::keyClick(&*window, Qt::Key_Home);
    CHECK(step(window) == 0);
    QTest::keyClick(&*window, Qt::Key_Right);
    CHECK(step(window) == 1);
    QTest::keyClick(&*window, Qt::Key_End);
    CHECK(step(window) == 3);
}

TEST_CASE("Space plays and pauses") {
    Window window;
    window.show();
    window->run("set motion on");
    window->setFocus();
    QTest::keyClick(&*window, Qt::Key_Space);
    CHECK(window.see().transport.playing);
    QTest::keyClick(&*window, Qt::Key_Space);
    CHECK_FALSE(window.see().transport.playing);
}

TEST_CASE("keys with a modifier are not the transport's") {
    Window window;
    window.show();
    window->run("query lime");
    window->setFocus();
    QTest::keyClick(&*window, Qt::Key_Left, Qt::ControlModifier);
    CHECK(step(window) == 3);
}

TEST_CASE("while typing, the keys belong to the text") {
    Window window;
    window.show();
    window->run("query lime");
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    field->setFocus();
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Left, Qt::Key_Right, Qt::Key_End}) {
        QTest::keyClick(field, key);
        CHECK(step(window) == 3);
    }
    field->clear();
    QTest::keyClicks(field, QStringLiteral("red fox"));
    CHECK(window.see().entry.field.text == "red fox");
    CHECK(step(window) == 3);
    CHECK_FALSE(window.see().transport.playing);
}

TEST_CASE("in a list, the keys belong to the list") {
    Window window;
    window.show();
    window->run("query lime");
    auto* list = window.find<QComboBox>("see.transport.speed");
    list->setFocus();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_Right}) {
        QTest::keyClick(list, key);
        CHECK(step(window) == 3);
    }
}

TEST_CASE("on a button, Space and Return press it and the arrows walk through the trace") {
    Window window;
    window.show();
    window->run("query lime");
    auto* back = window.find<QPushButton>("see.transport.back.label");
    back->setFocus();
    QTest::keyClick(back, Qt::Key_Space);
    CHECK(step(window) == 2);
    QTest::keyClick(back, Qt::Key_Return);
    CHECK(step(window) == 1);
    QTest::keyClick(back, Qt::Key_Right);
    CHECK(step(window) == 2);
    CHECK(back->hasFocus());
}

TEST_CASE("a button that has become unavailable keeps the focus and does nothing") {
    Window window;
    window.show();
    window->run("query lime");
    window->run("back");
    auto* forward = window.find<QPushButton>("see.transport.forward.label");
    forward->setFocus();
    QTest::keyClick(forward, Qt::Key_Space);
    REQUIRE(step(window) == 3);
    CHECK(forward->hasFocus());
    QTest::keyClick(forward, Qt::Key_Space);
    CHECK(step(window) == 3);
    window.find<QPushButton>("see.transport.back.label")->setFocus();
    CHECK_FALSE(forward->isEnabled());
}

TEST_CASE("Alt+R resets and leaves the focus where it is") {
    Window window;
    window.show();
    window->run("add kiwi");
    auto* chip = window.find<desktop::Chip>("see.members.chips.0.label");
    chip->setFocus();
    QTest::keyClick(&*window, Qt::Key_R, Qt::AltModifier);
    CHECK(window.see().members.chips.size() == 3);
    CHECK(chip->hasFocus());
}

TEST_CASE("Ctrl+Z undoes and Ctrl+Shift+Z does again, but in a text they are the text's") {
    Window window;
    window.show();
    window->run("add kiwi");
    window->setFocus();
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.see().members.chips.size() == 3);
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(window.see().members.chips.size() == 4);
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.see().members.chips.size() == 4);
}

TEST_CASE("in the figure, the arrows move the cell that is described") {
    Window window;
    window.show();
    auto* figure = window.find<desktop::Figure>("see.array");
    figure->setFocus();
    QTest::keyClick(figure, Qt::Key_Right);
    REQUIRE(window.see().array.has_inspected);
    CHECK(window.see().array.inspected == 0);
    QTest::keyClick(figure, Qt::Key_Right);
    CHECK(window.see().array.inspected == 1);
    QTest::keyClick(figure, Qt::Key_End);
    CHECK(window.see().array.inspected == 15);
    QTest::keyClick(figure, Qt::Key_Left);
    CHECK(window.see().array.inspected == 14);
    QTest::keyClick(figure, Qt::Key_Home);
    CHECK(window.see().array.inspected == 0);
    QTest::keyClick(figure, Qt::Key_Escape);
    CHECK_FALSE(window.see().array.has_inspected);
}

TEST_CASE("End in the figure begins with the last cell") {
    Window window;
    window.show();
    auto* figure = window.find<desktop::Figure>("see.array");
    figure->setFocus();
    QTest::keyClick(figure, Qt::Key_End);
    CHECK(window.see().array.inspected == 15);
}

TEST_CASE("a click on a cell describes it") {
    Window window;
    window.show();
    auto* figure = window.find<desktop::Figure>("see.array");
    QTest::mouseClick(figure, Qt::LeftButton, {}, figure->cell_rectangle(14).center().toPoint());
    CHECK(window.see().array.inspected == 14);
    QTest::mouseClick(figure, Qt::LeftButton, {}, QPoint(1, 1));
    CHECK(window.see().array.inspected == 14);
}

TEST_CASE("Tab goes through the controls in the order of reading, and comes back to the first") {
    Window window;
    window.show();
    // Chips that come later take their place among the others.
    window->run("add kiwi");
    window->run("add plum");
    window.settle();
    auto* first = window.find<QPushButton>("see.word.toggle_bytes.label");
    first->setFocus();
    std::vector<QString> visited;
    do {
        visited.push_back(QApplication::focusWidget()->objectName());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    } while (QApplication::focusWidget() != first && visited.size() < 200);
    const std::vector<QString> expected_first{"see.word.toggle_bytes.label",
                                              "see.array",
                                              "see.members.chips.0.label",
                                              "see.members.chips.1.label",
                                              "see.members.chips.2.label",
                                              "see.members.chips.3.label",
                                              "see.members.chips.4.label",
                                              "see.suggestions.0.chips.0.label",
                                              "see.suggestions.0.chips.1.label"};
    REQUIRE(visited.size() > expected_first.size());
    CHECK(std::vector<QString>(visited.begin(), visited.begin() + 9) == expected_first);
    const std::vector<QString> expected_last{"see.settings.m.text",
                                             "see.settings.k.text",
                                             "see.settings.scheme",
                                             "see.settings.preset",
                                             "screens",
                                             "embed_action.label"};
    CHECK(std::vector<QString>(visited.end() - 6, visited.end()) == expected_last);
}

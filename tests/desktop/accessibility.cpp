#include "figure.hpp"
#include "live_region.hpp"
#include "window.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

QAccessibleInterface* accessible_figure(Window& window) {
    return QAccessible::queryAccessibleInterface(window.find<desktop::Figure>("see.array"));
}

QString name_of(QAccessibleInterface* interface) {
    return interface->text(QAccessible::Name);
}

}  // namespace

TEST_CASE("the figure is a list with a name and its summary") {
    Window window;
    window.show();
    QAccessibleInterface* figure = accessible_figure(window);
    REQUIRE(figure != nullptr);
    CHECK(figure->role() == QAccessible::List);
    CHECK(name_of(figure).toStdString() == window.see().array.label);
    CHECK(figure->text(QAccessible::Value).toStdString() == window.see().array.summary);
    CHECK(figure->childCount() == 3 + 16);
}

TEST_CASE("badges are told with their label, note and description") {
    Window window;
    window.show();
    window->run("query mango");
    QAccessibleInterface* figure = accessible_figure(window);
    for (int badge = 0; badge < 3; ++badge) {
        QAccessibleInterface* child = figure->child(badge);
        REQUIRE(child != nullptr);
        const presenter::Badge& shown = window.see().badges[static_cast<std::size_t>(badge)];
        CHECK(name_of(child).toStdString() == shown.label);
        CHECK(child->text(QAccessible::Value).toStdString() == shown.note);
        CHECK(child->text(QAccessible::Description).toStdString() == shown.description);
    }
}

TEST_CASE("cells are told with their index, their bit and who set it") {
    Window window;
    window.show();
    window->run("query lime");
    QAccessibleInterface* cell = accessible_figure(window)->child(3 + 4);
    REQUIRE(cell != nullptr);
    CHECK(cell->role() == QAccessible::ListItem);
    CHECK(name_of(cell) == QStringLiteral("4"));
    CHECK(cell->text(QAccessible::Value) == QStringLiteral("1"));
    CHECK(cell->text(QAccessible::Description) == QStringLiteral("apple, cherry"));
    CHECK(accessible_figure(window)->child(3 + 5)->text(QAccessible::Value) == QStringLiteral("0"));
}

TEST_CASE("the cell that is described is selected, and has the focus while the figure has") {
    Window window;
    window.show();
    window->run("inspect 14");
    QAccessibleInterface* figure = accessible_figure(window);
    QAccessibleInterface* cell = figure->child(3 + 14);
    CHECK(cell->state().selected);
    CHECK_FALSE(cell->state().focused);
    CHECK_FALSE(figure->child(3 + 13)->state().selected);
    CHECK(cell->text(QAccessible::Description).toStdString() == window.see().array.inspection);
    window->activateWindow();
    window.find<desktop::Figure>("see.array")->setFocus();
    window.settle();
    CHECK(cell->state().focused);
    CHECK(figure->focusChild() == cell);
}

TEST_CASE("cells know their place on the screen") {
    Window window;
    window.show();
    QAccessibleInterface* figure = accessible_figure(window);
    QAccessibleInterface* cell = figure->child(3 + 9);
    const QPoint centre = cell->rect().center();
    CHECK(figure->childAt(centre.x(), centre.y()) == cell);
    CHECK(figure->rect().contains(centre));
    CHECK(figure->indexOfChild(cell) == 3 + 9);
    CHECK(cell->parent() == figure);
}

TEST_CASE("another size of the array gives other cells, and no stale ones") {
    Window window;
    window.show();
    QAccessible::setActive(true);
    QAccessibleInterface* figure = accessible_figure(window);
    REQUIRE(figure->child(3 + 15) != nullptr);
    window->run("set m 8");
    CHECK(figure->childCount() == 3 + 8);
    CHECK(figure->child(3 + 15) == nullptr);
    window->run("set m 32");
    CHECK(name_of(figure->child(3 + 31)) == QStringLiteral("31"));
    window->run("set k 5");
    CHECK(name_of(figure->child(5 + 31)) == QStringLiteral("31"));
}

TEST_CASE("every control that takes the focus has a name") {
    Window window;
    window.show();
    window->run("query lime");
    window->run("set code on");
    int controls = 0;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        const bool is_control = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                                qobject_cast<QLineEdit*>(widget) != nullptr ||
                                qobject_cast<QComboBox*>(widget) != nullptr ||
                                qobject_cast<QPlainTextEdit*>(widget) != nullptr ||
                                qobject_cast<desktop::Figure*>(widget) != nullptr;
        if (is_control && widget->isVisibleTo(&*window) && widget->focusPolicy() != Qt::NoFocus) {
            ++controls;
            INFO(widget->objectName());
            CHECK_FALSE(name_of(QAccessible::queryAccessibleInterface(widget)).isEmpty());
        }
    }
    CHECK(controls > 20);
}

TEST_CASE("the gauge is told as a bar with a name and a text") {
    Window window;
    window.show();
    QAccessibleInterface* gauge =
        QAccessible::queryAccessibleInterface(window.find<QProgressBar>("see.gauge"));
    CHECK(gauge->role() == QAccessible::ProgressBar);
    CHECK(name_of(gauge).toStdString() == window.see().gauge.label);
    CHECK(gauge->text(QAccessible::Description).toStdString() == window.see().gauge.text);
}

TEST_CASE("what happened is said by the live region") {
    Window window;
    window.show();
    window->run("query lime");
    QAccessibleInterface* live =
        QAccessible::queryAccessibleInterface(window.find<desktop::LiveRegion>("live"));
    CHECK_FALSE(name_of(live).isEmpty());
    CHECK(name_of(live).toStdString() == window->view().live);
    CHECK_FALSE(live->state().invisible);
}

// What pages choose: parts that show, controls that are locked; links, and the embed dialog.

#include "choice_box.hpp"
#include "embed_dialog.hpp"
#include "text_field.hpp"
#include "texts.hpp"
#include "window.hpp"

#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

bool shows(Window& window, const char* name) {
    auto* widget = window->findChild<QWidget*>(QString::fromUtf8(name));
    return widget != nullptr && widget->isVisibleTo(&*window);
}

}  // namespace

TEST_CASE("parts that a page does without are left out, and their keys with them") {
    Window window;
    window.show();
    window->run("add kiwi");
    window->run("set controls words");
    window.settle();
    CHECK(shows(window, "see.entry.field.text"));
    CHECK(shows(window, "see.sentence"));
    for (const char* name : {"screens",
                             "embed_action.label",
                             "see.members",
                             "see.transport.play.label",
                             "see.undo.label",
                             "see.find_false_positive.label",
                             "see.code.toggle.label",
                             "see.settings.m.text"}) {
        INFO(name);
        CHECK_FALSE(shows(window, name));
    }
    QTest::keyClick(&*window, Qt::Key_Z, Qt::ControlModifier);
    CHECK(window.see().members.chips.size() == 4);
    window->run("set controls all");
    window.settle();
    CHECK(shows(window, "screens"));
    CHECK(shows(window, "see.settings.m.text"));
}

TEST_CASE("parts are left out on the other screens, too") {
    Window window;
    window.show();
    window->run("set controls none");
    window->run("screen tune");
    window.settle();
    CHECK(shows(window, "tune.sentence"));
    CHECK_FALSE(shows(window, "tune.quantities.0.field.text"));
    CHECK_FALSE(shows(window, "tune.worth.title"));
    window->run("screen measure");
    window.settle();
    CHECK(shows(window, "measure.run.label"));
    CHECK_FALSE(shows(window, "measure.inputs.0.field.text"));
    CHECK_FALSE(shows(window, "measure.lists.title"));
}

TEST_CASE("locked controls are disabled") {
    Window window;
    window.show();
    window->run("set lock m,screen,scheme,words");
    window.settle();
    CHECK_FALSE(window.find<desktop::TextField>("see.settings.m.text")->isEnabled());
    CHECK(window.find<desktop::TextField>("see.settings.k.text")->isEnabled());
    CHECK_FALSE(window.find<desktop::DropDown>("see.settings.scheme")->isEnabled());
    CHECK_FALSE(window.find<desktop::ScreenTabs>("screens")->isEnabled());
    CHECK_FALSE(window.find<QWidget>("see.suggestions.0.chips.0.label")->isEnabled());
    window->run("screen tune");
    window.settle();
    CHECK_FALSE(window.find<QWidget>("tune.quantities.2.slider")->isEnabled());
    CHECK(window.find<QWidget>("tune.quantities.0.slider")->isEnabled());
}

TEST_CASE("what could not be taken of a link is told until it is dismissed") {
    Window window;
    window.show();
    window->run("link ?m=many&k=5&step=9");
    window.settle();
    CHECK(window.see().badges.size() == 5);
    CHECK(window.find<QLabel>("link_problems.0")->text().startsWith(QStringLiteral("m takes")));
    CHECK(shows(window, "link_problems.1"));
    auto* dismiss = window.find<desktop::Button>("dismiss.label");
    CHECK(dismiss->label() == QStringLiteral("Dismiss"));
    dismiss->click();
    window.settle();
    CHECK_FALSE(shows(window, "link_problems.0"));
}

TEST_CASE("the embed dialog makes texts to copy, beside a window that goes on working") {
    Window window;
    window.show();
    window.find<desktop::Button>("embed_action.label")->click();
    window.settle();
    auto* dialog = window->findChild<desktop::EmbedDialog*>();
    REQUIRE(dialog != nullptr);
    CHECK(dialog->isVisible());
    CHECK_FALSE(dialog->isModal());
    auto* link = window.find<QPlainTextEdit>("embed.outputs.2.text");
    CHECK(link->isReadOnly());
    CHECK(link->toPlainText() == QStringLiteral("bloom-playground.html?v=1"));
    window->run("query mango");
    window.find<QCheckBox>("embed.groups.1.checks.0.label")->click();
    window.settle();
    CHECK(link->toPlainText() ==
          QStringLiteral("bloom-playground.html?v=1&query=mango&step=2&lock=m"));
    CHECK(window.see().settings.m.enabled);
    window.find<desktop::Button>("embed.outputs.2.copy_label")->click();
    CHECK(QGuiApplication::clipboard()->text() == link->toPlainText());
    CHECK(window.find<QLabel>("embed.outputs.2.copy_note")->text() == QStringLiteral("Copied."));
    QTest::keyClick(dialog, Qt::Key_Escape);
    window.settle();
    CHECK_FALSE(dialog->isVisible());
    CHECK_FALSE(window->view().embed.shown);
}

#include "setting_field.hpp"
#include "text_field.hpp"
#include "window.hpp"

#include <QPushButton>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

/// Puts a text into a field as if it were typed or pasted.
void type_into(desktop::TextField& field, const QString& text) {
    field.setFocus();
    field.selectAll();
    field.insert(text);
    emit field.textEdited(field.text());
}

}  // namespace

TEST_CASE("half of a surrogate pair stays in the field and is refused") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    const QString typed = QStringLiteral("a") + QChar(0xd83d) + QStringLiteral("b");
    type_into(*field, typed);
    CHECK(field->text() == typed);
    CHECK_FALSE(window.see().entry.field.error.empty());
    CHECK_FALSE(window.find<QPushButton>("see.entry.query.label")->isEnabled());
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(window.see().word.word == "lime");
    CHECK(field->text() == typed);
}

TEST_CASE("a word of 40,000 characters is taken whole") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    type_into(*field, QString(40'000, QLatin1Char('b')));
    CHECK(field->text().size() == 40'000);
    CHECK(window.see().entry.field.text == std::string(40'000, 'b'));
    CHECK(window.see().entry.field.error.empty());
}

TEST_CASE("a word of 70,000 bytes is refused and stays as it was typed") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    type_into(*field, QString(70'000, QLatin1Char('b')));
    CHECK(field->text().size() == 70'000);
    CHECK_FALSE(window.see().entry.field.error.empty());
}

TEST_CASE("an empty field disables Add and Query") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    type_into(*field, {});
    CHECK_FALSE(window.find<QPushButton>("see.entry.add.label")->isEnabled());
    CHECK_FALSE(window.find<QPushButton>("see.entry.query.label")->isEnabled());
    type_into(*field, QStringLiteral("fig"));
    CHECK(window.find<QPushButton>("see.entry.add.label")->isEnabled());
}

TEST_CASE("Return in the field asks for the word") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    type_into(*field, QStringLiteral("mango"));
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(window.see().word.word == "mango");
    CHECK(window.see().word.kind == "query");
}

TEST_CASE("the cursor stays where the reader types") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.entry.field.text");
    type_into(*field, QStringLiteral("mngo"));
    field->setCursorPosition(1);
    QTest::keyClicks(field, QStringLiteral("a"));
    CHECK(field->text() == QStringLiteral("mango"));
    CHECK(field->cursorPosition() == 2);
}

TEST_CASE("a setting is sent by Return") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.settings.m.text");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("64"));
    CHECK(window.see().array.bits.size() == 16);
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(window.see().array.bits.size() == 64);
}

TEST_CASE("a setting is sent when the focus leaves") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.settings.k.text");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("5"));
    window.find<desktop::TextField>("see.entry.field.text")->setFocus();
    CHECK(window.see().badges.size() == 5);
}

TEST_CASE("a setting that is refused stays as it was typed, with the reason beside it") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.settings.m.text");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("many"));
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(field->text() == QStringLiteral("many"));
    auto* error = window.find<QLabel>("see.settings.m.error");
    CHECK_FALSE(error->text().isEmpty());
    CHECK(error->isVisible());
    CHECK(window.see().array.bits.size() == 16);
}

TEST_CASE("going through a setting without typing sends nothing") {
    Window window;
    window.show();
    window->run("query lime");
    window->run("back");
    auto* field = window.find<desktop::TextField>("see.settings.m.text");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    CHECK(window.see().transport.step == 2);
}

TEST_CASE("what is being typed survives a command from elsewhere") {
    Window window;
    window.show();
    auto* field = window.find<desktop::TextField>("see.settings.m.text");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("25"));
    window->run("query lime");
    CHECK(field->text() == QStringLiteral("25"));
}

TEST_CASE("words with an ampersand or with markup are shown as they are") {
    Window window;
    window.show();
    window->run("add R&B");
    window->run("add <b>bold</b>");
    const auto& chips = window.see().members.chips;
    REQUIRE(chips.size() == 5);
    auto* chip = window.find<QAbstractButton>("see.members.chips.3.label");
    CHECK(chip->accessibleName() == QStringLiteral("R&B"));
    CHECK(chip->shortcut().isEmpty());
    auto* word = window.find<QLabel>("see.word.word");
    CHECK(word->text() == QStringLiteral("<b>bold</b>"));
    CHECK(word->textFormat() == Qt::PlainText);
    auto* marked = window.find<QAbstractButton>("see.members.chips.4.label");
    CHECK_FALSE(marked->toolTip().contains(QStringLiteral("<b>")));
}

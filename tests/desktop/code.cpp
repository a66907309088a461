// The code panel: the filter in a programming language, with the lines lit that do the step.

#include "button.hpp"
#include "code_listing.hpp"
#include "window.hpp"

#include <QClipboard>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <set>
#include <tuple>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

desktop::CodeListing* listing_of(Window& window) {
    return window.find<desktop::CodeListing>("see.code.label");
}

/// The texts of the lines that are lit, without the space before them; empty ones where a lit line
/// is out of sight.
std::vector<QString> lit_lines(Window& window) {
    window.settle();
    const auto* listing = listing_of(window);
    std::vector<QString> texts;
    for (const std::uint32_t line : window.see().code.lit) {
        const int number = static_cast<int>(line);
        texts.push_back(listing->shows_lit(number) ? listing->line(number).trimmed() : QString());
    }
    return texts;
}

using Texts = std::vector<QString>;

}  // namespace

TEST_CASE("a button shows the code and hides it, and keeps the focus") {
    Window window;
    window.show();
    auto* toggle = window.find<desktop::Button>("see.code.toggle.label");
    CHECK_FALSE(listing_of(window)->isVisible());
    toggle->setFocus();
    toggle->click();
    window.settle();
    CHECK(listing_of(window)->isVisible());
    CHECK(listing_of(window)->toPlainText().contains(QStringLiteral("class BloomFilter:")));
    CHECK(toggle->hasFocus());
    toggle->click();
    CHECK_FALSE(listing_of(window)->isVisible());
}

TEST_CASE("the lines that do a step are lit and in sight, and go on with the trace") {
    Window window;
    window->run("set code on");
    window->run("start");
    window.show();
    const QString position = QStringLiteral("yield murmur3(word.encode(), seed) % self.m");
    const QString test = QStringLiteral("if not self.bits[position // 8] >> position % 8 & 1:");
    CHECK(lit_lines(window) == Texts{QStringLiteral("def may_contain(self, word):")});
    window->run("step");
    CHECK(lit_lines(window) == Texts{test, position});
    window->run("end");
    CHECK(lit_lines(window) == Texts{test, QStringLiteral("return True"), position});
    window->run("add kiwi");
    CHECK(lit_lines(window) ==
          Texts{QStringLiteral("self.bits[position // 8] |= 1 << position % 8"), position});
}

TEST_CASE("a lit line is scrolled to in every language, and when the code comes into sight") {
    for (const char* language : {"c++", "c", "python", "javascript", "java", "c#", "go", "rust"}) {
        Window window;
        window->run("set scheme bloom-128");
        window->run(std::string("set language ") + language);
        window->run("query lime");
        window.show();
        window->run("set code on");
        INFO(language);
        CHECK_FALSE(lit_lines(window).front().isEmpty());
        window->run("start");
        CHECK_FALSE(lit_lines(window).front().isEmpty());
    }
}

TEST_CASE("in every language keywords and literals look different from other code") {
    for (const char* language : {"c++", "c", "python", "javascript", "java", "c#", "go", "rust"}) {
        Window window;
        window->run("set code on");
        window->run(std::string("set language ") + language);
        window.show();
        std::set<std::tuple<QRgb, int>> looks;
        const QTextDocument* document = listing_of(window)->document();
        for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
            for (const QTextLayout::FormatRange& range : block.layout()->formats()) {
                looks.emplace(range.format.foreground().color().rgb(), range.format.fontWeight());
            }
        }
        // Python's comments are strings.
        INFO(language);
        CHECK(looks.size() == (language == std::string("python") ? 2U : 3U));
    }
}

TEST_CASE("the button copies the listing, all of it and nothing else") {
    Window window;
    window->run("set code on");
    window->run("set language go");
    window.show();
    window.find<desktop::Button>("see.code.copy_label")->click();
    std::string listed;
    for (const std::string& line : window.see().code.lines) {
        listed += line + '\n';
    }
    CHECK(QGuiApplication::clipboard()->text().toStdString() == listed);
    CHECK(window.see().code.copy_note == "Copied.");
}

TEST_CASE("in the listing the arrows scroll, and Tab leaves it") {
    Window window;
    window->run("set code on");
    window->run("set language java");
    window->run("start");
    window.show(360, 900);
    auto* listing = listing_of(window);
    listing->setFocus();
    REQUIRE(listing->horizontalScrollBar()->maximum() > 0);
    for (int press = 0; press < 60; ++press) {
        QTest::keyClick(listing, Qt::Key_Right);
    }
    CHECK(window.see().transport.step == 0);
    QTest::keyClick(listing, Qt::Key_Tab);
    CHECK_FALSE(listing->hasFocus());
}

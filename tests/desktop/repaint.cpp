#include "figure.hpp"
#include "numbers.hpp"
#include "settings_panel.hpp"
#include "window.hpp"

#include <QEvent>

#include <set>

using namespace bloom;
using namespace bloom::desktop_tests;

namespace {

/// Which widgets are painted while it lives.
class PaintWatch : public QObject {
public:
    PaintWatch() { qApp->installEventFilter(this); }
    ~PaintWatch() override { qApp->removeEventFilter(this); }
    PaintWatch(const PaintWatch&) = delete;
    PaintWatch& operator=(const PaintWatch&) = delete;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            painted_.insert(object->objectName());
        }
        return false;
    }

    [[nodiscard]] const std::set<QString>& painted() const { return painted_; }

private:
    std::set<QString> painted_;
};

}  // namespace

TEST_CASE("a command that changes nothing paints nothing") {
    Window window;
    window.show();
    window->run("query lime");
    window.settle();
    const PaintWatch watch;
    window->run("pause");
    window->run("end");
    window->run("tick");
    window.settle();
    CHECK(watch.painted().empty());
}

TEST_CASE("a step paints the figure and the texts that change, not the rest") {
    Window window;
    window.show(900, 2'000);
    window->run("query lime");
    window->run("start");
    window->run("step");
    window.settle();
    const PaintWatch watch;
    window->run("step");
    window.settle();
    CHECK(watch.painted().count(QStringLiteral("see.array")) == 1);
    CHECK(watch.painted().count(QStringLiteral("see.sentence")) == 1);
    CHECK_FALSE(watch.painted().contains(QStringLiteral("see.stats.0.value")));
    CHECK_FALSE(watch.painted().contains(QStringLiteral("see.settings.m.text")));
    CHECK_FALSE(watch.painted().contains(QStringLiteral("see.members.chips.0.label")));
}

TEST_CASE("typing paints neither the figure nor the numbers") {
    Window window;
    window.show(900, 2'000);
    window->run("type lim");
    window.settle();
    const PaintWatch watch;
    window->run("type limo");
    window.settle();
    CHECK(watch.painted().count(QStringLiteral("see.entry.field.text")) == 1);
    CHECK_FALSE(watch.painted().contains(QStringLiteral("see.array")));
    CHECK_FALSE(watch.painted().contains(QStringLiteral("see.stats.0.value")));
}

#include "window.hpp"

#include <QElapsedTimer>

using namespace bloom;
using namespace bloom::desktop_tests;

TEST_CASE("a trace that plays reaches its end by itself") {
    Window window;
    window.show();
    window->run("set motion on");
    window->run("set speed 4");
    window->run("query lime");
    window->run("play");
    REQUIRE(window.see().transport.playing);
    const int whole = static_cast<int>(window.see().transport.tick_ms * 5);
    CHECK(QTest::qWaitFor([&] { return !window.see().transport.playing; }, whole));
    CHECK(window.see().transport.step == 3);
}

TEST_CASE("a pause stops the clock") {
    Window window;
    window.show();
    window->run("set motion on");
    window->run("set speed 4");
    window->run("start");
    window->run("play");
    const int tick = static_cast<int>(window.see().transport.tick_ms);
    window->run("pause");
    const auto step = window.see().transport.step;
    QTest::qWait(tick * 2);
    CHECK(window.see().transport.step == step);
}

TEST_CASE("other commands do not hold up the clock") {
    Window window;
    window.show();
    window->run("set motion on");
    window->run("set speed 4");
    window->run("query lime");
    window->run("start");
    window->run("play");
    const int tick = static_cast<int>(window.see().transport.tick_ms);
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < tick * 3 / 2) {
        window->run("inspect 3");
        window->run("inspect 4");
        QTest::qWait(20);
    }
    CHECK(window.see().transport.step >= 1);
}

TEST_CASE("without motion a trace stands at its end at once") {
    Window window;
    window.show();
    window->run("query lime");
    CHECK(window.see().transport.step == 3);
    CHECK_FALSE(window.see().transport.playing);
}

#include "start.hpp"
#include "window.hpp"

#include <QLocale>

#include <clocale>
#include <cstdio>
#include <string>

using namespace bloom;
using namespace bloom::desktop_tests;

TEST_CASE("numbers keep their point in a German environment") {
    // The C library's locale where it is installed; Qt's in any case.
    const std::string before = std::setlocale(LC_ALL, nullptr);
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "de_DE"}) {
        if (std::setlocale(LC_ALL, name) != nullptr) {
            break;
        }
    }
    const QLocale qt_before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    desktop::start(*qobject_cast<QApplication*>(QCoreApplication::instance()));

    char text[16] = {};
    std::snprintf(text, sizeof text, "%.2f", 1.5);
    CHECK(std::string(text) == "1.50");
    Window window;
    window.show();
    CHECK(window.find<QLabel>("see.stats.2.value")->text() == QStringLiteral("7.96 %"));
    CHECK(window.find<QLabel>("see.gauge.text")->text().contains(QStringLiteral("43.75")));

    QLocale::setDefault(qt_before);
    std::setlocale(LC_ALL, before.c_str());
}

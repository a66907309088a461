#pragma once

// A window to test: the app's own, off screen, without motion unless a test wants it.

#include "main_window.hpp"

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif

#include <QApplication>
#include <QPalette>
#include <QScrollArea>
#include <QTest>

#include <ostream>
#include <string>
#include <vector>

/// Lets a failed comparison say what the texts were.
inline std::ostream& operator<<(std::ostream& stream, const QString& text) {
    return stream << text.toStdString();
}

namespace bloom::desktop_tests {

class Window {
public:
    Window() { window_.run("set motion off"); }

    desktop::MainWindow* operator->() { return &window_; }
    desktop::MainWindow& operator*() { return window_; }

    /// Shows it at a size and waits until everything has found its place.
    void show(int width, int height) {
        window_.resize(width, height);
        window_.show();
        settle();
    }
    void show() { show(900, 900); }

    void settle() {
        // A layout can ask for another one: a scroll bar comes, a text wraps.
        for (int round = 0; round < 4; ++round) {
            QApplication::sendPostedEvents();
            QApplication::processEvents();
        }
    }

    [[nodiscard]] const presenter::SeeView& see() const { return window_.view().see; }
    [[nodiscard]] QScrollArea* page() { return window_.findChild<QScrollArea*>(); }

    /// The widget of that class with that object name.
    template <class Widget>
    Widget* find(const char* name) {
        auto* widget = window_.findChild<Widget*>(QString::fromUtf8(name));
        REQUIRE(widget != nullptr);
        return widget;
    }

private:
    desktop::MainWindow window_;
};

inline QPalette light_palette() {
    return {QColor(0xef, 0xef, 0xef), QColor(0xef, 0xef, 0xef)};
}

inline QPalette dark_palette() {
    QPalette palette(QColor(0x32, 0x32, 0x32), QColor(0x32, 0x32, 0x32));
    palette.setColor(QPalette::WindowText, QColor(0xf0, 0xf0, 0xf0));
    palette.setColor(QPalette::Text, QColor(0xf0, 0xf0, 0xf0));
    return palette;
}

/// The system's palette, while it lives.
class AppPalette {
public:
    explicit AppPalette(const QPalette& palette) : before_(QApplication::palette()) {
        QApplication::setPalette(palette);
    }
    ~AppPalette() { QApplication::setPalette(before_); }
    AppPalette(const AppPalette&) = delete;
    AppPalette& operator=(const AppPalette&) = delete;

private:
    QPalette before_;
};

}  // namespace bloom::desktop_tests

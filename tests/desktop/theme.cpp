#include "theme.hpp"

#include "window.hpp"

#include <vector>

using namespace bloom;
using namespace bloom::desktop_tests;
using desktop::contrast;
using desktop::look_of;
using desktop::Theme;

namespace {

constexpr double text_contrast = 4.5;
constexpr double line_contrast = 3;

QPalette high_contrast_palette() {
    QPalette palette(Qt::black);
    palette.setColor(QPalette::Window, Qt::black);
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::WindowText, Qt::yellow);
    palette.setColor(QPalette::Text, Qt::yellow);
    palette.setColor(QPalette::Highlight, Qt::cyan);
    palette.setColor(QPalette::HighlightedText, Qt::black);
    return palette;
}

std::vector<Theme> all_themes() {
    return {desktop::theme_for(light_palette()),
            desktop::theme_for(dark_palette()),
            desktop::theme_for(high_contrast_palette())};
}

}  // namespace

TEST_CASE("contrast is measured as WCAG measures it") {
    CHECK(contrast(Qt::black, Qt::white) == Approx(21));
    CHECK(contrast(Qt::white, Qt::white) == Approx(1));
    // #767676 on white is the well-known lightest grey that passes for text.
    CHECK(contrast(QColor(0x76, 0x76, 0x76), Qt::white) == Approx(4.54).margin(0.01));
}

TEST_CASE("every role of a probe has a look that can be read, in every theme") {
    for (const Theme& theme : all_themes()) {
        for (const auto role : presenter::probe_roles) {
            const desktop::ProbeLook look = look_of(theme, role);
            INFO(presenter::name(role));
            CHECK(contrast(look.ink, look.ground) >= text_contrast);
            CHECK(contrast(look.line, theme.paper) >= line_contrast);
            CHECK(look.width > 0);
        }
    }
}

TEST_CASE("probes that differ in role differ in more than colour") {
    const Theme theme = desktop::theme_for(high_contrast_palette());
    for (const auto one : presenter::probe_roles) {
        for (const auto other : presenter::probe_roles) {
            if (one != other) {
                const desktop::ProbeLook a = look_of(theme, one);
                const desktop::ProbeLook b = look_of(theme, other);
                CHECK((a.width != b.width || a.dashed != b.dashed || a.square != b.square ||
                       a.ringed != b.ringed || a.ground != b.ground));
            }
        }
    }
}

TEST_CASE("every role of a verdict, a chip and a notice has a look that can be read") {
    for (const Theme& theme : all_themes()) {
        for (const auto role : presenter::verdict_roles) {
            INFO(presenter::name(role));
            CHECK(contrast(look_of(theme, role).ink, look_of(theme, role).ground) >= text_contrast);
            for (const auto truth : presenter::truth_roles) {
                INFO(presenter::name(truth));
                CHECK(contrast(desktop::ink_of(theme, truth), look_of(theme, role).ground) >=
                      text_contrast);
            }
        }
        for (const auto role : presenter::chip_roles) {
            INFO(presenter::name(role));
            const desktop::Look look = look_of(theme, role);
            CHECK(contrast(look.ink, look.ground) >= text_contrast);
            CHECK(contrast(look.edge, theme.paper) >= line_contrast);
        }
        for (const auto role : presenter::notice_roles) {
            INFO(presenter::name(role));
            CHECK(contrast(look_of(theme, role).ink, theme.paper) >= text_contrast);
        }
    }
}

TEST_CASE("every role of a series and a marker has a look that can be read and seen") {
    for (const Theme& theme : all_themes()) {
        for (const auto role : presenter::series_roles) {
            INFO(presenter::name(role));
            const desktop::ChartLook look = look_of(theme, role);
            CHECK(contrast(look.ink, theme.paper) >= line_contrast);
            CHECK(look.width > 0);
            CHECK((look.stroke != desktop::Stroke::none || look.dot != desktop::Dot::none));
        }
        for (const auto role : presenter::marker_roles) {
            INFO(presenter::name(role));
            const desktop::ChartLook look = look_of(theme, role);
            CHECK(contrast(look.ink, theme.paper) >= text_contrast);
            CHECK(look.width > 0);
            CHECK((look.stroke != desktop::Stroke::none || look.dot_size > 0));
        }
    }
}

TEST_CASE("markers that differ in role differ in shape, or run another way") {
    const Theme theme = desktop::theme_for(high_contrast_palette());
    const auto is_upright = [](presenter::MarkerRole role) {
        return role == presenter::MarkerRole::best;
    };
    for (const auto one : presenter::marker_roles) {
        for (const auto other : presenter::marker_roles) {
            if (one != other) {
                INFO(presenter::name(one) << " and " << presenter::name(other));
                const desktop::ChartLook a = look_of(theme, one);
                const desktop::ChartLook b = look_of(theme, other);
                CHECK((a.stroke != b.stroke || a.dot != b.dot || a.dot_size != b.dot_size ||
                       is_upright(one) != is_upright(other)));
            }
        }
    }
}

TEST_CASE("plain texts can be read on paper and panel, and edges seen") {
    for (const Theme& theme : all_themes()) {
        for (const QColor& ground : {theme.paper, theme.panel}) {
            CHECK(contrast(theme.ink, ground) >= text_contrast);
            CHECK(contrast(theme.muted, ground) >= text_contrast);
        }
        for (const QColor& ground : {theme.panel, theme.accent_soft}) {
            for (const QColor& code : {theme.ink, theme.muted, theme.literal, theme.accent}) {
                CHECK(contrast(code, ground) >= text_contrast);
            }
        }
        CHECK(contrast(theme.accent, theme.paper) >= text_contrast);
        CHECK(contrast(theme.on_accent, theme.accent) >= text_contrast);
        CHECK(contrast(theme.on_set_bit, theme.set_bit) >= text_contrast);
        CHECK(contrast(theme.edge, theme.paper) >= line_contrast);
    }
}

TEST_CASE("a palette that is neither light nor dark by default keeps its own text and ground") {
    const Theme theme = desktop::theme_for(high_contrast_palette());
    CHECK(theme.paper == QColor(Qt::black));
    CHECK(theme.ink == QColor(Qt::yellow));
    CHECK(theme.accent == QColor(Qt::cyan));
}

TEST_CASE("the window follows the palette of the system while it is open") {
    const AppPalette light(light_palette());
    Window window;
    window.show();
    const QColor before = window->palette().color(QPalette::Window);
    CHECK(before == desktop::theme_for(light_palette()).paper);
    {
        const AppPalette dark(dark_palette());
        window.settle();
        CHECK(window->palette().color(QPalette::Window) ==
              desktop::theme_for(dark_palette()).paper);
        const QImage picture = window->grab().toImage();
        CHECK(picture.pixelColor(2, 2) == desktop::theme_for(dark_palette()).paper);
    }
    window.settle();
    CHECK(window->palette().color(QPalette::Window) == before);
}

#include "theme.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::desktop {

using presenter::ChipRole;
using presenter::MarkerRole;
using presenter::NoticeRole;
using presenter::ProbeRole;
using presenter::SeriesRole;
using presenter::TruthRole;
using presenter::VerdictRole;

namespace {

Theme light_theme() {
    return {
        .paper = QColor(0xffffff),
        .panel = QColor(0xf6f7f9),
        .ink = QColor(0x1b2129),
        .muted = QColor(0x5a6472),
        .hairline = QColor(0xd9dee5),
        .edge = QColor(0x868f9b),
        .set_bit = QColor(0x2d3a49),
        .on_set_bit = QColor(0xffffff),
        .accent = QColor(0x0b5fbe),
        .accent_soft = QColor(0xe4effb),
        .on_accent = QColor(0xffffff),
        .maybe = QColor(0xa84300),
        .maybe_soft = QColor(0xfdeee2),
        .definitely_not = QColor(0x0b6b5f),
        .definitely_not_soft = QColor(0xe0f3f0),
        .member = QColor(0x2f6b1f),
        .literal = QColor(0x6b3fa0),
    };
}

Theme dark_theme() {
    return {
        .paper = QColor(0x12171d),
        .panel = QColor(0x1a2129),
        .ink = QColor(0xe7ebf0),
        .muted = QColor(0x9ba7b4),
        .hairline = QColor(0x303a45),
        .edge = QColor(0x6f7b88),
        .set_bit = QColor(0xc9d3de),
        .on_set_bit = QColor(0x12171d),
        .accent = QColor(0x74b4ff),
        .accent_soft = QColor(0x16304d),
        .on_accent = QColor(0x12171d),
        .maybe = QColor(0xffab6b),
        .maybe_soft = QColor(0x3d2413),
        .definitely_not = QColor(0x62d3c3),
        .definitely_not_soft = QColor(0x0f3833),
        .member = QColor(0x8fd37c),
        .literal = QColor(0xc9a8f5),
    };
}

double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor mix(const QColor& one, const QColor& other, double share_of_other) {
    const auto blend = [share_of_other](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share_of_other));
    };
    return {blend(one.red(), other.red()),
            blend(one.green(), other.green()),
            blend(one.blue(), other.blue())};
}

int chroma(const QColor& colour) {
    const auto [least, most] = std::minmax({colour.red(), colour.green(), colour.blue()});
    return most - least;
}

/// Whether a palette is the grey on near-white or near-black of an ordinary desktop: nothing that
/// a person with poor sight, or with a taste, picked for a reason.
bool is_ordinary(const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const double depth = luminance(ground);
    const bool near_an_end = depth > 0.65 || depth < 0.09;
    const double highest_contrast = 20.5;
    return near_an_end && chroma(ground) <= 40 && chroma(text) <= 40 &&
           contrast(ground, text) < highest_contrast;
}

/// A theme from the palette alone: text and ground as they are, and every accent one that can be
/// read on that ground. Signs, words and shapes still tell the roles apart.
Theme palette_theme(const QPalette& palette) {
    const QColor paper = palette.color(QPalette::Active, QPalette::Base);
    QColor ink = palette.color(QPalette::Active, QPalette::Text);
    if (contrast(paper, ink) < 4.5) {
        ink = luminance(paper) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    }
    const auto readable = [&](const QColor& colour) {
        return contrast(paper, colour) >= 4.5 ? colour : ink;
    };
    const QColor accent = readable(palette.color(QPalette::Active, QPalette::Highlight));
    QColor on_accent = palette.color(QPalette::Active, QPalette::HighlightedText);
    if (contrast(accent, on_accent) < 4.5) {
        on_accent = paper;
    }
    return {
        .paper = paper,
        .panel = paper,
        .ink = ink,
        .muted = readable(mix(ink, paper, 0.2)),
        .hairline = mix(paper, ink, 0.4),
        .edge = ink,
        .set_bit = ink,
        .on_set_bit = paper,
        .accent = accent,
        .accent_soft = paper,
        .on_accent = on_accent,
        .maybe = ink,
        .maybe_soft = paper,
        .definitely_not = ink,
        .definitely_not_soft = paper,
        .member = ink,
        .literal = ink,
    };
}

}  // namespace

double contrast(const QColor& one, const QColor& other) {
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

Theme theme_for(const QPalette& system) {
    if (!is_ordinary(system)) {
        return palette_theme(system);
    }
    const bool is_dark = luminance(system.color(QPalette::Active, QPalette::Window)) < 0.18;
    return is_dark ? dark_theme() : light_theme();
}

QPalette native_palette(const Theme& theme) {
    QPalette palette;
    const auto give = [&palette](QPalette::ColorRole role, const QColor& colour) {
        palette.setColor(QPalette::All, role, colour);
    };
    give(QPalette::Window, theme.paper);
    give(QPalette::WindowText, theme.ink);
    give(QPalette::Base, theme.paper);
    give(QPalette::AlternateBase, theme.panel);
    give(QPalette::Text, theme.ink);
    give(QPalette::Button, theme.panel);
    give(QPalette::ButtonText, theme.ink);
    give(QPalette::BrightText, theme.maybe);
    give(QPalette::PlaceholderText, theme.muted);
    give(QPalette::Highlight, theme.accent);
    give(QPalette::HighlightedText, theme.on_accent);
    give(QPalette::Link, theme.accent);
    give(QPalette::LinkVisited, theme.accent);
    give(QPalette::ToolTipBase, theme.panel);
    give(QPalette::ToolTipText, theme.ink);
    give(QPalette::Light, theme.paper);
    give(QPalette::Midlight, theme.hairline);
    give(QPalette::Mid, theme.edge);
    give(QPalette::Dark, theme.edge);
    give(QPalette::Shadow, theme.hairline);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, theme.edge);
    }
    return palette;
}

ProbeLook look_of(const Theme& theme, ProbeRole role) {
    switch (role) {
        case ProbeRole::pending:
            return {.ground = theme.paper, .ink = theme.muted, .line = theme.edge, .width = 1.25};
        case ProbeRole::done:
            return {.ground = theme.accent_soft,
                    .ink = theme.accent,
                    .line = theme.accent,
                    .width = 1.5,
                    .ringed = true};
        case ProbeRole::current:
            return {.ground = theme.accent,
                    .ink = theme.on_accent,
                    .line = theme.accent,
                    .width = 3,
                    .ringed = true};
        case ProbeRole::first_miss:
            return {.ground = theme.definitely_not_soft,
                    .ink = theme.definitely_not,
                    .line = theme.definitely_not,
                    .width = 3,
                    .square = true,
                    .ringed = true};
        case ProbeRole::never_read:
            return {.ground = theme.paper,
                    .ink = theme.muted,
                    .line = theme.edge,
                    .width = 1.25,
                    .dashed = true,
                    .ringed = true};
    }
    return {};
}

Look look_of(const Theme& theme, VerdictRole role) {
    switch (role) {
        case VerdictRole::none:
            return {.ink = theme.muted, .ground = theme.paper, .edge = theme.hairline};
        case VerdictRole::definitely_not:
            return {.ink = theme.definitely_not,
                    .ground = theme.definitely_not_soft,
                    .edge = theme.definitely_not};
        case VerdictRole::maybe:
            return {.ink = theme.maybe, .ground = theme.maybe_soft, .edge = theme.maybe};
        case VerdictRole::added:
            return {.ink = theme.accent, .ground = theme.accent_soft, .edge = theme.accent};
    }
    return {};
}

Look look_of(const Theme& theme, ChipRole role) {
    switch (role) {
        case ChipRole::member:
            return {.ink = theme.ink, .ground = theme.paper, .edge = theme.edge};
        case ChipRole::to_add:
        case ChipRole::to_ask:
            return {.ink = theme.muted, .ground = theme.paper, .edge = theme.edge, .dashed = true};
        case ChipRole::asked_definitely_not:
            return {.ink = theme.definitely_not,
                    .ground = theme.paper,
                    .edge = theme.definitely_not};
        case ChipRole::asked_maybe:
            return {.ink = theme.maybe, .ground = theme.paper, .edge = theme.maybe};
    }
    return {};
}

Look look_of(const Theme& theme, NoticeRole role) {
    switch (role) {
        case NoticeRole::none:
        case NoticeRole::information:
            return {.ink = theme.ink, .ground = theme.paper, .edge = theme.accent};
        case NoticeRole::refusal:
            return {.ink = theme.maybe, .ground = theme.paper, .edge = theme.maybe};
    }
    return {};
}

ChartLook look_of(const Theme& theme, SeriesRole role) {
    switch (role) {
        case SeriesRole::curve:
            return {.ink = theme.ink, .fill = {}, .width = 1.75, .stroke = Stroke::solid};
        case SeriesRole::whole_numbers:
            return {.ink = theme.ink,
                    .fill = theme.paper,
                    .width = 1.25,
                    .dot = Dot::round,
                    .dot_size = 3};
        case SeriesRole::bar:
            return {.ink = theme.accent,
                    .fill = theme.accent,
                    .width = 1.25,
                    .stroke = Stroke::solid};
        case SeriesRole::bar_compared:
            return {.ink = theme.edge, .fill = theme.panel, .width = 1.25, .stroke = Stroke::solid};
        case SeriesRole::running:
            return {.ink = theme.accent, .fill = {}, .width = 2, .stroke = Stroke::solid};
        case SeriesRole::sampled:
            return {.ink = theme.accent,
                    .fill = theme.accent,
                    .width = 1.25,
                    .dot = Dot::round,
                    .dot_size = 3};
        case SeriesRole::whisker:
            return {.ink = theme.accent, .fill = {}, .width = 1.5, .stroke = Stroke::solid};
        case SeriesRole::band:
            return {.ink = theme.accent,
                    .fill = theme.accent_soft,
                    .width = 0.75,
                    .stroke = Stroke::dotted,
                    .is_area = true};
        case SeriesRole::histogram:
            return {.ink = theme.accent,
                    .fill = theme.accent_soft,
                    .width = 1.25,
                    .stroke = Stroke::solid,
                    .is_area = true};
        case SeriesRole::measured:
            return {.ink = theme.accent,
                    .fill = theme.accent_soft,
                    .width = 1.25,
                    .stroke = Stroke::solid};
        case SeriesRole::measured_poor:
            return {.ink = theme.maybe,
                    .fill = theme.maybe_soft,
                    .width = 2.5,
                    .stroke = Stroke::solid};
    }
    return {};
}

ChartLook look_of(const Theme& theme, MarkerRole role) {
    switch (role) {
        case MarkerRole::here:
            return {.ink = theme.accent,
                    .fill = theme.accent,
                    .width = 1.25,
                    .dot = Dot::round,
                    .dot_size = 6};
        case MarkerRole::best:
            return {.ink = theme.accent, .fill = {}, .width = 1.25, .stroke = Stroke::dashed};
        case MarkerRole::target:
            return {.ink = theme.maybe, .fill = {}, .width = 1.5, .stroke = Stroke::dotted};
        case MarkerRole::designed:
            return {.ink = theme.accent,
                    .fill = theme.paper,
                    .width = 2,
                    .dot = Dot::round,
                    .dot_size = 5};
        case MarkerRole::actual:
            return {.ink = theme.maybe,
                    .fill = theme.maybe,
                    .width = 1.25,
                    .dot = Dot::diamond,
                    .dot_size = 6.5};
        case MarkerRole::half:
            return {.ink = theme.muted, .fill = {}, .width = 1.25, .stroke = Stroke::dashed};
        case MarkerRole::example:
            return {.ink = theme.muted,
                    .fill = theme.paper,
                    .width = 1.5,
                    .dot = Dot::square,
                    .dot_size = 3.5};
        case MarkerRole::formula:
            return {.ink = theme.ink, .fill = {}, .width = 1.5, .stroke = Stroke::solid};
        case MarkerRole::expected:
            return {.ink = theme.muted, .fill = {}, .width = 1.5, .stroke = Stroke::dash_dotted};
        case MarkerRole::by_fill:
            return {.ink = theme.maybe, .fill = {}, .width = 1.5, .stroke = Stroke::long_dashed};
    }
    return {};
}

QColor ink_of(const Theme& theme, TruthRole role) {
    switch (role) {
        case TruthRole::unknown:
        case TruthRole::absent:
            return theme.ink;
        case TruthRole::member:
            return theme.member;
        case TruthRole::false_positive:
            return theme.maybe;
    }
    return {};
}

}  // namespace bloom::desktop

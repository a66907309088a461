#include "presenter/figure_layout.hpp"
#include "presenter/codec.hpp"
#include "support.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

using namespace bloom::test;

namespace {

constexpr std::array<double, 9> widths{240, 271, 320, 360, 448, 600, 768, 1'024, 1'440};
constexpr std::array<std::uint64_t, 18>
    sizes{1, 2, 3, 5, 16, 17, 31, 32, 64, 65, 100, 256, 257, 1'000, 1'024, 1'025, 4'095, 4'096};
constexpr std::array<std::uint32_t, 6> hash_counts{1, 2, 3, 5, 8, 16};

/// Calls `take` with views of many m, k, words and steps, and their layout at many widths.
void each_layout(const std::function<void(const SeeView&, const FigureLayout&)>& take) {
    for (const std::uint64_t m : sizes) {
        for (const std::uint32_t k : hash_counts) {
            Playground playground =
                after({"set m " + std::to_string(m), "set k " + std::to_string(k)});
            for (const std::string_view line : {"query lime",
                                                "start",
                                                "query mango",
                                                "add a word that is much longer than a cell",
                                                "back"}) {
                playground.apply(*read_command(line).command);
                for (const double width : widths) {
                    const FigureLayout layout = layout_figure(playground.view().see, width);
                    INFO("m " << m << ", k " << k << ", width " << width << ", " << line);
                    take(playground.view().see, layout);
                }
            }
        }
    }
}

Box cell_box(const FigureLayout& layout, std::uint64_t position) {
    return {.x = layout.first.x + static_cast<double>(position % layout.columns) * layout.pitch.x,
            .y = layout.first.y + static_cast<double>(position / layout.columns) * layout.pitch.y,
            .width = layout.cell,
            .height = layout.cell};
}

constexpr double tolerance = 1e-6;

bool overlap(const Box& a, const Box& b) {
    return a.x + tolerance < b.x + b.width && b.x + tolerance < a.x + a.width &&
           a.y + tolerance < b.y + b.height && b.y + tolerance < a.y + a.height;
}

bool strictly_inside(Point point, const Box& box) {
    return point.x > box.x + tolerance && point.x < box.x + box.width - tolerance &&
           point.y > box.y + tolerance && point.y < box.y + box.height - tolerance;
}

bool within(const Box& inner, const FigureLayout& layout) {
    return inner.x >= -tolerance && inner.y >= -tolerance &&
           inner.x + inner.width <= layout.width + tolerance &&
           inner.y + inner.height <= layout.height + tolerance;
}

/// The room that a label takes, whichever kind it is.
Box label_box(const FigureLayout& layout, const CellLabel& label) {
    if (label.on_tag) {
        return label.tag;
    }
    constexpr double line_height = 13;
    return {.x = label.anchor.x - label.width / 2,
            .y = label.anchor.y - layout.label_font,
            .width = label.width,
            .height =
                layout.label_font + 3 + line_height * static_cast<double>(label.lines.size() - 1)};
}

Point point_on(const Curve& curve, double t) {
    const double u = 1 - t;
    const auto mix = [t, u](double a, double b, double c, double d) {
        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    };
    return {.x = mix(curve.from.x, curve.control_1.x, curve.control_2.x, curve.to.x),
            .y = mix(curve.from.y, curve.control_1.y, curve.control_2.y, curve.to.y)};
}

std::vector<Point> points_on(const ProbeLine& line) {
    constexpr int samples = 24;
    std::vector<Point> points;
    for (const Curve& curve : line.curves) {
        for (int sample = 0; sample <= samples; ++sample) {
            points.push_back(point_on(curve, static_cast<double>(sample) / samples));
        }
    }
    return points;
}

/// Whether the inside of some cell of the array holds the point.
bool inside_a_cell(const FigureLayout& layout, std::uint64_t m, Point point) {
    const double column = std::floor((point.x - layout.first.x) / layout.pitch.x);
    const double row = std::floor((point.y - layout.first.y) / layout.pitch.y);
    if (column < 0 || row < 0 || column >= layout.columns) {
        return false;
    }
    const std::uint64_t position =
        static_cast<std::uint64_t>(row) * layout.columns + static_cast<std::uint64_t>(column);
    return position < m && strictly_inside(point, cell_box(layout, position));
}

double distance(Point point, const Box& box) {
    const double across = std::max({box.x - point.x, 0.0, point.x - box.x - box.width});
    const double down = std::max({box.y - point.y, 0.0, point.y - box.y - box.height});
    return std::hypot(across, down);
}

}  // namespace

TEST_CASE("nothing of the figure stands outside its width or its height") {
    each_layout([](const SeeView& see, const FigureLayout& layout) {
        bool all_within = true;
        for (const Box& badge : layout.badges) {
            all_within = all_within && within(badge, layout);
        }
        CHECK(all_within);
        CHECK(within(cell_box(layout, 0), layout));
        CHECK(within(cell_box(layout, layout.columns - 1), layout));
        CHECK(within(cell_box(layout, see.array.bits.size() - 1), layout));
        for (const CellLabel& label : layout.labels) {
            all_within = all_within && within(label_box(layout, label), layout);
        }
        CHECK(all_within);
        for (const ProbeLine& line : layout.lines) {
            for (const Point point : points_on(line)) {
                all_within = all_within && within({.x = point.x, .y = point.y}, layout);
            }
        }
        CHECK(all_within);
    });
}

TEST_CASE("badges do not overlap, and stand above the cells") {
    each_layout([](const SeeView& see, const FigureLayout& layout) {
        REQUIRE(layout.badges.size() == see.badges.size());
        bool apart = true;
        for (std::size_t one = 0; one < layout.badges.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                apart = apart && !overlap(layout.badges[one], layout.badges[other]);
            }
            apart = apart && layout.badges[one].y + layout.badges[one].height <= layout.first.y;
        }
        CHECK(apart);
    });
}

TEST_CASE("a line starts at its badge and ends at the edge of its cell, in one piece") {
    each_layout([](const SeeView& see, const FigureLayout& layout) {
        std::size_t reached = 0;
        for (const Badge& badge : see.badges) {
            reached += badge.has_line ? 1U : 0U;
        }
        CHECK(layout.lines.size() == reached);
        bool joined = true;
        bool attached = true;
        for (const ProbeLine& line : layout.lines) {
            REQUIRE_FALSE(line.curves.empty());
            const Box& badge = layout.badges[line.badge];
            attached = attached && line.curves.front().from == Point{.x = badge.x + badge.width / 2,
                                                                     .y = badge.y + badge.height};
            const Box cell = cell_box(layout, see.badges[line.badge].position);
            attached = attached && distance(line.curves.back().to, cell) <= 3 + tolerance;
            for (std::size_t at = 1; at < line.curves.size(); ++at) {
                joined = joined && line.curves[at - 1].to == line.curves[at].from;
            }
        }
        CHECK(attached);
        CHECK(joined);
    });
}

TEST_CASE("no line runs over a cell or a badge: lines run between the columns") {
    each_layout([](const SeeView& see, const FigureLayout& layout) {
        bool over_cell = false;
        bool over_badge = false;
        for (const ProbeLine& line : layout.lines) {
            for (const Point point : points_on(line)) {
                over_cell = over_cell || inside_a_cell(layout, see.array.bits.size(), point);
                for (const Box& badge : layout.badges) {
                    over_badge = over_badge || strictly_inside(point, badge);
                }
            }
        }
        CHECK_FALSE(over_cell);
        CHECK_FALSE(over_badge);
    });
}

TEST_CASE("labels of probed cells do not overlap each other") {
    each_layout([](const SeeView& /*see*/, const FigureLayout& layout) {
        bool apart = true;
        for (std::size_t one = 0; one < layout.labels.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                apart = apart && !overlap(label_box(layout, layout.labels[one]),
                                          label_box(layout, layout.labels[other]));
            }
        }
        CHECK(apart);
    });
}

TEST_CASE("a label stands beside its own cell and covers no probed one") {
    each_layout([](const SeeView& see, const FigureLayout& layout) {
        bool clear = true;
        for (const CellLabel& label : layout.labels) {
            for (const CellMark& mark : see.array.marks) {
                clear =
                    clear && !overlap(label_box(layout, label), cell_box(layout, mark.position));
            }
        }
        CHECK(clear);
    });
}

TEST_CASE("where cells carry digits every probed cell that is owned has its owners under it") {
    const SeeView see = seen_after({"query lime"});
    const FigureLayout layout = layout_figure(see, 900);
    REQUIRE(layout.labels.size() == 3);
    for (const CellLabel& label : layout.labels) {
        CHECK_FALSE(label.on_tag);
        CHECK(label.lines == mark_at(see, label.position).owners);
        CHECK(label.anchor.x == cell_box(layout, label.position).x + layout.cell / 2);
    }
}

TEST_CASE("three owners are shortened to the first and a count") {
    const SeeView see = seen_after({"set m 1", "query lime"});
    const FigureLayout layout = layout_figure(see, 900);
    REQUIRE(layout.labels.size() == 1);
    CHECK(layout.labels[0].lines == Texts{"apple", "+2 more"});
}

TEST_CASE("with hundreds of cells a probed cell keeps a tag with its index and first owner") {
    const SeeView see = seen_after({"set m 1024", "query apple"});
    const FigureLayout layout = layout_figure(see, 900);
    REQUIRE(layout.labels.size() == 3);
    for (const CellLabel& label : layout.labels) {
        CHECK(label.on_tag);
        CHECK(label.lines == Texts{std::to_string(label.position) + " apple"});
    }
}

TEST_CASE("badges and cells stand still from step to step and from word to word") {
    for (const std::uint64_t m : {16U, 64U, 1'024U, 4'096U}) {
        for (const std::uint32_t k : {1U, 3U, 16U}) {
            Playground playground =
                after({"set m " + std::to_string(m), "set k " + std::to_string(k)});
            const FigureLayout first = layout_figure(playground.view().see, 500);
            for (const std::string_view line :
                 {"step", "step", "end", "query mango", "add kiwi", "start", "undo"}) {
                run(playground, {line});
                const FigureLayout layout = layout_figure(playground.view().see, 500);
                CAPTURE(std::string(line));
                CHECK(layout.badges == first.badges);
                CHECK(layout.first == first.first);
                CHECK(layout.pitch == first.pitch);
                CHECK(layout.columns == first.columns);
                CHECK(layout.height == first.height);
            }
        }
    }
}

TEST_CASE("the current line is drawn last, and one that was never read first") {
    const FigureLayout lime = layout_figure(seen_after({"query lime"}), 600);
    REQUIRE(lime.lines.size() == 3);
    CHECK(lime.lines[2].role == ProbeRole::current);
    CHECK(lime.lines[2].badge == 2);

    const FigureLayout mango = layout_figure(seen_after({"query mango"}), 600);
    REQUIRE(mango.lines.size() == 3);
    CHECK(mango.lines[0].role == ProbeRole::never_read);
    CHECK(mango.lines[1].role == ProbeRole::done);
    CHECK(mango.lines[2].role == ProbeRole::first_miss);
}

TEST_CASE("a probe that is not reached yet has no line") {
    CHECK(layout_figure(seen_after({}), 600).lines.empty());
    CHECK(layout_figure(seen_after({"step"}), 600).lines.size() == 1);
}

TEST_CASE("sixteen cells stand in one row where there is room, and wrap at a power of two") {
    const SeeView see = seen_after({});
    CHECK(layout_figure(see, 900).columns == 16);
    CHECK(layout_figure(see, 480).columns == 16);
    CHECK(layout_figure(see, 479).columns == 8);
    CHECK(layout_figure(see, 240).columns == 8);
    CHECK(layout_figure(seen_after({"set m 64"}), 479).columns == 8);
    CHECK(layout_figure(seen_after({"set m 5"}), 900).columns == 5);
}

TEST_CASE("cells carry a digit and an index while there is room for them") {
    CHECK(layout_figure(seen_after({"set m 64"}), 900).index_font > 0);
    CHECK(layout_figure(seen_after({"set m 256"}), 900).digit_font > 0);
    CHECK(layout_figure(seen_after({"set m 257"}), 900).digit_font == 0);
    CHECK(layout_figure(seen_after({"set m 4096"}), 900).index_font == 0);
}

TEST_CASE("a width that is too small, too large or no number is brought within bounds") {
    const SeeView see = seen_after({});
    CHECK(layout_figure(see, 0).width == 240);
    CHECK(layout_figure(see, -7).width == 240);
    CHECK(layout_figure(see, std::numeric_limits<double>::quiet_NaN()).width == 240);
    CHECK(layout_figure(see, std::numeric_limits<double>::infinity()).width == 100'000);
    CHECK(layout_figure(see, 240.5).width == 240.5);
}

TEST_CASE("the cell at the middle of a cell is that cell") {
    for (const std::uint64_t m : sizes) {
        const SeeView see = seen_after({"set m " + std::to_string(m)});
        for (const double width : {240.0, 777.0}) {
            const FigureLayout layout = layout_figure(see, width);
            bool all_found = true;
            for (std::uint64_t position = 0; position < m; ++position) {
                const Box box = cell_box(layout, position);
                for (const double across : {0.01, 0.5, 0.99}) {
                    for (const double down : {0.01, 0.5, 0.99}) {
                        all_found =
                            all_found && cell_at(layout,
                                                 m,
                                                 {.x = box.x + box.width * across,
                                                  .y = box.y + box.height * down}) == position;
                    }
                }
            }
            CAPTURE(m);
            CAPTURE(width);
            CHECK(all_found);
        }
    }
}

TEST_CASE("where there is no cell the number of cells is the answer") {
    const std::uint64_t m = 21;
    const FigureLayout layout = layout_figure(seen_after({"set m 21"}), 320);  // 8, 8 and 5 cells
    const Box last = cell_box(layout, m - 1);
    CHECK(layout.columns == 8);
    CHECK(cell_at(layout, m, {.x = layout.first.x - 1, .y = layout.first.y + 1}) == m);
    CHECK(cell_at(layout, m, {.x = layout.first.x + 1, .y = layout.first.y - 1}) == m);
    CHECK(cell_at(layout,
                  m,
                  {.x = layout.first.x + 8 * layout.pitch.x + 1, .y = layout.first.y + 1}) == m);
    CHECK(cell_at(layout, m, {.x = last.x + layout.pitch.x + 1, .y = last.y + 1}) == m);
    CHECK(cell_at(layout, m, {.x = last.x, .y = last.y + layout.pitch.y + 1}) == m);
    CHECK(cell_at(layout, m, {.x = 1e300, .y = 1e300}) == m);
    CHECK(cell_at(layout, m, {.x = -1e300, .y = 0}) == m);
    const double no_number = std::numeric_limits<double>::quiet_NaN();
    CHECK(cell_at(layout, m, {.x = no_number, .y = layout.first.y}) == m);
}

TEST_CASE("the keyboard moves from cell to cell and stops at the edges of the array") {
    // 0 1 2 3 / 4 5 6 7 / 8 9
    const auto beside = [](std::uint64_t position, Direction direction) {
        return cell_beside(position, direction, 4, 10);
    };
    CHECK(beside(5, Direction::left) == 4);
    CHECK(beside(4, Direction::left) == 3);
    CHECK(beside(0, Direction::left) == 0);
    CHECK(beside(5, Direction::right) == 6);
    CHECK(beside(9, Direction::right) == 9);
    CHECK(beside(5, Direction::up) == 1);
    CHECK(beside(1, Direction::up) == 1);
    CHECK(beside(5, Direction::down) == 9);
    CHECK(beside(6, Direction::down) == 6);
    CHECK(beside(9, Direction::down) == 9);
    CHECK(beside(5, Direction::first) == 0);
    CHECK(beside(5, Direction::last) == 9);
}

TEST_CASE("moving from a cell that has gone moves from the last one") {
    CHECK(cell_beside(40, Direction::left, 4, 10) == 8);
    CHECK(cell_beside(40, Direction::right, 4, 10) == 9);
    CHECK(cell_beside(40, Direction::up, 4, 10) == 5);
    CHECK(cell_beside(40, Direction::down, 4, 10) == 9);
    CHECK(cell_beside(0, Direction::left, 1, 1) == 0);
    CHECK(cell_beside(0, Direction::down, 1, 1) == 0);
}

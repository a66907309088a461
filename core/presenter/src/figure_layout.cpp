#include "presenter/figure_layout.hpp"

#include "format.hpp"
#include "sort_few.hpp"
#include "word_text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace bloom::presenter {
namespace {

constexpr double least_width = 240;
constexpr double most_width = 100'000;

// Badges: two lines of text, as wide as their longest label needs.
constexpr double badge_height = 42;
constexpr double badge_least_width = 84;
constexpr double badge_padding = 22;
constexpr double badge_label_advance = 8.4;
constexpr double badge_least_gap = 8;
constexpr double badge_most_gap = 72;
constexpr double badge_row_gap = 12;
constexpr double badge_font_size = 14;
constexpr double badge_lane = 2;  // between lines that pass through the same gap

// The space in which lines find their columns.
constexpr double line_zone = 64;

// Labels: names of owners.
constexpr double label_font_size = 11;
constexpr double label_advance = 6.3;
constexpr double label_line = 13;
constexpr double tag_padding = 6;
constexpr double tag_height = 18;

/// How cells look at a size of the array.
struct CellStyle {
    std::uint64_t most_bits;  ///< up to which it serves
    double least_pitch;
    double most_pitch;
    double gap;
    double digit_font;   ///< 0: no digits
    double index_font;   ///< 0: no indices
    double index_line;   ///< height that an index takes under its cell
    double owner_lines;  ///< lines of owners' names that every row has room for
};
constexpr CellStyle cell_styles[] = {
    {.most_bits = 64,
     .least_pitch = 30,
     .most_pitch = 48,
     .gap = 8,
     .digit_font = 15,
     .index_font = 11,
     .index_line = 16,
     .owner_lines = 2},
    {.most_bits = 256,
     .least_pitch = 27,
     .most_pitch = 36,
     .gap = 6,
     .digit_font = 12,
     .index_font = 9.5,
     .index_line = 15,
     .owner_lines = 0},
    {.most_bits = 1'024,
     .least_pitch = 12,
     .most_pitch = 20,
     .gap = 3,
     .digit_font = 0,
     .index_font = 0,
     .index_line = 0,
     .owner_lines = 0},
    {.most_bits = ~std::uint64_t{0},
     .least_pitch = 8,
     .most_pitch = 12,
     .gap = 2,
     .digit_font = 0,
     .index_font = 0,
     .index_line = 0,
     .owner_lines = 0},
};

const CellStyle& style_for(std::uint64_t m) {
    return *std::find_if(std::begin(cell_styles),
                         std::end(cell_styles),
                         [m](const CellStyle& style) { return m <= style.most_bits; });
}

/// A curve that leaves and arrives vertically.
Curve falling(Point from, Point to) {
    const double middle = (from.y + to.y) / 2;
    return {.from = from,
            .control_1 = {.x = from.x, .y = middle},
            .control_2 = {.x = to.x, .y = middle},
            .to = to};
}

/// A quarter turn from vertical to horizontal.
Curve turning(Point from, Point to) {
    const Point corner{.x = from.x, .y = to.y};
    return {.from = from, .control_1 = corner, .control_2 = corner, .to = to};
}

Point bottom_of(const Box& box) {
    return {.x = box.x + box.width / 2, .y = box.y + box.height};
}

bool overlap(const Box& a, const Box& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height &&
           b.y < a.y + a.height;
}

/// The owners' names of a mark in one or two lines.
std::vector<std::string> owner_lines(const CellMark& mark) {
    if (mark.owners.size() <= 2) {
        return mark.owners;
    }
    return {mark.owners.front(), "+" + grouped(mark.owners.size() - 1) + " more"};
}

/// Places one figure. Each part needs those before it.
class Placing {
public:
    Placing(const SeeView& see, double width)
        : see_(see),
          m_(see.array.bits.size()),
          style_(style_for(m_)) {
        // Also where the width is no number.
        layout_.width = width >= least_width ? std::min(width, most_width) : least_width;
    }

    FigureLayout place() {
        layout_.badge_font = badge_font_size;
        layout_.digit_font = style_.digit_font;
        layout_.index_font = style_.index_font;
        layout_.label_font = label_font_size;
        place_badges();
        place_cells();
        place_lines();
        place_labels();
        return std::move(layout_);
    }

private:
    void place_badges() {
        const auto count = static_cast<std::uint32_t>(see_.badges.size());
        // The widest label there can be, so that no badge moves when its position appears.
        const std::string widest = "h" + std::to_string(count) + " → " + std::to_string(m_ - 1);
        const double badge_width =
            std::max(badge_least_width, columns_of(widest) * badge_label_advance + badge_padding);
        const auto fit_in = [badge_width](double room) {
            return std::max(static_cast<std::uint32_t>((room + badge_least_gap) /
                                                       (badge_width + badge_least_gap)),
                            1U);
        };
        std::uint32_t fit = fit_in(layout_.width);
        if (fit < count) {
            // Several rows: lines from the upper ones may pass beside the lower ones.
            fit = fit_in(layout_.width - (badge_least_gap + 2 * badge_lane));
        }
        const std::uint32_t rows = (count + fit - 1) / fit;
        per_row_ = (count + rows - 1) / rows;
        const double spare = layout_.width - per_row_ * badge_width;
        badge_gap_ = std::clamp(spare / (per_row_ + 1), badge_least_gap, badge_most_gap);
        for (std::uint32_t badge = 0; badge < count; ++badge) {
            const std::uint32_t row = badge / per_row_;
            const std::uint32_t in_row = std::min(per_row_, count - row * per_row_);
            const double row_width = in_row * badge_width + (in_row - 1) * badge_gap_;
            layout_.badges.push_back({.x = (layout_.width - row_width) / 2 +
                                           (badge % per_row_) * (badge_width + badge_gap_),
                                      .y = row * (badge_height + badge_row_gap),
                                      .width = badge_width,
                                      .height = badge_height});
        }
        badges_end_ = rows * badge_height + (rows - 1) * badge_row_gap;
    }

    void place_cells() {
        std::uint64_t columns = 1;
        while (static_cast<double>(columns * 2) * style_.least_pitch <= layout_.width &&
               columns < m_) {
            columns *= 2;
        }
        columns = std::min(columns, m_);
        layout_.columns = static_cast<std::uint32_t>(columns);
        rows_ = (m_ + columns - 1) / columns;
        const double across =
            std::min(style_.most_pitch, layout_.width / static_cast<double>(columns));
        layout_.cell = across - style_.gap * across / style_.most_pitch;
        const double row_gap = across - layout_.cell;
        const double owners = style_.owner_lines * label_line;
        layout_.pitch = {.x = across,
                         .y = layout_.cell + style_.index_line + owners + row_gap +
                              (owners > 0 ? label_line / 2 : 0)};
        layout_.first = {
            .x = (layout_.width - across * static_cast<double>(columns)) / 2 + row_gap / 2,
            .y = badges_end_ + line_zone};
        layout_.index_drop = style_.index_font + 3;
        layout_.height =
            layout_.first.y + static_cast<double>(rows_) * layout_.pitch.y - row_gap + 4;
    }

    [[nodiscard]] Box cell(std::uint64_t position) const {
        const std::uint64_t column = position % layout_.columns;
        const std::uint64_t row = position / layout_.columns;
        return {.x = layout_.first.x + static_cast<double>(column) * layout_.pitch.x,
                .y = layout_.first.y + static_cast<double>(row) * layout_.pitch.y,
                .width = layout_.cell,
                .height = layout_.cell};
    }

    void place_lines() {
        for (std::uint32_t badge = 0; badge < see_.badges.size(); ++badge) {
            if (see_.badges[badge].has_line) {
                layout_.lines.push_back({.badge = badge,
                                         .role = see_.badges[badge].role,
                                         .curves = route(badge, see_.badges[badge].position)});
            }
        }
        const auto weight = [](const ProbeLine& line) {
            return line.role == ProbeRole::never_read ? 0 : line.role == ProbeRole::done ? 1 : 2;
        };
        sort_few(
            layout_.lines.begin(),
            layout_.lines.end(),
            [&weight](const ProbeLine& a, const ProbeLine& b) { return weight(a) < weight(b); });
    }

    /// Down through the gaps between lower badges, then between columns to the cell.
    [[nodiscard]] std::vector<Curve> route(std::uint32_t badge, std::uint64_t position) const {
        std::vector<Curve> curves;
        const Box target = cell(position);
        Point at = bottom_of(layout_.badges[badge]);
        const auto fall_to = [&curves, &at](Point next) {
            curves.push_back(falling(at, next));
            at = next;
        };
        const auto badges = static_cast<std::uint32_t>(layout_.badges.size());
        for (std::uint32_t first = (badge / per_row_ + 1) * per_row_; first < badges;
             first += per_row_) {
            const std::uint32_t last = std::min(first + per_row_, badges) - 1;
            const Point gap = nearest_gap(first, last, at.x, target.x, badge);
            fall_to(gap);
            fall_to({.x = gap.x, .y = gap.y + badge_height + badge_row_gap / 2});
        }
        const double halo = std::min(3.0, (layout_.pitch.x - layout_.cell) / 2);
        const double middle = target.x + target.width / 2;
        if (position < layout_.columns) {
            fall_to({.x = middle, .y = target.y - halo});
            return curves;
        }
        // Between the columns, on the side that the line comes from, unless that is the edge of the
        // figure; lines that share a gap keep apart by a lane each.
        const double gap = layout_.pitch.x - layout_.cell;
        const double lane = (static_cast<double>(badge % 3) - 1) * gap / 4;
        const std::uint64_t column = position % layout_.columns;
        const bool from_left = column > 0 && (at.x < middle || column + 1 == layout_.columns);
        const double lane_x =
            (from_left ? target.x - gap / 2 : target.x + target.width + gap / 2) + lane;
        const double side_y = target.y + target.height / 2;
        const double turn = std::min(target.height / 2, 6.0);
        fall_to({.x = lane_x, .y = layout_.first.y - halo});
        fall_to({.x = lane_x, .y = side_y - turn});
        const double side_x = from_left ? target.x - halo / 2 : target.x + target.width + halo / 2;
        curves.push_back(turning(at, {.x = side_x, .y = side_y}));
        return curves;
    }

    /// The top of the gap between the badges `first` to `last` (or beside them) that is the least
    /// detour from `from` to `to`. Lines of different badges take different lanes in it.
    [[nodiscard]] Point nearest_gap(std::uint32_t first,
                                    std::uint32_t last,
                                    double from,
                                    double to,
                                    std::uint32_t badge) const {
        const double lane = (static_cast<double>(badge % 3) - 1) * badge_lane;
        std::optional<double> best;
        const auto consider = [&best, from, to](double x) {
            const auto detour = [from, to](double via) {
                return std::fabs(via - from) + std::fabs(via - to);
            };
            if (!best || detour(x) < detour(*best)) {
                best = x;
            }
        };
        for (std::uint32_t lower = first; lower <= last; ++lower) {
            consider(layout_.badges[lower].x - badge_least_gap / 2);
        }
        consider(layout_.badges[last].x + layout_.badges[last].width + badge_least_gap / 2);
        return {.x = *best + lane, .y = layout_.badges[first].y - badge_row_gap / 2};
    }

    void place_labels() {
        // The current probe first: where two labels would overlap, it keeps its own.
        std::vector<const CellMark*> marks;
        marks.reserve(see_.array.marks.size());
        for (const CellMark& mark : see_.array.marks) {
            marks.push_back(&mark);
        }
        const auto leads = [](const CellMark* mark) {
            return mark->role == ProbeRole::current || mark->role == ProbeRole::first_miss;
        };
        sort_few(marks.begin(), marks.end(), [&leads](const CellMark* a, const CellMark* b) {
            return leads(a) && !leads(b);
        });
        for (const CellMark* mark : marks) {
            if (style_.owner_lines > 0) {
                place_under(*mark);
            } else {
                place_tag(*mark);
            }
        }
    }

    [[nodiscard]] bool is_marked(std::uint64_t position) const {
        return std::any_of(see_.array.marks.begin(),
                           see_.array.marks.end(),
                           [position](const CellMark& mark) { return mark.position == position; });
    }

    /// Owners under the cell, where every row has room for them.
    void place_under(const CellMark& mark) {
        if (mark.owners.empty()) {
            return;
        }
        const Box box = cell(mark.position);
        const double middle = box.x + box.width / 2;
        // Alone in its row of cells, a name may be wider than its column: nothing is beside it.
        const bool crowded = rows_ > 1 || is_marked(mark.position + 1) ||
                             (mark.position > 0 && is_marked(mark.position - 1));
        const double to_edge = std::min(middle, layout_.width - middle);
        const double width =
            crowded ? layout_.pitch.x - 2 : std::min(layout_.pitch.x * 1.8, 2 * to_edge);
        CellLabel label{
            .position = mark.position,
            .anchor = {.x = middle, .y = box.y + box.height + style_.index_line + label_line - 1},
            .width = width,
            .lines = owner_lines(mark),
            .on_tag = false,
            .tag = {}};
        for (std::string& line : label.lines) {
            line = shortened(line, static_cast<std::uint32_t>(width / label_advance));
        }
        layout_.labels.push_back(std::move(label));
    }

    /// Index and owners on a tag beside the cell, over other cells; left out where it would cover
    /// another tag or a probed cell.
    void place_tag(const CellMark& mark) {
        constexpr std::uint32_t most_columns = 18;
        std::string text = std::to_string(mark.position);
        if (!mark.owners.empty()) {
            text += " " + mark.owners.front();
            text = shortened(text, most_columns);
        }
        if (mark.owners.size() > 1) {
            text += " +" + grouped(mark.owners.size() - 1);
        }
        const Box box = cell(mark.position);
        const double gap = layout_.pitch.x - layout_.cell + 2;
        const double width = columns_of(text) * label_advance + 2 * tag_padding;
        Box tag{.x = box.x + box.width + gap,
                .y = std::min(box.y + box.height / 2 - tag_height / 2, layout_.height - tag_height),
                .width = width,
                .height = tag_height};
        if (tag.x + tag.width > layout_.width) {
            tag.x = box.x - gap - tag.width;
        }
        const bool covers_tag =
            std::any_of(layout_.labels.begin(),
                        layout_.labels.end(),
                        [&tag](const CellLabel& other) { return overlap(tag, other.tag); });
        const bool covers_probed = std::any_of(
            see_.array.marks.begin(),
            see_.array.marks.end(),
            [this, &tag](const CellMark& other) { return overlap(tag, cell(other.position)); });
        if (tag.x < 0 || covers_tag || covers_probed) {
            return;
        }
        layout_.labels.push_back({.position = mark.position,
                                  .anchor = {.x = tag.x + tag.width / 2,
                                             .y = tag.y + tag_height / 2 + label_font_size * 0.36},
                                  .width = width,
                                  .lines = {std::move(text)},
                                  .on_tag = true,
                                  .tag = tag});
    }

    const SeeView& see_;
    std::uint64_t m_;
    const CellStyle& style_;
    FigureLayout layout_;
    std::uint32_t per_row_ = 1;
    double badge_gap_ = 0;
    double badges_end_ = 0;
    std::uint64_t rows_ = 1;
};

}  // namespace

FigureLayout layout_figure(const SeeView& see, double width) {
    return Placing(see, width).place();
}

std::uint64_t cell_at(const FigureLayout& layout, std::uint64_t m, Point point) {
    const double column = std::floor((point.x - layout.first.x) / layout.pitch.x);
    const double row = std::floor((point.y - layout.first.y) / layout.pitch.y);
    if (!(column >= 0) || !(row >= 0) || column >= layout.columns ||
        row > static_cast<double>(m / layout.columns)) {
        return m;
    }
    return std::min(
        m,
        static_cast<std::uint64_t>(row) * layout.columns + static_cast<std::uint64_t>(column));
}

std::uint64_t cell_beside(std::uint64_t position,
                          Direction direction,
                          std::uint32_t columns,
                          std::uint64_t m) {
    const std::uint64_t last = m - 1;
    position = std::min(position, last);
    switch (direction) {
        case Direction::left:
            return position - (position > 0 ? 1U : 0U);
        case Direction::right:
            return std::min(position + 1, last);
        case Direction::up:
            return position >= columns ? position - columns : position;
        case Direction::down:
            return position + columns <= last ? position + columns : position;
        case Direction::first:
            return 0;
        case Direction::last:
            return last;
    }
    return position;
}

}  // namespace bloom::presenter

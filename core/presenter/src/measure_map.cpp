#include "measure_map.hpp"

#include "format.hpp"
#include "model/density.hpp"

#include <algorithm>
#include <cmath>

namespace bloom::presenter {
namespace {

constexpr std::uint32_t most_columns = 256;
constexpr std::uint32_t most_rows = 128;
constexpr std::uint64_t most_cells = std::uint64_t{most_columns} * most_rows;
constexpr std::uint64_t zoom = 4;
constexpr std::uint64_t least_bits = 256;

const model::Filter* filter_of(const MeasureState& state) {
    switch (state.map.source) {
        case MapSource::run:
            return state.run ? &state.run->work.filter() : nullptr;
        case MapSource::lists:
            return state.lists ? state.lists->work.filter() : nullptr;
        case MapSource::nothing:
            break;
    }
    return nullptr;
}

struct Grid {
    std::uint32_t columns;
    std::uint32_t rows;
    std::uint32_t cells;
};

/// Twice as wide as high; with few bits a cell for each.
Grid grid_of(const MapRange& range) {
    const std::uint64_t length = range.to - range.from;
    if (length >= most_cells) {
        return {.columns = most_columns, .rows = most_rows, .cells = most_cells};
    }
    const auto cells = static_cast<std::uint32_t>(length);
    const auto columns =
        std::min(most_columns,
                 static_cast<std::uint32_t>(std::ceil(std::sqrt(2 * static_cast<double>(cells)))));
    return {.columns = columns, .rows = (cells + columns - 1) / columns, .cells = cells};
}

/// The shares of bits set that the lightest and the darkest cell stand for: four standard deviations
/// about that of the whole array, so that what chance does looks grey and clumps stand out.
struct Shades {
    double low = 0;
    double high = 1;
};

Shades shades_of(const model::Filter& filter, const MapRange& range) {
    constexpr double deviations = 4;
    const double fill = filter.fill_ratio();
    const double bits = static_cast<double>(range.to - range.from) / grid_of(range).cells;
    const double reach = deviations * std::sqrt(fill * (1 - fill) / bits);
    if (!(reach > 0)) {
        return {};
    }
    return {.low = std::max(0.0, fill - reach), .high = std::min(1.0, fill + reach)};
}

MapRange moved(MapRange range, std::uint64_t m, const MoveMap& move) {
    const std::uint64_t length = range.to - range.from;
    const double place = std::isfinite(move.place) ? std::clamp(move.place, -1.0, 1.0) : 0;
    std::uint64_t new_length = length;
    double from = static_cast<double>(range.from);
    switch (move.move) {
        case MapMove::whole:
            return {.source = range.source, .from = 0, .to = m};
        case MapMove::zoom_in:
            new_length = std::max(length / zoom, std::min(least_bits, length));
            break;
        case MapMove::zoom_out:
            new_length = length > m / zoom ? m : length * zoom;
            break;
        case MapMove::shift:
            from += place * static_cast<double>(length);
            break;
    }
    if (move.move != MapMove::shift) {
        // The bit under the pointer stays under it.
        from +=
            std::max(0.0, place) * (static_cast<double>(length) - static_cast<double>(new_length));
    }
    const auto last = static_cast<double>(m - new_length);
    range.from = static_cast<std::uint64_t>(std::llround(std::clamp(from, 0.0, last)));
    range.to = range.from + new_length;
    return range;
}

Action move_action(std::string label, std::string hint, bool enabled, MoveMap move) {
    return {.label = std::move(label),
            .hint = std::move(hint),
            .enabled = enabled,
            .command = move};
}

}  // namespace

MapView present_map(const MeasureState& state) {
    const model::Filter* filter = filter_of(state);
    const MapRange& range = state.map;
    const std::uint64_t m = filter == nullptr ? 0 : filter->parameters().m;
    const std::uint64_t length = range.to - range.from;
    MapView view;
    view.shown = filter != nullptr;
    view.title = "The bit array";
    constexpr double middle = 0.5;
    view.zoom_in = move_action("Zoom in",
                               "Show a quarter of these bits",
                               view.shown && length > least_bits,
                               {.move = MapMove::zoom_in, .place = middle});
    view.zoom_out = move_action("Zoom out",
                                "Show four times as many bits",
                                view.shown && length < m,
                                {.move = MapMove::zoom_out, .place = middle});
    view.back = move_action("Back",
                            "Towards bit 0",
                            view.shown && range.from > 0,
                            {.move = MapMove::shift, .place = -middle});
    view.forward = move_action("Forward",
                               "Towards the last bit",
                               view.shown && range.to < m,
                               {.move = MapMove::shift, .place = middle});
    view.whole = move_action("Whole array", "Show all bits", view.shown && length < m, {});
    view.revision = state.map_revision;
    if (filter == nullptr) {
        return view;
    }
    const Grid grid = grid_of(range);
    view.columns = grid.columns;
    view.rows = grid.rows;
    view.cells = grid.cells;
    const double bits = static_cast<double>(length) / grid.cells;
    view.caption = "Bits " + grouped(range.from) + " to " + grouped(range.to - 1) + " of " +
                   grouped(m) + ", row by row; a cell is " +
                   (length == grid.cells ? "one bit." : readable(bits, 3) + " bits.");
    if (length == grid.cells) {
        view.lightest = "0";
        view.darkest = "1";
        view.note = "Each cell is one bit, light where it is 0 and dark where it is 1.";
    } else {
        const Shades shades = shades_of(*filter, range);
        view.lightest = percentage(shades.low, 3) + " set";
        view.darkest = percentage(shades.high, 3) + " set";
        view.note =
            "The shades reach four standard deviations to either side of the fill ratio: "
            "what chance does is an even grain, and a scheme that clumps shows as texture.";
    }
    return view;
}

bool move_map(MeasureState& state, const MoveMap& move) {
    const model::Filter* filter = filter_of(state);
    if (filter == nullptr) {
        return false;
    }
    const MapRange next = moved(state.map, filter->parameters().m, move);
    if (next.from != state.map.from || next.to != state.map.to) {
        state.map = next;
        ++state.map_revision;
    }
    return true;
}

void density_cells(const MeasureState& state,
                   std::uint64_t first,
                   std::vector<std::uint8_t>& cells) {
    cells.clear();
    const model::Filter* filter = filter_of(state);
    if (filter == nullptr) {
        return;
    }
    const MapRange& range = state.map;
    const Grid grid = grid_of(range);
    if (first >= grid.cells) {
        return;
    }
    // As much memory as is read in a millisecond or two.
    constexpr std::uint64_t bits_a_call = std::uint64_t{1} << 26U;
    const std::uint64_t bits_a_row = (range.to - range.from) / grid.rows + 1;
    const std::uint64_t rows = std::max<std::uint64_t>(1, bits_a_call / bits_a_row);
    std::vector<float> shares(
        static_cast<std::size_t>(std::min(rows * grid.columns, grid.cells - first)));
    model::densities(filter->bits(),
                     {.from = range.from, .to = range.to, .buckets = grid.cells},
                     first,
                     shares);
    const Shades shades = shades_of(*filter, range);
    cells.reserve(shares.size());
    for (const float share : shares) {
        constexpr double darkest = 255;
        const double shade = (static_cast<double>(share) - shades.low) / (shades.high - shades.low);
        cells.push_back(
            static_cast<std::uint8_t>(std::lround(std::clamp(shade, 0.0, 1.0) * darkest)));
    }
}

}  // namespace bloom::presenter

#include "presenter/chart_layout.hpp"
#include "presenter/figure_layout.hpp"
#include "presenter/playground.hpp"
#include "presenter/text.hpp"
#include "presenter/view_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// The page's clock, in milliseconds.
extern "C" double page_now();

/// What the page sees of the core: a few plain functions, so that the module needs no glue. Text
/// comes in as UTF-16, so that a lone surrogate arrives as it was typed; everything goes out as
/// UTF-8. Both go through one place each: the page writes a text, calls, and reads the answer.
namespace {

using namespace bloom::presenter;

/// A playground with what its face has had placed last.
struct PagePlayground {
    Playground playground{page_now};
    FigureLayout figure;
    std::map<std::string, ChartLayout, std::less<>> charts;
};

std::u16string given;  ///< what the page wrote last
std::string answer;    ///< what it reads next
std::string chunk;     ///< of a list, what the page wrote last

std::string taken() {
    return from_utf16(std::exchange(given, {}));
}

std::uint32_t flags(const Advance& advance) {
    return (advance.has_more ? 1U : 0U) + (advance.view_is_new ? 2U : 0U);
}

std::uint64_t cell_count(const PagePlayground& page) {
    return page.playground.view().see.array.bits.size();
}

/// Beyond it a number from the page is no count.
constexpr double most_counted = 1e15;

/// A width as the layouts take it.
double drawable(double value) {
    return std::isfinite(value) ? value : 0;
}

}  // namespace

/// Exported by its own name, with C linkage.
#define PAGE_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

/// Room for a text of `units` UTF-16 units, to be written before the next call.
PAGE_EXPORT(given_text) char16_t* given_text(std::size_t units) {
    given.resize(units);
    return given.data();
}

PAGE_EXPORT(answer_start) const char* answer_start() {
    return answer.data();
}

PAGE_EXPORT(answer_length) std::size_t answer_length() {
    return answer.size();
}

/// A new playground in its opening state, to be given to `close_playground` exactly once.
PAGE_EXPORT(open_playground) PagePlayground* open_playground() {
    return new PagePlayground;
}

PAGE_EXPORT(close_playground) void close_playground(PagePlayground* page) {
    delete page;
}

/// Carries out the given command line; answers why it can't be read, or nothing.
PAGE_EXPORT(run) void run(PagePlayground* page) {
    answer = page->playground.run(taken());
}

/// The same for a line that ends in a text: of what was given, the first `line_units` units are the
/// line, the others the text, whatever it holds.
PAGE_EXPORT(run_with_text) void run_with_text(PagePlayground* page, std::size_t line_units) {
    const std::u16string both = std::exchange(given, {});
    const std::size_t split = std::min(line_units, both.size());
    answer = page->playground.run(from_utf16(std::u16string_view(both).substr(0, split)),
                                  from_utf16(std::u16string_view(both).substr(split)));
}

/// Moves long work on for about so many milliseconds. Returns 1 if more is left, plus 2 if the view
/// is new.
PAGE_EXPORT(advance) std::uint32_t advance(PagePlayground* page, double budget_ms) {
    return flags(page->playground.advance(budget_ms));
}

/// Carries long work to its end, however long that takes.
PAGE_EXPORT(finish) void finish(PagePlayground* page) {
    page->playground.finish();
}

/// Answers the view as JSON.
PAGE_EXPORT(view) void view(const PagePlayground* page) {
    answer = to_json(page->playground.view());
}

PAGE_EXPORT(session) void session(const PagePlayground* page) {
    answer = page->playground.session();
}

/// Answers the link that brings back what is shown, from its question mark on.
PAGE_EXPORT(link) void shown_link(const PagePlayground* page) {
    answer = page->playground.link();
}

/// Places the figure in `width` units; `figure_cell_at` and `figure_cell_beside` speak of this
/// placement. Answers it as JSON.
PAGE_EXPORT(figure) void figure(PagePlayground* page, double width) {
    page->figure = layout_figure(page->playground.view().see, drawable(width));
    answer = to_json(page->figure);
}

/// The cell at a point of the figure, or the number of cells where there is none.
PAGE_EXPORT(figure_cell_at) double figure_cell_at(const PagePlayground* page, double x, double y) {
    return static_cast<double>(cell_at(page->figure, cell_count(*page), {.x = x, .y = y}));
}

/// The cell beside another, in the direction of that number. What is no cell counts as the first.
PAGE_EXPORT(figure_cell_beside)
double figure_cell_beside(const PagePlayground* page, double position, std::uint32_t direction) {
    const std::uint64_t count = cell_count(*page);
    const bool is_cell = position >= 0 && position < static_cast<double>(count);
    return static_cast<double>(cell_beside(is_cell ? static_cast<std::uint64_t>(position) : 0,
                                           static_cast<Direction>(direction),
                                           page->figure.columns,
                                           count));
}

/// Places the chart of the given id in `width` units. Answers it as JSON; nothing where there is no
/// such chart.
PAGE_EXPORT(chart) void chart(PagePlayground* page, double width) {
    const std::string id = taken();
    const ChartView* found = find_chart(page->playground.view(), id);
    answer.clear();
    if (found != nullptr) {
        answer = to_json(page->charts[id] = layout_chart(*found, drawable(width)));
    }
}

/// The place on the horizontal axis, 0 to 1, of a pointer at `x` of the given chart's last placement.
PAGE_EXPORT(chart_place) double chart_place(const PagePlayground* page, double x) {
    const auto placed = page->charts.find(taken());
    return placed == page->charts.end() ? 0 : horizontal_place(placed->second, x);
}

/// Answers the data of the given chart as comma-separated values.
PAGE_EXPORT(chart_csv) void chart_csv(const PagePlayground* page) {
    answer = page->playground.chart_csv(taken());
}

/// Answers what was measured as comma-separated values.
PAGE_EXPORT(results_csv) void results_csv(const PagePlayground* page) {
    answer = page->playground.results_csv();
}

/// Begins to read a list: 0 of members, 1 of non-members. Its name is the given text. Returns
/// whether its bytes are wanted.
PAGE_EXPORT(open_list)
std::uint32_t open_list(PagePlayground* page, std::uint32_t kind, double bytes) {
    const bool is_size = bytes >= 0 && bytes < most_counted;
    return page->playground.open_list(kind == 0 ? ListKind::members : ListKind::non_members,
                                      taken(),
                                      is_size ? static_cast<std::uint64_t>(bytes) : 0)
               ? 1
               : 0;
}

/// Room for the next bytes of a list, to be written before `give_list`.
PAGE_EXPORT(given_bytes) char* given_bytes(std::size_t size) {
    chunk.resize(size);
    return chunk.data();
}

/// Takes them. Returns 1 if further ones are wanted, plus 2 if the view is new.
PAGE_EXPORT(give_list) std::uint32_t give_list(PagePlayground* page) {
    return flags(page->playground.give_list(chunk));
}

PAGE_EXPORT(end_list) void end_list(PagePlayground* page) {
    page->playground.end_list();
}

/// The list can't be handed over: 0 for a folder, 1 for several files, 2 for what can't be read.
PAGE_EXPORT(fail_list) void fail_list(PagePlayground* page, std::uint32_t problem) {
    page->playground.fail_list(problem == 0   ? ListProblem::folder
                               : problem == 1 ? ListProblem::several
                                              : ListProblem::unreadable);
}

/// Answers the density map's cells from number `first` on, a byte each; see Playground.
PAGE_EXPORT(density_cells) void density_cells(PagePlayground* page, double first) {
    const auto cells = page->playground.density_cells(
        first >= 0 && first < most_counted ? static_cast<std::uint64_t>(first) : 0);
    answer.assign(cells.begin(), cells.end());
}

/// Answers the names of all roles, as JSON.
PAGE_EXPORT(roles) void roles() {
    answer = roles_as_json();
}

#include "presenter/figure_layout.hpp"
#include "presenter/playground.hpp"
#include "presenter/text.hpp"
#include "presenter/view_text.hpp"

#include <emscripten/bind.h>

#include <cmath>
#include <cstdint>
#include <string>

/// What the page sees of the core: one class. Text comes in as UTF-16, so that a lone surrogate
/// arrives as it was typed; views go out as JSON, so that nothing but the one handle is to be freed.
namespace {

using namespace bloom::presenter;

class PagePlayground {
public:
    /// Carries out one command line; returns why it can't be read, or nothing.
    std::string run(const std::u16string& line) { return playground_.run(from_utf16(line)); }

    /// Replaces what stands in the text field, whatever characters it holds.
    void type(const std::u16string& text) { playground_.apply(TypeWord{from_utf16(text)}); }

    /// Gives a setting the value that its field holds, whatever characters those are.
    void set(Setting setting, const std::u16string& value) {
        playground_.apply(Set{.setting = setting, .value = from_utf16(value)});
    }

    [[nodiscard]] std::string view_json() const { return to_json(playground_.view()); }

    [[nodiscard]] std::string session() const { return playground_.session(); }

    /// Places the figure in `width` units; the two functions below speak of this placement.
    std::string layout_json(double width) {
        layout_ = layout_figure(playground_.view().see, std::isfinite(width) ? width : 0);
        return to_json(layout_);
    }

    /// The cell at a point of the figure, or the number of cells where there is none.
    [[nodiscard]] double cell_at(double x, double y) const {
        return static_cast<double>(
            bloom::presenter::cell_at(layout_, cell_count(), {.x = x, .y = y}));
    }

    /// The cell beside another. A number that is no cell counts as the first.
    [[nodiscard]] double cell_beside(double position, Direction direction) const {
        const bool is_cell = position >= 0 && position < static_cast<double>(cell_count());
        return static_cast<double>(
            bloom::presenter::cell_beside(is_cell ? static_cast<std::uint64_t>(position) : 0,
                                          direction,
                                          layout_.columns,
                                          cell_count()));
    }

private:
    [[nodiscard]] std::uint64_t cell_count() const {
        return playground_.view().see.array.bits.size();
    }

    Playground playground_;
    FigureLayout layout_;
};

EMSCRIPTEN_BINDINGS(bloom_playground) {
    emscripten::enum_<Direction>("Direction")
        .value("left", Direction::left)
        .value("right", Direction::right)
        .value("up", Direction::up)
        .value("down", Direction::down)
        .value("first", Direction::first)
        .value("last", Direction::last);

    emscripten::enum_<Setting>("Setting")
        .value("m", Setting::m)
        .value("k", Setting::k)
        .value("key", Setting::key);

    emscripten::class_<PagePlayground>("Playground")
        .constructor<>()
        .function("run", &PagePlayground::run)
        .function("type", &PagePlayground::type)
        .function("set", &PagePlayground::set)
        .function("viewJson", &PagePlayground::view_json)
        .function("session", &PagePlayground::session)
        .function("layoutJson", &PagePlayground::layout_json)
        .function("cellAt", &PagePlayground::cell_at)
        .function("cellBeside", &PagePlayground::cell_beside)
        .class_function("rolesJson", &roles_as_json);
}

}  // namespace

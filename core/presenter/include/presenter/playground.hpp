#pragma once

#include "presenter/command.hpp"
#include "presenter/view_state.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bloom::presenter {

struct State;

/// Milliseconds since whenever, never going back. The only way in which the core knows of time.
using Clock = double (*)();

/// The system's steady clock.
double steady_milliseconds();

/// What came of moving long work on.
struct Advance {
    bool has_more = false;     ///< whether something is still under way
    bool view_is_new = false;  ///< whether the view has been presented anew
};

/// The playground: holds a state, takes commands, shows a view. What faces own, one each.
/// Nothing throws; a refused command leaves the last good state and says why in the view.
class Playground {
public:
    /// The opening state: preset `figure`, apple, banana and cherry in, `lime` ready to play.
    explicit Playground(Clock clock = steady_milliseconds);
    ~Playground();
    Playground(Playground&&) noexcept;
    Playground& operator=(Playground&&) noexcept;
    Playground(const Playground&) = delete;
    Playground& operator=(const Playground&) = delete;

    /// Carries out one command.
    void apply(const Command& command);

    /// Reads a line (see codec.hpp) and carries it out. Returns why it can't be read, or nothing.
    std::string run(std::string_view line);

    /// The same for a line that ends in a text which may hold anything, quotes and line ends too:
    /// `run("set m", text)`.
    std::string run(std::string_view line, std::string_view text);

    /// Moves long work on for about `budget_ms` milliseconds, at least by one slice of about one
    /// (see ViewState::slice_ms). The view is presented anew ten times a second, and at the end.
    /// Nothing under way: nothing happens.
    Advance advance(double budget_ms);

    /// Carries long work to its end in one go, without looking at the clock: for replay and tests.
    /// What it shows tells no times, so that it is always the same.
    void finish();

    /// What to show now. Valid until the next command, `advance` or `finish`.
    [[nodiscard]] const ViewState& view() const;

    /// Lines that lead from the opening state to the filter, the trace, the tuned filter and the
    /// settings shown now.
    [[nodiscard]] std::string session() const;

    /// The shortest link, "?v=1&m=64&…", that brings back what is shown: the screen, its filter and
    /// the step, or the measurement; parts and locks, too. Empty where it would take more than
    /// 64 KiB.
    [[nodiscard]] std::string link() const;

    /// The data of a chart as comma-separated values, to be saved; empty where there is no such
    /// chart.
    [[nodiscard]] std::string chart_csv(std::string_view chart) const;

    /// What was measured, filter by filter, checkpoint by checkpoint, list by list, as
    /// comma-separated values; headings alone where nothing was.
    [[nodiscard]] std::string results_csv() const;

    /// Begins to read one of the reader's lists, a file of that name and size. Bytes follow with
    /// `give_list` and `end_list`. Returns whether they are wanted: if not, the view says why.
    bool open_list(ListKind kind, std::string_view name, std::uint64_t bytes);

    /// The next bytes of the list: at most `ListsView::chunk_bytes` at a time, which take some
    /// milliseconds. `has_more` tells whether further ones are wanted; if not, the list is cancelled
    /// or refused. The view is presented anew ten times a second.
    Advance give_list(std::string_view chunk);

    /// The list is over. What follows is long work, for `advance`.
    void end_list();

    /// The face can't hand the list over: says so in the view, and the last good state stays.
    void fail_list(ListProblem problem);

    /// The values of the density map's cells (see MapView) from number `first` on, as many whole rows
    /// as take some milliseconds, one at least: 0 for `lightest` to 255 for `darkest`. To be called
    /// until all are there. Nothing behind the last cell. Valid until the next call.
    std::span<const std::uint8_t> density_cells(std::uint64_t first);

private:
    void show();

    Clock clock_;
    std::unique_ptr<State> state_;
    ViewState view_;
    std::vector<std::uint8_t> cells_;
    double shown_at_ = 0;             ///< when the view was presented last while work went on
    std::optional<double> timed_to_;  ///< up to when the time of the present work is counted
};

}  // namespace bloom::presenter

#pragma once

#include "presenter/command.hpp"
#include "presenter/view_state.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace bloom::presenter {

struct State;

/// The playground: holds a state, takes commands, shows a view. What faces own, one each.
/// Nothing throws; a refused command leaves the last good state and says why in the view.
class Playground {
public:
    /// The opening state: preset `figure`, apple, banana and cherry in, `lime` ready to play.
    Playground();
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

    /// What to show now. Valid until the next command.
    [[nodiscard]] const ViewState& view() const;

    /// Lines that lead from the opening state to the filter, the trace, the tuned filter and the
    /// settings shown now.
    [[nodiscard]] std::string session() const;

    /// The data of a chart of the tuning screen ("k", "n", "bits", "memory") as comma-separated
    /// values, to be saved; empty for any other id.
    [[nodiscard]] std::string chart_csv(std::string_view chart) const;

private:
    std::unique_ptr<State> state_;
    ViewState view_;
};

}  // namespace bloom::presenter

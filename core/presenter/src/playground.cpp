#include "presenter/playground.hpp"

#include "present.hpp"
#include "presenter/codec.hpp"
#include "session.hpp"
#include "tune_charts.hpp"
#include "update.hpp"

#include <utility>

namespace bloom::presenter {

Playground::Playground()
    : state_(std::make_unique<State>(opening_state())),
      view_(present(*state_)) {}

Playground::~Playground() = default;
Playground::Playground(Playground&&) noexcept = default;
Playground& Playground::operator=(Playground&&) noexcept = default;

void Playground::apply(const Command& command) {
    *state_ = update(std::move(*state_), command);
    view_ = present(*state_);
}

std::string Playground::run(std::string_view line) {
    ParsedCommand parsed = read_command(line);
    if (parsed.command) {
        apply(*parsed.command);
    }
    return std::move(parsed.error);
}

std::string Playground::run(std::string_view line, std::string_view text) {
    return run(std::string(line) + text_part(text));
}

const ViewState& Playground::view() const {
    return view_;
}

std::string Playground::session() const {
    return session_of(*state_);
}

std::string Playground::chart_csv(std::string_view chart) const {
    return is_tune_chart(chart) ? tune_chart_csv(state_->tune, chart) : std::string{};
}

}  // namespace bloom::presenter

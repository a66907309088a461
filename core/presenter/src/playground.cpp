#include "presenter/playground.hpp"

#include "present.hpp"
#include "presenter/codec.hpp"
#include "session.hpp"
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

const ViewState& Playground::view() const {
    return view_;
}

std::string Playground::session() const {
    return session_of(*state_);
}

}  // namespace bloom::presenter

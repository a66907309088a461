#include "presenter/playground.hpp"

#include "link.hpp"
#include "measure_charts.hpp"
#include "measure_csv.hpp"
#include "measure_list_messages.hpp"
#include "measure_lists.hpp"
#include "measure_map.hpp"
#include "present.hpp"
#include "presenter/codec.hpp"
#include "session.hpp"
#include "tune_charts.hpp"
#include "update.hpp"
#include "work.hpp"

#include <utility>

namespace bloom::presenter {
namespace {

constexpr std::uint32_t slice_ms = 10;
constexpr double between_views_ms = 100;

/// What was said before is over; the lists are on the measuring screen.
void start_anew(State& state) {
    state.screen = Screen::measure;
    state.playing = false;
    state.notice = {};
    state.spoken.clear();
}

}  // namespace

Playground::Playground(Clock clock)
    : clock_(clock),
      state_(std::make_unique<State>(opening_state())) {
    show();
}

Playground::~Playground() = default;
Playground::Playground(Playground&&) noexcept = default;
Playground& Playground::operator=(Playground&&) noexcept = default;

void Playground::apply(const Command& command) {
    *state_ = update(std::move(*state_), command);
    if (!is_working(*state_) && !is_reading(*state_)) {
        timed_to_.reset();
    }
    show();
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

Advance Playground::advance(double budget_ms) {
    if (!is_working(*state_)) {
        return {};
    }
    const double start = clock_();
    if (!timed_to_) {
        timed_to_ = start;
        shown_at_ = start;
    }
    do {
        do_slice(*state_);
        const double reached = clock_();
        take_time(*state_, reached - *timed_to_);
        timed_to_ = reached;
    } while (is_working(*state_) && *timed_to_ - start < budget_ms);
    const double now = *timed_to_;
    const bool has_more = is_working(*state_);
    if (!has_more) {
        timed_to_.reset();
    } else if (now - shown_at_ < between_views_ms) {
        return {.has_more = true};
    }
    shown_at_ = now;
    show();
    return {.has_more = has_more, .view_is_new = true};
}

void Playground::finish() {
    if (!is_working(*state_)) {
        return;
    }
    take_time(*state_, std::nullopt);
    while (is_working(*state_)) {
        do_slice(*state_);
    }
    timed_to_.reset();
    show();
}

const ViewState& Playground::view() const {
    return view_;
}

std::string Playground::session() const {
    return session_of(*state_);
}

std::string Playground::link() const {
    std::vector<LinkParameter> parameters = parameters_of(*state_);
    add_flags(parameters, state_->parts, state_->locks);
    return written(parameters);
}

std::string Playground::chart_csv(std::string_view chart) const {
    return is_tune_chart(chart)      ? tune_chart_csv(state_->tune, chart)
           : is_measure_chart(chart) ? measure_chart_csv(state_->measure, chart)
                                     : std::string{};
}

std::string Playground::results_csv() const {
    return measure_csv(state_->measure);
}

bool Playground::open_list(ListKind kind, std::string_view name, std::uint64_t bytes) {
    start_anew(*state_);
    const bool is_open = presenter::open_list(state_->measure, state_->tune.now, kind, name, bytes);
    if (is_open) {
        timed_to_ = clock_();
        shown_at_ = *timed_to_;
        state_->spoken = list_messages::reading({.name = std::string(name), .bytes = bytes});
    }
    show();
    return is_open;
}

Advance Playground::give_list(std::string_view chunk) {
    if (!is_reading(*state_)) {
        return {};
    }
    const bool has_more = presenter::give_list(state_->measure, chunk);
    const double now = clock_();
    take_time(*state_, now - timed_to_.value_or(now));
    timed_to_ = now;
    if (has_more && now - shown_at_ < between_views_ms) {
        return {.has_more = true};
    }
    shown_at_ = now;
    if (!has_more) {
        state_->spoken = state_->measure.refused_list->error;
    }
    show();
    return {.has_more = has_more, .view_is_new = true};
}

void Playground::end_list() {
    state_->spoken = presenter::end_list(state_->measure);
    show();
}

void Playground::fail_list(ListProblem problem) {
    start_anew(*state_);
    presenter::fail_list(state_->measure, problem);
    show();
}

std::span<const std::uint8_t> Playground::density_cells(std::uint64_t first) {
    presenter::density_cells(state_->measure, first, cells_);
    return cells_;
}

void Playground::show() {
    view_ = present(*state_);
    view_.slice_ms = is_working(*state_) ? slice_ms : 0;
}

}  // namespace bloom::presenter

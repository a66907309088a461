#include "scheme_check_update.hpp"

#include "model/rates.hpp"
#include "scheme_check_messages.hpp"

#include <variant>

namespace bloom::presenter {

std::string refusal_of_check(const Tuned& tuned) {
    const auto plan = model::plan_scheme_check(tuned.m, tuned.n, tuned.k);
    const auto* refusal = std::get_if<model::CheckRefusal>(&plan);
    return refusal == nullptr
               ? std::string{}
               : check_messages::refusal(*refusal, model::formula_rate(tuned.m, tuned.n, tuned.k));
}

void start_check(TuneState& state) {
    const auto plan = model::plan_scheme_check(state.now.m, state.now.n, state.now.k);
    if (const auto* found = std::get_if<model::CheckPlan>(&plan)) {
        state.check.emplace(*found);
    }
}

bool cancel_check(TuneState& state) {
    if (!state.check || !state.check->is_working()) {
        return false;
    }
    state.check->cancelled = true;
    return true;
}

}  // namespace bloom::presenter

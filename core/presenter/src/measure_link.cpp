#include "measure_link.hpp"

#include "settings.hpp"

namespace bloom::presenter {

std::string measure_link(const model::ExperimentPlan& plan) {
    return "?n=" + std::to_string(plan.members) + "&m=" + std::to_string(plan.parameters.m) +
           "&k=" + std::to_string(plan.parameters.k) + "&queries=" + std::to_string(plan.queries) +
           "&seed=" + std::to_string(plan.seed) + "&filters=" + std::to_string(plan.filters) +
           "&scheme=" + std::string(settings::id_of(plan.parameters.scheme)) +
           "&checkpoints=" + (plan.checkpoints.empty() ? "off" : "on");
}

}  // namespace bloom::presenter

#include "measure_link.hpp"

#include "settings.hpp"

#include <algorithm>

namespace bloom::presenter {

std::string measure_link(const model::ExperimentPlan& plan) {
    const auto scheme = std::find_if(
        settings::schemes.begin(),
        settings::schemes.end(),
        [&plan](const settings::SchemeName& one) { return one.scheme == plan.parameters.scheme; });
    return "?n=" + std::to_string(plan.members) + "&m=" + std::to_string(plan.parameters.m) +
           "&k=" + std::to_string(plan.parameters.k) + "&queries=" + std::to_string(plan.queries) +
           "&seed=" + std::to_string(plan.seed) + "&filters=" + std::to_string(plan.filters) +
           "&scheme=" + std::string(scheme->id) +
           "&checkpoints=" + (plan.checkpoints.empty() ? "off" : "on");
}

}  // namespace bloom::presenter

#include "measure_csv.hpp"

#include "format.hpp"
#include "model/intervals.hpp"
#include "model/rates.hpp"
#include "settings.hpp"

namespace bloom::presenter {
namespace {

/// One measurement with what it was made of.
std::string row(std::string_view kind,
                const model::Parameters& parameters,
                std::uint64_t seed,
                const model::RateMeasurement& measured) {
    const model::Interval within =
        model::wilson_interval(measured.false_positives, measured.queries);
    const auto expected = model::expected_rate(parameters.m, measured.members, parameters.k);
    const double fill = static_cast<double>(measured.set_bits) / static_cast<double>(parameters.m);
    const auto queries = static_cast<double>(measured.queries);
    return std::string(kind) + "," + std::string(settings::id_of(parameters.scheme)) + "," +
           std::to_string(parameters.m) + "," + std::to_string(parameters.k) + "," +
           std::to_string(seed) + "," + std::to_string(measured.members) + "," +
           std::to_string(measured.set_bits) + "," + std::to_string(measured.queries) + "," +
           std::to_string(measured.false_positives) + "," +
           (measured.queries > 0 ? precise(static_cast<double>(measured.false_positives) / queries)
                                 : std::string{}) +
           "," + precise(within.low) + "," + precise(within.high) + "," +
           precise(model::formula_rate(parameters.m, measured.members, parameters.k)) + "," +
           (expected ? precise(*expected) : std::string{}) + "," +
           precise(model::rate_from_fill(fill, parameters.k)) + "\n";
}

}  // namespace

std::string measure_csv(const MeasureState& state) {
    std::string text =
        "what,scheme,m,k,seed,members,set_bits,queries,false_positives,rate,low,high,formula,"
        "exact,from_fill\n";
    if (state.run) {
        const model::Experiment& work = state.run->work;
        const model::ExperimentPlan& plan = work.plan();
        std::uint64_t seed = plan.seed;
        for (const model::RateMeasurement& one : work.measurements()) {
            text += row("filter", plan.parameters, seed, one);
            ++seed;
        }
        for (const model::RateMeasurement& one : work.checkpoints()) {
            text += row("checkpoint", plan.parameters, plan.seed, one);
        }
    }
    if (state.lists && state.lists->work.filter() != nullptr) {
        const model::ListMeasurement& work = state.lists->work;
        const model::Parameters& parameters = work.filter()->parameters();
        text += row("list with generated keys", parameters, work.plan().seed, work.of_generated());
        if (state.lists->has_non_members) {
            text += row("list with own non-members",
                        parameters,
                        work.plan().seed,
                        work.of_non_members());
        }
    }
    return text;
}

}  // namespace bloom::presenter

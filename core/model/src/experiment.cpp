#include "model/experiment.hpp"

#include "model/keys.hpp"

#include <algorithm>
#include <utility>

namespace bloom::model {
namespace {

bool is_key_count(std::uint64_t count) {
    return count >= 1 && count <= max_experiment_keys;
}

bool are_checkpoints(std::span<const std::uint64_t> checkpoints) {
    return checkpoints.size() <= max_experiment_checkpoints &&
           std::all_of(checkpoints.begin(), checkpoints.end(), is_key_count) &&
           std::adjacent_find(checkpoints.begin(),
                              checkpoints.end(),
                              [](std::uint64_t one, std::uint64_t next) { return one >= next; }) ==
               checkpoints.end();
}

std::uint64_t operations_of(const ExperimentPlan& plan) {
    const std::uint64_t beyond = plan.checkpoints.empty() || plan.checkpoints.back() < plan.members
                                     ? 0
                                     : plan.checkpoints.back() - plan.members;
    return (plan.members + plan.queries) * plan.filters + (plan.recheck ? plan.members : 0) +
           plan.checkpoints.size() * plan.checkpoint_queries + beyond;
}

}  // namespace

std::optional<ExperimentFault> fault_of(const ExperimentPlan& plan, std::uint64_t memory_limit) {
    if (!is_key_count(plan.members)) {
        return ExperimentFault::members_out_of_range;
    }
    if (plan.queries > max_experiment_keys || plan.checkpoint_queries > max_experiment_keys) {
        return ExperimentFault::queries_out_of_range;
    }
    if (plan.filters == 0 || plan.filters > max_experiment_filters) {
        return ExperimentFault::filters_out_of_range;
    }
    if (!are_checkpoints(plan.checkpoints)) {
        return ExperimentFault::checkpoints_out_of_range;
    }
    const Parameters& parameters = plan.parameters;
    if (parameters.k == 0 || parameters.k > most_hashes(parameters.scheme)) {
        return ExperimentFault::hashes_out_of_range;
    }
    if (parameters.m == 0 || parameters.m > max_bits) {
        return ExperimentFault::bits_out_of_range;
    }
    if (required_bytes(parameters.m) > memory_limit) {
        return ExperimentFault::too_large;
    }
    return std::nullopt;
}

std::optional<Experiment> Experiment::make(ExperimentPlan plan, std::uint64_t memory_limit) {
    if (fault_of(plan, memory_limit)) {
        return std::nullopt;
    }
    auto filter = Filter::make(plan.parameters);
    if (!filter) {
        return std::nullopt;
    }
    return Experiment(std::move(plan), std::move(*filter));
}

Experiment::Experiment(ExperimentPlan plan, Filter filter)
    : plan_(std::move(plan)),
      filter_(std::move(filter)),
      total_(operations_of(plan_)) {
    measurements_.reserve(plan_.filters);
    checkpoints_.reserve(plan_.checkpoints.size());
}

std::uint64_t Experiment::seed() const {
    return plan_.seed + number_;
}

bool Experiment::is_first() const {
    return number_ == 0;
}

/// The number of members at which adding is interrupted next.
std::uint64_t Experiment::next_stop() const {
    const bool has_checkpoint = is_first() && checkpoints_.size() < plan_.checkpoints.size();
    const std::uint64_t checkpoint =
        has_checkpoint ? plan_.checkpoints[checkpoints_.size()] : added_;
    if (is_measured_) {
        return checkpoint;
    }
    return has_checkpoint ? std::min(checkpoint, plan_.members) : plan_.members;
}

std::uint64_t Experiment::left_in_phase() const {
    switch (phase_) {
        case ExperimentPhase::adding:
            return next_stop() - added_;
        case ExperimentPhase::asking:
            return plan_.queries - measurements_.back().queries;
        case ExperimentPhase::rechecking:
            return plan_.members - rechecked_;
        case ExperimentPhase::checking:
            return plan_.checkpoint_queries - checkpoints_.back().queries;
        case ExperimentPhase::finished:
            break;
    }
    return 0;
}

bool Experiment::advance(std::uint64_t operations) {
    while (operations > 0 && phase_ != ExperimentPhase::finished) {
        const std::uint64_t count =
            std::min({operations, left_in_phase(), std::uint64_t{KeyBatch::capacity}});
        carry_out(static_cast<std::uint32_t>(count));
        operations -= count;
        done_ += count;
        while (phase_ != ExperimentPhase::finished && left_in_phase() == 0) {
            go_on();
        }
    }
    return phase_ != ExperimentPhase::finished;
}

/// The next `operations` of the phase, as many as one batch of keys has room for.
void Experiment::carry_out(std::uint32_t operations) {
    KeyBatch batch;
    const auto ask = [&](RateMeasurement& measurement) {
        const auto keys = batch.make(seed(), first_non_member + measurement.queries, operations);
        measurement.false_positives += filter_.count_maybe(keys);
        measurement.queries += operations;
    };
    switch (phase_) {
        case ExperimentPhase::adding:
            filter_.add(batch.make(seed(), added_, operations));
            added_ += operations;
            break;
        case ExperimentPhase::asking:
            ask(measurements_.back());
            break;
        case ExperimentPhase::rechecking:
            false_negatives_ +=
                operations - filter_.count_maybe(batch.make(seed(), rechecked_, operations));
            rechecked_ += operations;
            break;
        case ExperimentPhase::checking:
            ask(checkpoints_.back());
            break;
        case ExperimentPhase::finished:
            break;
    }
}

/// From a phase in which nothing is left to the one that follows.
void Experiment::go_on() {
    const RateMeasurement as_it_stands{.members = added_, .set_bits = filter_.bits().count()};
    if (phase_ == ExperimentPhase::asking && is_first() && plan_.recheck) {
        phase_ = ExperimentPhase::rechecking;
    } else if (!is_measured_ && added_ == plan_.members) {
        is_measured_ = true;
        measurements_.push_back(as_it_stands);
        phase_ = ExperimentPhase::asking;
    } else if (is_first() && checkpoints_.size() < plan_.checkpoints.size()) {
        if (added_ == plan_.checkpoints[checkpoints_.size()]) {
            checkpoints_.push_back(as_it_stands);
            phase_ = ExperimentPhase::checking;
        } else {
            phase_ = ExperimentPhase::adding;
        }
    } else if (!is_measured_) {
        phase_ = ExperimentPhase::adding;
    } else {
        end_filter();
    }
}

void Experiment::end_filter() {
    if (number_ + 1 == plan_.filters) {
        phase_ = ExperimentPhase::finished;
        return;
    }
    ++number_;
    added_ = 0;
    is_measured_ = false;
    filter_.clear();
    phase_ = ExperimentPhase::adding;
}

}  // namespace bloom::model

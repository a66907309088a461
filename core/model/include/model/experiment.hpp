#pragma once

#include "model/filter.hpp"
#include "model/memory.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// A filter of real size, measured: filled with generated keys (model/keys.hpp) and asked about
/// others that are certainly not in it.
namespace bloom::model {

/// Most keys that are added to a filter or asked of it.
inline constexpr std::uint64_t max_experiment_keys = std::uint64_t{1} << 40U;

/// Most filters that are measured one after another, and most checkpoints.
inline constexpr std::uint32_t max_experiment_filters = 1'000;
inline constexpr std::uint32_t max_experiment_checkpoints = 1'000;

/// What to measure.
struct ExperimentPlan {
    Parameters parameters;
    std::uint64_t members = 0;  ///< n, 1 to `max_experiment_keys`
    std::uint64_t queries = 0;  ///< non-members to ask at n, 0 to `max_experiment_keys`
    std::uint64_t seed = 0;     ///< filter j, from 0, holds the keys of seed + j
    std::uint32_t filters = 1;  ///< 1 to `max_experiment_filters`
    /// Numbers of members, in rising order, at which the first filter is measured besides: on the
    /// way to n, and beyond it. 1 to `max_experiment_keys` each; n itself may be among them.
    std::vector<std::uint64_t> checkpoints{};
    std::uint64_t checkpoint_queries = 0;  ///< non-members to ask at each of them
    bool recheck = true;  ///< whether every member is asked after at n, in the first filter

    bool operator==(const ExperimentPlan&) const = default;
};

/// Why a plan can't be carried out.
enum class ExperimentFault : std::uint8_t {
    members_out_of_range,
    queries_out_of_range,
    filters_out_of_range,
    checkpoints_out_of_range,  ///< too many, one out of range, or not above the one before
    hashes_out_of_range,       ///< k is 0 or more than the scheme gives
    bits_out_of_range,         ///< m is 0 or above `max_bits`
    too_large,                 ///< `required_bytes` of m is above the limit
};

/// The first reason, in the order above, why `plan` can't be carried out within `memory_limit`
/// bytes; nothing if it can. Allocates nothing.
std::optional<ExperimentFault> fault_of(const ExperimentPlan& plan,
                                        std::uint64_t memory_limit = memory_limit_bytes());

/// What a filter did with keys that are not in it, as far as they were asked. The measured
/// false-positive rate is false_positives / queries: no member is among those asked, and no key is
/// asked twice.
struct RateMeasurement {
    std::uint64_t members = 0;          ///< keys in the filter
    std::uint64_t set_bits = 0;         ///< bits that are 1 at that time
    std::uint64_t queries = 0;          ///< non-members asked
    std::uint64_t false_positives = 0;  ///< of those, how many passed
    bool operator==(const RateMeasurement&) const = default;
};

/// What an experiment is doing.
enum class ExperimentPhase : std::uint8_t {
    adding,      ///< members
    asking,      ///< non-members, at n
    rechecking,  ///< members
    checking,    ///< non-members, at a checkpoint
    finished,
};

/// A plan that is being carried out, slice by slice. All counts can be read at any time and depend
/// on the plan alone, not on how it was sliced, nor on the machine. Movable, not copyable.
class Experiment {
public:
    /// An experiment at its beginning, its filter allocated; nothing if `fault_of` has a reason, or
    /// if it has none and the system is short of memory all the same.
    static std::optional<Experiment> make(ExperimentPlan plan,
                                          std::uint64_t memory_limit = memory_limit_bytes());

    /// Carries out the next `operations` (a key added or asked is one), and returns whether any
    /// are left. Costs some tens of nanoseconds an operation, and where a filter follows another,
    /// the clearing of its bits. Does not allocate.
    bool advance(std::uint64_t operations);

    [[nodiscard]] const ExperimentPlan& plan() const { return plan_; }
    [[nodiscard]] ExperimentPhase phase() const { return phase_; }

    /// Operations carried out, and all that the plan asks for.
    [[nodiscard]] std::uint64_t done() const { return done_; }
    [[nodiscard]] std::uint64_t total() const { return total_; }

    /// The filter under way, or the last one.
    [[nodiscard]] const Filter& filter() const { return filter_; }

    /// Keys in that filter.
    [[nodiscard]] std::uint64_t members_added() const { return added_; }

    /// The filters at n, so far: filter j at place j. The last one's queries may be under way, and it
    /// is there from the time it holds n keys.
    [[nodiscard]] std::span<const RateMeasurement> measurements() const { return measurements_; }

    /// The checkpoints that were reached, in order. The last one's queries may be under way.
    [[nodiscard]] std::span<const RateMeasurement> checkpoints() const { return checkpoints_; }

    /// Members asked after so far, and how many of them the filter denied: always none, or the
    /// filter is broken.
    [[nodiscard]] std::uint64_t members_rechecked() const { return rechecked_; }
    [[nodiscard]] std::uint64_t false_negatives() const { return false_negatives_; }

private:
    Experiment(ExperimentPlan plan, Filter filter);

    [[nodiscard]] std::uint64_t seed() const;
    [[nodiscard]] bool is_first() const;
    [[nodiscard]] std::uint64_t next_stop() const;
    [[nodiscard]] std::uint64_t left_in_phase() const;
    void carry_out(std::uint32_t operations);
    void go_on();
    void end_filter();

    ExperimentPlan plan_;
    Filter filter_;
    ExperimentPhase phase_ = ExperimentPhase::adding;
    std::uint64_t done_ = 0;
    std::uint64_t total_ = 0;
    std::uint64_t added_ = 0;
    std::uint64_t rechecked_ = 0;
    std::uint64_t false_negatives_ = 0;
    std::uint32_t number_ = 0;
    bool is_measured_ = false;
    std::vector<RateMeasurement> measurements_;
    std::vector<RateMeasurement> checkpoints_;
};

}  // namespace bloom::model

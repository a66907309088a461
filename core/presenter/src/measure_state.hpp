#pragma once

#include "model/experiment.hpp"
#include "model/list_measurement.hpp"
#include "presenter/measure_view.hpp"
#include "tune_state.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bloom::presenter {

/// What the measuring screen lets one choose besides m, n, k and p.
struct MeasureInputs {
    model::Scheme scheme = model::Scheme::bloom_128;
    std::uint64_t queries = 1'000'000;
    std::uint64_t seed = 1;
    std::uint32_t filters = 1;
    bool checkpoints = false;
    bool operator==(const MeasureInputs&) const = default;
};

/// What was counted after so many queries.
struct Sample {
    std::uint64_t queries = 0;
    std::uint64_t passed = 0;
};

/// A measurement with generated keys, under way or over. It speaks of its own filter, whatever
/// becomes of that of the screen.
struct ExperimentRun {
    explicit ExperimentRun(model::Experiment experiment);

    model::Experiment work;
    double formula = 0;                ///< rate at n
    std::optional<double> expected;    ///< the exact one
    std::vector<std::uint64_t> stops;  ///< numbers of queries, over all filters, to sample at
    std::vector<Sample> samples;       ///< at the first of those
    bool paused = false;
    bool cancelled = false;
    std::optional<double> elapsed_ms = 0;  ///< nothing where no clock was watching

    [[nodiscard]] bool is_over() const {
        return cancelled || work.phase() == model::ExperimentPhase::finished;
    }
    [[nodiscard]] bool is_working() const { return !paused && !is_over(); }
};

/// A file as its face named it.
struct ListFile {
    std::string name;
    std::uint64_t bytes = 0;
};

/// The measurement of a reader's lists, under way or over.
struct ListRun {
    explicit ListRun(const model::ListPlan& plan) : work(plan) {}

    model::ListMeasurement work;
    std::array<ListFile, 2> files;    ///< by ListKind
    std::optional<ListKind> reading;  ///< the one that a face gives bytes of
    bool has_non_members = false;     ///< a list of them was read
    bool cancelled = false;
    std::optional<double> elapsed_ms = 0;

    [[nodiscard]] bool is_under_way() const { return reading.has_value() || is_working(); }

    /// Whether there is something to do without further bytes.
    [[nodiscard]] bool is_working() const {
        using enum model::ListPhase;
        const model::ListPhase phase = work.phase();
        return !cancelled && (phase == building || phase == rechecking || phase == asking);
    }
};

/// A list that was refused, and why.
struct RefusedList {
    ListFile file;
    std::string error;
};

/// Whose bits the density map shows, and which.
enum class MapSource : std::uint8_t { nothing, run, lists };
struct MapRange {
    MapSource source = MapSource::nothing;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
};

/// What the measuring screen knows. Can only be moved: its filters may be gigabytes.
struct MeasureState {
    MeasureInputs inputs;
    MeasureInputs home;                  ///< what reset leads to
    std::map<Setting, Refused> refused;  ///< what stands in a field and can't be taken
    std::optional<ExperimentRun> run;
    std::optional<ListRun> lists;
    std::optional<ListRun>
        lists_before;  ///< kept until its successor has been read without a fault
    std::optional<RefusedList> refused_list;
    std::string list_problem;  ///< why a list can't be opened, or could not be handed over
    MapRange map;
    std::uint64_t map_revision = 0;
};

}  // namespace bloom::presenter

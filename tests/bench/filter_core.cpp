#include "model/experiment.hpp"
#include "model/filter.hpp"
#include "model/keys.hpp"
#include "model/sizing.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

/// The model's filter and experiment as a WebAssembly module of their own, for filter_bench.mjs: the
/// page's module has nothing that only a benchmark would ask for.
namespace {

using namespace bloom::model;

std::vector<char> given;                ///< keys that JavaScript wrote, one behind the other
std::vector<std::uint32_t> given_ends;  ///< where each ends
std::vector<KeyText> generated;         ///< keys made here
std::vector<std::string_view> keys;     ///< of one or the other
std::optional<Filter> filter;
std::optional<Experiment> experiment;

std::optional<Parameters> parameters_for(double n, double p) {
    const std::optional<Size> size = least_size(static_cast<std::uint64_t>(n), p);
    if (!size) {
        return std::nullopt;
    }
    return Parameters{.m = size->m, .k = size->k, .scheme = Scheme::bloom_128};
}

}  // namespace

/// Exported by its own name, with C linkage.
#define BENCH_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

/// Room for the bytes of keys, to be written before `take_keys`.
BENCH_EXPORT(room) char* room(std::size_t bytes) {
    given.resize(bytes);
    return given.data();
}

/// Room for the places behind `count` keys, to be written before `take_keys`.
BENCH_EXPORT(ends) std::uint32_t* ends(std::size_t count) {
    given_ends.resize(count);
    return given_ends.data();
}

/// Takes the keys that were written, each from the end of the one before to its own.
BENCH_EXPORT(take_keys) void take_keys() {
    keys.clear();
    keys.reserve(given_ends.size());
    std::uint32_t start = 0;
    for (const std::uint32_t end : given_ends) {
        keys.emplace_back(given.data() + start, end - start);
        start = end;
    }
}

/// Makes `count` keys: members from number `first` on, or others.
BENCH_EXPORT(generate) void generate(double first, std::size_t count, bool are_members) {
    generated.resize(count);
    keys.clear();
    const std::uint64_t number =
        (are_members ? 0 : first_non_member) + static_cast<std::uint64_t>(first);
    for (std::size_t at = 0; at < count; ++at) {
        keys.push_back(write_key(7, number + at, generated[at]));
    }
}

/// An empty filter for n keys at rate p.
BENCH_EXPORT(make_filter) bool make_filter(double n, double p) {
    filter.reset();
    if (const auto parameters = parameters_for(n, p)) {
        filter = Filter::make(*parameters);
    }
    return filter.has_value();
}

/// Adds the keys at once.
BENCH_EXPORT(add) void add() {
    filter->add(keys);
}

/// How many of the keys may be in the filter.
BENCH_EXPORT(count_maybe) double count_maybe() {
    return static_cast<double>(filter->count_maybe(keys));
}

/// Begins an experiment with n members at rate p and as many `queries`, members not rechecked.
BENCH_EXPORT(begin_experiment) bool begin_experiment(double n, double p, double queries) {
    experiment.reset();
    filter.reset();
    if (const auto parameters = parameters_for(n, p)) {
        experiment = Experiment::make({.parameters = *parameters,
                                       .members = static_cast<std::uint64_t>(n),
                                       .queries = static_cast<std::uint64_t>(queries),
                                       .seed = 7,
                                       .recheck = false});
    }
    return experiment.has_value();
}

/// Carries it on by so many operations; returns whether there is more to do.
BENCH_EXPORT(advance_experiment) bool advance_experiment(std::size_t operations) {
    return experiment->advance(operations);
}

BENCH_EXPORT(false_positives) double false_positives() {
    return static_cast<double>(experiment->measurements().front().false_positives);
}

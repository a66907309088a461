// What a filter costs at p = 1 %: ours one by one and in bulk, beside Debian's libbloom and beside
// what the machine's memory allows. Prints nanoseconds a key, the least of several repetitions, and
// their ratios, and writes cost against n to filter-cost.csv in the current folder.

#include "libbloom_filter.hpp"
#include "model/filter.hpp"
#include "model/keys.hpp"
#include "model/sizing.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace bloom::model;

constexpr double rate = 0.01;
constexpr std::uint64_t seed = 7;
constexpr int repetitions = 5;
constexpr std::uint64_t counts[] = {10'000, 100'000, 1'000'000, 10'000'000};

/// n members and n others, in memory like the lines of a file.
class Keys {
public:
    explicit Keys(std::uint64_t n) : texts_(2 * n) {
        views_.reserve(2 * n);
        for (std::uint64_t at = 0; at < n; ++at) {
            views_.push_back(write_key(seed, at, texts_[at]));
        }
        for (std::uint64_t at = 0; at < n; ++at) {
            views_.push_back(write_key(seed, first_non_member + at, texts_[n + at]));
        }
    }

    [[nodiscard]] std::span<const std::string_view> members() const {
        return std::span(views_).first(views_.size() / 2);
    }
    [[nodiscard]] std::span<const std::string_view> others() const {
        return std::span(views_).last(views_.size() / 2);
    }

private:
    std::vector<KeyText> texts_;
    std::vector<std::string_view> views_;
};

/// The keys of the benchmark at hand; those of another n are forgotten first.
const Keys& keys_of(std::uint64_t n) {
    static std::uint64_t held = 0;
    static std::unique_ptr<Keys> keys;
    if (held != n) {
        keys.reset();
        keys = std::make_unique<Keys>(n);
        held = n;
    }
    return *keys;
}

Filter empty_filter(std::uint64_t n) {
    const std::optional<Size> size = least_size(n, rate);
    auto filter = Filter::make({.m = size->m, .k = size->k, .scheme = Scheme::bloom_128});
    return std::move(*filter);
}

Filter full_filter(std::uint64_t n) {
    Filter filter = empty_filter(n);
    filter.add(keys_of(n).members());
    return filter;
}

std::uint64_t count_one_by_one(const Filter& filter, std::span<const std::string_view> keys) {
    std::uint64_t passed = 0;
    for (const std::string_view key : keys) {
        passed += filter.may_contain(key) ? 1U : 0U;
    }
    return passed;
}

template <class AnyFilter, class Add>
void insert(benchmark::State& state, std::uint64_t n, AnyFilter filter, const Add& add) {
    const Keys& keys = keys_of(n);
    add(filter, keys.members());
    for (auto _ : state) {
        state.PauseTiming();
        filter.clear();
        state.ResumeTiming();
        add(filter, keys.members());
        benchmark::ClobberMemory();
    }
}

template <class AnyFilter, class Count>
void query(benchmark::State& state,
           AnyFilter filter,
           std::span<const std::string_view> keys,
           const Count& count) {
    for (auto _ : state) {
        std::uint64_t passed = count(filter, keys);
        benchmark::DoNotOptimize(passed);
    }
}

LibbloomFilter full_libbloom(std::uint64_t n) {
    LibbloomFilter filter(n, rate);
    filter.add(keys_of(n).members());
    return filter;
}

/// Reads of bits at positions that were drawn before, nothing else: all of them independent.
void random_reads(benchmark::State& state, std::uint64_t n, double reads_a_key) {
    const Filter filter = full_filter(n);
    const std::uint64_t m = filter.bits().size();
    // As many as find nearly every line of the array, few enough to be read along beside it.
    std::vector<std::uint32_t> positions(std::size_t{1} << 20U);
    for (std::size_t at = 0; at < positions.size(); ++at) {
        positions[at] = static_cast<std::uint32_t>(key_number(seed + 1, at) % m);
    }
    const auto reads = static_cast<std::uint64_t>(reads_a_key * static_cast<double>(n));
    for (auto _ : state) {
        std::uint64_t ones = 0;
        for (std::uint64_t left = reads; left > 0;) {
            const std::uint64_t now = std::min<std::uint64_t>(left, positions.size());
            for (const std::uint32_t position : std::span(positions).first(now)) {
                ones += filter.bits().test(position) ? 1U : 0U;
            }
            left -= now;
        }
        benchmark::DoNotOptimize(ones);
    }
}

/// Shows every run as it comes, and keeps the least time of each benchmark.
class LeastTimes : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type == Run::RT_Iteration) {
                const std::string name = run.run_name.function_name;
                const double time =
                    run.real_accumulated_time / static_cast<double>(run.iterations) * 1e9;
                const auto known = times_.try_emplace(name, time).first;
                known->second = std::min(known->second, time);
            }
        }
        ConsoleReporter::ReportRuns(runs);
    }

    /// In nanoseconds; 0 if it was not run.
    [[nodiscard]] double of(const std::string& name) const {
        const auto found = times_.find(name);
        return found == times_.end() ? 0 : found->second;
    }

private:
    std::map<std::string, double> times_;
};

constexpr const char* operations[] = {"insert", "hit", "miss"};
constexpr const char* ways[] = {"one", "bulk", "libbloom", "memory"};

std::string name_of(const std::string& operation, const std::string& way, std::uint64_t n) {
    return operation + "/" + way + "/" + std::to_string(n);
}

void register_all(std::uint64_t n) {
    const auto add = [n](const char* operation, const char* way, auto run) {
        benchmark::RegisterBenchmark(name_of(operation, way, n).c_str(), run)
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime()
            ->Repetitions(repetitions);
    };
    const std::optional<Size> size = least_size(n, rate);
    const double k = size->k;
    // Half the bits are 1, so that a non-member's query reads one bit, or two, or three, …: the mean
    // of a geometric distribution.
    const double reads_of_miss = 2;
    using Span = std::span<const std::string_view>;
    const auto add_one_by_one = [](Filter& filter, Span keys) {
        for (const std::string_view key : keys) {
            filter.add(key);
        }
    };
    const auto add_all = [](auto& filter, Span keys) { filter.add(keys); };
    const auto ask_one_by_one = [](Filter& filter, Span keys) {
        return count_one_by_one(filter, keys);
    };
    const auto ask_all = [](auto& filter, Span keys) { return filter.count_maybe(keys); };

    add("insert", "one", [n, add_one_by_one](benchmark::State& state) {
        insert(state, n, empty_filter(n), add_one_by_one);
    });
    add("insert", "bulk", [n, add_all](benchmark::State& state) {
        insert(state, n, empty_filter(n), add_all);
    });
    add("insert", "libbloom", [n, add_all](benchmark::State& state) {
        insert(state, n, LibbloomFilter(n, rate), add_all);
    });
    add("insert", "memory", [n, k](benchmark::State& state) { random_reads(state, n, k); });

    add("hit", "one", [n, ask_one_by_one](benchmark::State& state) {
        query(state, full_filter(n), keys_of(n).members(), ask_one_by_one);
    });
    add("hit", "bulk", [n, ask_all](benchmark::State& state) {
        query(state, full_filter(n), keys_of(n).members(), ask_all);
    });
    add("hit", "libbloom", [n, ask_all](benchmark::State& state) {
        query(state, full_libbloom(n), keys_of(n).members(), ask_all);
    });
    add("hit", "memory", [n, k](benchmark::State& state) { random_reads(state, n, k); });

    add("miss", "one", [n, ask_one_by_one](benchmark::State& state) {
        query(state, full_filter(n), keys_of(n).others(), ask_one_by_one);
    });
    add("miss", "bulk", [n, ask_all](benchmark::State& state) {
        query(state, full_filter(n), keys_of(n).others(), ask_all);
    });
    add("miss", "libbloom", [n, ask_all](benchmark::State& state) {
        query(state, full_libbloom(n), keys_of(n).others(), ask_all);
    });
    add("miss", "memory", [n, reads_of_miss](benchmark::State& state) {
        random_reads(state, n, reads_of_miss);
    });
}

void print_table(const LeastTimes& times) {
    std::printf("\nns a key, p = 1 %%, 16-byte keys, the least of %d repetitions\n\n", repetitions);
    std::printf(
        "| n | operation | one by one | bulk | libbloom | memory's limit | one / bulk | "
        "libbloom / bulk | bulk / limit |\n|-|-|-|-|-|-|-|-|-|\n");
    std::FILE* csv = std::fopen("filter-cost.csv", "w");
    if (csv != nullptr) {
        std::fprintf(csv, "n,operation,one_by_one_ns,bulk_ns,libbloom_ns,memory_limit_ns\n");
    }
    for (const std::uint64_t n : counts) {
        for (const char* operation : operations) {
            double ns[std::size(ways)]{};
            for (std::size_t way = 0; way < std::size(ways); ++way) {
                ns[way] = times.of(name_of(operation, ways[way], n)) / static_cast<double>(n);
            }
            const auto [one, bulk, libbloom, limit] = ns;
            if (bulk == 0) {
                continue;
            }
            std::printf("| %llu | %s | %.1f | %.1f | %.1f | %.1f | %.2f | %.2f | %.2f |\n",
                        static_cast<unsigned long long>(n),
                        operation,
                        one,
                        bulk,
                        libbloom,
                        limit,
                        one / bulk,
                        libbloom / bulk,
                        bulk / limit);
            if (csv != nullptr) {
                std::fprintf(csv,
                             "%llu,%s,%.2f,%.2f,%.2f,%.2f\n",
                             static_cast<unsigned long long>(n),
                             operation,
                             one,
                             bulk,
                             libbloom,
                             limit);
            }
        }
    }
    if (csv != nullptr) {
        std::fclose(csv);
    }
}

}  // namespace

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    for (const std::uint64_t n : counts) {
        register_all(n);
    }
    LeastTimes times;
    benchmark::RunSpecifiedBenchmarks(&times);
    print_table(times);
    return 0;
}

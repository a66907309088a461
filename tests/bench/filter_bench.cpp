// What a filter costs at p = 1 %: ours one by one and in bulk, beside Debian's libbloom and beside
// what the machine's memory allows. Prints nanoseconds a key, the median of several repetitions, and
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
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace bloom::model;
using Span = std::span<const std::string_view>;

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

    [[nodiscard]] Span members() const { return std::span(views_).first(views_.size() / 2); }
    [[nodiscard]] Span others() const { return std::span(views_).last(views_.size() / 2); }

private:
    std::vector<KeyText> texts_;
    std::vector<std::string_view> views_;
};

std::uint64_t count_one_by_one(const Filter& filter, Span keys) {
    std::uint64_t passed = 0;
    for (const std::string_view key : keys) {
        passed += filter.may_contain(key) ? 1U : 0U;
    }
    return passed;
}

Filter empty_filter(std::uint64_t n) {
    const std::optional<Size> size = least_size(n, rate);
    auto filter = Filter::make({.m = size->m, .k = size->k, .scheme = Scheme::bloom_128});
    return std::move(*filter);
}

/// All that the benchmarks of one n work on, the filters full.
struct Bench {
    explicit Bench(std::uint64_t n_)
        : n(n_),
          keys(n),
          filter(empty_filter(n)),
          scratch(empty_filter(n)),
          libbloom(n, rate),
          libbloom_scratch(n, rate) {
        filter.add(keys.members());
        libbloom.add(keys.members());
    }

    std::uint64_t n;
    Keys keys;
    Filter filter;
    Filter scratch;  ///< to fill again and again
    LibbloomFilter libbloom;
    LibbloomFilter libbloom_scratch;
};

template <class AnyFilter, class Add>
void insert(benchmark::State& state, AnyFilter& filter, Span keys, const Add& add) {
    for (auto _ : state) {
        state.PauseTiming();
        filter.clear();
        state.ResumeTiming();
        add(filter, keys);
        benchmark::ClobberMemory();
    }
}

template <class AnyFilter, class Count>
void query(benchmark::State& state, AnyFilter& filter, Span keys, const Count& count) {
    for (auto _ : state) {
        std::uint64_t passed = count(filter, keys);
        benchmark::DoNotOptimize(passed);
    }
}

/// Reads of bits at positions that were drawn before, nothing else: all of them independent.
void random_reads(benchmark::State& state, const BitArray& bits, std::uint64_t reads) {
    // As many as find nearly every line of the array, few enough to be read along beside it.
    std::vector<std::uint32_t> positions(std::size_t{1} << 20U);
    for (std::size_t at = 0; at < positions.size(); ++at) {
        positions[at] = static_cast<std::uint32_t>(key_number(seed + 1, at) % bits.size());
    }
    for (auto _ : state) {
        std::uint64_t ones = 0;
        for (std::uint64_t left = reads; left > 0;) {
            const std::uint64_t now = std::min<std::uint64_t>(left, positions.size());
            for (const std::uint32_t position : std::span(positions).first(now)) {
                ones += bits.test(position) ? 1U : 0U;
            }
            left -= now;
        }
        benchmark::DoNotOptimize(ones);
    }
}

/// Shows every run as it comes, and keeps the times of each benchmark.
class Times : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type == Run::RT_Iteration) {
                times_[run.run_name.function_name].push_back(
                    run.cpu_accumulated_time / static_cast<double>(run.iterations) * 1e9);
            }
        }
        ConsoleReporter::ReportRuns(runs);
    }

    /// The median, in nanoseconds; 0 if it was not run.
    [[nodiscard]] double of(const std::string& name) const {
        const auto found = times_.find(name);
        if (found == times_.end()) {
            return 0;
        }
        std::vector<double> times = found->second;
        std::sort(times.begin(), times.end());
        return times[times.size() / 2];
    }

private:
    std::map<std::string, std::vector<double>> times_;
};

constexpr const char* operations[] = {"insert", "hit", "miss"};
constexpr const char* ways[] = {"one", "bulk", "libbloom", "memory"};

std::string name_of(const std::string& operation, const std::string& way, std::uint64_t n) {
    return operation + "/" + way + "/" + std::to_string(n);
}

void register_all(Bench& bench) {
    const std::uint64_t n = bench.n;
    // Processor time: nothing here waits, and what else runs on the machine shall not count.
    const auto add = [n](const char* operation, const char* way, auto run) {
        benchmark::RegisterBenchmark(name_of(operation, way, n).c_str(), run)
            ->Unit(benchmark::kMillisecond)
            ->Repetitions(repetitions);
    };
    const auto add_one_by_one = [](Filter& filter, Span keys) {
        for (const std::string_view key : keys) {
            filter.add(key);
        }
    };
    const auto add_all = [](auto& filter, Span keys) { filter.add(keys); };
    const auto ask_all = [](auto& filter, Span keys) { return filter.count_maybe(keys); };
    const std::uint64_t reads_of_all = n * bench.filter.parameters().k;
    // Half the bits are 1, so that a non-member's query reads one bit, or two, or three, …: the mean
    // of a geometric distribution.
    const std::uint64_t reads_of_misses = 2 * n;

    add("insert", "one", [&bench, add_one_by_one](benchmark::State& state) {
        insert(state, bench.scratch, bench.keys.members(), add_one_by_one);
    });
    add("insert", "bulk", [&bench, add_all](benchmark::State& state) {
        insert(state, bench.scratch, bench.keys.members(), add_all);
    });
    add("insert", "libbloom", [&bench, add_all](benchmark::State& state) {
        insert(state, bench.libbloom_scratch, bench.keys.members(), add_all);
    });
    add("insert", "memory", [&bench, reads_of_all](benchmark::State& state) {
        random_reads(state, bench.filter.bits(), reads_of_all);
    });

    for (const bool is_hit : {true, false}) {
        const char* operation = is_hit ? "hit" : "miss";
        const Span keys = is_hit ? bench.keys.members() : bench.keys.others();
        const std::uint64_t reads = is_hit ? reads_of_all : reads_of_misses;
        add(operation, "one", [&bench, keys](benchmark::State& state) {
            query(state, bench.filter, keys, count_one_by_one);
        });
        add(operation, "bulk", [&bench, keys, ask_all](benchmark::State& state) {
            query(state, bench.filter, keys, ask_all);
        });
        add(operation, "libbloom", [&bench, keys, ask_all](benchmark::State& state) {
            query(state, bench.libbloom, keys, ask_all);
        });
        add(operation, "memory", [&bench, reads](benchmark::State& state) {
            random_reads(state, bench.filter.bits(), reads);
        });
    }
}

void print_table(const Times& times) {
    std::printf("\nns a key, p = 1 %%, 16-byte keys, the median of %d repetitions\n\n",
                repetitions);
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
    // What is compared takes turns, so that a busy moment of the machine meets all alike.
    std::string interleaved = "--benchmark_enable_random_interleaving=true";
    std::vector<char*> arguments(argv, argv + argc);
    arguments.insert(arguments.begin() + 1, interleaved.data());
    int count = static_cast<int>(arguments.size());
    arguments.push_back(nullptr);
    benchmark::Initialize(&count, arguments.data());
    Times times;
    for (const std::uint64_t n : counts) {
        Bench bench(n);
        register_all(bench);
        benchmark::RunSpecifiedBenchmarks(&times);
        benchmark::ClearRegisteredBenchmarks();
    }
    print_table(times);
    return 0;
}

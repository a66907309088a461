// What the core costs natively: hashing, a command to its view, placing the figure, writing JSON.

#include "model/hash/murmur3_x86_32.hpp"
#include "model/rates.hpp"
#include "presenter/chart_layout.hpp"
#include "presenter/figure_layout.hpp"
#include "presenter/playground.hpp"
#include "presenter/view_text.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

namespace {

using namespace bloom::presenter;

Playground playground_of(std::int64_t m, std::int64_t k, std::int64_t members) {
    Playground playground;
    playground.run("set m " + std::to_string(m));
    playground.run("set k " + std::to_string(k));
    if (members > 0) {
        playground.run("fill " + std::to_string(members));
    }
    playground.run("query lime");
    return playground;
}

void murmur3(benchmark::State& state) {
    const std::string word(static_cast<std::size_t>(state.range(0)), 'x');
    std::uint32_t seed = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(bloom::model::murmur3_x86_32(word, ++seed));
    }
    state.SetBytesProcessed(state.iterations() * state.range(0));
}
BENCHMARK(murmur3)->Arg(5)->Arg(64)->Arg(65'536);

void exact_rate(benchmark::State& state) {
    const auto k = static_cast<std::uint32_t>(state.range(0));
    for (auto _ : state) {
        benchmark::DoNotOptimize(bloom::model::exact_rate(4'096, 1'000, k));
    }
}
BENCHMARK(exact_rate)->Arg(3)->Arg(16)->Arg(32);

/// One step back or forward in a trace, to its view.
void step(benchmark::State& state) {
    Playground playground = playground_of(state.range(0), state.range(1), state.range(2));
    bool at_end = true;
    for (auto _ : state) {
        playground.apply(at_end ? Command(StepBack{}) : Command(StepForward{}));
        at_end = !at_end;
        const ViewState* view = &playground.view();
        benchmark::DoNotOptimize(view);
    }
}
BENCHMARK(step)
    ->ArgNames({"m", "k", "members"})
    ->Args({16, 3, 0})
    ->Args({4'096, 3, 0})
    ->Args({4'096, 16, 1'000})
    ->Args({16, 16, 2'000});

/// An addition to its view.
void add(benchmark::State& state) {
    Playground playground = playground_of(state.range(0), state.range(1), state.range(2));
    for (auto _ : state) {
        playground.apply(AddWord{.word = "kiwi"});
        const ViewState* view = &playground.view();
        benchmark::DoNotOptimize(view);
        state.PauseTiming();
        playground.apply(Undo{});
        state.ResumeTiming();
    }
}
BENCHMARK(add)->ArgNames({"m", "k", "members"})->Args({16, 3, 0})->Args({4'096, 16, 1'000});

/// Taking an addition back: the filter is built anew from its members.
void undo(benchmark::State& state) {
    Playground playground = playground_of(state.range(0), state.range(1), state.range(2));
    for (auto _ : state) {
        state.PauseTiming();
        playground.apply(AddWord{.word = "kiwi"});
        state.ResumeTiming();
        playground.apply(Undo{});
        const ViewState* view = &playground.view();
        benchmark::DoNotOptimize(view);
    }
}
BENCHMARK(undo)->ArgNames({"m", "k", "members"})->Args({16, 3, 0})->Args({4'096, 16, 1'000});

/// Searching the whole word list for false positives.
void find(benchmark::State& state) {
    Playground playground = playground_of(state.range(0), state.range(1), state.range(2));
    for (auto _ : state) {
        playground.apply(FindFalsePositive{});
        const ViewState* view = &playground.view();
        benchmark::DoNotOptimize(view);
    }
}
BENCHMARK(find)->ArgNames({"m", "k", "members"})->Args({16, 3, 0})->Args({4'096, 16, 1'000});

void layout(benchmark::State& state) {
    const Playground playground = playground_of(state.range(0), state.range(1), 0);
    for (auto _ : state) {
        benchmark::DoNotOptimize(layout_figure(playground.view().see, 360));
    }
}
BENCHMARK(layout)->ArgNames({"m", "k"})->Args({16, 3})->Args({4'096, 16});

void json(benchmark::State& state) {
    const Playground playground = playground_of(state.range(0), state.range(1), state.range(2));
    std::size_t bytes = 0;
    for (auto _ : state) {
        std::string text = to_json(playground.view());
        bytes = text.size();
        benchmark::DoNotOptimize(text);
    }
    state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(json)
    ->ArgNames({"m", "k", "members"})
    ->Args({16, 3, 0})
    ->Args({4'096, 3, 0})
    ->Args({4'096, 16, 1'000})
    ->Args({16, 16, 2'000});

/// One place of a drag to its view, charts placed, as a face does it for each frame.
void drag(benchmark::State& state) {
    Playground playground;
    playground.run("screen tune");
    const auto quantity = static_cast<Setting>(state.range(0));
    double place = 0;
    for (auto _ : state) {
        place = place < 0.99 ? place + 0.01 : 0;
        playground.apply(Drag{.quantity = quantity, .position = place});
        for (const ChartView& chart : playground.view().tune.charts) {
            benchmark::DoNotOptimize(layout_chart(chart, 360));
        }
    }
}
BENCHMARK(drag)
    ->ArgName("quantity")
    ->Arg(static_cast<int>(Setting::n))
    ->Arg(static_cast<int>(Setting::p))
    ->Arg(static_cast<int>(Setting::m))
    ->Arg(static_cast<int>(Setting::k));

}  // namespace

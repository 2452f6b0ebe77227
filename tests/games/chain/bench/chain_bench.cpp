/// How fast turns are counted, positions searched and fair deals made. Processor time of one core:
/// other programs on the machine do not count.
#include <algorithm>
#include <ctime>
#include <vector>

#include <benchmark/benchmark.h>

#include "chain/deal/deal.h"
#include "chain/engine/engine.h"
#include "chain/engine/evaluate.h"
#include "chain/engine/generate.h"
#include "chain/rules/chain.h"

namespace gridlark::chain {
namespace {

Position original(kit::DealNumber number) {
    return place(Variant::original, number);
}

/// Sequences of four turns from ten deals; "turns" is how many a second.
void counting(benchmark::State& state) {
    kit::DealNumber number = 0;
    double turns = 0;
    for (auto _ : state) {
        const auto counts = perft(original(1 + number++ % 10), 4, {}).value();
        turns += static_cast<double>(counts.back());
    }
    state.counters["turns"] = benchmark::Counter(turns, benchmark::Counter::kIsRate);
}
BENCHMARK(counting)->Unit(benchmark::kMillisecond)->Iterations(20);

/// Thinking at the start of ten deals, and in the middle of ten games. "nodes": positions looked at
/// a second.
void thinking(benchmark::State& state) {
    std::vector<Position> positions;
    for (kit::DealNumber number = 1; number <= 10; ++number) {
        Position position = original(number);
        positions.push_back(position);
        for (int turn = 0; turn < 8; ++turn) {
            const auto thought = think(position, {.depth = 2});
            if (!thought) break;
            position = after(position, thought->turn).value().position;
        }
        positions.push_back(position);
    }
    std::size_t next = 0;
    double nodes = 0;
    for (auto _ : state) {
        const auto thought = think(positions[next++ % positions.size()], {.nodes = 2'000'000});
        if (thought) nodes += static_cast<double>(thought->nodes);
    }
    state.counters["nodes"] = benchmark::Counter(nodes, benchmark::Counter::kIsRate);
}
BENCHMARK(thinking)->Unit(benchmark::kMillisecond)->Iterations(40);

void estimating(benchmark::State& state) {
    const Bitboard board(original(1));
    for (auto _ : state) benchmark::DoNotOptimize(costOf(usualWeights, board, 0));
}
BENCHMARK(estimating);

/// Fair deals; the time of each in milliseconds.
void dealing(benchmark::State& state) {
    kit::DealNumber number = 0;
    std::vector<double> times;
    for (auto _ : state) {
        const std::clock_t start = std::clock();
        benchmark::DoNotOptimize(place(Variant::fair, ++number));
        times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::sort(times.begin(), times.end());
    const auto share = [&](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    state.counters["p50"] = share(0.50);
    state.counters["p99"] = share(0.99);
    state.counters["worst"] = times.back();
}
BENCHMARK(dealing)->Unit(benchmark::kMillisecond)->Iterations(500);

}  // namespace
}  // namespace gridlark::chain

BENCHMARK_MAIN();

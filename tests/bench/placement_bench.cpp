/// How fast maps are solved and deals are made. Times are per map and per deal, on one core.
#include <algorithm>
#include <ctime>
#include <stdexcept>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "gridlark/kit/random.h"

#include "../games/placement/known_maps.h"
#include "placement/generator.h"
#include "placement/solver.h"

namespace gridlark::placement {
namespace {

/// The maps with one solution and free region sizes of one order, or of 7 … 11 for order 0.
std::vector<Puzzle> uniqueMaps(int order) {
    std::vector<Puzzle> maps;
    for (KnownMap& map : knownMaps()) {
        if (map.solutions != 1) continue;
        const int size = map.puzzle.order;
        const bool wanted = order == 0 ? size >= 7 && size <= 11 : size == order;
        if (wanted) maps.push_back(std::move(map.puzzle));
    }
    if (maps.empty()) throw std::runtime_error("no maps to measure");
    return maps;
}

/// Counting to two, which is what it takes to know that a map has one solution.
void solve(benchmark::State& state) {
    const std::vector<Puzzle> maps = uniqueMaps(static_cast<int>(state.range(0)));
    std::size_t next = 0;
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        const Count count = countSolutions(maps[next], 2);
        if (count.solutions != 1) state.SkipWithError("not one solution");
        nodes += count.nodes;
        next = (next + 1) % maps.size();
    }
    state.counters["maps/s"] = benchmark::Counter(1, benchmark::Counter::kIsIterationInvariantRate);
    state.counters["nodes"] =
        benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}
BENCHMARK(solve)->ArgName("order")->Arg(0)->DenseRange(7, 12);

double atShare(std::vector<double>& values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

using Dealer = std::optional<Deal> (*)(int, kit::Random&, std::stop_token);

/// Deals 0, 1, 2 …; "p50" and "p99" are milliseconds of processor time, so that other
/// programs on the machine do not count; "given" is the mean number of given pieces.
void deal(benchmark::State& state, Dealer dealer) {
    const auto order = static_cast<int>(state.range(0));
    std::uint64_t number = 0;
    std::size_t given = 0;
    std::vector<double> times;
    for (auto _ : state) {
        kit::Random random("bench/" + std::to_string(order), number++);
        const std::clock_t start = std::clock();
        const auto made = dealer(order, random, {});
        times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        given += made->puzzle.given.size();
    }
    state.counters["p50"] = atShare(times, 0.50);
    state.counters["p99"] = atShare(times, 0.99);
    state.counters["given"] = static_cast<double>(given) / static_cast<double>(number);
}
BENCHMARK_CAPTURE(deal, balanced, dealBalanced)
    ->ArgName("order")
    ->DenseRange(6, 10)
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(deal, balanced, dealBalanced)
    ->ArgName("order")
    ->DenseRange(11, 12)
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(deal, open, dealOpen)
    ->ArgName("order")
    ->DenseRange(6, 12)
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gridlark::placement

BENCHMARK_MAIN();

/// How fast the ladder grades, and how long a hint takes at worst.
#include <cstdint>
#include <vector>

#include <benchmark/benchmark.h>

#include "../known_maps.h"
#include "placement/engine/ladder.h"

namespace {

using namespace gridlark::placement;

/// The maps with one solution among the known ones; of every order from 7 to 11 for 0.
std::vector<Puzzle> uniqueMaps(int order) {
    std::vector<Puzzle> maps;
    for (const KnownMap& map : knownMaps()) {
        const int n = map.puzzle.order;
        const bool wanted = order == 0 ? n >= 7 && n <= 11 : n == order;
        if (wanted && map.solutions == 1) maps.push_back(map.puzzle);
    }
    return maps;
}

/// Twelve regions of 3×4 cells: very many solutions, so that no trial refutes anything for long.
Puzzle blocks() {
    Puzzle puzzle;
    puzzle.order = 12;
    for (int i = 0; i < 144; ++i) {
        puzzle.regions.push_back(static_cast<std::uint8_t>(i / 36 * 3 + i % 12 / 4));
    }
    return puzzle;
}

void grades(benchmark::State& state) {
    const auto maps = uniqueMaps(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        for (const Puzzle& map : maps) benchmark::DoNotOptimize(grade(map));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(maps.size()));
}
BENCHMARK(grades)->ArgName("order")->Arg(0)->DenseRange(7, 11);

/// Each step found and explained.
void explainedSteps(benchmark::State& state) {
    const auto maps = uniqueMaps(0);
    std::int64_t steps = 0;
    for (auto _ : state) {
        for (const Puzzle& map : maps) {
            Knowledge knowledge(map);
            while (const auto deduction = nextDeduction(knowledge)) {
                knowledge.apply(*deduction);
                ++steps;
            }
        }
    }
    state.SetItemsProcessed(steps);
}
BENCHMARK(explainedSteps);

/// The dearest answer: that nothing is decided.
void nothingDecided(benchmark::State& state) {
    Knowledge knowledge(blocks());
    while (const auto deduction = nextDeduction(knowledge)) knowledge.apply(*deduction);
    for (auto _ : state) benchmark::DoNotOptimize(nextDeduction(knowledge));
}
BENCHMARK(nothingDecided)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();

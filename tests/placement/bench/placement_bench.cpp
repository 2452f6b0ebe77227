/// How fast maps are solved and deals are made. Times are per map and per deal, on one core.
#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "gridlark/kit/random.h"

#include "../known_maps.h"
#include "placement/deal/generator.h"
#include "placement/deal/region_generator.h"
#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"

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

template <class T>
double atShare(std::vector<T>& values, double share) {
    std::sort(values.begin(), values.end());
    const auto index = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1));
    return static_cast<double>(values[index]);
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

/// What deals of Queens are like: shares of all deals, quantiles of all region sizes.
class Survey {
  public:
    void add(const Puzzle& puzzle) {
        ++deals_;
        const auto graded = grade(puzzle);
        ++stars_[static_cast<std::size_t>(graded->stars)];
        ++hardest_[static_cast<std::size_t>(graded->hardest)];
        std::vector<int> sizes(static_cast<std::size_t>(puzzle.order));
        for (const std::uint8_t region : puzzle.regions) ++sizes[region];
        sizes_.insert(sizes_.end(), sizes.begin(), sizes.end());
        single_ += static_cast<int>(std::count(sizes.begin(), sizes.end(), 1));
    }

    void report(benchmark::UserCounters& counters) {
        const auto percent = [&](int count) { return 100.0 * count / deals_; };
        for (std::size_t i = 1; i < stars_.size(); ++i) {
            counters["%stars" + std::to_string(i)] = percent(stars_[i]);
        }
        counters["%easy"] = percent(hardest_[0] + hardest_[1]);
        counters["%confined"] = percent(hardest_[2]);
        counters["%sees-all"] = percent(hardest_[3]);
        counters["%k-in-k"] = percent(hardest_[4]);
        counters["%single"] = percent(single_);
        for (const int share : {0, 10, 25, 50, 75, 90, 100}) {
            counters["size" + std::to_string(share)] = atShare(sizes_, share / 100.0);
        }
    }

  private:
    int deals_ = 0;
    int single_ = 0;
    std::array<int, 6> stars_{};
    std::array<int, 7> hardest_{};
    std::vector<int> sizes_;
};

/// Deals of Queens 0, 1, 2 … of `range(0)` rows with `range(1)` stars, or as many as they draw for
/// 0. Times as for `deal`; "size25" is the size that a quarter of all regions do not exceed.
void regions(benchmark::State& state, Blocks blocks) {
    const auto order = static_cast<int>(state.range(0));
    const auto wanted = static_cast<int>(state.range(1));
    std::uint64_t number = 0;
    std::vector<double> times;
    Survey survey;
    for (auto _ : state) {
        kit::Random random("bench/" + std::to_string(order), number++);
        const std::clock_t start = std::clock();
        const int stars = wanted == 0 ? someStars(order, random) : wanted;
        const auto made = dealRegions(order, stars, blocks, random, {});
        times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        survey.add(made->puzzle);
    }
    state.counters["p50"] = atShare(times, 0.50);
    state.counters["p99"] = atShare(times, 0.99);
    state.counters["max"] = atShare(times, 1);
    if (wanted == 0) survey.report(state.counters);
}
void eachOrder(benchmark::internal::Benchmark* bench) {
    for (int order = fewestRegions; order <= mostRegions; ++order) bench->Args({order, 0});
}
void eachOrderAndStars(benchmark::internal::Benchmark* bench) {
    for (int order = fewestRegions; order <= mostRegions; ++order) {
        for (int stars = 1; stars <= mostStars(order); ++stars) bench->Args({order, stars});
    }
}
BENCHMARK_CAPTURE(regions, plain, Blocks::none)
    ->ArgNames({"order", "stars"})
    ->Apply(eachOrder)
    ->Iterations(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(regions, blocks, Blocks::some)
    ->ArgNames({"order", "stars"})
    ->Apply(eachOrder)
    ->Iterations(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(regions, wanted, Blocks::none)
    ->ArgNames({"order", "stars"})
    ->Apply(eachOrderAndStars)
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gridlark::placement

BENCHMARK_MAIN();

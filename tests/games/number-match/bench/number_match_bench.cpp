/// How fast pairs are found, boards solved, deals made and hints given. Measures the processor time
/// of this process: other programs do not count.
#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "number-match/deal/deal.h"
#include "number-match/engine/hint.h"
#include "number-match/engine/solver.h"
#include "number-match/rules/number_match.h"

namespace gridlark::number_match {
namespace {

double atShare(std::vector<double>& values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

/// Milliseconds that `work` takes.
template <class Work>
double timed(const Work& work) {
    timespec start{};
    timespec end{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    work();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    return 1e3 * static_cast<double>(end.tv_sec - start.tv_sec) +
           1e-6 * static_cast<double>(end.tv_nsec - start.tv_nsec);
}

void report(benchmark::State& state, std::vector<double>& times) {
    state.counters["p50"] = atShare(times, 0.50);
    state.counters["p99"] = atShare(times, 0.99);
    state.counters["worst"] = times.back();
}

Board randomBoard(int slots, std::uint32_t gapsInTen, std::uint64_t number) {
    kit::Random random("number-match-bench", number);
    Board board;
    for (int i = 0; i < slots; ++i) {
        const auto digit = static_cast<Digit>(1 + random.below(9));
        board.digits.push_back(random.chance(gapsInTen, 10) ? noDigit : digit);
    }
    return board;
}

/// All pairs of a board of so many slots, with so many gaps in ten.
void pairs(benchmark::State& state) {
    const auto gaps = static_cast<std::uint32_t>(state.range(1));
    const Board board = randomBoard(static_cast<int>(state.range(0)), gaps, 1);
    for (auto _ : state) benchmark::DoNotOptimize(legalPairs(board));
}
BENCHMARK(pairs)->Args({900, 0})->Args({900, 5})->Args({3000, 0})->Unit(benchmark::kMicrosecond);

/// A board without pairs, on which the whole sweep is needed.
void anyPairLeft(benchmark::State& state) {
    Board board;
    for (int i = 0; i < 900; ++i) board.digits.push_back(i % 2 == 0 ? noDigit : Digit{1});
    for (std::size_t i = 0; i < 900; i += 2) board.digits[i] = static_cast<Digit>(1 + i % 5);
    for (auto _ : state) benchmark::DoNotOptimize(anyPair(board));
}
BENCHMARK(anyPairLeft)->Unit(benchmark::kMicrosecond);

void removal(benchmark::State& state) {
    const Board board = randomBoard(900, 5, 1);
    const Pair pair = legalPairs(board).front();
    for (auto _ : state) benchmark::DoNotOptimize(removalOf(board, pair));
}
BENCHMARK(removal)->Unit(benchmark::kMicrosecond);

/// Random boards, one add. "found": the share with a win.
void solveWithOneAdd(benchmark::State& state) {
    const auto digits = static_cast<int>(state.range(0));
    std::uint64_t number = 0;
    double found = 0;
    std::vector<double> times;
    for (auto _ : state) {
        const Board board = randomBoard(digits, 0, ++number);
        times.push_back(timed([&] { found += solve(board, 1).winnable.value_or(false) ? 1 : 0; }));
    }
    report(state, times);
    state.counters["found"] = found / static_cast<double>(times.size());
}
BENCHMARK(solveWithOneAdd)
    ->Arg(27)
    ->Arg(35)
    ->Arg(36)
    ->Arg(45)
    ->Iterations(1'000)
    ->Unit(benchmark::kMillisecond);

/// "rejected": the share of boards drawn that had no win; "other": the share that had other stars.
void deals(benchmark::State& state, const kit::Options& options) {
    kit::DealNumber number = 0;
    double rejected = 0;
    double other = 0;
    std::vector<double> times;
    for (auto _ : state) {
        times.push_back(timed([&] {
            const auto made = deal(options, ++number, {});
            rejected += made->rejected;
            other += made->otherStars;
        }));
    }
    const double drawn = static_cast<double>(times.size()) + rejected + other;
    report(state, times);
    state.counters["rejected"] = rejected / drawn;
    state.counters["other"] = other / drawn;
}

/// A game played at random, with an add now and then, up to a position before the end.
std::vector<State> randomPlay(const kit::Options& options, std::uint64_t number) {
    kit::Random random("number-match-bench/play", number);
    std::vector<State> past{NumberMatch::deal(options, 1 + number % 50, {}).value()};
    for (std::uint32_t left = random.below(90); left > 0; --left) {
        const State& now = past.back();
        const std::vector<Pair> all = legalPairs(now.board);
        const bool adds = now.addsLeft > 0 && (all.empty() || random.chance(1, 20));
        if (!adds && all.empty()) break;
        const auto which = random.below(std::max(1U, static_cast<std::uint32_t>(all.size())));
        auto next = NumberMatch::apply(now, adds ? Action(Add{}) : Action(all[which]));
        if (!next || NumberMatch::status(*next) != kit::Status::playing) break;
        past.push_back(std::move(*next));
    }
    return past;
}

/// "unknown" and "undo": the shares of such hints.
void hints(benchmark::State& state, const kit::Options& options) {
    std::uint64_t number = 0;
    std::vector<double> times;
    double unknown = 0;
    double undo = 0;
    for (auto _ : state) {
        const std::vector<State> past = randomPlay(options, ++number);
        Hint hint;
        times.push_back(timed([&] { hint = nextHint(past, {}, {}); }));
        unknown += hint.kind == Hint::Kind::unknown ? 1 : 0;
        undo += hint.kind == Hint::Kind::undo ? 1 : 0;
    }
    report(state, times);
    state.counters["unknown"] = unknown / static_cast<double>(times.size());
    state.counters["undo"] = undo / static_cast<double>(times.size());
}

void addGrids() {
    for (const kit::Preset& preset : NumberMatch::presets()) {
        for (const std::string_view variant : preset.variants) {
            const kit::Options options{std::string(preset.grid), std::string(variant)};
            const std::string name = '/' + options.grid + '/' + options.variant;
            const auto add = [&](const char* what, auto run, int times) {
                benchmark::RegisterBenchmark(
                    (what + name).c_str(),
                    [run, options](benchmark::State& state) { run(state, options); })
                    ->Iterations(times)
                    ->Unit(benchmark::kMillisecond);
            };
            add("deal", deals, 1'000);
            add("hint", hints, 300);
        }
    }
}

}  // namespace
}  // namespace gridlark::number_match

int main(int argc, char** argv) {
    gridlark::number_match::addGrids();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

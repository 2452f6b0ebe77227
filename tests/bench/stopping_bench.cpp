/// How long a deal takes to end after it was asked to stop: the window waits for it when a player
/// leaves a game.
#include <algorithm>
#include <chrono>
#include <string>
#include <thread>

#include <benchmark/benchmark.h>

#include "cats/rules/cats.h"
#include "chain/rules/chain.h"
#include "minesweeper/rules/minesweeper.h"
#include "number-match/rules/number_match.h"
#include "queens/rules/queens.h"

namespace gridlark {
namespace {

using Clock = std::chrono::steady_clock;

/// Deals of the largest grid, each stopped a little later than the one before.
template <kit::RulesCore R>
void stopping(benchmark::State& state) {
    const kit::Preset& largest = R::presets().back();
    const kit::Options options{std::string(largest.grid), std::string(largest.variants.back())};
    kit::DealNumber number = 0;
    std::chrono::microseconds delay{0};
    for (auto _ : state) {
        std::stop_source source;
        Clock::time_point asked;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(delay);
            asked = Clock::now();
            source.request_stop();
        });
        benchmark::DoNotOptimize(R::deal(options, ++number, source.get_token()));
        const Clock::time_point answered = Clock::now();
        stopper.join();
        const auto waited = std::max(answered - asked, Clock::duration::zero());
        state.SetIterationTime(std::chrono::duration<double>(waited).count());
        delay = (delay + std::chrono::microseconds{250}) % std::chrono::milliseconds{20};
    }
}

BENCHMARK(stopping<cats::Cats>)->UseManualTime()->Iterations(200);
BENCHMARK(stopping<queens::Queens>)->UseManualTime()->Iterations(200);
BENCHMARK(stopping<minesweeper::Minesweeper>)->UseManualTime()->Iterations(200);
BENCHMARK(stopping<number_match::NumberMatch>)->UseManualTime()->Iterations(200);
BENCHMARK(stopping<chain::Chain>)->UseManualTime()->Iterations(200);

}  // namespace
}  // namespace gridlark

BENCHMARK_MAIN();

/// How long it takes to restore a game of many actions on a board of 80 × 40 cells.
#include <stdexcept>

#include <benchmark/benchmark.h>

#include "../wide_core.h"

namespace gridlark::play {
namespace {

void restores(benchmark::State& state) {
    Session<Wide> session;
    playAtRandom(session, static_cast<int>(state.range(0)));
    const auto save = session.save();
    for (auto _ : state) {
        Session<Wide> other;
        if (other.restore(save).how != Restored::whole) throw std::runtime_error("not restored");
    }
}
BENCHMARK(restores)->ArgName("actions")->Arg(1'000)->Arg(10'000)->Arg(100'000)->Unit(
    benchmark::kMillisecond);

}  // namespace
}  // namespace gridlark::play

BENCHMARK_MAIN();

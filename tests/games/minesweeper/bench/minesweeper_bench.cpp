/// How fast layouts are made, positions analysed, boards opened and hints found. Measures processor
/// time of one core, to leave out other programs on the machine.
#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "minesweeper/engine/chances/analysis.h"
#include "minesweeper/engine/hints/hint.h"
#include "minesweeper/rules/layout.h"
#include "minesweeper/rules/minesweeper.h"

namespace gridlark::minesweeper {
namespace {

double atShare(std::vector<double>& values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

/// Milliseconds that `work` takes.
template <class Work>
double timed(const Work& work) {
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

void report(benchmark::State& state, std::vector<double>& times) {
    state.counters["p50"] = atShare(times, 0.50);
    state.counters["p99"] = atShare(times, 0.99);
    state.counters["worst"] = times.back();
}

kit::Cell startOf(const Field& field, kit::DealNumber number) {
    kit::Random random("minesweeper-bench", number);
    return field.size.cell(
        static_cast<int>(random.below(static_cast<std::uint32_t>(field.size.area()))));
}

void deal(benchmark::State& state, const std::string& grid) {
    const Field field = fieldNamed(grid).value();
    kit::DealNumber number = 0;
    std::vector<double> times;
    for (auto _ : state) {
        ++number;
        times.push_back(timed([&] {
            if (!lay(field, Variant::noGuess, number, startOf(field, number))) {
                state.SkipWithError("no layout");
            }
        }));
    }
    report(state, times);
}

State opened(const State& state, kit::Cell cell) {
    auto next = Minesweeper::apply(state, Open{cell});
    return next ? *next : state;
}

/// A whole game, always the safest cell; `look(position)` at each position in between.
template <class Look>
void playThrough(const std::string& grid, kit::DealNumber number, const Look& look) {
    State state = Minesweeper::deal({grid, "standard"}, number, {}).value();
    state = opened(state, startOf(state.field, number));
    while (Minesweeper::status(state) == kit::Status::playing) {
        const Position position = positionOf(state);
        look(position);
        for (const kit::Cell cell : safestCells(analyse(position))) {
            const bool certain = analyse(positionOf(state)).probability[cell] == 0;
            state = opened(state, cell);
            if (!certain || Minesweeper::status(state) != kit::Status::playing) break;
        }
    }
}

void analysis(benchmark::State& state, const std::string& grid) {
    kit::DealNumber number = 0;
    std::vector<double> times;
    for (auto _ : state) {
        playThrough(grid, ++number, [&](const Position& position) {
            times.push_back(timed([&] { benchmark::DoNotOptimize(analyse(position)); }));
        });
    }
    report(state, times);
    state.counters["positions"] = static_cast<double>(times.size());
}

void hint(benchmark::State& state, const std::string& grid) {
    kit::DealNumber number = 0;
    std::vector<double> times;
    for (auto _ : state) {
        playThrough(grid, ++number, [&](const Position& position) {
            times.push_back(timed([&] { benchmark::DoNotOptimize(nextHint(position)); }));
        });
    }
    report(state, times);
}

/// The first opening of a board without mines, which opens everything.
void cascade(benchmark::State& state) {
    const State start = Minesweeper::deal({"80x40x0", "standard"}, 1, {}).value();
    for (auto _ : state) benchmark::DoNotOptimize(Minesweeper::apply(start, Open{{20, 40}}));
}
BENCHMARK(cascade)->Unit(benchmark::kMillisecond);

/// A flag in the middle of a marathon.
void flag(benchmark::State& state) {
    State start = Minesweeper::deal({"marathon", "standard"}, 1, {}).value();
    start = opened(start, {20, 40});
    kit::Cell cell;
    while (start.squares[cell].open()) ++cell.column;
    for (auto _ : state) benchmark::DoNotOptimize(Minesweeper::apply(start, Flag{cell}));
}
BENCHMARK(flag)->Unit(benchmark::kMillisecond);

/// Every second cell open: 2,500 linked numbers.
void lattice(benchmark::State& state) {
    const Field field{{100, 100}, 1500};
    const Squares squares = lay(field, Variant::standard, 1, {50, 50}).value();
    Position position{field, kit::Grid<std::int8_t>(field.size, hidden)};
    for (int row = 0; row < 100; row += 2) {
        for (int column = 0; column < 100; column += 2) {
            const Square square = squares[{row, column}];
            const auto number = static_cast<std::int8_t>(square.number());
            position.cells[{row, column}] = square.mine() ? std::int8_t{knownMine} : number;
        }
    }
    for (auto _ : state) benchmark::DoNotOptimize(analyse(position));
}
BENCHMARK(lattice)->Unit(benchmark::kMillisecond);

void addGrids() {
    for (const kit::Preset& preset : Minesweeper::presets()) {
        const std::string grid(preset.grid);
        const int games = grid == "marathon" ? 20 : 200;
        const auto add = [&](const char* what, void (*run)(benchmark::State&, const std::string&),
                             int times) {
            benchmark::RegisterBenchmark((what + ('/' + grid)).c_str(),
                                         [run, grid](benchmark::State& state) { run(state, grid); })
                ->Iterations(times)
                ->Unit(benchmark::kMillisecond);
        };
        add("deal", deal, 2'000);
        add("analysis", analysis, games);
        add("hint", hint, games / 4);
    }
}

}  // namespace
}  // namespace gridlark::minesweeper

int main(int argc, char** argv) {
    gridlark::minesweeper::addGrids();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}

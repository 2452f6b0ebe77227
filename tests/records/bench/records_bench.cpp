/// The index with as many results as nobody will ever have: made anew, asked, and added to.
#include <array>
#include <filesystem>
#include <fstream>

#include <benchmark/benchmark.h>

#include "gridlark/kit/random.h"

#include "records/result_index.h"

namespace gridlark::records {
namespace {

namespace fs = std::filesystem;

/// In no order, as real ones.
std::uint64_t ticketOf(std::uint64_t number) {
    return number * 0x9e3779b97f4a7c15 >> 11;
}

play::Result resultOf(std::uint64_t ticket) {
    kit::Random random("records bench", ticket);
    play::Result result;
    result.game = "minesweeper";
    result.options = {"expert", "no-guess"};
    if (random.chance(1, 4)) result.options.grid = std::array{"beginner", "large"}[random.below(2)];
    result.deal = ticket;
    result.ticket = ticketOf(ticket);
    result.outcome = random.chance(1, 2) ? kit::Status::won : kit::Status::lost;
    result.time = play::Milliseconds(20'000 + random.below(600'000));
    result.finishedAt = "2026-11-28T09:30:00Z";
    result.version = "0.1.0";
    result.figures = {{"3bv", 100 + random.below(100)}, {"clicks", 150 + random.below(200)}};
    return result;
}

/// A log of so many results, and its index.
struct Files {
    explicit Files(std::int64_t count) {
        std::string name = (fs::temp_directory_path() / "gridlark-bench-XXXXXX").string();
        folder = ::mkdtemp(name.data());
        std::ofstream out(log());
        for (std::int64_t i = 1; i <= count; ++i)
            out << play::toLine(resultOf(static_cast<std::uint64_t>(i))) << '\n';
    }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;
    ~Files() {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
    }
    [[nodiscard]] fs::path log() const { return folder / "results.jsonl"; }
    [[nodiscard]] ResultIndex open() const {
        ResultIndex index(folder / "results-index.sqlite", play::Disk());
        if (!index.readOn(play::machineFiles(), log())) std::abort();
        return index;
    }

    fs::path folder;
};

void makingItAnew(benchmark::State& state) {
    const Files files(state.range(0));
    ResultIndex index = files.open();
    for (auto _ : state) {
        index.clear();
        if (!index.readOn(play::machineFiles(), files.log())) std::abort();
    }
}
BENCHMARK(makingItAnew)->Arg(1'000)->Arg(200'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void openingIt(benchmark::State& state) {
    const Files files(state.range(0));
    benchmark::DoNotOptimize(files.open());
    for (auto _ : state) benchmark::DoNotOptimize(files.open());
}
BENCHMARK(openingIt)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void statisticsOfAGrid(benchmark::State& state) {
    const Files files(state.range(0));
    const ResultIndex index = files.open();
    for (auto _ : state)
        benchmark::DoNotOptimize(index.statistics("minesweeper", {"expert", "no-guess"}));
}
BENCHMARK(statisticsOfAGrid)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void lookingForATicket(benchmark::State& state) {
    const Files files(state.range(0));
    const ResultIndex index = files.open();
    std::uint64_t ticket = 0;
    for (auto _ : state) benchmark::DoNotOptimize(index.contains(ticketOf(++ticket)));
}
BENCHMARK(lookingForATicket)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// What the writing thread does for a finished game.
void addingAResult(benchmark::State& state) {
    const Files files(state.range(0));
    ResultIndex index = files.open();
    std::uint64_t ticket = 10'000'000;
    for (auto _ : state) {
        const auto line = play::loggedLine(resultOf(++ticket));
        if (!play::Disk().append(files.log(), *line)) std::abort();
        if (!index.readOn(play::machineFiles(), files.log())) std::abort();
    }
}
BENCHMARK(addingAResult)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// Whether a ticket is in a log of which there is no index yet.
void searchingTheLog(benchmark::State& state) {
    const Files files(state.range(0));
    for (auto _ : state) {
        if (*play::logMentions(play::machineFiles(), files.log(), 0, ticketOf(10'000'000)))
            std::abort();
    }
}
BENCHMARK(searchingTheLog)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gridlark::records

BENCHMARK_MAIN();

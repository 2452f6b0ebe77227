#include "gridlark/play/statistics.h"

#include <algorithm>

namespace gridlark::play {
namespace {

constexpr std::size_t bestCount = 10;
constexpr std::size_t recentCount = 40;

bool belongs(const Result& result, std::string_view game, const kit::Options& options) {
    return result.game == game && result.options == options;
}

void extend(Streaks& streak, bool goesOn) {
    streak.current = goesOn ? streak.current + 1 : 0;
    streak.longest = std::max(streak.longest, streak.current);
}

void count(Statistics& statistics, kit::Status outcome) {
    ++statistics.played;
    statistics.won += outcome == kit::Status::won ? 1 : 0;
    statistics.drawn += outcome == kit::Status::drawn ? 1 : 0;
    statistics.lost += outcome == kit::Status::lost ? 1 : 0;
    extend(statistics.wins, outcome == kit::Status::won);
    extend(statistics.losses, outcome == kit::Status::lost);
}

std::optional<Milliseconds> medianOf(const std::vector<Result>& sorted) {
    const auto end = std::ranges::find_if_not(sorted, countsForBest);
    const auto size = static_cast<std::size_t>(end - sorted.begin());
    if (size == 0) return std::nullopt;
    const Milliseconds upper = sorted[size / 2].time;
    return size % 2 == 1 ? upper : (sorted[size / 2 - 1].time + upper) / 2;
}

/// The best of the values that `value(result)` (an optional) gives for the results that count;
/// `better(a, b)` returns one of the two.
template <class Value, class Better>
auto bestOf(std::span<const Result> results, std::string_view game, const kit::Options& options,
            Value value, Better better) {
    decltype(value(results.front())) best;
    for (const Result& result : results) {
        if (!belongs(result, game, options) || !countsForBest(result)) continue;
        if (const auto found = value(result)) best = best ? better(*best, *found) : *found;
    }
    return best;
}

constexpr auto less = [](auto a, auto b) { return std::min(a, b); };
constexpr auto more = [](auto a, auto b) { return std::max(a, b); };

std::optional<double> figureOf(const Result& result, const std::string& figure) {
    const auto found = result.figures.find(figure);
    return found == result.figures.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

bool countsForBest(const Result& result) {
    return result.outcome == kit::Status::won && !result.tally.assisted;
}

Statistics statisticsOf(std::span<const Result> results, std::string_view game,
                        const kit::Options& options) {
    Statistics statistics;
    std::vector<Result> wins;
    for (const Result& result : results) {
        if (!belongs(result, game, options)) continue;
        count(statistics, result.outcome);
        if (result.outcome == kit::Status::won) wins.push_back(result);
    }
    const auto recent = wins.size() - std::min(wins.size(), recentCount);
    statistics.recent.assign(wins.begin() + static_cast<std::ptrdiff_t>(recent), wins.end());

    // Of equal times, the earlier result comes first.
    std::ranges::stable_sort(wins, [](const Result& a, const Result& b) {
        if (a.tally.assisted != b.tally.assisted) return b.tally.assisted;
        return a.time < b.time;
    });
    statistics.median = medianOf(wins);
    if (!wins.empty() && countsForBest(wins.front())) statistics.best = wins.front().time;
    wins.resize(std::min(wins.size(), bestCount));
    statistics.ten = std::move(wins);
    return statistics;
}

std::optional<Milliseconds> bestTime(std::span<const Result> results, std::string_view game,
                                     const kit::Options& options) {
    const auto time = [](const Result& result) { return std::optional(result.time); };
    return bestOf(results, game, options, time, less);
}

std::optional<double> rateOf(const Result& result, const std::string& figure) {
    const auto found = figureOf(result, figure);
    if (!found || result.time.count() <= 0) return std::nullopt;
    return *found * 1000 / static_cast<double>(result.time.count());
}

std::optional<double> bestRate(std::span<const Result> results, std::string_view game,
                               const kit::Options& options, const std::string& figure) {
    const auto rate = [&](const Result& result) { return rateOf(result, figure); };
    return bestOf(results, game, options, rate, more);
}

std::optional<double> leastFigure(std::span<const Result> results, std::string_view game,
                                  const kit::Options& options, const std::string& figure) {
    const auto value = [&](const Result& result) { return figureOf(result, figure); };
    return bestOf(results, game, options, value, less);
}

std::optional<int> bestScore(std::span<const Result> results, std::string_view game,
                             const kit::Options& options) {
    const auto score = [](const Result& result) { return std::optional(result.tally.score); };
    return bestOf(results, game, options, score, more);
}

std::string timeText(Milliseconds time) {
    const auto tenths = std::max<Milliseconds::rep>(time.count(), 0) / 100;
    const auto twoDigits = [](Milliseconds::rep number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    const auto minutes = tenths / 600;
    const std::string seconds =
        ":" + twoDigits(tenths / 10 % 60) + "." + std::to_string(tenths % 10);
    if (minutes < 60) return std::to_string(minutes) + seconds;
    return std::to_string(minutes / 60) + ":" + twoDigits(minutes % 60) + seconds;
}

}  // namespace gridlark::play

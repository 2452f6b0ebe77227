#include "gridlark/play/statistics.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace gridlark::play {
namespace {

constexpr std::size_t bestCount = 10;
constexpr std::size_t recentCount = 40;

void extend(Streaks& streak, bool goesOn) {
    streak.current = goesOn ? streak.current + 1 : 0;
    streak.longest = std::max(streak.longest, streak.current);
}

bool isFaster(const Result& a, const Result& b) {
    if (a.tally.assisted != b.tally.assisted) return b.tally.assisted;
    return a.time < b.time;
}

/// Keeps the better of the values that came up so far under a key.
template <class Better>
void keep(std::map<std::string, double>& values, const std::string& key, double value,
          Better better) {
    const auto [found, fresh] = values.try_emplace(key, value);
    if (!fresh && better(value, found->second)) found->second = value;
}

}  // namespace

bool countsForBest(const Result& result) {
    return result.outcome == kit::Status::won && !result.tally.assisted;
}

std::optional<double> rateOf(const Result& result, const std::string& figure) {
    const auto found = result.figures.find(figure);
    if (found == result.figures.end() || result.time.count() <= 0) return std::nullopt;
    return found->second * 1000 / static_cast<double>(result.time.count());
}

void Figures::add(const Result& result) {
    ++played;
    won += result.outcome == kit::Status::won ? 1 : 0;
    drawn += result.outcome == kit::Status::drawn ? 1 : 0;
    lost += result.outcome == kit::Status::lost ? 1 : 0;
    extend(wins, result.outcome == kit::Status::won);
    extend(losses, result.outcome == kit::Status::lost);
    if (result.outcome != kit::Status::won) return;
    // Of equal times, the earlier result comes first.
    const auto place = std::ranges::upper_bound(ten, result, isFaster);
    if (place != ten.end() || ten.size() < bestCount) ten.insert(place, result);
    if (ten.size() > bestCount) ten.pop_back();
    if (recent.size() == recentCount) recent.erase(recent.begin());
    recent.push_back(result);
    if (!countsForBest(result)) return;
    best = best ? std::min(*best, result.time) : result.time;
    bestScore = bestScore ? std::max(*bestScore, result.tally.score) : result.tally.score;
    for (const auto& [figure, value] : result.figures) {
        keep(leastFigures, figure, value, std::less());
        if (const auto rate = rateOf(result, figure))
            keep(bestRates, figure, *rate, std::greater());
    }
}

bool Facet::includes(const Result& result) const {
    const auto known = result.figures.find(figure);
    return known != result.figures.end() && std::lround(known->second) == value;
}

Statistics statisticsOf(std::span<const Result> results, std::string_view game,
                        const kit::Options& options) {
    Statistics statistics;
    std::vector<Milliseconds> times;
    for (const Result& result : results) {
        if (result.game != game || result.options != options) continue;
        statistics.add(result);
        if (countsForBest(result)) times.push_back(result.time);
    }
    std::ranges::sort(times);
    const std::size_t middle = times.size() / 2;
    if (times.size() % 2 == 1) {
        statistics.median = times[middle];
    } else if (!times.empty()) {
        statistics.median = (times[middle - 1] + times[middle]) / 2;
    }
    return statistics;
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

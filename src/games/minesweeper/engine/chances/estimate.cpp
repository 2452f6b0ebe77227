#include "estimate.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "gridlark/kit/at.h"

#include "counting.h"

namespace gridlark::minesweeper {
namespace {

/// Steps of counting for all windows of a position: they bound the time.
constexpr std::size_t windowSteps = 4'000'000;
constexpr std::size_t stepsOfOne = 20'000;
constexpr std::size_t numbersOfOne = 9;

constexpr int rounds = 50;

/// A number and the nearest ones that share cells with it, directly or through others.
std::vector<int> windowAround(const Knowledge& knowledge, int first) {
    std::vector<int> window{first};
    const auto add = [&](int number) {
        const bool known = std::find(window.begin(), window.end(), number) != window.end();
        if (!known && window.size() < numbersOfOne) window.push_back(number);
    };
    for (std::size_t next = 0; next < window.size() && window.size() < numbersOfOne; ++next) {
        knowledge.forEachUnknown(window[next], [&](int cell) { knowledge.forEachOpen(cell, add); });
    }
    return window;
}

/// Sets what a window makes certain. False if no layout fits it.
bool settle(Knowledge& knowledge, const Group& group, const Counting& counting) {
    const Spectrum& spectrum = counting.spectrum();
    if (spectrum.ways.empty()) return false;
    const auto odds = counting.odds({spectrum.least, std::vector<Ways>(spectrum.ways.size(), 1)});
    for (std::size_t b = 0; b < odds.size(); ++b) {
        if (odds[b].canBeMine && odds[b].canBeSafe) continue;
        for (const int cell : group.boxes[b].spots()) {
            odds[b].canBeMine ? knowledge.setMine(cell) : knowledge.setSafe(cell);
        }
    }
    return true;
}

/// Each window once, followed by what single and paired numbers say. False if contradictory.
bool settleWindows(Knowledge& knowledge, const std::stop_token& stop) {
    std::size_t left = windowSteps;
    for (const int spot : numbersOf(knowledge)) {
        if (stop.stop_requested() || left < stepsOfOne) break;
        if (knowledge.unknownAround(spot) == 0) continue;
        const auto window = windowAround(knowledge, spot);
        const std::vector<Group> groups = groupsOf(knowledge, window);
        Counting counting(groups.front());
        const bool counted = counting.count({stepsOfOne, stop});
        left -= counted ? counting.steps() : stepsOfOne;
        if (!counted) continue;
        if (!settle(knowledge, groups.front(), counting) || !knowledge.deduce()) return false;
    }
    return true;
}

/// Scales the odds of the cells around a number until they add up to what it needs.
void fit(const Knowledge& knowledge, int spot, std::vector<double>& mine) {
    double sum = 0;
    double rest = 0;
    knowledge.forEachUnknown(spot, [&](int cell) {
        sum += kit::at(mine, cell);
        rest += 1 - kit::at(mine, cell);
    });
    const double need = knowledge.need(spot);
    const double others = std::popcount(knowledge.unknownAround(spot)) - need;
    const double factor = need / sum / (others / rest);
    knowledge.forEachUnknown(spot, [&](int cell) {
        double& p = kit::at(mine, cell);
        p = std::clamp(p * factor / (p * factor + 1 - p), 1e-9, 1 - 1e-9);
    });
}

/// Gives the cells that touch no number the density of the mines left for them.
void fitBeyond(const Knowledge& knowledge, const std::vector<char>& touched,
               std::vector<double>& mine) {
    double expected = 0;
    int cells = 0;
    for (int spot = 0; spot < knowledge.spots(); ++spot) {
        if (knowledge.kind(spot) != Knowledge::Kind::unknown) continue;
        if (kit::at(touched, spot) != 0) expected += kit::at(mine, spot);
        if (kit::at(touched, spot) == 0) ++cells;
    }
    const double density =
        std::clamp((knowledge.minesLeft() - expected) / std::max(cells, 1), 1e-9, 1 - 1e-9);
    for (int spot = 0; spot < knowledge.spots(); ++spot) {
        if (knowledge.kind(spot) != Knowledge::Kind::unknown || kit::at(touched, spot) != 0)
            continue;
        kit::at(mine, spot) = density;
    }
}

std::vector<double> fitted(const Knowledge& knowledge) {
    std::vector<double> mine(static_cast<std::size_t>(knowledge.spots()), -1);
    std::vector<char> touched(mine.size());
    const double density = std::clamp(
        static_cast<double>(knowledge.minesLeft()) / std::max(knowledge.unknownCells(), 1), 1e-3,
        1 - 1e-3);
    for (int spot = 0; spot < knowledge.spots(); ++spot) {
        const auto kind = knowledge.kind(spot);
        if (kind == Knowledge::Kind::unknown) kit::at(mine, spot) = density;
        if (kind == Knowledge::Kind::safe) kit::at(mine, spot) = 0;
        if (kind == Knowledge::Kind::mine) kit::at(mine, spot) = 1;
    }
    const std::vector<int> numbers = numbersOf(knowledge);
    for (const int spot : numbers) {
        knowledge.forEachUnknown(spot, [&](int cell) { kit::at(touched, cell) = 1; });
    }
    for (int round = 0; round < rounds; ++round) {
        for (const int spot : numbers) fit(knowledge, spot, mine);
    }
    fitBeyond(knowledge, touched, mine);
    return mine;
}

}  // namespace

std::optional<Estimate> estimateOf(Knowledge knowledge, const std::stop_token& stop) {
    if (!settleWindows(knowledge, stop)) return std::nullopt;
    std::vector<double> mine = fitted(knowledge);
    return Estimate{std::move(knowledge), std::move(mine)};
}

}  // namespace gridlark::minesweeper

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
    for (std::size_t next = 0; next < window.size(); ++next) {
        for (unsigned left = knowledge.unknownAround(window[next]); left != 0; left &= left - 1) {
            const int cell = knowledge.neighbour(window[next], std::countr_zero(left));
            for (int bit = 0; bit < 9; ++bit) {
                const int other = knowledge.neighbour(cell, bit);
                if (knowledge.kind(other) != Knowledge::Kind::open) continue;
                if (std::find(window.begin(), window.end(), other) != window.end()) continue;
                if (window.size() == numbersOfOne) return window;
                window.push_back(other);
            }
        }
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
    for (unsigned left = knowledge.unknownAround(spot); left != 0; left &= left - 1) {
        const double p = kit::at(mine, knowledge.neighbour(spot, std::countr_zero(left)));
        sum += p;
        rest += 1 - p;
    }
    const double need = knowledge.need(spot);
    const double others = std::popcount(knowledge.unknownAround(spot)) - need;
    const double factor = need / sum / (others / rest);
    for (unsigned left = knowledge.unknownAround(spot); left != 0; left &= left - 1) {
        double& p = kit::at(mine, knowledge.neighbour(spot, std::countr_zero(left)));
        p = std::clamp(p * factor / (p * factor + 1 - p), 1e-9, 1 - 1e-9);
    }
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
        for (unsigned left = knowledge.unknownAround(spot); left != 0; left &= left - 1) {
            kit::at(touched, knowledge.neighbour(spot, std::countr_zero(left))) = 1;
        }
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

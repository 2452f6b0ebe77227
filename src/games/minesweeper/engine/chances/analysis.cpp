#include "analysis.h"

#include <algorithm>
#include <limits>

#include "gridlark/kit/at.h"

#include "estimate.h"
#include "layouts.h"

namespace gridlark::minesweeper {
namespace {

/// Rounding must not make anything certain that is not.
double value(const BoxOdds& odds) {
    if (!odds.canBeMine) return 0;
    if (!odds.canBeSafe) return 1;
    return std::clamp(odds.mine, std::numeric_limits<double>::min(),
                      1 - std::numeric_limits<double>::epsilon() / 2);
}

/// Probabilities by spot; certain cells are 0 and 1, open ones −1.
std::vector<double> valuesOf(const Knowledge& knowledge, const Layouts& layouts) {
    std::vector<double> values(static_cast<std::size_t>(knowledge.spots()), -1);
    for (int spot = 0; spot < knowledge.spots(); ++spot) {
        if (knowledge.kind(spot) == Knowledge::Kind::safe) kit::at(values, spot) = 0;
        if (knowledge.kind(spot) == Knowledge::Kind::mine) kit::at(values, spot) = 1;
    }
    layouts.forEachCell(
        [&](int spot, const BoxOdds& odds) { kit::at(values, spot) = value(odds); });
    return values;
}

void write(const Knowledge& knowledge, const std::vector<double>& values, Analysis& analysis) {
    const kit::Size size = knowledge.field().size;
    analysis.probability = kit::Grid<double>(size, -1);
    for (int index = 0; index < size.area(); ++index) {
        const kit::Cell cell = size.cell(index);
        const double mine = kit::at(values, knowledge.spotOf(cell));
        analysis.probability[cell] = mine;
        if (mine == 0) analysis.safe.push_back(cell);
        if (mine == 1) analysis.mines.push_back(cell);
    }
}

}  // namespace

Analysis analyse(const Position& position, const Effort& effort) {
    return analyse(Knowledge(position), effort);
}

Analysis analyse(Knowledge knowledge, const Effort& effort) {
    Analysis analysis;
    analysis.consistent = knowledge.deduce();
    if (!analysis.consistent) return analysis;
    const auto layouts = Layouts::count(knowledge, effort);
    analysis.exact = layouts.has_value();
    analysis.stopped = effort.stop.stop_requested();
    if (layouts) {
        analysis.consistent = layouts->total() > 0;
        if (!analysis.consistent) return analysis;
        write(knowledge, valuesOf(knowledge, *layouts), analysis);
        return analysis;
    }
    const auto estimate = estimateOf(knowledge, effort.stop);
    analysis.consistent = estimate.has_value();
    if (estimate) write(estimate->knowledge, estimate->mine, analysis);
    return analysis;
}

std::vector<kit::Cell> safestCells(const Analysis& analysis) {
    double least = 1;
    for (const double mine : analysis.probability) {
        if (mine >= 0) least = std::min(least, mine);
    }
    return cellsWhere(analysis.probability.size(), [&](kit::Cell cell) {
        const double mine = analysis.probability[cell];
        return least < 1 && mine >= 0 && mine <= least * (1 + 1e-9);
    });
}

}  // namespace gridlark::minesweeper

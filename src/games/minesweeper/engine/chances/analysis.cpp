#include "analysis.h"

#include <algorithm>
#include <limits>

#include "gridlark/kit/at.h"

#include "estimate.h"
#include "layouts.h"

namespace gridlark::minesweeper {
namespace {

/// Probabilities by spot; certain cells are 0 and 1.
class Sheet {
  public:
    explicit Sheet(const Knowledge& knowledge)
        : knowledge_(knowledge), values_(static_cast<std::size_t>(knowledge.spots()), -1) {
        for (int spot = 0; spot < knowledge.spots(); ++spot) {
            if (knowledge.kind(spot) == Knowledge::Kind::safe) set(spot, 0);
            if (knowledge.kind(spot) == Knowledge::Kind::mine) set(spot, 1);
        }
    }

    void set(int spot, double value) { kit::at(values_, spot) = value; }

    void fill(const Layouts& layouts) {
        for (const int spot : layouts.cellsBeyond()) set(spot, value(layouts.oddsBeyond()));
        for (std::size_t g = 0; g < layouts.groups().size(); ++g) {
            const Group& group = layouts.groups()[g];
            for (std::size_t b = 0; b < group.boxes.size(); ++b) {
                const double mine = value(layouts.odds()[g][b]);
                for (const int spot : group.boxes[b].spots()) set(spot, mine);
            }
        }
    }

    void fill(const std::vector<double>& values) { values_ = values; }

    void write(Analysis& analysis) const {
        const kit::Size size = knowledge_.field().size;
        analysis.probability = kit::Grid<double>(size, -1);
        for (int index = 0; index < size.area(); ++index) {
            const kit::Cell cell = size.cell(index);
            const double mine = kit::at(values_, knowledge_.spotOf(cell));
            analysis.probability[cell] = mine;
            if (mine == 0) analysis.safe.push_back(cell);
            if (mine == 1) analysis.mines.push_back(cell);
        }
    }

  private:
    /// Rounding must not make anything certain that is not.
    static double value(const BoxOdds& odds) {
        if (!odds.canBeMine) return 0;
        if (!odds.canBeSafe) return 1;
        return std::clamp(odds.mine, std::numeric_limits<double>::min(),
                          1 - std::numeric_limits<double>::epsilon() / 2);
    }

    const Knowledge& knowledge_;
    std::vector<double> values_;
};

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
        Sheet sheet(knowledge);
        sheet.fill(*layouts);
        sheet.write(analysis);
        return analysis;
    }
    const auto estimate = estimateOf(knowledge, effort.stop);
    analysis.consistent = estimate.has_value();
    if (!estimate) return analysis;
    Sheet sheet(estimate->knowledge);
    sheet.fill(estimate->mine);
    sheet.write(analysis);
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

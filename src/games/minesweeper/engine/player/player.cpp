#include "player.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "gridlark/kit/at.h"

#include "endgame.h"
#include "minesweeper/engine/chances/certain.h"
#include "minesweeper/engine/chances/estimate.h"
#include "solving.h"

namespace gridlark::minesweeper {
namespace {

/// Cells with at most this much more than the least risk are considered, and this many of them.
constexpr double moreRisk = 0.08;
constexpr std::size_t mostCandidates = 16;
constexpr std::size_t stepsOfOne = 200'000;

struct Candidate {
    int spot = 0;
    double risk = 0;
    int unknownAround = 0;
};

/// The safest first; among equals the one with the fewest unknown neighbours, as it is the
/// likeliest to show a zero.
std::vector<Candidate> candidates(const Knowledge& knowledge, const Layouts& layouts) {
    std::vector<Candidate> cells;
    double least = 1;
    layouts.forEachCell([&](int spot, const BoxOdds& odds) {
        cells.push_back({spot, odds.mine, std::popcount(knowledge.unknownAround(spot))});
        least = std::min(least, odds.mine);
    });
    std::erase_if(cells, [&](const Candidate& cell) { return cell.risk > least + moreRisk; });
    std::sort(cells.begin(), cells.end(), [](const Candidate& a, const Candidate& b) {
        return std::tuple(a.risk, a.unknownAround, a.spot) <
               std::tuple(b.risk, b.unknownAround, b.spot);
    });
    if (cells.size() > mostCandidates) cells.resize(mostCandidates);
    return cells;
}

/// The probability that the safest cell is safe.
double safest(const Knowledge& knowledge, const Layouts& layouts) {
    if (knowledge.unknownCells() == knowledge.minesLeft()) return 1;
    double risk = layouts.beyond() > 0 ? layouts.oddsBeyond().mine : 1;
    for (const auto& odds : layouts.odds()) {
        for (const BoxOdds& box : odds) risk = std::min(risk, box.mine);
    }
    return 1 - risk;
}

/// In how many ways the cell is safe, and so is the safest one after it.
Ways lookAhead(const Knowledge& knowledge, int spot, int openSafe) {
    Ways sum = 0;
    const int unknown = std::popcount(knowledge.unknownAround(spot));
    const int known = -knowledge.need(spot);  // mines around that are known
    for (int mines = 0; mines <= unknown; ++mines) {
        Knowledge next = knowledge;
        next.open(spot, known + mines);
        if (!next.deduce()) continue;
        const auto layouts = Layouts::count(next, {stepsOfOne, {}});
        if (!layouts || layouts->total() == 0) continue;
        const bool progress = next.safeCells() > openSafe;
        const double safe = progress ? 1 : safest(next, *layouts);
        sum += layouts->total() * static_cast<Ways>(safe);
    }
    return sum;
}

/// The cell to open (a spot) where nothing is certain. With few layouts left, the one that wins
/// most of them (endgame.h). Otherwise, among the cells that are nearly the safest, the one after
/// which the next step is safest: the sum over the numbers it may show, each with its probability,
/// of how safe the safest cell is then. `knowledge` has drawn its own deductions and has unknown
/// cells that may be safe.
int bestGuess(const Knowledge& knowledge, const Layouts& layouts) {
    if (const auto endgame = playOut(knowledge, layouts)) return endgame->spot;
    const std::vector<Candidate> cells = candidates(knowledge, layouts);
    int best = cells.front().spot;
    Ways most = -1;
    for (const Candidate& cell : cells) {
        if (static_cast<Ways>(1 - cell.risk) * layouts.total() <= most) break;
        const Ways ways = lookAhead(knowledge, cell.spot, knowledge.safeCells());
        if (ways > most) {
            most = ways;
            best = cell.spot;
        }
    }
    return best;
}

/// The unknown cell with the least risk by estimate, where exact odds take too long.
int leastRisk(const Knowledge& knowledge) {
    const auto estimate = estimateOf(knowledge, {});
    int best = -1;
    for (int spot = 0; estimate && spot < knowledge.spots(); ++spot) {
        if (knowledge.kind(spot) != Knowledge::Kind::unknown) continue;
        const auto& mine = estimate->mine;
        if (best < 0 || kit::at(mine, spot) < kit::at(mine, best)) {
            best = spot;
        }
    }
    return best;
}

int guess(const Knowledge& knowledge, const std::optional<Layouts>& layouts, Policy policy) {
    if (!layouts) return leastRisk(knowledge);
    return policy == Policy::best ? bestGuess(knowledge, *layouts)
                                  : candidates(knowledge, *layouts).front().spot;
}

}  // namespace

Played play(const Squares& squares, int mines, kit::Cell start, Policy policy) {
    Knowledge knowledge(Field{squares.size(), mines});
    const auto numbers = numbersBySpot(knowledge, squares);
    knowledge.openWith(&numbers);
    knowledge.setSafe(knowledge.spotOf(start));
    Played played;
    for (;;) {
        knowledge.deduce();
        if (knowledge.unknownCells() == knowledge.minesLeft()) break;
        const auto layouts = Layouts::count(knowledge, {});
        const bool settled = layouts && settle(knowledge, certainOf(*layouts));
        if (settled) continue;
        ++played.guesses;
        Knowledge seen = knowledge;
        seen.openWith(nullptr);
        const int spot = guess(seen, layouts, policy);
        const Square square = squares[knowledge.cellOf(spot)];
        if (square.mine()) return played;
        knowledge.open(spot, square.number());
    }
    played.won = true;
    return played;
}

}  // namespace gridlark::minesweeper

#include "advice.h"

#include <algorithm>
#include <utility>

#include "gridlark/kit/names.h"

#include "minesweeper/engine/chances/analysis.h"
#include "proof.h"

namespace gridlark::minesweeper {
namespace {

constexpr kit::Names reasonNames{
    std::pair{Reason::wrongFlag, "wrong-flag"},   std::pair{Reason::oneNumber, "one-number"},
    std::pair{Reason::twoNumbers, "two-numbers"}, std::pair{Reason::numbers, "numbers"},
    std::pair{Reason::mineCount, "mine-count"},   std::pair{Reason::guess, "guess"}};

using Cells = std::vector<kit::Cell>;

template <class Wanted>
Cells cellsWhere(kit::Size size, const Wanted& wanted) {
    Cells found;
    for (int index = 0; index < size.area(); ++index) {
        const kit::Cell cell = size.cell(index);
        if (wanted(cell)) found.push_back(cell);
    }
    return found;
}

Cells without(const Cells& cells, const Cells& known) {
    Cells left;
    std::set_difference(cells.begin(), cells.end(), known.begin(), known.end(),
                        std::back_inserter(left));
    return left;
}

Advice adviceOf(const Proof& proof) {
    Advice advice;
    advice.mine = proof.mine;
    advice.cells = proof.cells;
    advice.because = proof.because;
    advice.usesMineCount = proof.use == Use::mineCount;
    advice.reason = proof.use == Use::mineCount  ? Reason::mineCount
                    : proof.because.size() == 1U ? Reason::oneNumber
                    : proof.because.size() == 2U ? Reason::twoNumbers
                                                 : Reason::numbers;
    return advice;
}

/// What the engine knows and the search for a proof did not reach.
Advice unproved(const Goals& goals) {
    Advice advice;
    advice.reason = Reason::numbers;
    advice.mine = goals.safe.empty();
    advice.cells = advice.mine ? goals.mines : goals.safe;
    return advice;
}

std::optional<Advice> guess(const Analysis& analysis) {
    Advice advice;
    advice.cells = safestCells(analysis);
    if (advice.cells.empty()) return std::nullopt;
    advice.risk = analysis.probability[advice.cells.front()];
    return advice;
}

}  // namespace

std::string_view name(Reason reason) {
    return reasonNames[reason];
}

std::optional<Advice> advise(const Position& position, const std::stop_token& stop) {
    const Analysis analysis = analyse(position, {.stop = stop});
    if (!analysis.consistent || analysis.stopped) return std::nullopt;
    const Cells flags = cellsWhere(position.field.size, [&](kit::Cell cell) {
        return position.cells[cell] == flagged || position.cells[cell] == knownMine;
    });
    const Cells wrong = without(flags, without(flags, analysis.safe));
    const Goals goals{wrong.empty() ? analysis.safe : wrong,
                      wrong.empty() ? without(analysis.mines, flags) : Cells()};
    std::optional<Advice> advice;
    if (goals.safe.empty() && goals.mines.empty()) {
        advice = guess(analysis);
        if (!advice) return std::nullopt;
    } else {
        const auto proof = prove(position, goals, stop);
        if (stop.stop_requested()) return std::nullopt;
        advice = proof ? adviceOf(*proof) : unproved(goals);
    }
    if (!wrong.empty()) {
        advice->reason = Reason::wrongFlag;
        advice->cells = wrong;
    }
    advice->minesLeft = Knowledge(position).minesLeft();
    advice->exact = analysis.exact;
    return advice;
}

std::optional<Advice> nextHint(const State& state, const std::stop_token& stop) {
    if (!state.laid) return std::nullopt;
    Position position = positionOf(state);
    Advice wrong;
    wrong.reason = Reason::wrongFlag;
    wrong.minesLeft = state.field.mines;
    wrong.cells = cellsWhere(state.field.size, [&](kit::Cell cell) {
        return state.squares[cell].flagged() && !state.squares[cell].mine();
    });
    if (!wrong.cells.empty()) return wrong;
    for (std::int8_t& seen : position.cells) {
        if (seen == flagged) seen = knownMine;
    }
    return advise(position, stop);
}

}  // namespace gridlark::minesweeper

#include "hint.h"

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

Cells without(const Cells& cells, const Cells& known) {
    Cells left;
    std::set_difference(cells.begin(), cells.end(), known.begin(), known.end(),
                        std::back_inserter(left));
    return left;
}

Hint hintOf(const Proof& proof) {
    Hint hint;
    hint.mine = proof.mine;
    hint.cells = proof.cells;
    hint.because = proof.because;
    hint.usesMineCount = proof.use == Use::mineCount;
    hint.reason = proof.use == Use::mineCount  ? Reason::mineCount
                  : proof.because.size() == 1U ? Reason::oneNumber
                  : proof.because.size() == 2U ? Reason::twoNumbers
                                               : Reason::numbers;
    return hint;
}

/// What is certain, where no proof was found.
Hint unproved(const Goals& goals) {
    Hint hint;
    hint.reason = Reason::numbers;
    hint.mine = goals.safe.empty();
    hint.cells = hint.mine ? goals.mines : goals.safe;
    return hint;
}

std::optional<Hint> guess(const Analysis& analysis) {
    Hint hint;
    hint.cells = safestCells(analysis);
    if (hint.cells.empty()) return std::nullopt;
    hint.risk = analysis.probability[hint.cells.front()];
    return hint;
}

}  // namespace

std::string_view name(Reason reason) {
    return reasonNames[reason];
}

std::optional<Hint> nextHint(const Position& position, const std::stop_token& stop) {
    const Analysis analysis = analyse(position, {.stop = stop});
    if (!analysis.consistent || analysis.stopped) return std::nullopt;
    const Cells flags = cellsWhere(position.field.size, [&](kit::Cell cell) {
        return position.cells[cell] == flagged || position.cells[cell] == knownMine;
    });
    const Cells wrong = without(flags, without(flags, analysis.safe));
    const Goals goals{wrong.empty() ? analysis.safe : wrong,
                      wrong.empty() ? without(analysis.mines, flags) : Cells()};
    std::optional<Hint> hint;
    if (goals.safe.empty() && goals.mines.empty()) {
        hint = guess(analysis);
        if (!hint) return std::nullopt;
    } else {
        const auto proof = prove(position, goals, stop);
        if (stop.stop_requested()) return std::nullopt;
        hint = proof ? hintOf(*proof) : unproved(goals);
    }
    if (!wrong.empty()) {
        hint->reason = Reason::wrongFlag;
        hint->cells = wrong;
    }
    hint->minesLeft = Knowledge(position).minesLeft();
    hint->exact = analysis.exact;
    return hint;
}

std::optional<Hint> nextHint(const State& state, const std::stop_token& stop) {
    if (!state.laid) return std::nullopt;
    Position position = positionOf(state);
    Hint wrong;
    wrong.reason = Reason::wrongFlag;
    wrong.minesLeft = state.field.mines;
    wrong.cells = cellsWhere(state.field.size, [&](kit::Cell cell) {
        return state.squares[cell].flagged() && !state.squares[cell].mine();
    });
    if (!wrong.cells.empty()) return wrong;
    for (std::int8_t& seen : position.cells) {
        if (seen == flagged) seen = knownMine;
    }
    return nextHint(position, stop);
}

}  // namespace gridlark::minesweeper

#include <utility>

#include "placement/engine/solver.h"
#include "placement/engine/wrong.h"
#include "placement/rules/cells.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {
namespace {

using placement::Cells;
using placement::propose;
using placement::some;
using Proposal = std::optional<Action>;

Cells notes(const State& state) {
    Cells all = cellsWith(state, Content::note);
    const Cells automatic = cellsWith(state, Content::automatic);
    all.insert(all.end(), automatic.begin(), automatic.end());
    return all;
}

/// A queen of a solution, on a cell that may have to be cleared first.
Proposal placeRight(const State& state, kit::Random& random) {
    const auto solution = placement::countSolutions(state.puzzle, 1).first;
    Cells missing;
    for (int row = 0; row < static_cast<int>(solution.size()); ++row) {
        const kit::Cell cell{row, solution[static_cast<std::size_t>(row)]};
        if (!isQueen(state.cells[cell])) missing.push_back(cell);
    }
    missing = some(std::move(missing), 1, random);
    if (missing.empty()) return std::nullopt;
    if (isNote(state.cells[missing.front()])) return Clear{missing};
    return Place{missing.front(), random.chance(1, 2)};
}

Proposal move(const State& state, kit::Random& random) {
    const Cells one = some(ownQueens(state), 1, random);
    const Cells to = some(cellsWith(state, Content::empty), 1, random);
    if (one.empty() || to.empty()) return std::nullopt;
    return Move{one.front(), to.front(), random.chance(1, 2)};
}

Proposal takeAway(const State& state) {
    const auto wrong =
        placement::wrongCells(state.puzzle, ownQueens(state), cellsWith(state, Content::note));
    if (!wrong || wrong->empty()) return std::nullopt;
    return TakeAway{*wrong};
}

}  // namespace

std::optional<Action> Queens::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    Proposal action;
    const std::uint32_t kind = random.below(100);
    if (kind < 40) action = placeRight(state, random);
    if (kind >= 40 && kind < 48) action = move(state, random);
    if (kind >= 48 && kind < 54) action = propose<Remove>(ownQueens(state), 1, random);
    if (kind >= 54 && kind < 68)
        action = propose<Note>(cellsWith(state, Content::empty), 6, random);
    if (kind >= 68 && kind < 78) action = propose<Clear>(notes(state), 4, random);
    if (kind >= 78 && kind < 80) action = ClearNotes{};
    if (kind >= 80 && kind < 83) action = ShowHint{};
    if (kind >= 83 && kind < 90) action = takeAway(state);
    return action ? action
                  : Place{placement::someCell(state.cells.size(), random), random.chance(1, 2)};
}

}  // namespace gridlark::queens

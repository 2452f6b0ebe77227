#include "conflicts.h"

namespace gridlark::queens {
namespace {

using placement::Rule;

bool inQuestion(const placement::Puzzle& puzzle, const placement::Conflict& conflict,
                kit::Cell cell) {
    switch (conflict.rule) {
        case Rule::row:
            return cell.row == conflict.a.row;
        case Rule::column:
            return cell.column == conflict.a.column;
        case Rule::region:
            return puzzle.region(cell) == puzzle.region(conflict.a);
        case Rule::touch:
        case Rule::blocked:
            return cell == conflict.a || cell == conflict.b;
    }
    return false;
}

}  // namespace

std::vector<placement::Conflict> conflicts(const State& state) {
    return placement::conflictsOf(state.puzzle, queens(state), placement::Touch::corners);
}

std::vector<kit::Cell> cellsInQuestion(const State& state, const placement::Conflict& conflict) {
    std::vector<kit::Cell> cells;
    for (int index = 0; index < state.cells.size().area(); ++index) {
        const kit::Cell cell = state.cells.size().cell(index);
        if (inQuestion(state.puzzle, conflict, cell)) cells.push_back(cell);
    }
    return cells;
}

bool sees(const placement::Puzzle& puzzle, kit::Cell queen, kit::Cell other) {
    return queen != other &&
           (queen.row == other.row || queen.column == other.column ||
            puzzle.region(queen) == puzzle.region(other) || kit::touching(queen, other));
}

}  // namespace gridlark::queens

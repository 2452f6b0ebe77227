#include "conflicts.h"

#include <algorithm>

#include "placement/rules/cells.h"

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

placement::Cells cellsInQuestion(const State& state, const placement::Conflict& conflict) {
    return placement::cellsWhere(state.cells.size(), [&](kit::Cell cell) {
        return inQuestion(state.puzzle, conflict, cell);
    });
}

bool sees(const placement::Puzzle& puzzle, kit::Cell queen, kit::Cell other) {
    return queen != other && placement::clash(puzzle, queen, other);
}

bool seenByMarker(const State& state, kit::Cell cell) {
    return std::ranges::any_of(cellsWith(state, Content::marker),
                               [&](kit::Cell marker) { return sees(state.puzzle, marker, cell); });
}

}  // namespace gridlark::queens

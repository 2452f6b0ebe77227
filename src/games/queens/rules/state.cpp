#include "state.h"

#include <algorithm>
#include <utility>

#include "placement/rules/cells.h"

namespace gridlark::queens {
placement::Cells cellsWith(const State& state, Content content) {
    return placement::cellsWhere(state.cells, [&](Content here) { return here == content; });
}

placement::Cells queens(const State& state) {
    return placement::cellsWhere(state.cells, isQueen);
}

placement::Cells ownQueens(const State& state) {
    return placement::cellsWhere(state.cells, isOwnQueen);
}

State startOf(placement::Puzzle puzzle, Variant variant) {
    State state;
    std::sort(puzzle.given.begin(), puzzle.given.end());
    std::sort(puzzle.blocked.begin(), puzzle.blocked.end());
    state.variant = variant;
    state.cells = kit::Grid<Content>(puzzle.size());
    for (const kit::Cell cell : puzzle.given) state.cells[cell] = Content::given;
    for (const kit::Cell cell : puzzle.blocked) state.cells[cell] = Content::block;
    state.puzzle = std::move(puzzle);
    return state;
}

}  // namespace gridlark::queens

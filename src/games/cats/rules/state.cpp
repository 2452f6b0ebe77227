#include "state.h"

#include <algorithm>

#include "cats.h"
#include "placement/rules/cells.h"

namespace gridlark::cats {

placement::Cells cellsWith(const State& state, Content content) {
    return placement::cellsWhere(state.cells, [&](Content here) { return here == content; });
}

placement::Cells cats(const State& state) {
    return placement::cellsWhere(state.cells, isCat);
}

int levelScore(const State& state) {
    return state.lives * 10 + state.hintsLeft * 5;
}

int sessionScore(const State& state) {
    const bool won = Cats::status(state) == kit::Status::won;
    return std::min(state.earlierScore + (won ? levelScore(state) : 0), largestCount);
}

Difficulty difficultyOf(int order) {
    if (order <= 7) return Difficulty::easy;
    return order <= 9 ? Difficulty::medium : Difficulty::hard;
}

}  // namespace gridlark::cats

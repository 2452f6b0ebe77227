#include "state.h"

#include <cstdlib>
#include <utility>

namespace gridlark::number_match {
Removal removalOf(const Board& board, Pair pair) {
    Removal removal{board, {}, 0};
    const int a = board.index(pair.a);
    const int b = board.index(pair.b);
    kit::at(removal.after.digits, a) = noDigit;
    kit::at(removal.after.digits, b) = noDigit;
    removal.rows = emptyRows(removal.after);
    collapse(removal.after);
    const bool touches = kit::touching(pair.a, pair.b) || std::abs(a - b) == 1;
    removal.points = (touches ? pointsTouching : pointsOverGaps) +
                     pointsForRow * static_cast<int>(removal.rows.size()) +
                     (removal.after.digits.empty() ? pointsForClearing : 0);
    return removal;
}

Board added(const Board& board) {
    Board after = board;
    const std::vector<Digit> digits = digitsOf(board);
    after.digits.insert(after.digits.end(), digits.begin(), digits.end());
    return after;
}

bool stuck(const State& state) {
    return state.addsLeft == 0 && !state.board.digits.empty() && !anyPair(state.board);
}

State startOf(Board board, Variant variant) {
    State state;
    state.variant = variant;
    state.board = std::move(board);
    state.addsLeft = variant == Variant::standard ? addsOfAGame : 0;
    return state;
}

}  // namespace gridlark::number_match

#include "position.h"

namespace gridlark::minesweeper {
namespace {

std::int8_t seen(Square square, std::int8_t exploded) {
    if (square.open() && square.mine()) return exploded;
    if (square.open()) return static_cast<std::int8_t>(square.number());
    return square.flagged() ? flagged : hidden;
}

Position positionWith(const State& state, std::int8_t exploded) {
    Position position{state.field, kit::Grid<std::int8_t>(state.field.size)};
    auto cell = position.cells.begin();
    for (const Square square : state.squares) *cell++ = seen(square, exploded);
    return position;
}

}  // namespace

Position positionOf(const State& state) {
    return positionWith(state, knownMine);
}

Position beforeLoss(const State& state) {
    return positionWith(state, hidden);
}

}  // namespace gridlark::minesweeper

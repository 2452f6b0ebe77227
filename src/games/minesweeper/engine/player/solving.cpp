#include "solving.h"

#include "minesweeper/engine/chances/certain.h"

namespace gridlark::minesweeper {

std::vector<std::int8_t> numbersBySpot(const Knowledge& knowledge, const Squares& squares) {
    std::vector<std::int8_t> numbers(static_cast<std::size_t>(knowledge.spots()));
    const kit::Size size = squares.size();
    auto square = squares.begin();
    for (int row = 0; row < size.rows; ++row) {
        auto number = numbers.begin() + knowledge.spotOf({row, 0});
        for (int column = 0; column < size.columns; ++column) {
            *number++ = static_cast<std::int8_t>((square++)->number());
        }
    }
    return numbers;
}

Solved solve(const Squares& squares, int mines, kit::Cell start, const Effort& effort) {
    Knowledge knowledge(Field{squares.size(), mines});
    const auto numbers = numbersBySpot(knowledge, squares);
    knowledge.openWith(&numbers);
    knowledge.setSafe(knowledge.spotOf(start));
    Solved result;
    while (knowledge.deduce()) {
        result.solved = knowledge.unknownCells() == knowledge.minesLeft();
        if (result.solved) break;
        const Certain certain = certainOf(knowledge, numbersOf(knowledge), Use::mineCount, effort);
        result.known = certain.known;
        if (!settle(knowledge, certain)) break;
    }
    result.opened = knowledge.openCells();
    return result;
}

}  // namespace gridlark::minesweeper

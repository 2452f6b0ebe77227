#include "layout.h"

namespace gridlark::minesweeper {

kit::Cell randomCell(kit::Size size, kit::Random& random) {
    return size.cell(static_cast<int>(random.below(static_cast<std::uint32_t>(size.area()))));
}

/// Draws cells until there are enough: layouts for different first cells share most of their mines.
Squares layAtRandom(const Field& field, kit::Cell first, kit::Random& random) {
    Squares squares(field.size);
    for (int laid = 0; laid < field.mines;) {
        const kit::Cell cell = randomCell(field.size, random);
        if (squares[cell].mine() || inProtectedSquare(first, cell)) continue;
        layMine(squares, cell);
        ++laid;
    }
    return squares;
}

void layMine(Squares& squares, kit::Cell cell) {
    squares[cell].layMine();
    kit::forEachNeighbour(squares.size(), cell, kit::kingSteps,
                          [&](kit::Cell next) { squares[next].countMine(); });
}

}  // namespace gridlark::minesweeper

/// Positions for tests: from pictures and at random.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "gridlark/kit/random.h"

#include "minesweeper/engine/chances/position.h"
#include "minesweeper/rules/layout.h"

namespace gridlark::minesweeper {

/// Rows as the command line has them: '.' hidden, 'F' flagged, '*' known mine, digits.
inline Position positionOf(const std::vector<std::string>& rows, int mines) {
    const kit::Size size{static_cast<int>(rows.size()), static_cast<int>(rows.at(0).size())};
    Position position{{size, mines}, kit::Grid<std::int8_t>(size, hidden)};
    for (int i = 0; i < size.area(); ++i) {
        const kit::Cell cell = size.cell(i);
        const char letter =
            rows.at(static_cast<std::size_t>(cell.row)).at(static_cast<std::size_t>(cell.column));
        if (letter == 'F') position.cells[cell] = flagged;
        if (letter == '*') position.cells[cell] = knownMine;
        if (letter >= '0' && letter <= '8') {
            position.cells[cell] = static_cast<std::int8_t>(letter - '0');
        }
    }
    return position;
}

/// A board of 2 to 6 rows and columns of which at most `mostHidden` cells are hidden, some of them
/// flagged or known mines. Cascades need not lead to it. Sometimes a number is changed,
/// and then it may be impossible.
inline Position randomPosition(kit::Random& random, int mostHidden) {
    const kit::Size size{static_cast<int>(2 + random.below(5)),
                         static_cast<int>(2 + random.below(6))};
    const int mines = static_cast<int>(random.below(static_cast<std::uint32_t>(size.area() / 2)));
    Squares squares(size);
    std::vector<kit::Cell> cells;
    for (int i = 0; i < size.area(); ++i) cells.push_back(size.cell(i));
    random.shuffle(std::span(cells));
    for (int i = 0; i < mines; ++i) layMine(squares, cells[static_cast<std::size_t>(i)]);
    Position position{{size, mines}, kit::Grid<std::int8_t>(size, hidden)};
    random.shuffle(std::span(cells));
    const int wanted = static_cast<int>(random.below(static_cast<std::uint32_t>(mostHidden))) + 1;
    int left = size.area();
    for (const kit::Cell cell : cells) {
        const Square square = squares[cell];
        const bool open = !square.mine() && left > wanted;
        if (open) position.cells[cell] = static_cast<std::int8_t>(square.number());
        if (!open && random.chance(1, 8)) position.cells[cell] = flagged;
        if (square.mine() && (left > wanted || random.chance(1, 8))) {
            position.cells[cell] = knownMine;
        }
        if (position.cells[cell] >= 0 || position.cells[cell] == knownMine) --left;
    }
    if (random.chance(1, 10)) {
        std::int8_t& cell =
            position.cells[cells[random.below(static_cast<std::uint32_t>(cells.size()))]];
        if (cell >= 0) cell = static_cast<std::int8_t>(random.below(4));
    }
    return position;
}

/// For messages.
inline std::string pictureOf(const Position& position) {
    std::string text = std::to_string(position.field.mines) + " mines\n";
    for (int i = 0; i < position.field.size.area(); ++i) {
        const kit::Cell cell = position.field.size.cell(i);
        const int seen = position.cells[cell];
        text += seen >= 0         ? static_cast<char>('0' + seen)
                : seen == hidden  ? '.'
                : seen == flagged ? 'F'
                                  : '*';
        if (cell.column + 1 == position.field.size.columns) text += '\n';
    }
    return text;
}

}  // namespace gridlark::minesweeper

/// Boards, cells and lists of cells as parts of a text. The inside of the rules cores.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gridlark/kit/names.h"
#include "gridlark/kit/scanner.h"

#include "puzzle.h"

namespace gridlark::placement {

/// Rows separated by '/', with the character `letterAt(cell)` for each cell.
template <class LetterAt>
std::string rowsOf(kit::Size size, const LetterAt& letterAt) {
    std::string text;
    for (int row = 0; row < size.rows; ++row) {
        if (row > 0) text += '/';
        for (int column = 0; column < size.columns; ++column) text += letterAt({row, column});
    }
    return text;
}

/// Reads `size` rows of letters; `take(cell, letter)` answers false for a letter it does not know.
template <class Take>
void readRows(kit::Scanner& scanner, kit::Size size, const Take& take) {
    const std::size_t start = scanner.position();
    const std::string_view text = scanner.word();
    for (std::size_t i = 0; i < text.size() && !scanner.failed(); ++i) {
        const auto width = static_cast<std::size_t>(size.columns) + 1;
        const kit::Cell cell{static_cast<int>(i / width), static_cast<int>(i % width)};
        const bool atSlash = cell.column == size.columns;
        const bool good =
            cell.row < size.rows &&
            (atSlash ? text[i] == '/' && cell.row + 1 < size.rows : take(cell, text[i]));
        if (!good) scanner.fail(start + i, "unexpected character in a row");
    }
    const auto length = static_cast<std::size_t>(size.rows * (size.columns + 1) - 1);
    if (text.size() < length) scanner.fail(start + text.size(), "too few rows or columns");
}

/// The characters of UTF-8 text. Bytes that are no UTF-8 count as characters, or as parts of the
/// one before them.
[[nodiscard]] std::vector<std::string> charactersOf(std::string_view text);

/// Rows of letters: 'A' is region 0.
[[nodiscard]] std::string regionRows(const Puzzle& puzzle);

/// Reads such rows; nothing is given or blocked. At most 16 rows; regions are below N.
[[nodiscard]] Puzzle readRegionRows(kit::Scanner& scanner);

/// "REGIONS CELLS": regions as rows of letters, and cells as rows of `letters`, one for each
/// content in the order of the enumeration.
template <class Content>
[[nodiscard]] std::string boardText(const Puzzle& puzzle, const kit::Grid<Content>& cells,
                                    std::string_view letters) {
    return regionRows(puzzle) + ' ' + rowsOf(puzzle.size(), [&](kit::Cell cell) {
               return letters[static_cast<std::size_t>(cells[cell])];
           });
}

/// Reads such a text. Returns where the cells begin.
template <class Content>
std::size_t readBoard(kit::Scanner& scanner, Puzzle& puzzle, kit::Grid<Content>& cells,
                      std::string_view letters) {
    puzzle = readRegionRows(scanner);
    scanner.expect(" ");
    const std::size_t start = scanner.position();
    cells = kit::Grid<Content>(puzzle.size());
    readRows(scanner, puzzle.size(), [&](kit::Cell cell, char letter) {
        const std::size_t content = letters.find(letter);
        if (content == std::string_view::npos) return false;
        cells[cell] = static_cast<Content>(content);
        return true;
    });
    return start;
}

/// Reads one of the names; `wrong` says what was expected.
template <class E, std::size_t N>
[[nodiscard]] E readName(kit::Scanner& scanner, const kit::Names<E, N>& names, std::string wrong) {
    for (const auto& [value, name] : names) {
        if (scanner.skip(name)) return value;
    }
    scanner.fail(scanner.position(), std::move(wrong));
    return {};
}

/// " row,column" for each cell: every one has a space before it.
[[nodiscard]] std::string textOf(kit::Cell cell);
[[nodiscard]] std::string textOf(const std::vector<kit::Cell>& cells);

/// Reads a cell with its space; numbers up to 15.
[[nodiscard]] kit::Cell readCell(kit::Scanner& scanner);
/// All up to the end; none is a list like another.
[[nodiscard]] std::vector<kit::Cell> readCells(kit::Scanner& scanner);

}  // namespace gridlark::placement

#include "board_text.h"

namespace gridlark::placement {

std::vector<std::string> charactersOf(std::string_view text) {
    std::vector<std::string> characters;
    for (const char byte : text) {
        const bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
        if (continues && !characters.empty()) {
            characters.back() += byte;
        } else {
            characters.emplace_back(1, byte);
        }
    }
    return characters;
}

std::string regionRows(const Puzzle& puzzle) {
    return rowsOf(puzzle.size(),
                  [&](kit::Cell cell) { return static_cast<char>('A' + puzzle.region(cell)); });
}

Puzzle readRegionRows(kit::Scanner& scanner) {
    Puzzle puzzle;
    const std::string_view rest = scanner.rest();
    const std::string_view first = rest.substr(0, rest.find_first_of("/ "));
    if (first.empty() || first.size() > static_cast<std::size_t>(maxOrder)) {
        scanner.fail(scanner.position(), "expected 1 to 16 regions in a row");
        return puzzle;
    }
    puzzle.order = static_cast<int>(first.size());
    readRows(scanner, puzzle.size(), [&](kit::Cell, char letter) {
        if (letter < 'A' || letter >= 'A' + puzzle.order) return false;
        puzzle.regions.push_back(static_cast<std::uint8_t>(letter - 'A'));
        return true;
    });
    return puzzle;
}

std::string textOf(kit::Cell cell) {
    return ' ' + std::to_string(cell.row) + ',' + std::to_string(cell.column);
}

std::string textOf(const std::vector<kit::Cell>& cells) {
    std::string text;
    for (const kit::Cell cell : cells) text += textOf(cell);
    return text;
}

kit::Cell readCell(kit::Scanner& scanner) {
    scanner.expect(" ");
    const int row = scanner.number(0, maxOrder - 1);
    scanner.expect(",");
    return {row, scanner.number(0, maxOrder - 1)};
}

std::vector<kit::Cell> readCells(kit::Scanner& scanner) {
    std::vector<kit::Cell> cells;
    while (!scanner.atEnd() && !scanner.failed()) cells.push_back(readCell(scanner));
    return cells;
}

}  // namespace gridlark::placement

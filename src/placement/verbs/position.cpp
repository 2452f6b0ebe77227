#include "position.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "placement/rules/board_text.h"

namespace gridlark::placement {
namespace {

using cli::Json;
using Error = tl::unexpected<std::string>;

/// The region that a character names, a new one if need be.
std::uint8_t regionNamed(const std::string& character, std::vector<std::string>& names) {
    const auto index = std::find(names.begin(), names.end(), character) - names.begin();
    if (index == std::ssize(names)) names.push_back(character);
    return static_cast<std::uint8_t>(index);  // at most 255: a map has 256 cells
}

/// Adds a row of the map; otherwise what is wrong with it.
std::optional<std::string> addRow(const Json& row, std::size_t number, Position& position) {
    const std::string where = "\"regions\", row " + std::to_string(number);
    if (!row.is_string()) return where + ": not a string";
    const auto characters = charactersOf(row.get_ref<const std::string&>());
    const auto order = static_cast<std::size_t>(position.puzzle.order);
    if (characters.size() != order) {
        return where + ": " + std::to_string(characters.size()) + " characters, but there are " +
               std::to_string(order) + " rows";
    }
    for (const std::string& character : characters) {
        position.puzzle.regions.push_back(regionNamed(character, position.names));
    }
    return std::nullopt;
}

std::optional<std::string> readRegions(const Json& line, Position& position) {
    const auto regions = line.find("regions");
    if (regions == line.end()) return "there is no \"regions\"";
    if (!regions->is_array()) return "\"regions\" is not a list of strings";
    if (regions->empty() || regions->size() > static_cast<std::size_t>(maxOrder)) {
        return "\"regions\" has " + std::to_string(regions->size()) + " rows, not 1 to " +
               std::to_string(maxOrder);
    }
    position.puzzle.order = static_cast<int>(regions->size());
    std::size_t number = 0;
    for (const Json& row : *regions) {
        if (auto flaw = addRow(row, ++number, position)) return flaw;
    }
    if (position.names.size() == regions->size()) return std::nullopt;
    return "\"regions\" names " + std::to_string(position.names.size()) +
           " regions, but there are " + std::to_string(regions->size()) + " rows";
}

void sortOut(Cells& cells) {
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

/// Adds the cells under `key` to `cells`; otherwise what is wrong with them.
std::optional<std::string> readCells(const Json& line, std::string_view key, kit::Size size,
                                     Cells& cells) {
    const auto read = cli::cellsOf(line, key, size);
    if (!read) return read.error();
    cells.insert(cells.end(), read->begin(), read->end());
    sortOut(cells);
    return std::nullopt;
}

}  // namespace

tl::expected<Position, std::string> positionOf(const Json& line) {
    Position position;
    if (auto flaw = readRegions(line, position)) return Error(*flaw);
    const kit::Size size = position.puzzle.size();
    const std::initializer_list<std::pair<std::string_view, Cells*>> lists{
        {"given", &position.puzzle.given},
        {"blocked", &position.puzzle.blocked},
        {"queens", &position.pieces},
        {"cats", &position.pieces},
        {"marks", &position.marks}};
    for (const auto& [key, cells] : lists) {
        if (auto flaw = readCells(line, key, size, *cells)) return Error(*flaw);
    }
    const Cells& given = position.puzzle.given;
    std::erase_if(position.pieces, [&](kit::Cell cell) {
        return std::binary_search(given.begin(), given.end(), cell);
    });
    return position;
}

Json toJson(const Puzzle& puzzle) {
    Json line;
    for (int row = 0; row < puzzle.order; ++row) {
        std::string letters;
        for (int column = 0; column < puzzle.order; ++column) {
            letters += static_cast<char>('A' + puzzle.region({row, column}));
        }
        line["regions"].push_back(letters);
    }
    if (!puzzle.given.empty()) line["given"] = cli::toJson(puzzle.given);
    if (!puzzle.blocked.empty()) line["blocked"] = cli::toJson(puzzle.blocked);
    return line;
}

Cells allPieces(const Position& position) {
    Cells all = position.puzzle.given;
    all.insert(all.end(), position.pieces.begin(), position.pieces.end());
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace gridlark::placement

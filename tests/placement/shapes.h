/// When two puzzles are the same, and a number that stands for one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "placement/rules/puzzle.h"

namespace gridlark::placement {

/// A cell of a board turned and mirrored in one of the eight ways.
inline kit::Cell turned(kit::Cell cell, int order, unsigned way) {
    if ((way & 1U) != 0) cell.row = order - 1 - cell.row;
    if ((way & 2U) != 0) cell.column = order - 1 - cell.column;
    if ((way & 4U) != 0) std::swap(cell.row, cell.column);
    return cell;
}

/// The same text for puzzles that differ by turning, mirroring and the names of regions only.
inline std::string shapeOf(const Puzzle& puzzle) {
    const auto has = [](const std::vector<kit::Cell>& cells, kit::Cell cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    std::string least;
    for (unsigned way = 0; way < 8; ++way) {
        std::map<int, char> names;
        std::string text;
        for (int i = 0; i < puzzle.size().area(); ++i) {
            const kit::Cell cell = turned(puzzle.size().cell(i), puzzle.order, way);
            const char name = static_cast<char>('a' + names.size());
            text += names.emplace(puzzle.region(cell), name).first->second;
            if (has(puzzle.given, cell)) text += '*';
            if (has(puzzle.blocked, cell)) text += '#';
        }
        if (least.empty() || text < least) least = text;
    }
    return least;
}

/// FNV-1a over regions, given and blocked cells.
inline std::uint64_t hashOf(const Puzzle& puzzle) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    const auto add = [&](int value) {
        hash ^= static_cast<std::uint64_t>(value);
        hash *= 0x100000001b3U;
    };
    for (const std::uint8_t region : puzzle.regions) add(region);
    for (const kit::Cell cell : puzzle.given) add(puzzle.size().index(cell));
    for (const kit::Cell cell : puzzle.blocked) add(puzzle.size().index(cell));
    return hash;
}

}  // namespace gridlark::placement

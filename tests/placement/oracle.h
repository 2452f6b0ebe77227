/// Slow and simple counting that shares nothing with the solver, and the random maps to try it on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "gridlark/kit/random.h"

#include "placement/rules/puzzle.h"

namespace gridlark::placement::oracle {

inline bool agree(const Puzzle& puzzle, kit::Cell a, kit::Cell b) {
    return a.row != b.row && a.column != b.column && puzzle.region(a) != puzzle.region(b) &&
           !(std::abs(a.row - b.row) <= 1 && std::abs(a.column - b.column) <= 1);
}

inline bool allowed(const Puzzle& puzzle, kit::Cell cell) {
    const auto& blocked = puzzle.blocked;
    if (std::find(blocked.begin(), blocked.end(), cell) != blocked.end()) return false;
    return std::all_of(puzzle.given.begin(), puzzle.given.end(), [&](kit::Cell piece) {
        return piece == cell || agree(puzzle, piece, cell);
    });
}

inline void extend(const Puzzle& puzzle, std::vector<kit::Cell>& pieces,
                   std::set<Solution>& solutions) {
    const int row = static_cast<int>(pieces.size());
    if (row == puzzle.order) {
        Solution columns;
        for (const kit::Cell piece : pieces) columns.push_back(piece.column);
        solutions.insert(columns);
        return;
    }
    for (int column = 0; column < puzzle.order; ++column) {
        const kit::Cell cell{row, column};
        const bool fits = allowed(puzzle, cell) &&
                          std::all_of(pieces.begin(), pieces.end(),
                                      [&](kit::Cell piece) { return agree(puzzle, piece, cell); });
        if (!fits) continue;
        pieces.push_back(cell);
        extend(puzzle, pieces, solutions);
        pieces.pop_back();
    }
}

/// Every solution, found row by row. (A given piece rules the other cells of its row out, so that
/// every solution holds it.)
inline std::set<Solution> allSolutions(const Puzzle& puzzle) {
    std::set<Solution> solutions;
    std::vector<kit::Cell> pieces;
    extend(puzzle, pieces, solutions);
    return solutions;
}

inline kit::Cell randomCell(kit::Random& random, int order) {
    const auto row = static_cast<int>(random.below(static_cast<std::uint32_t>(order)));
    const auto column = static_cast<int>(random.below(static_cast<std::uint32_t>(order)));
    return {row, column};
}

/// Contiguous regions of all sizes, grown from random cells.
inline Puzzle grownMap(kit::Random& random, int order) {
    constexpr std::uint8_t none = 0xff;
    Puzzle puzzle;
    puzzle.order = order;
    puzzle.regions.assign(static_cast<std::size_t>(order * order), none);
    const auto at = [&](kit::Cell cell) -> std::uint8_t& {
        return puzzle.regions[static_cast<std::size_t>(puzzle.size().index(cell))];
    };
    for (int region = 0; region < order;) {
        const kit::Cell seed = randomCell(random, order);
        if (at(seed) == none) at(seed) = static_cast<std::uint8_t>(region++);
    }
    for (int left = order * order - order; left > 0;) {
        const kit::Cell from = randomCell(random, order);
        const kit::Cell to = from + kit::edgeSteps[random.below(4)];
        if (!puzzle.size().contains(to) || at(from) == none || at(to) != none) continue;
        at(to) = at(from);
        --left;
    }
    return puzzle;
}

/// A random region for each cell: in pieces all over the board, and now and then one is absent.
inline Puzzle scatteredMap(kit::Random& random, int order) {
    Puzzle puzzle;
    puzzle.order = order;
    for (int i = 0; i < order * order; ++i) {
        puzzle.regions.push_back(
            static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(order))));
    }
    return puzzle;
}

/// Regions that are the rows themselves, so that they forbid nothing.
inline Puzzle stripes(int order) {
    Puzzle puzzle;
    puzzle.order = order;
    for (int i = 0; i < order * order; ++i) {
        puzzle.regions.push_back(static_cast<std::uint8_t>(i / order));
    }
    return puzzle;
}

}  // namespace gridlark::placement::oracle

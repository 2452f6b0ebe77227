/// What the ladder is measured by: the easier techniques and what a reason is worth, written a
/// second time cell by cell, without the masks.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <vector>

#include "gridlark/kit/random.h"

#include "oracle.h"
#include "placement/engine/ladder.h"

namespace gridlark::placement::oracle {

inline bool holds(const Solution& solution, kit::Cell cell) {
    return solution[static_cast<std::size_t>(cell.row)] == cell.column;
}

inline bool holdsAny(const Solution& solution, const std::vector<kit::Cell>& cells) {
    return std::any_of(cells.begin(), cells.end(),
                       [&](kit::Cell cell) { return holds(solution, cell); });
}

/// Some given pieces and blocked cells, most often of a solution, so that it is often solvable.
inline void addGivens(kit::Random& random, Puzzle& puzzle) {
    if (random.chance(1, 2)) return;
    const auto solutions = allSolutions(puzzle);
    for (std::uint32_t i = random.below(6); i > 0; --i) {
        puzzle.blocked.push_back(randomCell(random, puzzle.order));
    }
    if (solutions.empty() || random.chance(1, 2)) return;
    const auto solution =
        std::next(solutions.begin(), random.below(static_cast<std::uint32_t>(solutions.size())));
    const int row = randomCell(random, puzzle.order).row;
    puzzle.given.push_back({row, (*solution)[static_cast<std::size_t>(row)]});
    std::erase(puzzle.blocked, puzzle.given.front());
}

inline std::vector<kit::Cell> cellsOf(const Puzzle& puzzle, const Unit& unit) {
    std::vector<kit::Cell> cells;
    for (int i = 0; i < puzzle.size().area(); ++i) {
        const kit::Cell cell = puzzle.size().cell(i);
        const int index = unit.kind == UnitKind::row      ? cell.row
                          : unit.kind == UnitKind::column ? cell.column
                                                          : puzzle.region(cell);
        if (index == unit.index) cells.push_back(cell);
    }
    return cells;
}

inline std::vector<Unit> unitsOf(const Puzzle& puzzle) {
    std::vector<Unit> units;
    for (const UnitKind kind : {UnitKind::row, UnitKind::column, UnitKind::region}) {
        for (int i = 0; i < puzzle.order; ++i) units.push_back({kind, i});
    }
    return units;
}

inline std::vector<kit::Cell> candidatesOf(const Puzzle& puzzle, const Knowledge& knowledge,
                                           const Unit& unit) {
    std::vector<kit::Cell> cells = cellsOf(puzzle, unit);
    for (const kit::Cell cell : cells) {
        if (knowledge.placed(cell)) return {};
    }
    std::erase_if(cells, [&](kit::Cell cell) { return !knowledge.candidate(cell); });
    return cells;
}

inline bool sees(const Puzzle& puzzle, kit::Cell a, kit::Cell b) {
    return a != b && !agree(puzzle, a, b);
}

inline int indexIn(const Puzzle& puzzle, UnitKind kind, kit::Cell cell) {
    if (kind == UnitKind::row) return cell.row;
    return kind == UnitKind::column ? cell.column : puzzle.region(cell);
}

/// Whether `count` units of one kind are confined to as many of another and rule something out.
inline bool confinementApplies(const Puzzle& puzzle, const Knowledge& knowledge, UnitKind units,
                               UnitKind lines, int count) {
    std::vector<unsigned> masks;
    for (int i = 0; i < puzzle.order; ++i) {
        unsigned mask = 0;
        for (const kit::Cell cell : candidatesOf(puzzle, knowledge, {units, i})) {
            mask |= 1U << indexIn(puzzle, lines, cell);
        }
        masks.push_back(mask);
    }
    for (unsigned chosen = 0; chosen < 1U << puzzle.order; ++chosen) {
        if (std::popcount(chosen) != count) continue;
        unsigned all = 0;
        unsigned others = 0;
        bool open = true;
        for (std::size_t i = 0; i < masks.size(); ++i) {
            const bool in = (chosen >> i & 1) != 0;
            open &= !in || masks[i] != 0;
            (in ? all : others) |= masks[i];
        }
        if (open && std::popcount(all) == count && (all & others) != 0) return true;
    }
    return false;
}

inline bool confinementApplies(const Puzzle& puzzle, const Knowledge& knowledge, int count) {
    constexpr std::array kinds{UnitKind::row, UnitKind::column, UnitKind::region};
    for (const UnitKind units : kinds) {
        for (const UnitKind lines : kinds) {
            if (units == lines) continue;
            if (confinementApplies(puzzle, knowledge, units, lines, count)) return true;
        }
    }
    return false;
}

inline bool seenByPiece(const Puzzle& puzzle, const Knowledge& knowledge, kit::Cell cell) {
    for (int i = 0; i < puzzle.size().area(); ++i) {
        const kit::Cell piece = puzzle.size().cell(i);
        if (knowledge.placed(piece) && sees(puzzle, piece, cell)) return true;
    }
    return false;
}

inline bool lastCandidateApplies(const Puzzle& puzzle, const Knowledge& knowledge) {
    for (const Unit& unit : unitsOf(puzzle)) {
        const auto cells = candidatesOf(puzzle, knowledge, unit);
        if (cells.size() == 1 && !seenByPiece(puzzle, knowledge, cells.front())) return true;
    }
    return false;
}

inline bool seenByAll(const Puzzle& puzzle, const std::vector<kit::Cell>& cells, kit::Cell cell) {
    return !cells.empty() && std::all_of(cells.begin(), cells.end(), [&](kit::Cell other) {
        return sees(puzzle, cell, other);
    });
}

inline bool applies(Technique technique, const Puzzle& puzzle, const Knowledge& knowledge) {
    if (technique == Technique::lastCandidate) return lastCandidateApplies(puzzle, knowledge);
    if (technique == Technique::confinement) return confinementApplies(puzzle, knowledge, 1);
    for (int i = 0; i < puzzle.size().area(); ++i) {
        const kit::Cell cell = puzzle.size().cell(i);
        if (!knowledge.candidate(cell)) continue;
        if (technique == Technique::seenByPiece && seenByPiece(puzzle, knowledge, cell))
            return true;
        if (technique != Technique::seesAll) continue;
        for (const Unit& unit : unitsOf(puzzle)) {
            if (seenByAll(puzzle, candidatesOf(puzzle, knowledge, unit), cell)) return true;
        }
    }
    return false;
}

/// True if the units of `deduction` from the `next`-th on can have their pieces on cells of its
/// reason, beside `pieces`. Nothing else that is known of the board is used.
inline bool reasonAllows(const Puzzle& puzzle, const Deduction& deduction, std::size_t next,
                         std::vector<kit::Cell>& pieces) {
    if (next == deduction.units.size()) return true;
    for (const kit::Cell cell : cellsOf(puzzle, deduction.units[next])) {
        if (!std::binary_search(deduction.because.begin(), deduction.because.end(), cell)) continue;
        if (std::any_of(pieces.begin(), pieces.end(),
                        [&](kit::Cell piece) { return sees(puzzle, piece, cell); })) {
            continue;
        }
        pieces.push_back(cell);
        const bool allowed = reasonAllows(puzzle, deduction, next + 1, pieces);
        pieces.pop_back();
        if (allowed) return true;
    }
    return false;
}

/// True if what the deduction says follows from its reason alone.
inline bool reasonSuffices(const Puzzle& puzzle, const Deduction& deduction) {
    return deduction.place == (deduction.place.empty() ? deduction.place : deduction.because) &&
           std::none_of(deduction.eliminate.begin(), deduction.eliminate.end(),
                        [&](kit::Cell cell) {
                            std::vector<kit::Cell> pieces{cell};
                            return reasonAllows(puzzle, deduction, 0, pieces);
                        });
}

}  // namespace gridlark::placement::oracle

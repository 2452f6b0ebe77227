#include "ladder.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "ladder_steps.h"
#include "ladder_trial.h"
#include "placement/rules/cells.h"

namespace gridlark::placement {
namespace {

using ladder::Board;
using ladder::CellIndex;
using ladder::CellSet;
using ladder::Position;
using ladder::Step;
using ladder::UnitMask;

Cells cellsOf(const CellSet& set) {
    Cells cells;
    cells.reserve(static_cast<std::size_t>(set.size()));
    set.forEach([&](CellIndex cell) { cells.push_back(ladder::cellAt(cell)); });
    return cells;
}

Unit unitOf(int unit) {
    constexpr std::array kindsByUnit{UnitKind::row, UnitKind::column, UnitKind::region};
    return {kindsByUnit[static_cast<std::size_t>(unit / ladder::unitStride)],
            unit % ladder::unitStride};
}

/// Regions, rows, columns, in the order of their indices; `first`, unless −1, before all.
std::vector<Unit> unitsOf(UnitMask mask, int first = -1) {
    std::vector<Unit> units;
    ladder::forEachBit(mask, [&](int unit) {
        if (unit != first) units.push_back(unitOf(unit));
    });
    std::stable_partition(units.begin(), units.end(),
                          [](const Unit& unit) { return unit.kind == UnitKind::region; });
    if (first >= 0) units.insert(units.begin(), unitOf(first));
    return units;
}

CellSet reasonOf(const Board& board, const Position& position, const Step& step) {
    if (step.technique != Technique::seenByPiece) {
        return position.candidates & board.cellsOf(step.units);
    }
    CellSet piece;
    piece.insert(step.piece);
    return piece;
}

Deduction explain(const Board& board, const Position& position, const Step& step) {
    Deduction deduction;
    deduction.technique = step.technique;
    if (step.technique == Technique::lastCandidate) {
        deduction.place.push_back(ladder::cellAt(step.piece));
    }
    deduction.eliminate = cellsOf(step.eliminate);
    deduction.because = cellsOf(reasonOf(board, position, step));
    deduction.units = unitsOf(step.units, step.failing);
    deduction.lines = unitsOf(step.lines);
    deduction.branches = step.branches;
    return deduction;
}

}  // namespace

Unit unitOf(const Puzzle& puzzle, kit::Cell cell, UnitKind kind) {
    switch (kind) {
        case UnitKind::row:
            return {kind, cell.row};
        case UnitKind::column:
            return {kind, cell.column};
        case UnitKind::region:
            break;
    }
    return {kind, puzzle.region(cell)};
}

Cells cellsIn(const Puzzle& puzzle, const Unit& unit) {
    return cellsWhere(puzzle.size(),
                      [&](kit::Cell cell) { return unitOf(puzzle, cell, unit.kind) == unit; });
}

Knowledge::Knowledge(const Puzzle& puzzle)
    : board_(std::make_shared<const Board>(puzzle)), position_(ladder::startOf(*board_, puzzle)) {}

void Knowledge::place(kit::Cell cell) {
    assert(board_->cells().contains(ladder::indexOf(cell)));
    position_.place(*board_, ladder::indexOf(cell));
}

void Knowledge::eliminate(kit::Cell cell) {
    position_.eliminate(ladder::indexOf(cell));
}

void Knowledge::apply(const Deduction& deduction) {
    for (const kit::Cell cell : deduction.place) place(cell);
    for (const kit::Cell cell : deduction.eliminate) eliminate(cell);
}

bool Knowledge::candidate(kit::Cell cell) const {
    return position_.candidates.contains(ladder::indexOf(cell));
}

bool Knowledge::placed(kit::Cell cell) const {
    return position_.pieces.contains(ladder::indexOf(cell));
}

bool Knowledge::solved() const {
    return ladder::solved(*board_, position_);
}

bool Knowledge::contradiction() const {
    return position_.broken || ladder::censusOf(*board_, position_).empty != 0;
}

std::optional<Deduction> nextDeduction(const Knowledge& knowledge, Technique hardest,
                                       const std::stop_token& stop) {
    if (knowledge.solved()) return std::nullopt;
    Step step;
    const auto result =
        ladder::findAnyStep(knowledge.board(), knowledge.position(), hardest, stop, step);
    if (result != ladder::Search::found) return std::nullopt;
    return explain(knowledge.board(), knowledge.position(), step);
}

std::optional<kit::Cell> tightestPiece(const Puzzle& puzzle, const Knowledge& knowledge,
                                       const Solution& solution, UnitKind kind) {
    std::optional<kit::Cell> tightest;
    auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (int row = 0; row < puzzle.order; ++row) {
        const kit::Cell piece{row, kit::at(solution, row)};
        if (knowledge.placed(piece)) continue;
        const auto count =
            std::ranges::count_if(cellsIn(puzzle, unitOf(puzzle, piece, kind)),
                                  [&](kit::Cell cell) { return knowledge.candidate(cell); });
        if (count >= fewest) continue;
        fewest = count;
        tightest = piece;
    }
    return tightest;
}

}  // namespace gridlark::placement

#include "ladder_board.h"

#include <cassert>

namespace gridlark::placement::ladder {

Board::Board(const Puzzle& puzzle) : order_(puzzle.order) {
    assert(order_ >= 1 && order_ <= maxOrder);
    assert(puzzle.regions.size() == static_cast<std::size_t>(puzzle.size().area()));
    const UnitMask ofOneKind = (UnitMask{1} << order_) - 1;
    allUnits_ = ofOneKind | ofOneKind << unitStride | ofOneKind << (2 * unitStride);
    for (int i = 0; i < puzzle.size().area(); ++i) {
        const kit::Cell cell = puzzle.size().cell(i);
        const CellIndex index = indexOf(cell);
        regions_[at(index)] = puzzle.regions[at(i)];
        cells_.insert(index);
        forEachBit(unitsOf(index), [&](int unit) { units_[at(unit)].insert(index); });
    }
    for (int i = 0; i < puzzle.size().area(); ++i) {
        const kit::Cell cell = puzzle.size().cell(i);
        const CellIndex index = indexOf(cell);
        CellSet& seen = seen_[at(index)];
        seen = cellsOf(unitsOf(index));
        kit::forEachNeighbour(puzzle.size(), cell, kit::kingSteps,
                              [&](kit::Cell next) { seen.insert(indexOf(next)); });
        seen.erase(index);
    }
}

CellSet Board::cellsOf(UnitMask mask) const {
    CellSet cells;
    forEachBit(mask, [&](int unit) { cells |= units_[at(unit)]; });
    return cells;
}

void Position::place(const Board& board, CellIndex cell) {
    if (pieces.contains(cell)) return;
    const UnitMask units = board.unitsOf(cell);
    broken |=
        !candidates.contains(cell) || (done & units) != 0 || !(board.seen(cell) & pieces).empty();
    pieces.insert(cell);
    candidates.erase(cell);
    done |= units;
}

void Position::eliminate(CellIndex cell) {
    broken |= pieces.contains(cell);
    candidates.erase(cell);
}

Position startOf(const Board& board, const Puzzle& puzzle) {
    Position position;
    position.candidates = board.cells();
    for (const kit::Cell cell : puzzle.blocked) position.eliminate(indexOf(cell));
    for (const kit::Cell cell : puzzle.given) position.place(board, indexOf(cell));
    return position;
}

Census censusOf(const Board& board, const Position& position) {
    Census census;
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    for (int row = 0; row < board.order(); ++row) {
        const std::uint32_t columns = columnsOfRow(position.candidates, row);
        twice |= once & columns;
        once |= columns;
        if (columns == 0) census.empty |= bitOf(row);
        if (std::has_single_bit(columns)) census.single |= bitOf(row);
    }
    census.empty |= UnitMask{~once & 0xFFFF} << unitStride;
    census.single |= UnitMask{once & ~twice} << unitStride;
    for (int region = 0; region < board.order(); ++region) {
        const int unit = unitAt(regionKind, region);
        const CellSet cells = position.candidates & board.unit(unit);
        if (cells.empty()) census.empty |= bitOf(unit);
        if (cells.single()) census.single |= bitOf(unit);
    }
    const UnitMask open = board.allUnits() & ~position.done;
    census.empty &= open;
    census.single &= open;
    return census;
}

}  // namespace gridlark::placement::ladder

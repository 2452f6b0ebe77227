#include "own.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "own_text.h"
#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"
#include "queens/engine/hint.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {
namespace {

using placement::Cells;
using placement::Puzzle;

/// A second or so; published maps need a few hundred.
constexpr std::uint64_t mostNodes = 5'000'000;

std::optional<Remark> shapeRemark(const OwnText& text) {
    const auto order = static_cast<int>(text.rows.size());
    if (order > placement::maxOrder) return Remark{Finding::order, {}, order};
    Cells cells;
    for (int row = 0; row < order; ++row) {
        const auto length = static_cast<int>(text.rows[static_cast<std::size_t>(row)].size());
        const auto [from, to] = std::minmax(length, order);
        for (int column = from; column < to; ++column) cells.push_back({row, column});
    }
    if (cells.empty()) return std::nullopt;
    return Remark{Finding::notSquare, std::move(cells), order};
}

/// The cells of each region, in the order of their first cells.
std::vector<Cells> regionsOf(const OwnText& text) {
    std::map<std::string, std::size_t> numbers;
    std::vector<Cells> regions;
    for (std::size_t row = 0; row < text.rows.size(); ++row) {
        for (std::size_t column = 0; column < text.rows[row].size(); ++column) {
            const auto [named, isNew] = numbers.emplace(text.rows[row][column], regions.size());
            if (isNew) regions.emplace_back();
            regions[named->second].push_back({static_cast<int>(row), static_cast<int>(column)});
        }
    }
    return regions;
}

/// Nobody knows which regions are the superfluous ones, but a typing mistake makes a small one.
std::optional<Remark> regionCountRemark(std::vector<Cells> regions, std::size_t order) {
    if (regions.size() == order) return std::nullopt;
    Remark remark{Finding::regionCount, {}, static_cast<int>(regions.size())};
    std::stable_sort(regions.begin(), regions.end(),
                     [](const Cells& a, const Cells& b) { return a.size() < b.size(); });
    for (std::size_t i = 0; i + order < regions.size(); ++i) {
        remark.cells.insert(remark.cells.end(), regions[i].begin(), regions[i].end());
    }
    std::sort(remark.cells.begin(), remark.cells.end());
    return remark;
}

Puzzle puzzleOf(const OwnText& text, const std::vector<Cells>& regions) {
    Puzzle puzzle;
    puzzle.order = static_cast<int>(text.rows.size());
    puzzle.regions.resize(static_cast<std::size_t>(puzzle.size().area()));
    for (std::size_t region = 0; region < regions.size(); ++region) {
        for (const kit::Cell cell : regions[region]) {
            puzzle.regions[static_cast<std::size_t>(puzzle.size().index(cell))] =
                static_cast<std::uint8_t>(region);
        }
    }
    puzzle.given = text.given;
    puzzle.blocked = text.blocked;
    return puzzle;
}

/// Only the given and blocked cells can still be wrong.
Remark remarkOf(placement::PuzzleFlaw flaw) {
    const bool outside = flaw.flaw == placement::Flaw::outside;
    const bool onBlock = flaw.flaw == placement::Flaw::givenBlocked;
    const Finding finding = outside   ? Finding::outside
                            : onBlock ? Finding::givenBlocked
                                      : Finding::givenClash;
    return {finding, std::move(flaw.cells), 0};
}

/// The cells of a row, column or region for which the ladder leaves no place; none where that takes
/// more than simple trials to see.
Cells emptiedUnit(const Puzzle& puzzle, const std::stop_token& stop) {
    using placement::UnitKind;
    placement::Knowledge knowledge(puzzle);
    while (const auto step =
               placement::nextDeduction(knowledge, placement::Technique::emptiesLine, stop)) {
        knowledge.apply(*step);
    }
    for (const UnitKind kind : {UnitKind::region, UnitKind::row, UnitKind::column}) {
        for (int index = 0; index < puzzle.order; ++index) {
            Cells cells = placement::cellsIn(puzzle, {kind, index});
            const bool open = std::any_of(cells.begin(), cells.end(), [&](kit::Cell cell) {
                return knowledge.candidate(cell) || knowledge.placed(cell);
            });
            if (!open) return cells;
        }
    }
    return {};
}

Cells differences(const placement::Solution& a, const placement::Solution& b) {
    Cells cells;
    for (std::size_t row = 0; row < a.size(); ++row) {
        if (a[row] == b[row]) continue;
        const auto [left, right] = std::minmax(a[row], b[row]);
        cells.push_back({static_cast<int>(row), left});
        cells.push_back({static_cast<int>(row), right});
    }
    return cells;
}

void countSolutions(OwnPuzzle& own, const std::stop_token& stop) {
    const Puzzle& puzzle = own.board->puzzle;
    const auto count =
        placement::countSolutions(puzzle, solutionLimit, {.stop = stop, .maxNodes = mostNodes});
    own.solutions = count.solutions;
    if (count.solutions > 1) {
        own.remarks.push_back(
            {Finding::severalSolutions, differences(count.first, count.second), count.solutions});
    } else if (!count.complete) {
        own.remarks.push_back({Finding::unknown, {}, 0});
    } else if (count.solutions == 0) {
        own.remarks.push_back({Finding::noSolution, emptiedUnit(puzzle, stop), 0});
    } else {
        own.stars = stars(*own.board, stop);
    }
}

OwnPuzzle refused(Remark remark) {
    OwnPuzzle own;
    own.remarks.push_back(std::move(remark));
    return own;
}

}  // namespace

OwnPuzzle readOwn(std::string_view text, const std::stop_token& stop) {
    const auto parsed = parseOwn(text);
    if (!parsed) return refused({parsed.error(), {}, 0});
    if (auto remark = shapeRemark(*parsed)) return refused(std::move(*remark));
    const auto regions = regionsOf(*parsed);
    if (auto remark = regionCountRemark(regions, parsed->rows.size())) {
        return refused(std::move(*remark));
    }
    Puzzle puzzle = puzzleOf(*parsed, regions);
    if (auto flaw = placement::flawOf(puzzle)) return refused(remarkOf(std::move(*flaw)));
    OwnPuzzle own;
    if (auto flaw = placement::contiguityFlawOf(puzzle)) {
        own.remarks.push_back({Finding::disconnected, std::move(flaw->cells), 0});
    }
    own.board = startOf(std::move(puzzle), Variant::own);
    countSolutions(own, stop);
    return own;
}

kit::Options optionsOf(const State& own) {
    return {std::to_string(own.puzzle.order), std::string(variantNames[Variant::own])};
}

kit::DealNumber numberOf(const State& own) {
    // FNV-1a, cut to what reads well as a number.
    std::uint32_t hash = 0x811c9dc5U;
    for (const char letter : Queens::encode(startOf(own.puzzle, Variant::own))) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x01000193U;
    }
    return hash % 1'000'000'000U;
}

}  // namespace gridlark::queens

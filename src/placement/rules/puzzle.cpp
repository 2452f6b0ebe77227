#include "puzzle.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gridlark::placement {
namespace {

PuzzleFlaw flawAt(Flaw flaw, Cells cells) {
    std::sort(cells.begin(), cells.end());
    return {flaw, std::move(cells)};
}

std::optional<PuzzleFlaw> shapeFlawOf(const Puzzle& puzzle) {
    if (puzzle.order < 1 || puzzle.order > maxOrder) return PuzzleFlaw{Flaw::order, {}};
    if (puzzle.regions.size() != static_cast<std::size_t>(puzzle.size().area())) {
        return PuzzleFlaw{Flaw::notSquare, {}};
    }
    return std::nullopt;
}

std::optional<PuzzleFlaw> regionCountFlawOf(const Puzzle& puzzle) {
    std::array<bool, maxOrder> present{};
    Cells foreign;
    for (int index = 0; index < puzzle.size().area(); ++index) {
        const std::uint8_t region = puzzle.regions[static_cast<std::size_t>(index)];
        if (region < puzzle.order) {
            present[region] = true;
        } else {
            foreign.push_back(puzzle.size().cell(index));
        }
    }
    const auto count = std::count(present.begin(), present.end(), true);
    if (foreign.empty() && count == puzzle.order) return std::nullopt;
    return PuzzleFlaw{Flaw::regionCount, std::move(foreign)};
}

std::optional<PuzzleFlaw> outsideFlawOf(const Puzzle& puzzle) {
    Cells outside;
    for (const Cells* cells : {&puzzle.given, &puzzle.blocked}) {
        std::copy_if(cells->begin(), cells->end(), std::back_inserter(outside),
                     [&](kit::Cell cell) { return !puzzle.size().contains(cell); });
    }
    if (outside.empty()) return std::nullopt;
    return flawAt(Flaw::outside, std::move(outside));
}

std::optional<PuzzleFlaw> givenFlawOf(const Puzzle& puzzle) {
    Cells blocked;
    for (const kit::Cell cell : puzzle.given) {
        if (std::count(puzzle.blocked.begin(), puzzle.blocked.end(), cell) != 0) {
            blocked.push_back(cell);
        }
    }
    if (!blocked.empty()) return flawAt(Flaw::givenBlocked, std::move(blocked));
    for (auto a = puzzle.given.begin(); a != puzzle.given.end(); ++a) {
        for (auto b = std::next(a); b != puzzle.given.end(); ++b) {
            if (clash(puzzle, *a, *b)) return flawAt(Flaw::givenClash, {*a, *b});
        }
    }
    return std::nullopt;
}

/// The contiguous parts of each region, in reading order of their first cells.
std::vector<Cells> partsOf(const Puzzle& puzzle) {
    std::vector<Cells> parts;
    kit::Grid<std::uint8_t> seen(puzzle.size());
    for (int index = 0; index < puzzle.size().area(); ++index) {
        const kit::Cell start = puzzle.size().cell(index);
        if (seen[start] != 0) continue;
        seen[start] = 1;
        Cells part{start};
        for (std::size_t next = 0; next < part.size(); ++next) {
            const kit::Cell from = part[next];
            kit::forEachNeighbour(puzzle.size(), from, kit::edgeSteps, [&](kit::Cell cell) {
                if (seen[cell] != 0 || puzzle.region(cell) != puzzle.region(from)) return;
                seen[cell] = 1;
                part.push_back(cell);
            });
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

}  // namespace

bool clash(const Puzzle& puzzle, kit::Cell a, kit::Cell b) {
    return a.row == b.row || a.column == b.column || puzzle.region(a) == puzzle.region(b) ||
           kit::touching(a, b);
}

std::optional<PuzzleFlaw> flawOf(const Puzzle& puzzle) {
    for (const auto check : {shapeFlawOf, regionCountFlawOf, outsideFlawOf, givenFlawOf}) {
        if (auto flaw = check(puzzle)) return flaw;
    }
    return std::nullopt;
}

std::optional<PuzzleFlaw> contiguityFlawOf(const Puzzle& puzzle) {
    std::vector<Cells> largest(static_cast<std::size_t>(puzzle.order));
    std::vector<Cells> others(largest.size());
    for (Cells& part : partsOf(puzzle)) {
        const auto region = static_cast<std::size_t>(puzzle.region(part.front()));
        if (part.size() > largest[region].size()) std::swap(part, largest[region]);
        others[region].insert(others[region].end(), part.begin(), part.end());
    }
    const auto apart = std::find_if(others.begin(), others.end(),
                                    [](const Cells& cells) { return !cells.empty(); });
    if (apart == others.end()) return std::nullopt;
    return flawAt(Flaw::disconnected, *apart);
}

}  // namespace gridlark::placement

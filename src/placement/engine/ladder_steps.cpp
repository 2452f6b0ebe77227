#include "ladder_steps.h"

namespace gridlark::placement::ladder {
namespace {

/// Of which kind the confined units are, and of which the lines they are confined to.
struct Orientation {
    int units;
    int lines;
};

/// In the order in which people look; the last two add nothing for k = 1, where they are a last
/// candidate.
constexpr std::array<Orientation, 6> orientations{{{regionKind, rowKind},
                                                   {regionKind, columnKind},
                                                   {rowKind, regionKind},
                                                   {columnKind, regionKind},
                                                   {rowKind, columnKind},
                                                   {columnKind, rowKind}}};

constexpr std::array<int, kinds> kindsAsSeen{regionKind, rowKind, columnKind};

constexpr UnitMask ofKind(UnitMask mask, int kind) {
    return mask >> (kind * unitStride) & 0xFFFF;
}
constexpr UnitMask asKind(UnitMask mask, int kind) {
    return mask << (kind * unitStride);
}

/// Where the candidates of each unit lie: for each kind of line, a mask of its indices.
class Incidence {
  public:
    Incidence(const Board& board, const Position& position)
        : open_(board.allUnits() & ~position.done) {
        for (int row = 0; row < board.order(); ++row) {
            const std::uint32_t columns = columnsOfRow(position.candidates, row);
            lines(rowKind, columnKind, row) = columns;
            forEachBit(columns,
                       [&](int column) { lines(columnKind, rowKind, column) |= 1U << row; });
        }
        for (int region = 0; region < board.order(); ++region) {
            const CellSet cells = position.candidates & board.unit(unitAt(regionKind, region));
            link(region, rowKind, rowsOf(cells));
            link(region, columnKind, columnsOf(cells));
        }
    }

    /// Units without a piece.
    [[nodiscard]] UnitMask open() const { return open_; }
    [[nodiscard]] std::uint32_t lines(Orientation way, int unit) const {
        return lines_[at(way.units)][at(way.lines)][at(unit)];
    }

  private:
    [[nodiscard]] static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] std::uint32_t& lines(int units, int linesKind, int unit) {
        return lines_[at(units)][at(linesKind)][at(unit)];
    }
    void link(int region, int kind, std::uint32_t mask) {
        lines(regionKind, kind, region) = mask;
        forEachBit(mask, [&](int line) { lines(kind, regionKind, line) |= 1U << region; });
    }

    UnitMask open_;
    std::array<std::array<std::array<std::uint32_t, unitStride>, kinds>, kinds> lines_{};
};

/// Looks for k units of one kind whose candidates lie in k lines of another, where other units have
/// candidates in those lines too.
class Confined {
  public:
    Confined(const Incidence& incidence, Orientation way, int k)
        : incidence_(incidence), way_(way), k_(k) {
        forEachBit(ofKind(incidence.open(), way.units), [&](int unit) {
            const std::uint32_t lines = incidence_.lines(way_, unit);
            if (std::popcount(lines) <= k_) narrow_ |= UnitMask{1} << unit;
        });
    }

    [[nodiscard]] bool search() { return search(narrow_, 0, 0, 0); }
    [[nodiscard]] UnitMask units() const { return asKind(units_, way_.units); }
    [[nodiscard]] UnitMask lines() const { return asKind(lines_, way_.lines); }

  private:
    bool search(UnitMask rest, int chosen, UnitMask units, std::uint32_t lines) {
        if (chosen == k_) return std::popcount(lines) == k_ && accept(units, lines);
        for (; std::popcount(rest) >= k_ - chosen; rest &= rest - 1) {
            const int unit = std::countr_zero(rest);
            const std::uint32_t all = lines | incidence_.lines(way_, unit);
            if (std::popcount(all) > k_) continue;
            if (search(rest & (rest - 1), chosen + 1, units | UnitMask{1} << unit, all))
                return true;
        }
        return false;
    }

    bool accept(UnitMask units, std::uint32_t lines) {
        bool rulesOut = false;
        forEachBit(ofKind(incidence_.open(), way_.units) & ~units,
                   [&](int unit) { rulesOut |= (incidence_.lines(way_, unit) & lines) != 0; });
        units_ = units;
        lines_ = lines;
        return rulesOut;
    }

    const Incidence& incidence_;
    Orientation way_;
    int k_;
    UnitMask narrow_ = 0;  // units that lie in at most k lines
    UnitMask units_ = 0;
    UnitMask lines_ = 0;
};

/// A piece that the rules forbid is never proposed: it shows as a contradiction once the cells seen
/// by the pieces are ruled out.
bool findLast(const Board& board, const Position& position, UnitMask single, Step& step) {
    for (const int kind : kindsAsSeen) {
        for (UnitMask rest = single & asKind(0xFFFF, kind); rest != 0; rest &= rest - 1) {
            const int unit = std::countr_zero(rest);
            const CellIndex cell = (position.candidates & board.unit(unit)).first();
            if (!(board.seen(cell) & position.pieces).empty()) continue;
            step = {.technique = Technique::lastCandidate, .piece = cell, .units = bitOf(unit)};
            return true;
        }
    }
    return false;
}

bool findSeen(const Board& board, const Position& position, Step& step) {
    bool found = false;
    position.pieces.forEach([&](CellIndex piece) {
        if (found) return;
        const CellSet out = board.seen(piece) & position.candidates;
        if (out.empty()) return;
        step = {.technique = Technique::seenByPiece,
                .piece = piece,
                .eliminate = out,
                .units = board.unitsOf(piece)};
        found = true;
    });
    return found;
}

bool findConfined(const Board& board, const Position& position, const Incidence& incidence, int k,
                  Step& step) {
    const std::size_t ways = k == 1 ? 4 : orientations.size();
    for (std::size_t i = 0; i < ways; ++i) {
        Confined confined(incidence, orientations[i], k);
        if (!confined.search()) continue;
        step = {.technique = k == 1 ? Technique::confinement : Technique::kInK,
                .k = k,
                .units = confined.units(),
                .lines = confined.lines()};
        step.eliminate =
            (position.candidates & board.cellsOf(step.lines)) - board.cellsOf(step.units);
        return true;
    }
    return false;
}

/// The cells that a unit's candidates all see: wherever its piece goes, they are ruled out.
CellSet seenByAll(const Board& board, const Position& position, int unit) {
    CellSet common = position.candidates;
    CellSet rest = position.candidates & board.unit(unit);
    while (!rest.empty() && !common.empty()) {
        const CellIndex cell = rest.first();
        rest.erase(cell);
        common &= board.seen(cell);
    }
    return common;
}

bool findSeesAll(const Board& board, const Position& position, Step& step) {
    const UnitMask open = board.allUnits() & ~position.done;
    for (const int kind : kindsAsSeen) {
        for (UnitMask rest = open & asKind(0xFFFF, kind); rest != 0; rest &= rest - 1) {
            const int unit = std::countr_zero(rest);
            const CellSet out = seenByAll(board, position, unit);
            if (out.empty()) continue;
            step = {.technique = Technique::seesAll, .eliminate = out, .units = bitOf(unit)};
            return true;
        }
    }
    return false;
}

/// If k units are confined to k lines, the n − k others have the n − k other lines to themselves:
/// the same cells fall seen from the other side, so that k need not pass half of the open units.
bool findSubsets(const Board& board, const Position& position, const Incidence& incidence,
                 Step& step) {
    const int open = std::popcount(ofKind(incidence.open(), rowKind));
    for (int k = 2; k <= open / 2; ++k) {
        if (findConfined(board, position, incidence, k, step)) return true;
    }
    return false;
}

}  // namespace

Search findStep(const Board& board, const Position& position, Technique hardest, Step& step) {
    const Census census = censusOf(board, position);
    if (position.broken || census.empty != 0) {
        step.failing = census.empty != 0 ? std::countr_zero(census.empty) : -1;
        return Search::dead;
    }
    if (findLast(board, position, census.single, step)) return Search::found;
    if (hardest < Technique::seenByPiece) return Search::stuck;
    if (findSeen(board, position, step)) return Search::found;
    if (hardest < Technique::confinement || position.done == board.allUnits()) return Search::stuck;
    const Incidence incidence(board, position);
    if (findConfined(board, position, incidence, 1, step)) return Search::found;
    if (hardest < Technique::seesAll) return Search::stuck;
    if (findSeesAll(board, position, step)) return Search::found;
    if (hardest < Technique::kInK) return Search::stuck;
    return findSubsets(board, position, incidence, step) ? Search::found : Search::stuck;
}

void apply(const Board& board, const Step& step, Position& position) {
    if (step.technique == Technique::lastCandidate) position.place(board, step.piece);
    position.candidates -= step.eliminate;
}

}  // namespace gridlark::placement::ladder

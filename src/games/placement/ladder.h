/// The ladder: named deductions in the order in which people find them.
///
/// None assumes that the solution is unique. Every deduction says what it places or rules out and
/// which cells it rests on, so that it can be shown and explained.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "puzzle.h"

namespace gridlark::placement {

/// From the easiest to the hardest; the order is the order of search.
enum class Technique : std::uint8_t {
    lastCandidate,  ///< a row, column or region has one candidate left: a piece goes there
    seenByPiece,    ///< cells ruled out by a piece on the board (row, column, region, touch)
    confinement,    ///< a region's candidates lie in one row or column, or the reverse
    seesAll,        ///< a cell that sees every candidate of some row, column or region
    kInK,           ///< k regions confined to k rows or columns, or the reverse (k = 2, 3, …)
    emptiesLine,    ///< a candidate that would leave a row, column or region empty (one-step trial)
    chain,          ///< a candidate that is refuted by a chain of the steps above: the last resort
};

enum class UnitKind : std::uint8_t { row, column, region };

/// One row, column or region.
struct Unit {
    UnitKind kind = UnitKind::row;
    int index = 0;

    friend bool operator==(const Unit&, const Unit&) = default;
};

struct Deduction {
    Technique technique = Technique::lastCandidate;
    std::vector<kit::Cell> place;      ///< at most one cell: the forced piece
    std::vector<kit::Cell> eliminate;  ///< candidates ruled out, in reading order
    std::vector<kit::Cell> because;    ///< candidates or pieces the step rests on, in reading order
    std::vector<Unit> units;           ///< the units it argues about (the k confined ones first)
    std::vector<Unit> lines;           ///< confinement and kInK: what they are confined to
};

/// What is known of a puzzle: pieces placed and candidates left. A value.
class Knowledge {
  public:
    /// Starts from the puzzle's given pieces and blocked cells (given pieces are placed, their
    /// consequences are not drawn yet).
    explicit Knowledge(const Puzzle& puzzle);

    void place(kit::Cell cell);
    void eliminate(kit::Cell cell);
    void apply(const Deduction& deduction);

    [[nodiscard]] bool candidate(kit::Cell cell) const;
    [[nodiscard]] bool placed(kit::Cell cell) const;
    [[nodiscard]] bool solved() const;
    /// True if some row, column or region has neither a piece nor a candidate, or pieces clash.
    [[nodiscard]] bool contradiction() const;

    // The rest is for the ladder: bit masks by row, column and region.
};

/// The first deduction that applies, easiest technique first, smallest k; nothing if solved, in
/// contradiction, or (never for a uniquely solvable puzzle with chains allowed) out of ideas.
[[nodiscard]] std::optional<Deduction> nextDeduction(const Knowledge& knowledge,
                                                     Technique hardest = Technique::chain);

struct Grade {
    int stars = 0;  ///< 1 … 5
    Technique hardest = Technique::lastCandidate;
    int hardestK = 0;                ///< for kInK
    std::map<Technique, int> steps;  ///< how often each technique was used
};

/// Plays the ladder to the end; nothing if the techniques up to `hardest` do not finish the puzzle.
[[nodiscard]] std::optional<Grade> grade(const Puzzle& puzzle, Technique hardest = Technique::kInK);

}  // namespace gridlark::placement

/// The ladder: named deductions in the order in which people find them.
///
/// None assumes that the solution is unique. Every deduction says what it places or rules out and
/// which cells it rests on, so that it can be shown and explained.
///
/// Puzzles must be sound: 1 ≤ N ≤ 16, N·N regions below N, given and blocked cells inside. Boards
/// that cannot be solved, and boards that contradict themselves, are no error: the ladder ends.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "gridlark/kit/names.h"

#include "ladder_board.h"
#include "placement/rules/puzzle.h"

namespace gridlark::placement {

/// From the easiest to the hardest; the order is the order of search.
enum class Technique : std::uint8_t {
    lastCandidate,  ///< a row, column or region has one candidate left: a piece goes there
    seenByPiece,    ///< cells ruled out by a piece on the board (row, column, region, touch)
    confinement,    ///< a region's candidates lie in one row or column, or the reverse
    seesAll,        ///< a cell that every candidate of some row, column or region rules out
    kInK,           ///< k units of one kind confined to k of another kind (k = 2, 3, …)
    emptiesLine,    ///< a candidate that, with the pieces it forces one by one (last candidates of
                    ///< rows, columns and regions), leaves a row, column or region empty
    chain,          ///< a candidate refuted by a chain of all the steps above but trials; where no
                    ///< chain refutes any, by chains within chains
};

enum class UnitKind : std::uint8_t { row, column, region };

/// One row, column or region.
struct Unit {
    UnitKind kind = UnitKind::row;
    int index = 0;

    friend bool operator==(const Unit&, const Unit&) = default;
};

/// The unit of that kind that `cell` lies in.
[[nodiscard]] Unit unitOf(const Puzzle& puzzle, kit::Cell cell, UnitKind kind);
/// The cells of a unit, in reading order.
[[nodiscard]] Cells cellsIn(const Puzzle& puzzle, const Unit& unit);

/// One step. It is a consequence of `because` alone: whatever else is forgotten, a board whose
/// `units` have their pieces on cells of `because` has a piece on `place` and none on `eliminate`.
struct Deduction {
    Technique technique = Technique::lastCandidate;
    Cells place;      ///< lastCandidate: the forced piece; else empty
    Cells eliminate;  ///< candidates ruled out, in reading order
    /// What the step rests on, in reading order: the candidates of `units`; for seenByPiece the
    /// piece.
    Cells because;
    /// The units it argues about: regions, rows, columns. lastCandidate, seesAll: one. seenByPiece:
    /// the three of the piece. confinement, kInK: the k confined ones. emptiesLine, chain: the one
    /// that fails first, then the others whose candidates are used on the way.
    std::vector<Unit> units;
    std::vector<Unit> lines;  ///< confinement and kInK: the k that they are confined to
    /// chain: each candidate of the first unit was refuted in its turn (a chain within a chain).
    bool branches = false;

    friend bool operator==(const Deduction&, const Deduction&) = default;
};

/// What is known of a puzzle: pieces placed and candidates left. A value, cheap to copy.
class Knowledge {
  public:
    /// Starts from the puzzle's given pieces and blocked cells (given pieces are placed, their
    /// consequences are not drawn yet).
    explicit Knowledge(const Puzzle& puzzle);

    /// The cell must lie on the board. Placing a piece that clashes with another, or on a cell that
    /// was ruled out, and ruling out a cell with a piece, leave the board in contradiction.
    void place(kit::Cell cell);
    void eliminate(kit::Cell cell);
    void apply(const Deduction& deduction);

    /// True for a cell neither ruled out nor taken.
    [[nodiscard]] bool candidate(kit::Cell cell) const;
    [[nodiscard]] bool placed(kit::Cell cell) const;
    [[nodiscard]] bool solved() const;
    /// True if some row, column or region has neither a piece nor a candidate, pieces clash, or a
    /// piece stands on a cell that was ruled out. False does not promise a solution.
    [[nodiscard]] bool contradiction() const;

    // For the ladder.
    [[nodiscard]] const ladder::Board& board() const { return *board_; }
    [[nodiscard]] const ladder::Position& position() const { return position_; }

  private:
    std::shared_ptr<const ladder::Board> board_;
    ladder::Position position_;
};

/// The first deduction that applies, easiest technique first, smallest k; nothing if solved, in
/// contradiction, or out of ideas. With `chain` allowed, out of ideas means that every candidate
/// left is in some solution (so never for a puzzle with exactly one), or that `stop` was requested.
[[nodiscard]] std::optional<Deduction> nextDeduction(const Knowledge& knowledge,
                                                     Technique hardest = Technique::chain,
                                                     const std::stop_token& stop = {});

inline constexpr kit::Names techniqueNames{std::pair{Technique::lastCandidate, "last-candidate"},
                                           std::pair{Technique::seenByPiece, "seen-by-piece"},
                                           std::pair{Technique::confinement, "confined"},
                                           std::pair{Technique::seesAll, "sees-all"},
                                           std::pair{Technique::kInK, "k-in-k"},
                                           std::pair{Technique::emptiesLine, "empties-line"},
                                           std::pair{Technique::chain, "chain"}};

/// What to propose where nothing is forced: of the pieces of `solution` that are not placed yet,
/// the one whose unit of that kind has the fewest candidates left.
[[nodiscard]] std::optional<kit::Cell> tightestPiece(const Puzzle& puzzle,
                                                     const Knowledge& knowledge,
                                                     const Solution& solution, UnitKind kind);

/// As in `techniqueNames`, but "only-cell-in-row", "only-cell-in-column" or "only-cell-in-region"
/// for a last candidate, and "two-in-two" to "eight-in-eight" for k units in k lines (k is never
/// larger).
[[nodiscard]] std::string_view nameOf(const Deduction& deduction);

/// How hard a puzzle is. The stars follow the hardest technique and whether it is needed more than
/// once:
///   1  last candidates and cells seen by pieces only, or one confinement besides
///   2  more confinements, or once a cell that all of a unit rules out
///   3  more such cells, or once two units in two lines
///   4  more pairs, or once three or more units in as many lines
///   5  more of those, or a trial
struct Grade {
    int stars = 0;  ///< 1 … 5
    Technique hardest = Technique::lastCandidate;
    int hardestK = 0;                            ///< for kInK, the largest k; otherwise 0
    std::map<Technique, int> steps;              ///< how often each technique was used
    std::map<std::string_view, int> techniques;  ///< the same by the names of `nameOf`
};

/// Plays the ladder to the end; nothing if the techniques up to `hardest` do not finish the puzzle.
/// The steps are those of `nextDeduction`.
[[nodiscard]] std::optional<Grade> grade(const Puzzle& puzzle, Technique hardest = Technique::kInK,
                                         const std::stop_token& stop = {});

}  // namespace gridlark::placement

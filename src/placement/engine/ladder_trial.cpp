#include "ladder_trial.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "solver.h"

namespace gridlark::placement::ladder {
namespace {

/// What a refutation rests on, as seen from the position in which the assumption was made.
struct Refutation {
    UnitMask units = 0;     ///< units whose candidates it uses, `failing` among them
    int failing = -1;       ///< the unit that is left without a cell, or
    bool branches = false;  ///< the one of which each candidate was refuted in its turn
};

/// What follows from one assumed piece, with a record of which units each conclusion rests on.
class Trial {
  public:
    Trial(const Board& board, Position position, CellIndex assumed)
        : board_(board), position_(position) {
        place(assumed, 0);
    }

    /// Follows the steps up to `hardest`; dead if they end in contradiction.
    Search follow(Technique hardest) {
        Step step;
        Search result = findStep(board_, position_, hardest, step);
        for (; result == Search::found; result = findStep(board_, position_, hardest, step)) {
            const bool placed = step.technique == Technique::lastCandidate;
            if (placed) place(step.piece, step.units);
            if (placed) continue;
            const bool seen = step.technique == Technique::seenByPiece;
            trail_.push_back({step.eliminate, seen ? forced_[row(step.piece)] : step.units});
            apply(board_, step, position_);
        }
        failing_ = step.failing;
        return result;
    }

    [[nodiscard]] const Position& position() const { return position_; }
    /// The unit without a cell after `follow` was dead.
    [[nodiscard]] int failing() const { return failing_; }

    /// The units that `units`, as they are now, rest on: walks the trail back and takes in each
    /// step that ruled out a cell of the units gathered so far.
    [[nodiscard]] UnitMask origin(UnitMask units) const {
        CellSet cells = board_.cellsOf(units);
        for (auto entry = trail_.rbegin(); entry != trail_.rend(); ++entry) {
            if ((entry->ruledOut & cells).empty()) continue;
            units |= entry->units;
            cells |= board_.cellsOf(entry->units);
        }
        return units;
    }

  private:
    struct Entry {
        CellSet ruledOut;
        UnitMask units = 0;
    };

    [[nodiscard]] static std::size_t row(CellIndex cell) {
        return static_cast<std::size_t>(cell / 16);
    }
    void place(CellIndex cell, UnitMask because) {
        position_.place(board_, cell);
        forced_[row(cell)] = because;
    }

    const Board& board_;
    Position position_;
    std::array<UnitMask, unitStride>
        forced_{};  // for the piece of each row: the unit it was left in
    std::vector<Entry> trail_;
    int failing_ = -1;
};

std::optional<Refutation> refute(const Board& board, const Position& position, CellIndex assumed,
                                 Technique hardest) {
    Trial trial(board, position, assumed);
    if (trial.follow(hardest) != Search::dead) return std::nullopt;
    return Refutation{trial.origin(bitOf(trial.failing())), trial.failing(), false};
}

/// How many more trials a nested refutation may make.
struct Budget {
    int left;
    const std::stop_token& stop;

    bool spend() { return left-- > 0 && !stop.stop_requested(); }
};

int tightestUnit(const Board& board, const Position& position) {
    int best = -1;
    int fewest = std::numeric_limits<int>::max();
    forEachBit(board.allUnits() & ~position.done, [&](int unit) {
        const int count = (position.candidates & board.unit(unit)).size();
        if (count < fewest) best = unit;
        fewest = std::min(fewest, count);
    });
    return best;
}

/// As `refute`, but where the steps end it tries each candidate of the tightest unit; nothing if
/// the budget runs out or the assumption holds.
std::optional<Refutation> refuteNested(const Board& board, const Position& position,
                                       CellIndex assumed, Technique hardest, Budget& budget) {
    if (!budget.spend()) return std::nullopt;
    Trial trial(board, position, assumed);
    if (trial.follow(hardest) == Search::dead) {
        return Refutation{trial.origin(bitOf(trial.failing())), trial.failing(), false};
    }
    if (solved(board, trial.position())) return std::nullopt;
    const int unit = tightestUnit(board, trial.position());
    UnitMask units = bitOf(unit);
    CellSet rest = trial.position().candidates & board.unit(unit);
    for (; !rest.empty(); rest.erase(rest.first())) {
        const auto branch = refuteNested(board, trial.position(), rest.first(), hardest, budget);
        if (!branch) return std::nullopt;
        units |= branch->units;
    }
    return Refutation{trial.origin(units), unit, true};
}

void fillIn(Step& step, Technique name, CellIndex assumed, const Refutation& refutation) {
    step = {.technique = name,
            .units = refutation.units,
            .failing = refutation.failing,
            .branches = refutation.branches};
    step.eliminate.insert(assumed);
}

/// The position as a puzzle of its own, with one more piece.
Puzzle puzzleOf(const Board& board, const Position& position, CellIndex assumed) {
    Puzzle puzzle;
    puzzle.order = board.order();
    board.cells().forEach([&](CellIndex cell) {
        puzzle.regions.push_back(static_cast<std::uint8_t>(board.region(cell)));
        if (position.pieces.contains(cell) || cell == assumed) {
            puzzle.given.push_back(cellAt(cell));
        } else if (!position.candidates.contains(cell)) {
            puzzle.blocked.push_back(cellAt(cell));
        }
    });
    return puzzle;
}

/// The candidates that are in no solution; empty if stopped.
CellSet impossibleCells(const Board& board, const Position& position, const std::stop_token& stop) {
    CellSet untested = position.candidates;
    CellSet impossible;
    while (!untested.empty()) {
        const CellIndex cell = untested.first();
        untested.erase(cell);
        const Count count = countSolutions(puzzleOf(board, position, cell), 1, {.stop = stop});
        if (!count.complete) return {};
        if (count.solutions == 0) impossible.insert(cell);
        for (std::size_t row = 0; row < count.first.size(); ++row) {
            untested.erase(indexOf({static_cast<int>(row), count.first[row]}));
        }
    }
    return impossible;
}

}  // namespace

Search findTrial(const Board& board, const Position& position, Technique hardest, Technique name,
                 Step& step) {
    int fewest = std::numeric_limits<int>::max();
    position.candidates.forEach([&](CellIndex cell) {
        const auto refutation = refute(board, position, cell, hardest);
        if (!refutation || std::popcount(refutation->units) >= fewest) return;
        fewest = std::popcount(refutation->units);
        fillIn(step, name, cell, *refutation);
    });
    return fewest == std::numeric_limits<int>::max() ? Search::stuck : Search::found;
}

Search findNestedTrial(const Board& board, const Position& position, Technique hardest,
                       const std::stop_token& stop, Step& step) {
    const CellSet impossible = impossibleCells(board, position, stop);
    // A growing budget finds a refutation near the shortest without knowing how long that is.
    constexpr int most = std::numeric_limits<int>::max() / 2;
    for (int allowed = 4; !impossible.empty() && !stop.stop_requested();
         allowed = std::min(2 * allowed, most)) {
        for (CellSet rest = impossible; !rest.empty(); rest.erase(rest.first())) {
            Budget budget{allowed, stop};
            const auto refutation = refuteNested(board, position, rest.first(), hardest, budget);
            if (!refutation) continue;
            fillIn(step, Technique::chain, rest.first(), *refutation);
            return Search::found;
        }
    }
    return Search::stuck;
}

Search findAnyStep(const Board& board, const Position& position, Technique hardest,
                   const std::stop_token& stop, Step& step) {
    Search result = findStep(board, position, hardest, step);
    if (result != Search::stuck || hardest < Technique::emptiesLine) return result;
    result = findTrial(board, position, Technique::seenByPiece, Technique::emptiesLine, step);
    if (result == Search::found || hardest < Technique::chain) return result;
    result = findTrial(board, position, Technique::kInK, Technique::chain, step);
    if (result == Search::found) return result;
    return findNestedTrial(board, position, Technique::kInK, stop, step);
}

}  // namespace gridlark::placement::ladder

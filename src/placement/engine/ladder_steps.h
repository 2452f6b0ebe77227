/// The steps of the ladder that need no trial, found without allocating. The inside of the ladder;
/// games use ladder.h.
#pragma once

#include "ladder.h"
#include "ladder_board.h"

namespace gridlark::placement::ladder {

/// A deduction in short. What it rests on can be read off `units`: the candidates they have left.
struct Step {
    Technique technique = Technique::lastCandidate;
    int k = 0;              ///< confinement and kInK: how many units are confined
    CellIndex piece = -1;   ///< lastCandidate: where it goes; seenByPiece: where it stands
    CellSet eliminate{};    ///< candidates ruled out
    UnitMask units = 0;     ///< the units argued about
    UnitMask lines = 0;     ///< what they are confined to
    int failing = -1;       ///< trials: the unit that would fail
    bool branches = false;  ///< trials: each candidate of `failing` was tried in its turn
};

enum class Search : std::uint8_t {
    found,  ///< there is a step
    stuck,  ///< none of the techniques allowed applies (or the puzzle is solved)
    dead,   ///< the position is in contradiction
};

/// The easiest step up to `hardest`, of those up to `kInK`. `step` is filled in when found.
/// When dead, `step.failing` is a unit without piece and candidate, or -1 for clashing pieces.
[[nodiscard]] Search findStep(const Board& board, const Position& position, Technique hardest,
                              Step& step);

void apply(const Board& board, const Step& step, Position& position);

[[nodiscard]] inline bool solved(const Board& board, const Position& position) {
    return !position.broken && position.done == board.allUnits();
}

}  // namespace gridlark::placement::ladder

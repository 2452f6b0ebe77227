/// The steps of the ladder that assume a piece and refute it. The inside of the ladder; games use
/// ladder.h.
#pragma once

#include <stop_token>

#include "ladder_steps.h"

namespace gridlark::placement::ladder {

/// Assumes each candidate in turn and follows the steps up to `hardest`; of the candidates that end
/// in contradiction, the one whose refutation rests on the fewest units. `position` must have no
/// easier step left. Never dead.
[[nodiscard]] Search findTrial(const Board& board, const Position& position, Technique hardest,
                               Technique name, Step& step);

/// For positions where no single trial refutes anything: asks the solver which candidates are in no
/// solution, and refutes one of them by trials within trials, each following the steps up to
/// `hardest` (at least seenByPiece). Stuck if every candidate is in some
/// solution, or if stopped. If nothing can be decided the cost is at most one solver run for each
/// candidate.
[[nodiscard]] Search findNestedTrial(const Board& board, const Position& position,
                                     Technique hardest, const std::stop_token& stop, Step& step);

/// The whole ladder: the easiest step up to `hardest`.
[[nodiscard]] Search findAnyStep(const Board& board, const Position& position, Technique hardest,
                                 const std::stop_token& stop, Step& step);

}  // namespace gridlark::placement::ladder

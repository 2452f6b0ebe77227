/// Where pieces can move to, as sets. Internal to the engine.
#pragma once

#include "bits.h"

namespace gridlark::chain {

/// All jumps on one board.
///
/// What a series of jumps reaches does not depend on its path, and is found by flood fill.
/// Moreover, a jump from one empty square to another works both ways, and a piece in a series
/// neither jumps over its own square nor lands on it: leaving it changes no jump. Hence the empty
/// squares fall into regions that are the same for all pieces, and a piece reaches the regions that
/// its first jumps lead to. Regions are made on demand.
class Reach {
  public:
    /// `occupied` has the squares with pieces.
    explicit Reach(Bits occupied);

    /// Steps and jumps of the piece on `spot`.
    [[nodiscard]] Bits moves(Spot spot) {
        const Bits steps = kit::at(neighboursOf, spot) & empty_;
        return has(starts_, spot) ? steps | series(spot) : steps;
    }

  private:
    static constexpr std::size_t directions = 8;

    [[nodiscard]] Bits series(Spot spot);
    [[nodiscard]] Bits region(Spot spot);
    [[nodiscard]] Bits jumps(Bits from) const;

    Bits empty_;
    Bits starts_ = 0;                             ///< squares from which some jump is possible
    std::array<Bits, directions> from_{};         ///< by direction
    std::array<Bits, boardSize.area()> regions_;  ///< the first `count_` are made
    std::size_t count_ = 0;
};

}  // namespace gridlark::chain

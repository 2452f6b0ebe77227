/// Reads the texts of states, actions and records, strictly, and says where one is wrong. Internal
/// to the rules core.
#pragma once

#include "gridlark/kit/scanner.h"

#include "turn.h"

namespace gridlark::chain {

/// A scanner that knows squares, pieces and turns.
class Reader : public kit::Scanner {
  public:
    using Scanner::Scanner;

    Square square();
    Colour colour();
    /// A turn in notation.
    Turn turn();
    /// Who begins, and the quiet turns before: "blue 0".
    void first(Position& position);
    /// One row of the board, ten tokens separated by `between`; every piece at most once.
    void row(Position& position, int row, char between);
};

}  // namespace gridlark::chain

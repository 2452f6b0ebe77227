/// Reads the texts of states and actions, strictly, and says where they are wrong. Internal to the
/// rules core.
#pragma once

#include "gridlark/kit/scanner.h"

#include "state.h"

namespace gridlark::minesweeper {

/// A scanner that knows fields and cells.
class Reader : public kit::Scanner {
  public:
    using Scanner::Scanner;

    /// "9x9x10"; a failure if it is not valid.
    Field field();
    /// "2,3"; a failure outside the largest board.
    kit::Cell cell();
};

}  // namespace gridlark::minesweeper

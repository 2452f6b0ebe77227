/// Reads the texts of states and actions, strictly and with the place of what is wrong. The inside
/// of the rules core.
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
    /// "2,3" on a board of 100 by 100.
    kit::Cell cell();
};

}  // namespace gridlark::minesweeper

/// Reads the texts of boards, states and actions, strictly. The inside of the rules core.
#pragma once

#include <cstddef>
#include <string_view>

#include "gridlark/kit/scanner.h"

#include "board.h"

namespace gridlark::number_match {

/// A scanner that knows boards and cells.
class Reader : public kit::Scanner {
  public:
    using Scanner::Scanner;

    /// " 2,3" on the largest board.
    kit::Cell cell();
    /// "9:123456789/12.4", up to the next space or the end.
    Board board();

  private:
    void readRow(Board& board, std::string_view row, std::size_t at, bool last);
};

}  // namespace gridlark::number_match

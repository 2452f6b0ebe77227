/// What a board reports to screen readers, if one is active. A covered board reports only that its
/// cells are gone.
#pragma once

#include "gridlark/ui/board.h"

namespace gridlark::ui {

class BoardReports {
  public:
    explicit BoardReports(BoardWidget& board) : board_(board) {}

    /// The name of a cell changed. `index` counts in reading order.
    void name(int index) const;
    /// The keyboard's cursor is at that cell, if the board has the focus.
    void focus(int index) const;
    /// The cells were replaced, hidden or shown again; `cursor` as for `focus`.
    void reset(int cursor) const;
    /// Rows came or went at the end.
    void rows(int before, int now) const;

  private:
    BoardWidget& board_;
};

}  // namespace gridlark::ui

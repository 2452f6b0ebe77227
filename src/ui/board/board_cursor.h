/// The keyboard's cursor on a board.
#pragma once

#include <Qt>
#include <optional>

#include "gridlark/ui/board.h"

namespace gridlark::ui {

/// How far a key moves the cursor, in rows and columns; nothing for other keys. Home and End move
/// by as many columns as `board` has (with Ctrl: by all rows too), Page keys by `page` rows.
[[nodiscard]] GRIDLARK_EXPORT std::optional<kit::Cell> cursorStep(int key,
                                                                  Qt::KeyboardModifiers modifiers,
                                                                  kit::Size board, int page);

/// A cell that is always inside the board, and whether it is shown: only once the keyboard was
/// used.
class GRIDLARK_EXPORT BoardCursor {
  public:
    [[nodiscard]] kit::Cell cell() const { return cell_; }
    /// Moves to the cell of `board` nearest to `cell`. Returns the previous cell if it changed.
    std::optional<kit::Cell> moveTo(kit::Cell cell, kit::Size board);

    [[nodiscard]] bool shown() const { return shown_; }
    /// True if this changes something.
    bool show(bool on) { return std::exchange(shown_, on) != on; }

  private:
    kit::Cell cell_{};
    bool shown_ = false;
};

}  // namespace gridlark::ui

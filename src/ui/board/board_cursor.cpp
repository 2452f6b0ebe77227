#include "board/board_cursor.h"

#include <algorithm>

namespace gridlark::ui {

std::optional<kit::Cell> cursorStep(int key, Qt::KeyboardModifiers modifiers, kit::Size board,
                                    int page) {
    const bool control = modifiers.testFlag(Qt::ControlModifier);
    if (modifiers.testFlag(Qt::AltModifier)) return std::nullopt;
    if (key == Qt::Key_Home) return kit::Cell{control ? -board.rows : 0, -board.columns};
    if (key == Qt::Key_End) return kit::Cell{control ? board.rows : 0, board.columns};
    if (control) return std::nullopt;
    if (key == Qt::Key_Left) return kit::Cell{0, -1};
    if (key == Qt::Key_Right) return kit::Cell{0, 1};
    if (key == Qt::Key_Up) return kit::Cell{-1, 0};
    if (key == Qt::Key_Down) return kit::Cell{1, 0};
    if (key == Qt::Key_PageUp) return kit::Cell{-page, 0};
    if (key == Qt::Key_PageDown) return kit::Cell{page, 0};
    return std::nullopt;
}

std::optional<kit::Cell> BoardCursor::moveTo(kit::Cell cell, kit::Size board) {
    cell = {std::clamp(cell.row, 0, board.rows - 1), std::clamp(cell.column, 0, board.columns - 1)};
    if (cell == cell_) return std::nullopt;
    return std::exchange(cell_, cell);
}

}  // namespace gridlark::ui

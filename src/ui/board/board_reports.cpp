#include "board/board_reports.h"

#include <algorithm>

#include "screen_reader.h"

namespace gridlark::ui {

using TableChange = QAccessibleTableModelChangeEvent;

void BoardReports::name(int index) const {
    if (!board_.covered()) tellScreenReader(board_, QAccessible::NameChanged, index);
}

void BoardReports::focus(int index) const {
    if (board_.covered() || !board_.hasFocus()) return;
    tellScreenReader(board_, QAccessible::Focus, index);
}

void BoardReports::reset(int cursor) const {
    TableChange event(&board_, TableChange::ModelReset);
    tellScreenReader(event);
    focus(cursor);
}

void BoardReports::rows(int before, int now) const {
    if (board_.covered() || before == now) return;
    TableChange event(&board_, now > before ? TableChange::RowsInserted : TableChange::RowsRemoved);
    event.setFirstRow(std::min(before, now));
    event.setLastRow(std::max(before, now) - 1);
    tellScreenReader(event);
}

}  // namespace gridlark::ui

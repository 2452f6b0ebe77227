#include "board/board_reports.h"

#include <QAccessible>
#include <algorithm>

#include "screen_reader.h"

namespace gridlark::ui {

using TableChange = QAccessibleTableModelChangeEvent;

bool BoardReports::heard() const {
    return !board_.covered() && screenReaderListens();
}

void BoardReports::name(int index) const {
    if (!heard()) return;
    QAccessibleEvent event(&board_, QAccessible::NameChanged);
    event.setChild(index);
    tellScreenReader(event);
}

void BoardReports::focus(int index) const {
    if (!heard() || !board_.hasFocus()) return;
    QAccessibleEvent event(&board_, QAccessible::Focus);
    event.setChild(index);
    tellScreenReader(event);
}

void BoardReports::reset(int cursor) const {
    if (!screenReaderListens()) return;
    TableChange event(&board_, TableChange::ModelReset);
    tellScreenReader(event);
    focus(cursor);
}

void BoardReports::rows(int before, int now) const {
    if (!heard() || before == now) return;
    TableChange event(&board_, now > before ? TableChange::RowsInserted : TableChange::RowsRemoved);
    event.setFirstRow(std::min(before, now));
    event.setLastRow(std::max(before, now) - 1);
    tellScreenReader(event);
}

}  // namespace gridlark::ui

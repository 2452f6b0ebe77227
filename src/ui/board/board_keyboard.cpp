#include <QFocusEvent>
#include <QKeyEvent>
#include <algorithm>

#include "board_private.h"

namespace gridlark::ui {

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (d_->covered) return event->ignore();
    if (const auto cell = d_->cursorAfter(*event)) {
        d_->showCursor(true);
        return setCursorCell(*cell);
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int key = event->key();
    const bool taps = key == Qt::Key_Space || key == Qt::Key_Select;
    const bool holds = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (plain && (taps || holds)) {
        if (event->isAutoRepeat()) return;
        d_->showCursor(true);
        reveal(d_->cursor);
        return taps ? emit tapped(d_->cursor) : emit held(d_->cursor);
    }
    if ((event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0 && d_->zoomKey(key)) {
        return;
    }
    QWidget::keyPressEvent(event);
}

bool BoardWidget::Private::zoomKey(int key) {
    if (geometry.fit() != Fit::scrollable) return false;
    switch (key) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            q.zoomIn();
            return true;
        case Qt::Key_Minus:
            q.zoomOut();
            return true;
        case Qt::Key_0:
            q.zoomToFit();
            return true;
        default:
            return false;
    }
}

/// Where a key moves the cursor; nothing if it is no such key.
std::optional<kit::Cell> BoardWidget::Private::cursorAfter(const QKeyEvent& event) const {
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    if (event.modifiers().testFlag(Qt::AltModifier)) return std::nullopt;
    const kit::Size board = geometry.board();
    const int page = std::max(1, geometry.deviceView().height() / geometry.cell() - 1);
    const auto by = [&](int rows, int columns) {
        return std::optional(painter.moved(cursor, {rows, columns}));
    };
    switch (event.key()) {
        case Qt::Key_Home:
            return by(control ? -board.rows : 0, -board.columns);
        case Qt::Key_End:
            return by(control ? board.rows : 0, board.columns);
        default:
            break;
    }
    if (control) return std::nullopt;
    switch (event.key()) {
        case Qt::Key_Left:
            return by(0, -1);
        case Qt::Key_Right:
            return by(0, 1);
        case Qt::Key_Up:
            return by(-1, 0);
        case Qt::Key_Down:
            return by(1, 0);
        case Qt::Key_PageUp:
            return by(-page, 0);
        case Qt::Key_PageDown:
            return by(page, 0);
        default:
            return std::nullopt;
    }
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    const bool byKey = event->reason() == Qt::TabFocusReason ||
                       event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    if (byKey) d_->cursorShown = true;
    d_->updateCell(d_->cursor);
    QWidget::focusInEvent(event);
    d_->tellFocus();
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    d_->updateCell(d_->cursor);
    QWidget::focusOutEvent(event);
}

}  // namespace gridlark::ui

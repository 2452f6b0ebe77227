#include "board/cell_accessible.h"

#include <QKeySequence>
#include <QWindow>

#include "board/board_private.h"

namespace gridlark::ui {

bool BoardCellAccessible::isValid() const {
    return board_ && !board_->covered() && board_->d_->size().contains(cell_);
}

QWindow* BoardCellAccessible::window() const {
    return board_ ? board_->window()->windowHandle() : nullptr;
}

QAccessibleInterface* BoardCellAccessible::parent() const {
    return board_ ? QAccessible::queryAccessibleInterface(board_) : nullptr;
}

QString BoardCellAccessible::text(QAccessible::Text kind) const {
    if (!isValid() || kind != QAccessible::Name) return {};
    return board_->d_->painter.describe(cell_);
}

QRect BoardCellAccessible::rect() const {
    if (!isValid()) return {};
    const QRect inWidget = board_->cellRect(cell_).toRect();
    return {board_->mapToGlobal(inWidget.topLeft()), inWidget.size()};
}

QAccessible::State BoardCellAccessible::state() const {
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        state.invisible = true;
        return state;
    }
    state.focusable = true;
    state.focused = board_->hasFocus() && board_->cursor() == cell_;
    state.disabled = !board_->isEnabled();
    state.invisible = !board_->isVisible();
    state.offscreen = !board_->boardRect().intersects(board_->cellRect(cell_));
    return state;
}

void* BoardCellAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableCellInterface) {
        return static_cast<QAccessibleTableCellInterface*>(this);
    }
    if (type == QAccessible::ActionInterface) return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

const QString& BoardCellAccessible::holdAction() {
    static const QString name = QStringLiteral("hold");
    return name;
}

QStringList BoardCellAccessible::actionNames() const {
    return {pressAction(), holdAction(), setFocusAction()};
}

QString BoardCellAccessible::localizedActionName(const QString& name) const {
    if (name == pressAction()) return BoardWidget::tr("Tap");
    if (name == holdAction()) return BoardWidget::tr("Hold");
    return QAccessibleActionInterface::localizedActionName(name);
}

QString BoardCellAccessible::localizedActionDescription(const QString& name) const {
    if (name == pressAction()) return BoardWidget::tr("Taps the cell");
    if (name == holdAction()) return BoardWidget::tr("Does what a long press on the cell does");
    return QAccessibleActionInterface::localizedActionDescription(name);
}

void BoardCellAccessible::doAction(const QString& name) {
    if (!isValid() || !board_->isEnabled()) return;
    if (name == setFocusAction()) board_->setFocus();
    board_->setCursorCell(cell_);
    if (!isValid()) return;  // a listener may have changed the board
    if (name == pressAction()) {
        emit board_->tapped(cell_);
    } else if (name == holdAction()) {
        emit board_->held(cell_);
    }
}

QStringList BoardCellAccessible::keyBindingsForAction(const QString& name) const {
    if (name == pressAction()) return {QKeySequence(Qt::Key_Space).toString()};
    if (name == holdAction()) return {QKeySequence(Qt::Key_Return).toString()};
    return {};
}

}  // namespace gridlark::ui

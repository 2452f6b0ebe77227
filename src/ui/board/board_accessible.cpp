#include "board/board_accessible.h"

#include <QApplication>

#include "board/board_private.h"
#include "board/cell_accessible.h"

namespace gridlark::ui {

BoardAccessible::BoardAccessible(BoardWidget* board)
    : QAccessibleWidget(board, QAccessible::Table) {}

BoardAccessible::~BoardAccessible() {
    forgetCells();
}

void BoardAccessible::forgetCells(int from) const {
    cells_.removeIf([from](QHash<int, QAccessible::Id>::iterator cell) {
        const bool gone = cell.key() >= from;
        if (gone) QAccessible::deleteAccessibleInterface(cell.value());
        return gone;
    });
}

/// Follows the board even without an event. With the same columns, the remaining cells are the
/// same.
void BoardAccessible::takeSize() const {
    const kit::Size now = size();
    const kit::Size before = std::exchange(known_, now);
    if (before != now) forgetCells(before.columns == now.columns ? now.area() : 0);
}

BoardWidget* BoardAccessible::board() const {
    return qobject_cast<BoardWidget*>(object());
}

kit::Size BoardAccessible::size() const {
    const BoardWidget* widget = board();
    if (widget == nullptr || widget->covered()) return {0, 0};
    return widget->d_->size();
}

void* BoardAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface) return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State BoardAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    return state;
}

QString BoardAccessible::text(QAccessible::Text kind) const {
    if (kind == QAccessible::Description && board() != nullptr && board()->covered()) {
        return BoardWidget::tr("The board is hidden.");
    }
    return QAccessibleWidget::text(kind);
}

QList<QWidget*> BoardAccessible::overlays() const {
    QList<QWidget*> shown;
    if (board() == nullptr) return shown;
    const auto children = board()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget* child : children) {
        const bool forShow = child->testAttribute(Qt::WA_TransparentForMouseEvents);
        if (child->isVisible() && !forShow) shown << child;
    }
    return shown;
}

int BoardAccessible::childCount() const {
    return size().area() + static_cast<int>(overlays().size());
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    if (index < 0) return nullptr;
    if (index >= size().area()) {
        return QAccessible::queryAccessibleInterface(overlays().value(index - size().area()));
    }
    takeSize();
    if (const auto known = cells_.constFind(index); known != cells_.constEnd()) {
        return QAccessible::accessibleInterface(*known);
    }
    auto* cell = new BoardCellAccessible(board(), size().cell(index));
    cells_.insert(index, QAccessible::registerAccessibleInterface(cell));
    return cell;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    const auto shown = overlays();
    for (QWidget* overlay : shown) {
        const QPoint point = overlay->mapFromGlobal(QPoint(x, y));
        if (overlay->rect().contains(point)) return QAccessible::queryAccessibleInterface(overlay);
    }
    if (size().area() == 0) return nullptr;
    const auto cell = board()->cellAt(board()->mapFromGlobal(QPointF(x, y)));
    return cell ? child(size().index(*cell)) : nullptr;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (child == nullptr) return -1;
    const auto* cell = dynamic_cast<const BoardCellAccessible*>(child);
    if (cell == nullptr) {
        const auto at = overlays().indexOf(qobject_cast<QWidget*>(child->object()));
        return at < 0 ? -1 : size().area() + static_cast<int>(at);
    }
    if (!size().contains(cell->cell())) return -1;
    return size().index(cell->cell());
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    const auto shown = overlays();
    for (QWidget* overlay : shown) {
        const QWidget* focus = QApplication::focusWidget();
        if (focus != nullptr && (overlay == focus || overlay->isAncestorOf(focus)))
            return QAccessible::queryAccessibleInterface(overlay);
    }
    if (size().area() == 0 || !board()->hasFocus()) return nullptr;
    return child(size().index(board()->cursor()));
}

QStringList BoardAccessible::actionNames() const {
    return {setFocusAction()};
}

QAccessibleInterface* BoardAccessible::cellAt(int row, int column) const {
    const kit::Cell cell{row, column};
    return size().contains(cell) ? child(size().index(cell)) : nullptr;
}

QString BoardAccessible::columnDescription(int column) const {
    return BoardWidget::tr("Column %1").arg(column + 1);
}

QString BoardAccessible::rowDescription(int row) const {
    return BoardWidget::tr("Row %1").arg(row + 1);
}

void BoardAccessible::modelChange(QAccessibleTableModelChangeEvent* event) {
    if (event->modelChangeType() != QAccessibleTableModelChangeEvent::ModelReset) return takeSize();
    forgetCells();
}

}  // namespace gridlark::ui

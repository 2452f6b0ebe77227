#include "board/board_accessible.h"

#include <QApplication>
#include <QWindow>

#include "board/board_private.h"
#include "screen_reader.h"

namespace gridlark::ui {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("gridlark::ui::BoardWidget", text);
}

}  // namespace

void installBoardAccessibility() {
    installAccessible<BoardWidget, BoardAccessible>();
}

BoardAccessible::BoardAccessible(BoardWidget* board)
    : QAccessibleWidget(board, QAccessible::Table) {}

BoardAccessible::~BoardAccessible() {
    forgetCells();
}

void BoardAccessible::forgetCells(int from) const {
    QHash<int, QAccessible::Id> kept;
    for (auto cell = cells_.cbegin(); cell != cells_.cend(); ++cell) {
        if (cell.key() < from) kept.insert(cell.key(), cell.value());
    }
    const QHash<int, QAccessible::Id> cells = std::exchange(cells_, kept);
    for (auto cell = cells.cbegin(); cell != cells.cend(); ++cell) {
        if (cell.key() >= from) QAccessible::deleteAccessibleInterface(cell.value());
    }
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
        return translated(QT_TRANSLATE_NOOP("gridlark::ui::BoardWidget", "The board is hidden."));
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
    auto* cell = new BoardCellAccessible(*this, size().cell(index));
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
    return translated(QT_TRANSLATE_NOOP("gridlark::ui::BoardWidget", "Column %1")).arg(column + 1);
}

QString BoardAccessible::rowDescription(int row) const {
    return translated(QT_TRANSLATE_NOOP("gridlark::ui::BoardWidget", "Row %1")).arg(row + 1);
}

void BoardAccessible::modelChange(QAccessibleTableModelChangeEvent* event) {
    if (event->modelChangeType() != QAccessibleTableModelChangeEvent::ModelReset) return takeSize();
    forgetCells();
}

BoardCellAccessible::BoardCellAccessible(const BoardAccessible& table, kit::Cell cell)
    : board_(table.board()), cell_(cell) {}

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
    if (name == pressAction()) {
        return translated(QT_TRANSLATE_NOOP("gridlark::ui::BoardWidget", "Tap"));
    }
    if (name == holdAction()) {
        return translated(QT_TRANSLATE_NOOP("gridlark::ui::BoardWidget", "Hold"));
    }
    return QAccessibleActionInterface::localizedActionName(name);
}

QString BoardCellAccessible::localizedActionDescription(const QString& name) const {
    if (name == pressAction()) {
        return translated(QT_TRANSLATE_NOOP("gridlark::ui::BoardWidget", "Taps the cell"));
    }
    if (name == holdAction()) {
        return translated(QT_TRANSLATE_NOOP("gridlark::ui::BoardWidget",
                                            "Does what a long press on the cell does"));
    }
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

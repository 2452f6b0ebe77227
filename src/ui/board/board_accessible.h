/// A board as a screen reader sees it: a table whose cells are named by the game.
#pragma once

#include <QAccessibleWidget>
#include <QHash>

#include "gridlark/ui/board.h"

namespace gridlark::ui {

class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface {
  public:
    explicit BoardAccessible(BoardWidget* board);
    ~BoardAccessible() override;

    [[nodiscard]] BoardWidget* board() const;
    /// Empty while the board is covered.
    [[nodiscard]] kit::Size size() const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    QStringList actionNames() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int columnCount() const override { return size().columns; }
    int rowCount() const override { return size().rows; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int /*column*/) const override { return false; }
    bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* event) override;

  private:
    /// Forgets the cells from this index (in reading order) on.
    void forgetCells(int from = 0) const;
    void takeSize() const;
    /// Panels and other widgets on the board: children after the cells.
    [[nodiscard]] QList<QWidget*> overlays() const;

    mutable QHash<int, QAccessible::Id> cells_;  ///< those requested, by index in reading order
    mutable kit::Size known_;                    ///< the board size they belong to
};

}  // namespace gridlark::ui

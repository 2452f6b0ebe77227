/// Items in rows, like words of a text: what does not fit goes to the next row.
#pragma once

#include <QLayout>
#include <QList>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

/// Height depends on width. Items have the size of their hints; hidden ones take no space.
class GRIDLARK_EXPORT FlowLayout : public QLayout {
    Q_OBJECT

  public:
    /// `gap` between items and between rows, in pixels.
    explicit FlowLayout(QWidget* parent = nullptr, int gap = 8);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return items_.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

  private:
    /// The height needed. Moves the items only if `place`.
    int layOut(const QRect& rect, bool place) const;

    QList<QLayoutItem*> items_;
};

}  // namespace gridlark::ui

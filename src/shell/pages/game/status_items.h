/// The small figures of the status column: lives, score, whatever a game counts.
#pragma once

#include <QList>
#include <QWidget>

#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

class Look;

/// One item: a quiet label, and below it a text or a row of icons.
class StatusItemView : public QWidget {
    Q_OBJECT

  public:
    StatusItemView(Look& look, QWidget* parent);

    void show(const ui::StatusItem& item);
    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintIcons(QPainter& painter, int top) const;

    Look& look_;
    ui::StatusItem item_;
};

/// Items side by side, in rows as they fit.
class StatusItems : public QWidget {
    Q_OBJECT

  public:
    StatusItems(Look& look, QWidget* parent);

    void setItems(const QList<ui::StatusItem>& items);
    [[nodiscard]] int heightFor(int width) const { return place(width, false); }

  protected:
    void resizeEvent(QResizeEvent*) override { place(width(), true); }

  private:
    int place(int width, bool move) const;

    Look& look_;
    QList<StatusItemView*> views_;
};

}  // namespace gridlark::shell

/// A short celebration over the board; lets every click through.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>
#include <vector>

#include "gridlark/ui/theme.h"

namespace gridlark::shell {

class Confetti final : public QWidget {
    Q_OBJECT

  public:
    explicit Confetti(QWidget* over);
    void begin(const ui::Theme& theme);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

  private:
    struct Piece {
        QPointF at;       ///< share of the widget, 0 … 1
        QPointF speed;    ///< shares per second
        qreal turns = 0;  ///< per second
        QColor colour;
    };

    std::vector<Piece> pieces_;
    QElapsedTimer since_;
    QBasicTimer timer_;
};

}  // namespace gridlark::shell

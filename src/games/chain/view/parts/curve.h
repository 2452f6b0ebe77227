/// Who was ahead, turn by turn: the curve of a game that has ended.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "gridlark/ui/theme.h"

namespace gridlark::chain {

/// `values[i]`: how many turns blue is ahead after i turns of the game.
using Values = std::vector<double>;

/// The turn (counted from 1) with which its player lost the most of an even or a winning game:
/// where the game turned. Nothing if no turn lost as much as half a turn. `blueBegins`: who had the
/// first.
[[nodiscard]] std::optional<std::size_t> turningPoint(const Values& values, bool blueBegins);

/// Clicks and the arrow keys choose a turn.
class Curve final : public QWidget {
    Q_OBJECT

  public:
    explicit Curve(QWidget* parent = nullptr);

    /// `turns` in all; `values` may be shorter while they are being worked out.
    void show(const Values& values, std::size_t turns, std::optional<std::size_t> turning);
    /// The turn that is looked at, 0 … turns.
    void setCurrent(std::size_t turn);
    void setTheme(const ui::Theme& theme);

  signals:
    void chosen(std::size_t turn);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] QRectF plot() const { return QRectF(rect()).adjusted(6, 6, -6, -6); }
    [[nodiscard]] QPointF pointOf(std::size_t turn) const;
    void paintValues(QPainter& painter) const;
    void choose(double x);

    Values values_;
    std::size_t turns_ = 0;
    std::size_t current_ = 0;
    std::optional<std::size_t> turning_;
    ui::Theme theme_;
};

}  // namespace gridlark::chain

/// The view of a table of Chain: players, board, what was done, buttons, and the list of turns
/// beside or below.
#pragma once

#include "gridlark/ui/board.h"

#include "chain/view/scene.h"
#include "curve.h"

class QLabel;

namespace gridlark::chain {

class MovesView;
class PlayerCard;
class TurnBar;

class PlayView final : public QWidget {
    Q_OBJECT

  public:
    /// `painter` must outlive the view.
    explicit PlayView(ui::BoardPainter& painter, QWidget* parent = nullptr);

    [[nodiscard]] PlayerCard& card(Colour colour) const {
        return colour == Colour::blue ? *blue_ : *red_;
    }
    [[nodiscard]] TurnBar& bar() const { return *bar_; }
    [[nodiscard]] MovesView& moves() const { return *moves_; }
    /// All but the board, the times and the curve.
    void show(const State* state, const Interaction& interaction);
    /// Once the game is over; `values` as far as they are known.
    void showCurve(const State* state, const Values& values);
    void setTheme(const ui::Theme& theme);

    bool hasHeightForWidth() const override { return true; }
    /// For the board as wide as there is room, and everything around it.
    int heightForWidth(int width) const override;

  protected:
    void resizeEvent(QResizeEvent* /*event*/) override { arrange(); }

  private:
    void say(const QString& text);

    struct Shape {
        bool beside = false;  ///< the list, not below
        int side = 0;         ///< its width
        int board = 0;        ///< most width of the board
    };

    [[nodiscard]] Shape shapeFor(int width) const;
    [[nodiscard]] int restHeight(int boardWidth, bool beside) const;
    void arrange();
    void placeColumn(const QRect& area, int boardWidth);

    PlayerCard* blue_;
    PlayerCard* red_;
    ui::BoardWidget* board_;
    QLabel* said_;
    TurnBar* bar_;
    MovesView* moves_;
};

}  // namespace gridlark::chain

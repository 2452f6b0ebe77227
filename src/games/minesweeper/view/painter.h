/// How a board of Minesweeper looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "gridlark/ui/board.h"

#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// What a hint, or the look back after a loss, says of a cell.
enum class Mark : std::uint8_t {
    none,
    reason,     ///< a number it rests on
    safe,       ///< certainly no mine
    mine,       ///< certainly a mine
    safest,     ///< nothing is certain, and no cell is safer
    wrongFlag,  ///< a flag on a cell without a mine
};

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::minesweeper::Painter)

  public:
    /// Null: an empty board of 9 × 9. `state` must live until the next call. Takes marks,
    /// percentages and what is pressed away.
    void show(const State* state);

    /// The cells that would open if the button were let go now.
    void press(std::vector<kit::Cell> cells);

    void clearMarks();
    void mark(const std::vector<kit::Cell>& cells, Mark mark);
    /// Chance of a mine, 0 … 1.
    void setRisk(kit::Cell cell, double risk);
    void clearRisks();

    [[nodiscard]] kit::Size size() const override;
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    struct Note {
        Mark mark = Mark::none;
        bool pressed = false;
        std::uint8_t risk = 0;  ///< percent + 1; 0: not told
    };

    [[nodiscard]] QString content(kit::Cell cell) const;
    [[nodiscard]] static QString said(const Note& note);

    const State* state_ = nullptr;
    bool over_ = false;
    kit::Grid<Note> notes_{kit::Size{9, 9}};
    std::vector<kit::Cell> pressed_;
};

}  // namespace gridlark::minesweeper

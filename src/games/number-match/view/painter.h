/// How a board of Number Match looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "gridlark/ui/board.h"

#include "face.h"
#include "number-match/rules/number_match.h"

namespace gridlark::number_match {

/// A pair that has just gone, with its places before rows moved up.
struct Trace {
    Pair pair;
    Via via = Via::row;
    Digit a = noDigit;
    Digit b = noDigit;
    int columns = usualColumns;
};

/// What the player does and is shown; lives in the view.
struct Marks {
    std::optional<kit::Cell> selected;
    std::vector<kit::Cell> partners;  ///< of the selected one, where they are shown
    std::optional<kit::Cell> target;  ///< where a drag would end
    std::vector<kit::Cell> hint;
};

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::number_match::Painter)

  public:
    /// Null: an empty board. `state` must live until the next call.
    void show(const State* state) { state_ = state; }
    [[nodiscard]] Marks& marks() { return marks_; }
    void setTinted(bool on) { tinted_ = on; }

    /// The link of a pair that goes; its strength falls from 1 to 0.
    void setTrace(const std::optional<Trace>& trace);
    void setStrength(double strength) { strength_ = strength; }
    /// The cells that the trace may touch; none without one.
    [[nodiscard]] std::vector<kit::Cell> traced() const;

    /// At least as many rows as columns: a short board has room to grow in.
    [[nodiscard]] kit::Size size() const override;
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    void paintOver(QPainter& painter, const ui::Theme& theme,
                   const std::function<QRectF(kit::Cell)>& cell) const override;
    [[nodiscard]] QColor ground(const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;
    /// Left and right lead to the next number in reading order, up and down to the next one in the
    /// column or else to the nearest one in the next row; other keys to the nearest in the row.
    [[nodiscard]] kit::Cell moved(kit::Cell from, kit::Cell by) const override;

  private:
    [[nodiscard]] bool isNumber(kit::Cell cell) const;
    [[nodiscard]] Mark markOf(kit::Cell cell) const;
    [[nodiscard]] kit::Cell alongReading(kit::Cell from, int step) const;
    [[nodiscard]] kit::Cell alongColumn(kit::Cell from, int step) const;
    [[nodiscard]] std::optional<kit::Cell> nearestInRow(kit::Cell cell) const;
    [[nodiscard]] QString content(kit::Cell cell) const;

    const State* state_ = nullptr;
    Marks marks_;
    bool tinted_ = true;
    std::optional<Trace> trace_;
    double strength_ = 0;
};

}  // namespace gridlark::number_match

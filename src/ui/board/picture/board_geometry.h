/// Where the cells of a board lie: whole device pixels, at any size, zoom and device pixel ratio.
#pragma once

#include "gridlark/ui/board.h"

namespace gridlark::ui {

/// A rectangle of cells, both corners included; empty if `last` lies before `first`.
struct CellRange {
    kit::Cell first;
    kit::Cell last;
};

/// All lengths named "device" are device pixels counted from the widget's upper left corner; others
/// are logical pixels. Cells are squares of `cell()` device pixels without gaps.
class GRIDLARK_EXPORT BoardGeometry {
  public:
    /// Room for a scroll bar, in logical pixels.
    static constexpr int barWidth = 12;
    /// A player may zoom in to cells this large.
    static constexpr int largestZoom = 96;

    void setBoard(kit::Size board);
    void setSpace(QSize widget, double ratio);
    void setFit(Fit fit, int minimumCell);
    /// Width of the frame around the board, in logical pixels.
    void setFrame(int width);

    [[nodiscard]] kit::Size board() const { return board_; }
    [[nodiscard]] Fit fit() const { return fit_; }
    [[nodiscard]] double ratio() const { return ratio_; }
    [[nodiscard]] int cell() const { return cell_; }
    [[nodiscard]] int frame() const { return frame_; }

    /// Height of a widget of this width that the board fills, in logical pixels; no cell is smaller
    /// than the fit allows.
    [[nodiscard]] int heightFor(int width) const;

    [[nodiscard]] QRect deviceRect(kit::Cell cell) const;
    [[nodiscard]] QRectF cellRect(kit::Cell cell) const { return logical(deviceRect(cell)); }
    /// The cell under a point of the visible part; nothing beside it.
    [[nodiscard]] std::optional<kit::Cell> cellAt(QPointF point) const;
    /// The whole board, though parts may lie outside the view.
    [[nodiscard]] QRect deviceBoard() const { return {origin_, content()}; }
    /// The visible part of the board.
    [[nodiscard]] QRect deviceView() const { return deviceBoard() & room_; }
    [[nodiscard]] QRectF logical(const QRect& device) const;
    /// The cells that a logical rectangle touches, within the view.
    [[nodiscard]] CellRange cellsIn(const QRectF& area) const;

    /// The space for the visible part, without scroll bars.
    [[nodiscard]] QRect deviceRoom() const { return room_; }
    [[nodiscard]] bool scrolls(Qt::Orientation direction) const;
    /// How far it can be scrolled; zero in a direction that is wholly visible.
    [[nodiscard]] QSize scrollable() const;
    [[nodiscard]] QPoint scroll() const { return scroll_; }
    /// Kept within 0 … `scrollable()`. True if it changed.
    bool setScroll(QPoint scroll);
    /// Scrolls as little as needed to show a cell. True if it scrolled.
    bool reveal(kit::Cell cell);

    /// Scales the cells; the point under `pointer` stays there. True if it changed.
    bool zoom(double factor, QPointF pointer);
    /// Returns to the size that the fit gives. True if it changed.
    bool zoomToFit();
    [[nodiscard]] bool zoomed() const { return wanted_.has_value(); }

  private:
    void layOut();
    [[nodiscard]] QSize content() const { return {board_.columns * cell_, board_.rows * cell_}; }

    kit::Size board_{1, 1};
    QSize widget_{0, 0};
    double ratio_ = 1;
    Fit fit_ = Fit::whole;
    int minimum_ = 18;
    int frameWidth_ = 3;
    std::optional<double> wanted_;  ///< size of a cell chosen by zooming, in device pixels
    int cell_ = 1;
    int frame_ = 0;
    QRect room_;
    QPoint scroll_;
    QPoint origin_;  ///< of the first cell, scrolled
};

}  // namespace gridlark::ui

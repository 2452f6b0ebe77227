/// The view of a board: its position in the widget, scrolling and zoom.
#pragma once

#include <QScrollBar>
#include <QWheelEvent>
#include <array>

#include "board/picture/board_geometry.h"

namespace gridlark::ui {

/// Keeps the scroll bars in step with `BoardGeometry`. Times in ms of one monotonic clock.
class GRIDLARK_EXPORT Viewport {
  public:
    static constexpr int frameWidth = 3;
    static constexpr int glideTime = 240;
    static constexpr double zoomStep = 1.2;

    /// `moved` is called after cells have moved or changed their size, except by `setBoard`. The
    /// scroll bars are children of `widget`.
    Viewport(QWidget& widget, std::function<void()> moved);

    [[nodiscard]] const BoardGeometry& geometry() const { return geometry_; }
    void setBoard(kit::Size board) { geometry_.setBoard(board); }
    void setFit(Fit fit, int minimumCell);
    /// Fills the widget as it is now: its size or its device pixel ratio changed.
    void fillWidget();

    [[nodiscard]] bool scrolls() const;
    /// The visible part of the board, in logical pixels.
    [[nodiscard]] QRectF view() const { return geometry_.logical(geometry_.deviceView()); }
    /// The same with frame and scroll bars.
    [[nodiscard]] QRect extent() const;
    /// A size hint for cells of so many pixels, at most `most` in each direction.
    [[nodiscard]] QSize hint(int cell, int most) const;
    /// Height of a page of rows, as Page keys move by.
    [[nodiscard]] int page() const;
    /// Repaints the visible part of a cell.
    void update(kit::Cell cell) const;

    /// In device pixels. Ends a glide.
    void scrollTo(QPoint scroll);
    /// Moves the board by so many logical pixels.
    void moveBy(QPointF by);
    /// Scrolls as little as needed to show a cell.
    void reveal(kit::Cell cell);
    /// Scales the cells; the point under `point` stays there.
    void zoomBy(double factor, QPointF point);
    /// Zooms around the middle of the view.
    void zoomIn() { zoomBy(zoomStep, view().center()); }
    void zoomOut() { zoomBy(1 / zoomStep, view().center()); }
    void zoomToFit();
    /// +, − and 0 zoom. False for other keys, and for a board that does not zoom.
    [[nodiscard]] bool zoomKey(int key);
    /// Scrolls or, with Ctrl, zooms. False if the board does neither.
    [[nodiscard]] bool wheel(const QWheelEvent& event);

    /// Scrolls until the cells, or at least the first, are visible: `gently`, or at once. True if
    /// calls of `step` must follow.
    bool glideTo(const std::vector<kit::Cell>& cells, bool gently, std::int64_t now);
    void endGlide() { glide_.reset(); }
    /// Advances a glide; false once there is none.
    bool step(std::int64_t now);

    void placeBars();
    void enableBars(bool on);

  private:
    struct Glide {
        QPoint from;  // in device pixels
        QPoint to;
        std::int64_t begin = 0;
    };

    [[nodiscard]] QRect barRect(Qt::Orientation direction) const;
    [[nodiscard]] QScrollBar* makeBar(Qt::Orientation direction);

    QWidget& widget_;
    std::function<void()> moved_;
    BoardGeometry geometry_;
    std::optional<Glide> glide_;
    std::array<QScrollBar*, 2> bars_{};  ///< horizontal, vertical; made when first needed
};

}  // namespace gridlark::ui

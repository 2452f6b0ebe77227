/// What a board widget holds; its methods are spread over board.cpp, board_rows.cpp,
/// board_input.cpp, board_touch.cpp, board_keyboard.cpp and board_paint.cpp.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPainter>
#include <QScrollBar>
#include <QTouchEvent>
#include <array>

#include "gridlark/ui/board.h"

#include "board_effects.h"
#include "board_geometry.h"
#include "gestures.h"
#include "picture_cache.h"

namespace gridlark::ui {

/// Rows on their way to their places.
struct Slide {
    std::vector<int> offsets;  ///< of each row at the beginning, in device pixels
    std::int64_t begin = 0;
};

/// Gentle scrolling, in device pixels.
struct Glide {
    QPoint from;
    QPoint to;
    std::int64_t begin = 0;
};

struct BoardWidget::Private {
    explicit Private(BoardWidget& widget, BoardPainter& boardPainter)
        : q(widget), painter(boardPainter) {}

    // board.cpp
    void takeSize();
    void takeLooks();
    void takeOver();
    [[nodiscard]] kit::Size seen() const;
    void layOut();
    void laidOut();
    void settle();
    void placeBars();
    [[nodiscard]] QRect barRect(Qt::Orientation direction) const;
    void scrollTo(QPoint scroll);
    void updateCell(kit::Cell cell);
    void updateRing();
    void moveCursor(kit::Cell cell);
    void showCursor(bool on);
    void tellNameChanged(kit::Cell cell) const;
    void tellFocus() const;
    void tellReset() const;

    // board_rows.cpp
    [[nodiscard]] bool onlyRows(kit::Size size) const;
    void takeRows(int rows);
    void tellRows(int before, int now) const;
    void slideRows(const std::vector<int>& moves, int scrolledBy, const std::vector<int>& come);
    void paintSliding(QPainter& on);
    bool moveOn();

    // board_input.cpp
    void press(const QMouseEvent& event);
    void tell(const Gestures::Events& events);
    void tellOne(const Gestures::Event& event) const;
    void showDown();
    void beginPress(const QMouseEvent& event);
    void endPress();
    void cancelPress();
    void longPressDue();
    void frameDue();
    void hover(std::optional<kit::Cell> cell);
    [[nodiscard]] std::optional<kit::Cell> cellUnder(QPointF point) const;
    [[nodiscard]] bool late(const QMouseEvent& event) const;
    void beginPan(QPointF point);
    void pan(QPointF point);
    void zoomBy(double factor, QPointF point);

    // board_touch.cpp
    [[nodiscard]] bool touch(const QTouchEvent& event);
    void oneFinger(const QTouchEvent& event, const QEventPoint& finger);
    void twoFingers(const QList<QEventPoint>& fingers);

    // board_keyboard.cpp
    [[nodiscard]] std::optional<kit::Cell> cursorAfter(const QKeyEvent& event) const;
    [[nodiscard]] bool zoomKey(int key);

    // board_paint.cpp
    void paint(QPainter& on, const QRegion& region);
    void paintCells(QPainter& on, const QRegion& region);
    void paintCell(QPainter& on, kit::Cell cell, const QRect& rect, std::int64_t now);
    [[nodiscard]] QPixmap draw(std::uint64_t look) const;
    void paintMarks(QPainter& on, const QRegion& region) const;
    void paintRing(QPainter& on) const;
    void paintCursor(QPainter& on) const;
    void paintFrame(QPainter& on) const;
    void paintCover(QPainter& on) const;
    [[nodiscard]] double ringProgress() const;
    [[nodiscard]] QRectF ringRect() const;
    [[nodiscard]] double radius() const;

    [[nodiscard]] std::int64_t now() const { return clock.elapsed(); }

    BoardWidget& q;
    BoardPainter& painter;
    Theme theme;
    BoardGeometry geometry;
    Gestures gestures;
    PictureCache pictures;
    std::pair<int, double> picturesFor;  ///< cell and ratio they were drawn for
    BoardEffects effects;
    std::optional<Slide> slide;
    std::optional<Glide> glide;
    std::vector<std::uint64_t> looks;   ///< as last seen, row by row
    std::vector<kit::Cell> over;        ///< cells under the overlay, as last seen
    std::array<QScrollBar*, 2> bars{};  ///< horizontal, vertical; made when first needed

    kit::Cell cursor{};
    bool cursorShown = false;  ///< only after the keyboard was used
    bool covered = false;
    bool framed = true;
    bool dragging = false;
    std::optional<kit::Cell> hovered;
    std::optional<kit::Cell> down;  ///< shown as pressed
    int painted = 0;

    int longPress = 500;
    QBasicTimer longPressTimer;
    QBasicTimer frames;  ///< runs only while something moves
    QElapsedTimer clock;
    std::int64_t pressedAt = 0;  ///< by `clock`, in ns
    quint64 pressStamp = 0;      ///< by the event, in ms; 0 if it does not say
    QPointF pressPoint;
    QPointF panPoint;
    std::pair<QRect, bool> extent;  ///< and whether it scrolls, as last told
    bool panning = false;

    /// What the fingers on the board do; `spent` until all are up.
    enum class Touching : std::uint8_t { none, one, two, spent } touching = Touching::none;
    double fingerSpread = 1;  ///< between two of them, in logical pixels
};

}  // namespace gridlark::ui

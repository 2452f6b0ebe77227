#include "board/board_private.h"

#include <algorithm>
#include <cmath>

#include "board/picture/board_marks.h"

namespace gridlark::ui {
namespace {

/// From so many cells on, repainting the whole board is cheaper than repainting each of them.
constexpr std::size_t manyCells = 200;

/// The distance of the painter's origin from the grid of device pixels, in device pixels.
QPointF beside(const QPainter& painter) {
    const QPointF origin = painter.deviceTransform().map(QPointF());
    return origin - QPointF(std::round(origin.x()), std::round(origin.y()));
}

}  // namespace

BoardWidget::Private::Private(BoardWidget& widget, BoardPainter& boardPainter)
    : q(widget),
      painter(boardPainter),
      clock(widget),
      viewport(widget, [this] { laidOut(); }),
      pictures(boardPainter),
      reports(widget),
      input(widget, viewport, clock, [this](kit::Cell cell) {
          showCursor(false);
          moveCursor(cell);
      }) {}

void BoardWidget::Private::readBoard() {
    const bool another = painter.size() != size() || pictures.empty();
    if (another) {
        input.cancel();
        viewport.setBoard(painter.size());
        pictures.effects().clear();
        pictures.slide().end();
        viewport.endGlide();
        input.forgetHover();
        cursor.moveTo(cursor.cell(), size());
    }
    pictures.read(size());
    if (another) {
        laidOut();
        q.updateGeometry();
        reportReset();
    }
    q.update();
}

bool BoardWidget::Private::onlyRows(kit::Size other) const {
    return viewport.geometry().fit() == Fit::columns && other.columns == size().columns &&
           other.rows > 0 && !pictures.empty();
}

/// Repaints nothing but the new rows and the edge at the bottom, unless the others move.
void BoardWidget::Private::setRows(int rows) {
    input.cancel();
    const kit::Size before = size();
    const QRectF seen = viewport.view();
    const QPoint scroll = viewport.geometry().scroll();
    viewport.setBoard({rows, before.columns});
    for (const kit::Cell cell : pictures.setRows(before, size())) viewport.update(cell);
    cursor.moveTo(cursor.cell(), size());
    if (input.hovered() && !size().contains(*input.hovered())) input.forgetHover();
    if (viewport.geometry().scroll() != scroll) q.update();
    if (const QRectF seenNow = viewport.view(); seenNow != seen) {
        QRectF edge = seen | seenNow;
        edge.setTop(std::min(seen.bottom(), seenNow.bottom()) - frameRadius(seenNow) -
                    viewport.geometry().frame() / viewport.geometry().ratio());
        q.update(edge.toAlignedRect().adjusted(-4, 0, 4, 4));
    }
    settle();
    reports.rows(before.rows, size().rows);
}

void BoardWidget::Private::repaintChanges() {
    q.updateOver(pictures.overlayChanged());
    const std::vector<kit::Cell> changed = pictures.changed(size());
    if (changed.size() >= manyCells) {
        q.update();
        return reportReset();
    }
    for (const kit::Cell cell : changed) {
        viewport.update(cell);
        reports.name(size().index(cell));
    }
}

void BoardWidget::Private::slide(const RowsChange& change, int cell, int scrolledBy) {
    if (pictures.slide().active()) q.update();
    pictures.slide().end();
    if (covered || !q.theme().animations() || !q.isVisible()) return;
    if (!pictures.slide().begin(change, cell, scrolledBy, clock.ms())) return;
    q.update();
    clock.run();
}

void BoardWidget::Private::laidOut() {
    const bool resized = pictures.setScale(viewport.geometry().cell(), viewport.geometry().ratio());
    if (resized) input.cancel();  // another cell may lie under the pointer
    q.update();
    settle();
}

void BoardWidget::Private::settle() {
    viewport.placeBars();
    const std::pair now(viewport.extent(), viewport.scrolls());
    if (std::exchange(extent, now) != now) emit q.extentChanged();
}

void BoardWidget::Private::fillWidget() {
    pictures.slide().end();
    viewport.fillWidget();
}

void BoardWidget::Private::moveCursor(kit::Cell cell) {
    const auto before = cursor.moveTo(cell, size());
    if (!before) return;
    if (cursor.shown()) q.updateOver({*before, cursor.cell()});
    reportFocus();
    emit q.cursorMoved(cursor.cell());
}

void BoardWidget::Private::showCursor(bool on) {
    if (cursor.show(on)) viewport.update(cursor.cell());
}

/// Advances all animations by one frame.
void BoardWidget::Private::frame() {
    q.updateOver(pictures.effects().step(clock.ms()));
    const bool holds = input.frame();
    if (pictures.slide().step(clock.ms())) q.update(q.boardRect().toAlignedRect());
    const bool glides = viewport.step(clock.ms());
    if (!pictures.slide().active() && !glides && pictures.effects().empty() && !holds) clock.stop();
}

void BoardWidget::Private::paint(QPainter& on, const QRegion& region) {
    const Theme& theme = q.theme();
    const BoardGeometry& geometry = viewport.geometry();
    on.setRenderHint(QPainter::Antialiasing);
    // At a fractional ratio a widget may begin within a device pixel; cells must not.
    on.translate(-beside(on) / geometry.ratio());
    if (covered) {
        paintCover(on, viewport.view(), theme);
    } else {
        on.save();
        on.setClipRect(viewport.view(), Qt::IntersectClip);
        pictures.paint(on, geometry, region, clock.ms());
        paintMarks(on);
        on.restore();
    }
    paintFrame(on, viewport.view(), geometry.frame() / geometry.ratio(), theme);
    paintRing(on, input.ring(), input.ringProgress(), theme);
}

/// What lies over the cells: pointer, the game's overlay, keyboard cursor.
void BoardWidget::Private::paintMarks(QPainter& on) const {
    const auto pressed = input.pressed();
    if (const auto shaded = pressed ? pressed : input.hovered(); shaded && q.isEnabled())
        paintShade(on, q.cellRect(*shaded), pressed.has_value(), q.theme());
    on.save();
    painter.paintOver(on, q.theme(), [this](kit::Cell cell) { return q.cellRect(cell); });
    on.restore();
    if (cursor.shown() && q.hasFocus()) paintCursor(on, q.cellRect(cursor.cell()), q.theme());
}

}  // namespace gridlark::ui

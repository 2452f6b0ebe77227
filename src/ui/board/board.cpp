#include "gridlark/ui/board.h"

#include <QPaintEvent>
#include <algorithm>

#include "board/board_accessible.h"
#include "board/board_private.h"
#include "screen_reader.h"

namespace gridlark::ui {

BoardPainter::~BoardPainter() = default;

BoardWidget::BoardWidget(BoardPainter& painter, QWidget* parent)
    : QWidget(parent), d_(std::make_unique<Private>(*this, painter)) {
    installAccessible<BoardWidget, BoardAccessible>();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    d_->readBoard();
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setTheme(const Theme& theme) {
    d_->pictures.setTheme(theme);
    repaintAll();
}

const Theme& BoardWidget::theme() const {
    return d_->pictures.theme();
}

void BoardWidget::setLongPress(int milliseconds) {
    d_->input.press().setLongPress(std::max(0, milliseconds));
}

void BoardWidget::setDragging(bool on) {
    d_->input.press().setDragging(on);
}

void BoardWidget::setFit(Fit fit, int minimumCell) {
    d_->viewport.setFit(fit, minimumCell);
    updateGeometry();
}

void BoardWidget::refresh() {
    const kit::Size size = d_->painter.size();
    if (size != d_->size()) {
        if (!d_->onlyRows(size)) return d_->readBoard();
        d_->setRows(size.rows);
    }
    d_->repaintChanges();
}

void BoardWidget::refreshRows(const std::vector<int>& gone, const std::vector<int>& come) {
    const kit::Size size = d_->painter.size();
    if (!d_->onlyRows(size) || (gone.empty() && come.empty())) return refresh();
    const QPoint scroll = d_->viewport.geometry().scroll();
    const int cell = d_->viewport.geometry().cell();
    const RowsChange change = changeOf({.before = d_->size().rows,
                                        .now = size.rows,
                                        .gone = gone,
                                        .come = come,
                                        .cell = cell,
                                        .scrolled = scroll.y()});
    const auto cursorRow = change.rowOf(cursor().row);
    d_->pictures.effects().clear();
    refresh();
    if (cursorRow) d_->moveCursor({*cursorRow, cursor().column});
    d_->viewport.scrollTo({scroll.x(), scroll.y() + change.above * cell});
    d_->slide(change, cell, d_->viewport.geometry().scroll().y() - scroll.y());
}

void BoardWidget::repaintAll() {
    d_->pictures.redraw();
    d_->readBoard();
}

void BoardWidget::updateOver(const std::vector<kit::Cell>& cells) {
    for (const kit::Cell cell : cells) d_->viewport.update(cell);
}

QRectF BoardWidget::cellRect(kit::Cell cell) const {
    return d_->viewport.geometry().cellRect(cell);
}

std::optional<kit::Cell> BoardWidget::cellAt(QPointF point) const {
    return d_->viewport.geometry().cellAt(point);
}

QRectF BoardWidget::boardRect() const {
    return d_->viewport.view();
}

QRect BoardWidget::extent() const {
    return d_->viewport.extent();
}

bool BoardWidget::scrolls() const {
    return d_->viewport.scrolls();
}

kit::Cell BoardWidget::cursor() const {
    return d_->cursor.cell();
}

void BoardWidget::setCursorCell(kit::Cell cell) {
    d_->moveCursor(cell);
    reveal(cursor());
}

void BoardWidget::showCursor() {
    d_->showCursor(true);
}

std::optional<kit::Cell> BoardWidget::hovered() const {
    return d_->input.hovered();
}

void BoardWidget::reveal(kit::Cell cell) {
    d_->viewport.reveal(cell);
}

void BoardWidget::glideTo(const std::vector<kit::Cell>& cells) {
    const bool gently = theme().animations() && isVisible();
    if (d_->viewport.glideTo(cells, gently, d_->clock.ms())) d_->clock.run();
}

void BoardWidget::zoomIn() {
    d_->viewport.zoomIn();
}

void BoardWidget::zoomOut() {
    d_->viewport.zoomOut();
}

void BoardWidget::zoomToFit() {
    d_->viewport.zoomToFit();
}

void BoardWidget::setCovered(bool covered) {
    if (covered == d_->covered) return;
    d_->input.cancel();
    d_->covered = covered;
    if (covered) {
        d_->input.hover(std::nullopt);
        d_->pictures.effects().clear();
        d_->pictures.slide().end();
    }
    d_->viewport.enableBars(!covered);
    update();
    d_->reportReset();
}

bool BoardWidget::covered() const {
    return d_->covered;
}

void BoardWidget::flash(const std::vector<kit::Cell>& cells, const QColor& colour) {
    if (d_->covered) return;
    for (const kit::Cell cell : cells) d_->pictures.effects().flash(cell, colour, d_->clock.ms());
    updateOver(cells);
    d_->clock.run();
}

void BoardWidget::twitch(kit::Cell cell) {
    if (d_->covered || !theme().animations()) return;
    d_->pictures.effects().twitch(cell, d_->clock.ms());
    d_->clock.run();
}

int BoardWidget::takePaintedCells() {
    return d_->pictures.takePainted();
}

QSize BoardWidget::sizeHint() const {
    return d_->viewport.hint(56, 640);
}

QSize BoardWidget::minimumSizeHint() const {
    return d_->viewport.hint(16, 240);
}

int BoardWidget::heightForWidth(int width) const {
    return d_->viewport.geometry().heightFor(width);
}

bool BoardWidget::event(QEvent* event) {
    return d_->input.event(*event) || QWidget::event(event);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    covered() ? event->ignore() : d_->input.down(*event);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    covered() ? event->ignore() : d_->input.move(*event);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    covered() ? event->ignore() : d_->input.up(*event);
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    if (covered() || !d_->viewport.wheel(*event)) event->ignore();
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (covered()) return event->ignore();
    const int key = event->key();
    if (const auto by = cursorStep(key, event->modifiers(), d_->size(), d_->viewport.page())) {
        showCursor();
        return setCursorCell(d_->painter.moved(cursor(), *by));
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool taps = key == Qt::Key_Space || key == Qt::Key_Select;
    const bool holds = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (plain && (taps || holds)) {
        if (event->isAutoRepeat()) return;  // a key held down must not play again and again
        showCursor();
        reveal(cursor());
        return taps ? emit tapped(cursor()) : emit held(cursor());
    }
    const bool command = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
    if (!command && d_->viewport.zoomKey(key)) return;
    QWidget::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    const bool byKey = event->reason() == Qt::TabFocusReason ||
                       event->reason() == Qt::BacktabFocusReason ||
                       event->reason() == Qt::ShortcutFocusReason;
    if (byKey) d_->cursor.show(true);
    d_->viewport.update(cursor());
    QWidget::focusInEvent(event);
    d_->reportFocus();
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    d_->viewport.update(cursor());
    QWidget::focusOutEvent(event);
}

void BoardWidget::timerEvent(QTimerEvent* event) {
    if (d_->input.isTimer(event->timerId())) return d_->input.timerFired();
    if (d_->clock.isTimer(event->timerId())) return d_->frame();
    QWidget::timerEvent(event);
}

void BoardWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d_->input.cancel();
    d_->fillWidget();
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    if (d_->viewport.geometry().ratio() != devicePixelRatioF()) d_->fillWidget();  // another screen
    QPainter painter(this);
    d_->paint(painter, event->region());
}

}  // namespace gridlark::ui

#include "gridlark/ui/board.h"

#include <QAccessible>
#include <QAccessibleEvent>
#include <algorithm>

#include "board_accessible.h"
#include "board_private.h"
#include "screen_reader.h"

namespace gridlark::ui {
namespace {

constexpr int frameWidth = 3;

/// From so many cells on, one repaint of the whole board costs less than keeping account of each.
constexpr int manyCells = 200;

}  // namespace

BoardPainter::~BoardPainter() = default;

std::vector<kit::Cell> BoardPainter::over() const {
    return {};
}

QColor BoardPainter::ground(const Theme& theme) const {
    return theme.colours().surface;
}

kit::Cell BoardPainter::moved(kit::Cell from, kit::Cell by) const {
    return from + by;
}

void BoardPainter::paintOver(QPainter& /*painter*/, const Theme& /*theme*/,
                             const std::function<QRectF(kit::Cell)>& /*cell*/) const {}

BoardWidget::BoardWidget(BoardPainter& painter, QWidget* parent)
    : QWidget(parent), d_(std::make_unique<Private>(*this, painter)) {
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_AcceptTouchEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    d_->clock.start();
    d_->geometry.setFrame(frameWidth);
    d_->takeSize();
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setTheme(const Theme& theme) {
    d_->theme = theme;
    d_->effects.setFading(theme.animations());
    repaintAll();
}

const Theme& BoardWidget::theme() const {
    return d_->theme;
}

void BoardWidget::setLongPress(int milliseconds) {
    d_->longPress = std::max(0, milliseconds);
}

void BoardWidget::setDragging(bool on) {
    d_->dragging = on;
    d_->gestures.setDragging(on);
}

void BoardWidget::setFit(Fit fit, int minimumCell) {
    d_->geometry.setFit(fit, minimumCell);
    d_->laidOut();
    updateGeometry();
}

void BoardWidget::setFramed(bool on) {
    d_->framed = on;
    d_->geometry.setFrame(on ? frameWidth : 0);
    d_->laidOut();
}

void BoardWidget::setBoardName(const QString& name) {
    setAccessibleName(name);
}

void BoardWidget::refresh() {
    const kit::Size size = d_->painter.size();
    if (size != d_->geometry.board()) {
        if (!d_->onlyRows(size)) return d_->takeSize();
        d_->takeRows(size.rows);
    }
    d_->takeLooks();
}

void BoardWidget::Private::takeLooks() {
    takeOver();
    const kit::Size size = geometry.board();
    std::vector<kit::Cell> changed;
    for (int i = 0; i < size.area(); ++i) {
        const kit::Cell cell = size.cell(i);
        const std::uint64_t look = painter.look(cell);
        if (look != std::exchange(looks[static_cast<std::size_t>(i)], look))
            changed.push_back(cell);
    }
    if (static_cast<int>(changed.size()) >= manyCells) {
        q.update();
        return tellReset();
    }
    for (const kit::Cell cell : changed) {
        updateCell(cell);
        tellNameChanged(cell);
    }
}

/// Where the overlay was and where it is now.
void BoardWidget::Private::takeOver() {
    std::vector<kit::Cell> now = painter.over();
    if (now == over) return;
    for (const auto* cells : {&over, &now}) {
        for (const kit::Cell cell : *cells) {
            if (geometry.board().contains(cell)) updateCell(cell);
        }
    }
    over = std::move(now);
}

void BoardWidget::repaintAll() {
    d_->pictures.clear();
    d_->takeSize();
}

void BoardWidget::updateOver(const std::vector<kit::Cell>& cells) {
    for (const kit::Cell cell : cells) d_->updateCell(cell);
}

QRectF BoardWidget::cellRect(kit::Cell cell) const {
    return d_->geometry.cellRect(cell);
}

std::optional<kit::Cell> BoardWidget::cellAt(QPointF point) const {
    return d_->geometry.cellAt(point);
}

QRectF BoardWidget::boardRect() const {
    return d_->geometry.logical(d_->geometry.deviceView());
}

QRect BoardWidget::extent() const {
    const int frame = d_->framed ? frameWidth : 0;
    QRect all = boardRect().toAlignedRect().marginsAdded({frame, frame, frame, frame});
    for (const Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical}) {
        if (d_->geometry.scrolls(direction)) all |= d_->barRect(direction);
    }
    return all;
}

bool BoardWidget::scrolls() const {
    return d_->geometry.scrolls(Qt::Horizontal) || d_->geometry.scrolls(Qt::Vertical);
}

kit::Cell BoardWidget::cursor() const {
    return d_->cursor;
}

void BoardWidget::setCursorCell(kit::Cell cell) {
    d_->moveCursor(cell);
    reveal(d_->cursor);
}

void BoardWidget::showCursor() {
    d_->showCursor(true);
}

std::optional<kit::Cell> BoardWidget::hovered() const {
    return d_->hovered;
}

void BoardWidget::reveal(kit::Cell cell) {
    if (!d_->geometry.board().contains(cell) || !d_->geometry.reveal(cell)) return;
    d_->glide.reset();
    d_->laidOut();
}

void BoardWidget::setCovered(bool covered) {
    if (covered == d_->covered) return;
    d_->cancelPress();
    d_->covered = covered;
    if (covered) {
        d_->hover(std::nullopt);
        d_->effects.clear();
        d_->slide.reset();
    }
    for (QScrollBar* bar : d_->bars) {
        if (bar != nullptr) bar->setEnabled(!covered);
    }
    update();
    d_->tellReset();
}

bool BoardWidget::covered() const {
    return d_->covered;
}

void BoardWidget::flash(const std::vector<kit::Cell>& cells, const QColor& colour) {
    if (d_->covered) return;
    for (const kit::Cell cell : cells) {
        d_->effects.flash(cell, colour, d_->now());
        d_->updateCell(cell);
    }
    d_->frames.start(16, Qt::PreciseTimer, this);
}

void BoardWidget::twitch(kit::Cell cell) {
    if (d_->covered || !d_->theme.animations()) return;
    d_->effects.twitch(cell, d_->now());
    d_->frames.start(16, Qt::PreciseTimer, this);
}

int BoardWidget::takePaintedCells() {
    return std::exchange(d_->painted, 0);
}

QSize BoardWidget::sizeHint() const {
    const kit::Size board = d_->seen();
    return (QSize(board.columns, board.rows) * 56).boundedTo({640, 640});
}

QSize BoardWidget::minimumSizeHint() const {
    const kit::Size board = d_->seen();
    return (QSize(board.columns, board.rows) * 16).boundedTo({240, 240});
}

int BoardWidget::heightForWidth(int width) const {
    return d_->geometry.heightFor(width);
}

/// The part of the board that asks for room.
kit::Size BoardWidget::Private::seen() const {
    const kit::Size board = geometry.board();
    return geometry.fit() == Fit::columns ? kit::Size{board.columns, board.columns} : board;
}

/// Takes up the painter's board: its size and all looks.
void BoardWidget::Private::takeSize() {
    const kit::Size size = painter.size();
    const bool resized = size != geometry.board() || looks.empty();
    if (resized) {
        cancelPress();
        geometry.setBoard(size);
        effects.clear();
        slide.reset();
        glide.reset();
        hovered.reset();
        cursor = {std::clamp(cursor.row, 0, geometry.board().rows - 1),
                  std::clamp(cursor.column, 0, geometry.board().columns - 1)};
    }
    looks.assign(static_cast<std::size_t>(geometry.board().area()), 0);
    for (int i = 0; i < size.area(); ++i) {
        looks[static_cast<std::size_t>(i)] = painter.look(size.cell(i));
    }
    over = painter.over();
    if (resized) {
        laidOut();
        q.updateGeometry();
        tellReset();
    }
    q.update();
}

void BoardWidget::Private::layOut() {
    slide.reset();
    glide.reset();
    geometry.setSpace(q.size(), q.devicePixelRatioF());
    laidOut();
}

void BoardWidget::Private::laidOut() {
    const std::pair drawnFor(geometry.cell(), geometry.ratio());
    if (std::exchange(picturesFor, drawnFor) != drawnFor) pictures.clear();
    q.update();
    settle();
}

/// Scroll bars and whoever has things beside the board follow.
void BoardWidget::Private::settle() {
    placeBars();
    const std::pair now(q.extent(), q.scrolls());
    if (std::exchange(extent, now) != now) emit q.extentChanged();
}

/// Beside what is seen of the board, a little apart from its frame.
QRect BoardWidget::Private::barRect(Qt::Orientation direction) const {
    const QRect seen = q.boardRect().toRect();
    const int apart = framed ? frameWidth + 2 : 2;
    const int width = BoardGeometry::barWidth - 2;
    return direction == Qt::Horizontal
               ? QRect(seen.left(), seen.bottom() + 1 + apart, seen.width(), width)
               : QRect(seen.right() + 1 + apart, seen.top(), width, seen.height());
}

void BoardWidget::Private::placeBars() {
    for (const Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical}) {
        const bool level = direction == Qt::Horizontal;
        QScrollBar*& bar = bars[level ? 0 : 1];
        const bool needed = geometry.scrolls(direction);
        if (bar == nullptr && !needed) continue;
        if (bar == nullptr) {
            bar = new QScrollBar(direction, &q);
            bar->setFocusPolicy(Qt::NoFocus);
            bar->setCursor(Qt::ArrowCursor);
            connect(bar, &QScrollBar::valueChanged, &q, [this] {
                scrollTo({bars[0] != nullptr ? bars[0]->value() : 0,
                          bars[1] != nullptr ? bars[1]->value() : 0});
            });
        }
        const QSignalBlocker blocker(bar);
        bar->setGeometry(barRect(direction));
        bar->setRange(0, level ? geometry.scrollable().width() : geometry.scrollable().height());
        bar->setPageStep(level ? geometry.deviceRoom().width() : geometry.deviceRoom().height());
        bar->setSingleStep(geometry.cell());
        bar->setValue(level ? geometry.scroll().x() : geometry.scroll().y());
        bar->setVisible(needed);
    }
}

void BoardWidget::Private::scrollTo(QPoint scroll) {
    glide.reset();
    if (geometry.setScroll(scroll)) laidOut();
}

void BoardWidget::Private::updateCell(kit::Cell cell) {
    const QRectF seen = geometry.logical(geometry.deviceRect(cell) & geometry.deviceView());
    if (!seen.isEmpty()) q.update(seen.toAlignedRect());
}

void BoardWidget::Private::moveCursor(kit::Cell cell) {
    const kit::Size board = geometry.board();
    cell = {std::clamp(cell.row, 0, board.rows - 1), std::clamp(cell.column, 0, board.columns - 1)};
    if (cell == cursor) return;
    const kit::Cell before = std::exchange(cursor, cell);
    if (cursorShown) {
        updateCell(before);
        updateCell(cursor);
    }
    tellFocus();
    emit q.cursorMoved(cursor);
}

void BoardWidget::Private::showCursor(bool on) {
    if (std::exchange(cursorShown, on) != on) updateCell(cursor);
}

void BoardWidget::Private::tellNameChanged(kit::Cell cell) const {
    if (covered || !screenReaderListens()) return;
    QAccessibleEvent event(&q, QAccessible::NameChanged);
    event.setChild(geometry.board().index(cell));
    tellScreenReader(event);
}

void BoardWidget::Private::tellFocus() const {
    if (covered || !q.hasFocus() || !screenReaderListens()) return;
    QAccessibleEvent event(&q, QAccessible::Focus);
    event.setChild(geometry.board().index(cursor));
    tellScreenReader(event);
}

/// The cells are others than before, or hidden, or seen again.
void BoardWidget::Private::tellReset() const {
    if (!screenReaderListens()) return;
    QAccessibleTableModelChangeEvent event(&q, QAccessibleTableModelChangeEvent::ModelReset);
    tellScreenReader(event);
    tellFocus();
}

}  // namespace gridlark::ui

#include "board/picture/viewport.h"

#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "board/picture/board_rows.h"

namespace gridlark::ui {

Viewport::Viewport(QWidget& widget, std::function<void()> moved)
    : widget_(widget), moved_(std::move(moved)) {
    geometry_.setFrame(frameWidth);
}

void Viewport::setFit(Fit fit, int minimumCell) {
    geometry_.setFit(fit, minimumCell);
    moved_();
}

void Viewport::fillWidget() {
    endGlide();
    geometry_.setSpace(widget_.size(), widget_.devicePixelRatioF());
    moved_();
}

bool Viewport::scrolls() const {
    return geometry_.scrolls(Qt::Horizontal) || geometry_.scrolls(Qt::Vertical);
}

QRect Viewport::extent() const {
    QRect all =
        view().toAlignedRect().marginsAdded({frameWidth, frameWidth, frameWidth, frameWidth});
    for (const Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical}) {
        if (geometry_.scrolls(direction)) all |= barRect(direction);
    }
    return all;
}

QSize Viewport::hint(int cell, int most) const {
    const kit::Size board = geometry_.board();
    const int rows = geometry_.fit() == Fit::columns ? board.columns : board.rows;
    return (QSize(board.columns, rows) * cell).boundedTo({most, most});
}

int Viewport::page() const {
    return std::max(1, geometry_.deviceView().height() / geometry_.cell() - 1);
}

void Viewport::update(kit::Cell cell) const {
    const QRectF seen = geometry_.logical(geometry_.deviceRect(cell) & geometry_.deviceView());
    if (!seen.isEmpty()) widget_.update(seen.toAlignedRect());
}

void Viewport::scrollTo(QPoint scroll) {
    endGlide();
    if (geometry_.setScroll(scroll)) moved_();
}

void Viewport::moveBy(QPointF by) {
    scrollTo(geometry_.scroll() - (by * geometry_.ratio()).toPoint());
}

void Viewport::reveal(kit::Cell cell) {
    if (!geometry_.board().contains(cell) || !geometry_.reveal(cell)) return;
    endGlide();
    moved_();
}

void Viewport::zoomBy(double factor, QPointF point) {
    if (geometry_.zoom(factor, point)) moved_();
}

void Viewport::zoomToFit() {
    if (geometry_.zoomToFit()) moved_();
}

bool Viewport::zoomKey(int key) {
    const bool larger = key == Qt::Key_Plus || key == Qt::Key_Equal;
    const bool smaller = key == Qt::Key_Minus;
    const bool toFit = key == Qt::Key_0;
    if (geometry_.fit() != Fit::scrollable || !(larger || smaller || toFit)) return false;
    if (larger) zoomIn();
    if (smaller) zoomOut();
    if (toFit) zoomToFit();
    return true;
}

bool Viewport::wheel(const QWheelEvent& event) {
    const QPoint turn = event.angleDelta();
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        if (geometry_.fit() != Fit::scrollable) return false;
        zoomBy(std::pow(zoomStep, turn.y() / 120.0), event.position());
        return true;
    }
    if (!scrolls()) return false;
    QPointF by = event.pixelDelta();
    if (by.isNull()) {
        const double cell = geometry_.cell() / geometry_.ratio();
        by = QPointF(turn) / 120 * std::clamp(cell * 2, 48.0, 120.0);
    }
    const bool sideways =
        event.modifiers().testFlag(Qt::ShiftModifier) || !geometry_.scrolls(Qt::Vertical);
    if (sideways && by.x() == 0) by = by.transposed();
    moveBy(by);
    return true;
}

bool Viewport::glideTo(const std::vector<kit::Cell>& cells, bool gently, std::int64_t now) {
    BoardGeometry goal = geometry_;
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell) {
        if (goal.board().contains(*cell)) goal.reveal(*cell);
    }
    if (goal.scroll() == geometry_.scroll()) return false;
    if (gently) {
        glide_ = Glide{.from = geometry_.scroll(), .to = goal.scroll(), .begin = now};
    } else {
        scrollTo(goal.scroll());
    }
    return gently;
}

bool Viewport::step(std::int64_t now) {
    if (!glide_) return false;
    const double left = easeOut(now - glide_->begin, glideTime);
    const QPointF at = QPointF(glide_->to) + QPointF(glide_->from - glide_->to) * left;
    if (left <= 0) endGlide();
    if (geometry_.setScroll(at.toPoint())) moved_();
    return glide_.has_value();
}

/// Beside the visible board, a little way from its frame.
QRect Viewport::barRect(Qt::Orientation direction) const {
    const QRect seen = view().toRect();
    const int gap = frameWidth + 2;
    const int width = BoardGeometry::barWidth - 2;
    return direction == Qt::Horizontal
               ? QRect(seen.left(), seen.bottom() + 1 + gap, seen.width(), width)
               : QRect(seen.right() + 1 + gap, seen.top(), width, seen.height());
}

QScrollBar* Viewport::makeBar(Qt::Orientation direction) {
    auto* bar = new QScrollBar(direction, &widget_);
    bar->setFocusPolicy(Qt::NoFocus);
    bar->setCursor(Qt::ArrowCursor);
    QObject::connect(bar, &QScrollBar::valueChanged, &widget_, [this] {
        const auto value = [](const QScrollBar* of) { return of != nullptr ? of->value() : 0; };
        scrollTo({value(bars_[0]), value(bars_[1])});
    });
    return bar;
}

void Viewport::placeBars() {
    for (const Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical}) {
        const bool level = direction == Qt::Horizontal;
        QScrollBar*& bar = bars_[level ? 0 : 1];
        const bool needed = geometry_.scrolls(direction);
        if (bar == nullptr && !needed) continue;
        if (bar == nullptr) bar = makeBar(direction);
        const QSignalBlocker blocker(bar);
        bar->setGeometry(barRect(direction));
        bar->setRange(0, level ? geometry_.scrollable().width() : geometry_.scrollable().height());
        bar->setPageStep(level ? geometry_.deviceRoom().width() : geometry_.deviceRoom().height());
        bar->setSingleStep(geometry_.cell());
        bar->setValue(level ? geometry_.scroll().x() : geometry_.scroll().y());
        bar->setVisible(needed);
    }
}

void Viewport::enableBars(bool on) {
    for (QScrollBar* bar : bars_) {
        if (bar != nullptr) bar->setEnabled(on);
    }
}

}  // namespace gridlark::ui

#include "board/picture/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace gridlark::ui {
namespace {

int toDevice(int logical, double ratio) {
    return static_cast<int>(std::lround(logical * ratio));
}

int floorDivide(int value, int by) {
    return value >= 0 ? value / by : -((by - 1 - value) / by);
}

}  // namespace

void BoardGeometry::setBoard(kit::Size board) {
    board_ = {std::max(1, board.rows), std::max(1, board.columns)};
    layOut();
}

void BoardGeometry::setSpace(QSize widget, double ratio) {
    if (wanted_) wanted_ = *wanted_ * ratio / ratio_;
    widget_ = widget;
    ratio_ = ratio;
    layOut();
}

void BoardGeometry::setFit(Fit fit, int minimumCell) {
    fit_ = fit;
    minimum_ = std::max(1, minimumCell);
    if (fit != Fit::scrollable) wanted_.reset();
    layOut();
}

void BoardGeometry::setFrame(int width) {
    frameWidth_ = width;
    layOut();
}

void BoardGeometry::layOut() {
    frame_ = frameWidth_ == 0 ? 0 : std::max(1, toDevice(frameWidth_, ratio_));
    const QRect whole(0, 0, static_cast<int>(std::floor(widget_.width() * ratio_)),
                      static_cast<int>(std::floor(widget_.height() * ratio_)));
    room_ = {QPoint(frame_, frame_), (whole.size() - 2 * QSize(frame_, frame_)).expandedTo({0, 0})};
    cell_ = std::max(1, std::min(room_.width() / board_.columns, room_.height() / board_.rows));
    if (fit_ == Fit::scrollable) {
        const int least = static_cast<int>(std::ceil(minimum_ * ratio_));
        const int most = std::max({cell_, least, toDevice(largestZoom, ratio_)});
        if (wanted_) cell_ = static_cast<int>(std::lround(*wanted_));
        cell_ = std::clamp(cell_, least, most);
        const int bar = toDevice(barWidth, ratio_);
        // A bar narrows the space in the other direction, which may then need one too.
        for (int pass = 0; pass < 2; ++pass) {
            const bool upright = content().height() > room_.height();
            const bool level = content().width() > room_.width();
            room_.setRight(whole.right() - frame_ - (upright ? bar : 0));
            room_.setBottom(whole.bottom() - frame_ - (level ? bar : 0));
        }
    }
    if (fit_ == Fit::columns) {
        // The space for the bar is always reserved: cells keep their size when the board grows.
        room_.setRight(whole.right() - frame_ - toDevice(barWidth, ratio_));
        cell_ = std::max(1, room_.width() / board_.columns);
    }
    setScroll(scroll_);
}

int BoardGeometry::heightFor(int width) const {
    if (fit_ == Fit::columns) return width - barWidth;
    double cell = static_cast<double>(width - 2 * frameWidth_) / board_.columns;
    const bool scrolls = fit_ == Fit::scrollable && cell < minimum_;
    if (scrolls) cell = minimum_;
    const double height = std::max(0.0, cell) * board_.rows + 2 * frameWidth_;
    return static_cast<int>(std::ceil(height)) + (scrolls ? barWidth : 0);
}

QSize BoardGeometry::scrollable() const {
    const QSize most = (content() - room_.size()).expandedTo({0, 0});
    return fit_ == Fit::columns ? QSize(0, most.height()) : most;
}

bool BoardGeometry::scrolls(Qt::Orientation direction) const {
    const QSize most = scrollable();
    return fit_ != Fit::whole && (direction == Qt::Horizontal ? most.width() : most.height()) > 0;
}

bool BoardGeometry::setScroll(QPoint scroll) {
    const QSize most = fit_ == Fit::whole ? QSize(0, 0) : scrollable();
    const QPoint kept(std::clamp(scroll.x(), 0, most.width()),
                      std::clamp(scroll.y(), 0, most.height()));
    const bool changed = kept != scroll_;
    scroll_ = kept;
    const QSize rest = room_.size() - content();
    const bool fromTop = most.height() > 0 || fit_ == Fit::columns;  // leaves space to grow
    origin_ = {room_.left() + (most.width() > 0 ? -kept.x() : floorDivide(rest.width(), 2)),
               room_.top() + (fromTop ? -kept.y() : floorDivide(rest.height(), 2))};
    return changed;
}

bool BoardGeometry::reveal(kit::Cell cell) {
    const QRect rect = deviceRect(cell);
    QPoint target = scroll_;
    if (rect.left() < room_.left()) target.rx() -= room_.left() - rect.left();
    if (rect.right() > room_.right()) target.rx() += rect.right() - room_.right();
    if (rect.top() < room_.top()) target.ry() -= room_.top() - rect.top();
    if (rect.bottom() > room_.bottom()) target.ry() += rect.bottom() - room_.bottom();
    return setScroll(target);
}

bool BoardGeometry::zoom(double factor, QPointF pointer) {
    if (fit_ != Fit::scrollable) return false;
    const int before = cell_;
    const QPointF device = pointer * ratio_;
    const QPointF inCells = (device - QPointF(origin_)) / cell_;
    wanted_ = wanted_.value_or(cell_) * factor;  // many small steps of a touchpad add up
    layOut();
    if (std::lround(*wanted_) != cell_) wanted_ = cell_;
    const QPointF scroll = inCells * cell_ - (device - QPointF(room_.topLeft()));
    setScroll(scroll.toPoint());
    return cell_ != before;
}

bool BoardGeometry::zoomToFit() {
    const int before = cell_;
    wanted_.reset();
    layOut();
    return cell_ != before;
}

QRect BoardGeometry::deviceRect(kit::Cell cell) const {
    return {origin_.x() + cell.column * cell_, origin_.y() + cell.row * cell_, cell_, cell_};
}

QRectF BoardGeometry::logical(const QRect& device) const {
    return {device.x() / ratio_, device.y() / ratio_, device.width() / ratio_,
            device.height() / ratio_};
}

std::optional<kit::Cell> BoardGeometry::cellAt(QPointF point) const {
    const QPoint device(static_cast<int>(std::floor(point.x() * ratio_)),
                        static_cast<int>(std::floor(point.y() * ratio_)));
    if (!deviceView().contains(device)) return std::nullopt;
    return kit::Cell{(device.y() - origin_.y()) / cell_, (device.x() - origin_.x()) / cell_};
}

CellRange BoardGeometry::cellsIn(const QRectF& area) const {
    const QRect device =
        QRectF(area.topLeft() * ratio_, area.size() * ratio_).toAlignedRect() & deviceView();
    if (device.isEmpty()) return {{0, 0}, {-1, -1}};
    return {{(device.top() - origin_.y()) / cell_, (device.left() - origin_.x()) / cell_},
            {(device.bottom() - origin_.y()) / cell_, (device.right() - origin_.x()) / cell_}};
}

}  // namespace gridlark::ui

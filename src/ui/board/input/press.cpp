#include "board/input/press.h"

#include <QApplication>
#include <QLineF>
#include <algorithm>

namespace gridlark::ui {
namespace {

constexpr std::int64_t nsPerMs = 1'000'000;
/// A pointer that is down may tremble this far over the edge of its cell.
constexpr double slop = 4;
/// A press shorter than this shows no ring; in ms.
constexpr double ringDelay = 120;

}  // namespace

Press::Events Press::press(Button button, QPointF point, Where cell, Moment when, bool others) {
    begin_ = when;
    point_ = point;
    return gestures_.press(button, cell, others);
}

Press::Events Press::move(QPointF point, Where cell, bool canPan) {
    const double way = QLineF(point_, point).length();
    if (canPan && gestures_.middleDown() && way >= QApplication::startDragDistance()) {
        Events events = cancel();
        pan_ = point;
        return events;
    }
    const bool still = gestures_.waiting() || gestures_.middleDown();
    if (still && way <= slop) cell = origin();
    Events events = gestures_.move(cell);
    if (canPan && gestures_.strayed()) pan_ = point;
    return events;
}

Press::Events Press::release(std::optional<Button> button, Moment when, bool last) {
    pan_.reset();
    if (!button) return {};
    return gestures_.release(*button, late(when), last);
}

bool Press::late(Moment when) const {
    if (longPress_ == 0) return false;
    if (when.stamp != 0 && begin_.stamp != 0)
        return when.stamp >= begin_.stamp + static_cast<std::uint64_t>(longPress_);
    return when.now - begin_.now >= nsPerMs * longPress_;
}

Press::Events Press::due(std::int64_t now) {
    return left(now) == 0 ? gestures_.timeout() : Events{};
}

Press::Events Press::cancel() {
    pan_.reset();
    return gestures_.cancel();
}

std::optional<int> Press::left(std::int64_t now) const {
    if (!gestures_.waiting() || longPress_ == 0) return std::nullopt;
    const std::int64_t left = nsPerMs * longPress_ - (now - begin_.now);
    return static_cast<int>((std::max<std::int64_t>(left, 0) + nsPerMs - 1) / nsPerMs);
}

double Press::ring(std::int64_t now) const {
    if (!left(now)) return 0;
    const double time = static_cast<double>(now - begin_.now) / nsPerMs;
    const double delay = std::min(ringDelay, longPress_ / 3.0);
    return std::clamp((time - delay) / (longPress_ - delay), 0.0, 1.0);
}

}  // namespace gridlark::ui

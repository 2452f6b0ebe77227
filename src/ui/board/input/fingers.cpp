#include "board/input/fingers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace gridlark::ui {

Fingers::Meaning Fingers::update(const QList<QPointF>& down) {
    const State before = state_;
    if (down.size() < 2) {
        if (down.isEmpty()) state_ = State::none;
        if (!down.isEmpty() && before == State::two) state_ = State::spent;
        return before == State::one ? Meaning::pointer : Meaning::nothing;
    }
    const QPointF middle = (down[0] + down[1]) / 2;
    const QPointF apart = down[1] - down[0];
    const double spread = std::max(std::hypot(apart.x(), apart.y()), 1.0);
    pinch_ = {middle - pinch_.middle, middle, spread / std::exchange(spread_, spread)};
    state_ = State::two;
    return before == State::two ? Meaning::pinch : Meaning::pinchBegan;
}

}  // namespace gridlark::ui

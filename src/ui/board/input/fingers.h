/// What fingers on a board do: one acts as a mouse, two move and zoom the board.
#pragma once

#include <QList>
#include <QPointF>
#include <cstdint>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

/// Works with positions alone, in logical pixels.
class GRIDLARK_EXPORT Fingers {
  public:
    enum class Meaning : std::uint8_t {
        nothing,
        pointer,     ///< the one finger is a mouse
        pinchBegan,  ///< a second finger came: the press of the first one is cancelled
        pinch,       ///< two fingers move and zoom: `pinch`
    };
    struct Pinch {
        QPointF by;         ///< how far the fingers' middle moved
        QPointF middle;     ///< where it is now
        double factor = 1;  ///< how much further apart they are
    };

    /// A first finger came down on the board.
    void begin() { state_ = State::one; }
    void cancel() { state_ = State::none; }
    /// `down` holds the positions of the fingers that are down now.
    [[nodiscard]] Meaning update(const QList<QPointF>& down);
    /// Only after `Meaning::pinch`.
    [[nodiscard]] const Pinch& pinch() const { return pinch_; }

  private:
    enum class State : std::uint8_t {
        none,
        one,
        two,
        spent,  // one of two fingers is left and does nothing
    };

    State state_ = State::none;
    double spread_ = 1;
    Pinch pinch_;
};

}  // namespace gridlark::ui

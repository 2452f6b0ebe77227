/// Flashes and twitches: what they show at a given time.
#pragma once

#include <QColor>
#include <cstdint>
#include <vector>

#include "gridlark/kit/grid.h"
#include "gridlark/ui/export.h"

namespace gridlark::ui {

/// All times in ms of one monotonic clock.
class GRIDLARK_EXPORT BoardEffects {
  public:
    static constexpr int flashTime = 600;
    static constexpr int twitchTime = 200;

    void setFading(bool on) { fading_ = on; }
    void flash(kit::Cell cell, const QColor& colour, std::int64_t now);
    void twitch(kit::Cell cell, std::int64_t now);
    void clear() { effects_.clear(); }

    /// The tint over a cell; invalid if there is none.
    [[nodiscard]] QColor tint(kit::Cell cell, std::int64_t now) const;
    /// How far a cell's picture is shifted to the right, as a fraction of its width.
    [[nodiscard]] double shift(kit::Cell cell, std::int64_t now) const;

    /// The cells to repaint now, those whose effect has just ended included.
    [[nodiscard]] std::vector<kit::Cell> step(std::int64_t now);
    [[nodiscard]] bool empty() const { return effects_.empty(); }

  private:
    struct Effect {
        kit::Cell cell;
        QColor colour;  ///< invalid: a twitch
        std::int64_t begin = 0;

        [[nodiscard]] bool over(std::int64_t now) const;
    };

    bool fading_ = true;
    std::vector<Effect> effects_;
};

}  // namespace gridlark::ui

#include "board/picture/board_effects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gridlark::ui {

bool BoardEffects::Effect::over(std::int64_t now) const {
    return now - begin >= (colour.isValid() ? flashTime : twitchTime);
}

void BoardEffects::flash(kit::Cell cell, const QColor& colour, std::int64_t now) {
    std::erase_if(effects_, [&](const Effect& e) { return e.cell == cell && e.colour.isValid(); });
    effects_.push_back({cell, colour, now});
}

void BoardEffects::twitch(kit::Cell cell, std::int64_t now) {
    std::erase_if(effects_, [&](const Effect& e) { return e.cell == cell && !e.colour.isValid(); });
    effects_.push_back({cell, {}, now});
}

QColor BoardEffects::tint(kit::Cell cell, std::int64_t now) const {
    constexpr float strongest = 0.6F;
    for (const Effect& effect : effects_) {
        if (effect.cell != cell || !effect.colour.isValid() || effect.over(now)) continue;
        const float gone = static_cast<float>(now - effect.begin) / flashTime;
        QColor colour = effect.colour;
        // Full at first, to be noticed even at a glance.
        colour.setAlphaF(strongest * (fading_ ? std::min(1.0F, 1.4F * (1 - gone)) : 1.0F));
        return colour;
    }
    return {};
}

double BoardEffects::shift(kit::Cell cell, std::int64_t now) const {
    for (const Effect& effect : effects_) {
        if (effect.cell != cell || effect.colour.isValid() || effect.over(now)) continue;
        const double gone = static_cast<double>(now - effect.begin) / twitchTime;
        return 0.07 * (1 - gone) * std::sin(gone * 5 * std::numbers::pi);
    }
    return 0;
}

std::vector<kit::Cell> BoardEffects::step(std::int64_t now) {
    std::vector<kit::Cell> cells;
    for (const Effect& effect : effects_) {
        const bool still = effect.colour.isValid() && !fading_ && !effect.over(now);
        if (!still) cells.push_back(effect.cell);
    }
    std::erase_if(effects_, [now](const Effect& effect) { return effect.over(now); });
    return cells;
}

}  // namespace gridlark::ui

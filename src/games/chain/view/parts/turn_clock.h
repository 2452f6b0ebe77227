/// How much of a game's time each player has used.
#pragma once

#include <QString>
#include <array>
#include <chrono>

#include "chain/rules/position.h"

namespace gridlark::chain {

/// Follows the session's stopwatch: time belongs to whoever has the turn. The stopwatch knows
/// nothing of turns, and the rules know no time, so the shares are kept as a text of their own, for
/// when the same game is opened again.
class TurnClock {
  public:
    using Milliseconds = std::chrono::milliseconds;

    /// Call at each change of the game. `game` names it; another one begins at zero, unless
    /// `kept` (what `text` gave) belongs to it. True if `text` is another one now.
    bool follow(const QString& game, Colour turn, Milliseconds elapsed, const QString& kept);

    [[nodiscard]] Milliseconds used(Colour colour, Milliseconds elapsed) const;
    [[nodiscard]] QString text() const;

  private:
    [[nodiscard]] bool take(const QString& kept, Milliseconds elapsed);
    [[nodiscard]] Milliseconds& of(Colour colour) {
        return used_[static_cast<std::size_t>(colour)];
    }

    QString game_;
    Colour turn_ = Colour::blue;
    Milliseconds since_{0};
    std::array<Milliseconds, 2> used_{};
};

}  // namespace gridlark::chain

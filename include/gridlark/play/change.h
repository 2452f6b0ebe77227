/// What has just happened to a session.
#pragma once

#include <cstdint>

#include "gridlark/kit/rules.h"

namespace gridlark::play {

enum class Cause : std::uint8_t {
    dealt,      ///< a deal was started or restarted
    played,     ///< an action changed the state
    undone,     ///< a step back, or back to the game that was put aside
    redone,     ///< a step forward, or forward to the game that undo left
    restored,   ///< a save was restored
    abandoned,  ///< the game was left for good; there is none now
};

/// Valid during the call that reports it.
template <kit::RulesCore R>
struct Change {
    Cause cause = Cause::dealt;
    const typename R::State* before = nullptr;  ///< null: another game, or none, was there
    const typename R::State* after = nullptr;   ///< null: there is none now

    /// The board shows another game than before.
    [[nodiscard]] bool another() const { return before == nullptr; }

    /// This change ended the game. A finished game that is restored or brought back does not end
    /// again.
    [[nodiscard]] bool ended() const {
        return before != nullptr && after != nullptr && cause != Cause::undone &&
               R::status(*after) != kit::Status::playing &&
               R::status(*before) == kit::Status::playing;
    }
};

}  // namespace gridlark::play

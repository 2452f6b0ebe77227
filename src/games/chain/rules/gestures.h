/// What gestures on the board mean while a turn is being built.
#pragma once

#include "gridlark/kit/gesture.h"

#include "state.h"

namespace gridlark::chain {

/// The next step of a turn in the player's hand. What is done already is the draft of the state.
struct Builder {
    Square chosen = nowhere;  ///< the piece to move, or the first one of a chain
    bool chain = false;       ///< a chain is being chosen: its first piece, then its last

    friend bool operator==(const Builder&, const Builder&) = default;
};

/// What a builder becomes when the draft has changed: a piece that may jump on stays chosen.
[[nodiscard]] Builder builderFor(const State& state);

struct Refused {
    Square square = nowhere;     ///< where to show it
    std::optional<Refusal> why;  ///< nothing: an end of a chain was expected here
};

/// What comes of a gesture. With no actions and no refusal, only the choice may have changed.
struct Response {
    Builder next;
    std::vector<Action> actions{};  ///< to be played one after the other
    std::optional<Refused> refused{};
    bool loses = false;  ///< the actions would lose the game: ask first
};

/// A tap (or a hold, which means the same) chooses a piece, gives the choice up, or leads the
/// chosen piece to a square, each jump as an action of its own. While a chain is being chosen, two
/// taps remove it. Ask only while a person has the turn.
[[nodiscard]] Response actionFor(const kit::Gesture& gesture, const State& state,
                                 const Builder& builder);

}  // namespace gridlark::chain

/// A game of Chain and what can be done in it, as values.
///
/// Text forms, one line of printable ASCII each:
///
///     state   variant opponent person rated|casual board turn QUIET TURNS | DRAFT end hints=H
///             assisted=A
///     action  hop SQUARE SQUARE | remove FIRST LAST | end | pass | play TURN
///             resign | agree | take-back | hint
///
/// `variant` is "fair" or "original", `opponent` "two" or "1" … "9", `person` and `turn` "blue" or
/// "red". `board`, `turn` and QUIET are the start: rows from the top down separated by '/', tokens
/// by ',', "." or the name of a piece. TURNS are the turns that have ended, separated by ';', and
/// DRAFT what is done of the next one, in notation (turn.h), each "-" if there is none. `end` is
/// "-", also where the turns show it, or "resigned-blue", "resigned-red", "agreed".
#pragma once

#include <memory>
#include <variant>

#include "moves.h"
#include "position.h"
#include "turn.h"

namespace gridlark::chain {

inline constexpr int levels = 9;

/// Hints stop counting here.
inline constexpr int largestCount = 999'999'999;

enum class Variant : std::uint8_t {
    fair,      ///< no chain is ready, and the first move is made up for
    original,  ///< plain random
};

/// "fair", "original".
[[nodiscard]] std::string_view name(Variant variant);
[[nodiscard]] std::optional<Variant> variantNamed(std::string_view text);

/// The level of an opponent, 1 … 9; 0 for "two", a second person at the same computer.
[[nodiscard]] std::optional<int> opponentNamed(std::string_view grid);
/// "two", "1" … "9".
[[nodiscard]] std::string opponentName(int level);

/// Turns that have ended, each with the position before it. Copies share what they have in common,
/// as a session keeps the states of a whole game.
class Turns {
  public:
    struct Entry {
        Turn turn;
        Position before;

        friend bool operator==(const Entry&, const Entry&) = default;
    };

    [[nodiscard]] std::size_t size() const { return last_ ? last_->size : 0; }
    [[nodiscard]] bool empty() const { return last_ == nullptr; }
    /// Only when not empty.
    [[nodiscard]] const Entry& last() const { return last_->entry; }
    [[nodiscard]] Turns with(Entry entry) const;
    /// Without the last `count`, which are there.
    [[nodiscard]] Turns without(std::size_t count) const;
    /// All of them, the first one first.
    [[nodiscard]] std::vector<Entry> list() const;

    friend bool operator==(const Turns& a, const Turns& b);

  private:
    struct Node {
        Entry entry;
        std::shared_ptr<const Node> earlier;
        std::size_t size = 1;
    };

    std::shared_ptr<const Node> last_;
};

struct State {
    Variant variant = Variant::fair;
    int level = 0;                 ///< of the computer; 0: two persons
    Colour person = Colour::blue;  ///< whose victory is "won"; blue where two persons play
    bool casual = false;           ///< loaded, or continued from an earlier turn: gives no result
    Position start;
    Turns turns{};      ///< since the start
    Position position;  ///< after them: before the draft
    Turn draft{};       ///< done of the next turn, and may be cancelled
    Outcome outcome;
    int hints = 0;
    bool assisted = false;  ///< a hint was shown, or a turn taken back

    friend bool operator==(const State&, const State&) = default;
};

/// A step or a jump of the piece on `from`.
struct Hop {
    Square from = 0;
    Square to = 0;

    friend bool operator==(const Hop&, const Hop&) = default;
};

/// Removes the chain from one number to another, the lower one first.
struct Remove {
    Run run;

    friend bool operator==(const Remove&, const Remove&) = default;
};

/// What says everything by its name.
struct Bare {
    friend bool operator==(const Bare&, const Bare&) = default;
};

/// End of move, after a move, a removal or both.
struct EndTurn : Bare {};

struct Pass : Bare {};

/// A whole turn at once, ended: what the computer does. Not in the middle of one.
struct Play {
    Turn turn;

    friend bool operator==(const Play&, const Play&) = default;
};

/// Against the computer the person resigns, at any time; otherwise who has the turn.
struct Resign : Bare {};

/// A draw that both have agreed on.
struct AgreeDraw : Bare {};

/// Takes back the person's last turn and the computer's answer, if it has been given, and assists.
/// Between two persons in casual games alone: the last turn.
struct TakeBack : Bare {};

/// Counts a hint that was shown.
struct ShowHint : Bare {};

/// `Hop` and `Remove` are steps that undo takes back ("Cancel"); `ShowHint` only costs; the others
/// are final: undo does not cross them.
using Action =
    std::variant<Hop, Remove, EndTurn, Pass, Play, Resign, AgreeDraw, TakeBack, ShowHint>;

/// A game in its first position; `start` is sound and has pieces of both colours.
[[nodiscard]] State newGame(Variant variant, int level, Colour person, const Position& start);

/// The board on the screen: with the draft done.
[[nodiscard]] Position shownBoard(const State& state);

/// True if the computer is to play: the game is on, there is one, and it is not the person's turn.
[[nodiscard]] bool computersTurn(const State& state);

/// The position after so many turns, at most as many as there are.
[[nodiscard]] const Position& positionAfter(const State& state, std::size_t turns);

/// Turns that a player has ended, passes too.
[[nodiscard]] int turnsOf(const State& state, Colour colour);

}  // namespace gridlark::chain

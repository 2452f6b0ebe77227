/// Which moves and removals there are, and what a turn makes of a position.
///
/// Turns are built in drafts: a `Turn` that is legal so far. `hop` and `remove` add to it.
#pragma once

#include "position.h"
#include "turn.h"

namespace gridlark::chain {

/// Why something is not legal.
enum class Refusal : std::uint8_t {
    over,           ///< the game has ended
    noPiece,        ///< nothing stands on the square to move from
    notYours,       ///< a piece of the other player
    otherPiece,     ///< another piece has moved in this turn already
    occupied,       ///< a piece stands on the square to move to
    landed,         ///< the piece has been there in this turn, at its start or after a jump
    tooFar,         ///< neither a step to a neighbour nor a jump to the square behind one
    nothingToJump,  ///< no piece to jump over between the two squares
    stepTaken,      ///< a step is a whole move
    stepAfterJump,  ///< after a jump only jumps may follow
    afterRemoval,   ///< the move comes before the removal
    missing,        ///< a number of the chain is not on the board
    tooShort,       ///< fewer than three pieces
    apart,          ///< two of consecutive numbers do not touch
    removed,        ///< one chain a turn
    nothingDone,    ///< no move and no chain: "pass" would be the word
    somethingDone,  ///< not in the middle of a turn
    notHere,        ///< not in this kind of game
    nothingThere,   ///< no turn to take back
};

/// "over", "no-piece", "not-yours", "other-piece", "occupied", "landed", "too-far",
/// "nothing-to-jump", "step-taken", "step-after-jump", "after-removal", "missing", "too-short",
/// "apart", "removed", "nothing-done", "something-done", "not-here", "nothing-there".
[[nodiscard]] std::string_view name(Refusal refusal);

/// Whether the piece jumps, once or several times: neither a step nor no move at all.
[[nodiscard]] bool jumps(const Turn& turn);

/// The draft with one more step or jump, of the player whose turn it is.
[[nodiscard]] tl::expected<Turn, Refusal> hop(const Position& position, const Turn& draft,
                                              Square from, Square to);

/// The draft with the removal of a chain.
[[nodiscard]] tl::expected<Turn, Refusal> remove(const Position& position, const Turn& draft,
                                                 Run run);

/// The board with the draft done: the piece moved, the chain gone. It is still the same player's
/// turn.
[[nodiscard]] Position drafted(const Position& position, const Turn& draft);

/// Why a game is over.
enum class End : std::uint8_t {
    none,
    cleared,   ///< the last piece of the winner was removed
    stranded,  ///< the loser removed a chain and left pieces that can form none
    quiet,     ///< 60 turns in a row without a removal: a draw
    resigned,
    agreed,  ///< a draw
};

/// "none", "cleared", "stranded", "quiet", "resigned", "agreed".
[[nodiscard]] std::string_view name(End end);

struct Outcome {
    End end = End::none;
    std::optional<Colour> winner;  ///< nothing while the game is on, and in a draw

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct After {
    Position position;  ///< the other player's turn
    Outcome outcome;
};

/// What a whole turn leads to, or why it is not legal. A pass is always legal here; `position` must
/// be sound, and the game on.
[[nodiscard]] tl::expected<After, Refusal> after(const Position& position, const Turn& turn);

/// How a game stands that begins with this position: over if a player has no pieces left, or after
/// 60 quiet turns. A position does not show that a removal has left pieces that can form no chain
/// any more, which loses.
[[nodiscard]] Outcome outcomeOf(const Position& position);

/// A way to continue the draft from where its piece stands (or from the square asked about).
struct Way {
    std::vector<Square> path;  ///< landings, the last one the target; never empty

    [[nodiscard]] Square target() const { return path.back(); }

    friend bool operator==(const Way&, const Way&) = default;
};

/// The squares that the piece on `from` can reach in one step, one jump or a series, each with a
/// shortest way, in reading order of the targets; empty where no piece may move from there now.
[[nodiscard]] std::vector<Way> ways(const Position& position, const Turn& draft, Square from);

/// The maximal chains that a player has ready on this board, by number. Every part of one that has
/// three pieces may be removed as well.
[[nodiscard]] std::vector<Run> readyChains(const Position& position, Colour colour);

/// True if removing the chain would lose: pieces are left that can form no chain any more.
[[nodiscard]] bool loses(const Position& position, Colour colour, Run run);

}  // namespace gridlark::chain

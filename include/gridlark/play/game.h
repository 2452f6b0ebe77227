/// A game in progress as the shell sees it, without the types of any one game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "gridlark/kit/rules.h"
#include "gridlark/play/clock.h"
#include "gridlark/play/result.h"

namespace gridlark::play {

/// How much of a save was restored.
enum class Restored : std::uint8_t {
    whole,           ///< same state, time and history
    withoutHistory,  ///< the position and time only: the actions no longer lead to it
    refused,         ///< unreadable, or a save of another game: nothing changed
};

/// The outcome of `Game::restore`, and what was wrong with the save (English, names the field).
/// `why` may be set for `whole` too: an unreadable game that was put aside is left out.
struct Restoration {
    Restored how = Restored::refused;
    std::string why;

    /// True if something was restored.
    explicit operator bool() const { return how != Restored::refused; }
};

/// `play::Session<Rules>` implements it. Not copyable; lives on one thread.
///
/// A session holds one running game and, behind it, the game that "New", "Restart" or another grid
/// put aside: `undo` at the beginning brings that one back, and `redo` at its end goes forward
/// again. A game that has ended is not put aside.
class Game {
  public:
    virtual ~Game() = default;
    Game() { stopwatch_.hold(Hold::waiting); }
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    [[nodiscard]] virtual std::string_view id() const = 0;
    /// False until the first deal or restore; the other queries are valid only afterwards.
    [[nodiscard]] virtual bool dealt() const = 0;
    [[nodiscard]] virtual const kit::Options& options() const = 0;
    [[nodiscard]] virtual kit::DealNumber deal() const = 0;
    [[nodiscard]] virtual kit::Status status() const = 0;
    [[nodiscard]] virtual kit::Tally tally() const = 0;
    /// True once an action was played: worth a "Continue".
    [[nodiscard]] virtual bool touched() const = 0;

    [[nodiscard]] virtual bool canUndo() const = 0;
    [[nodiscard]] virtual bool canRedo() const = 0;
    /// The next undo brings back a game that was put aside, not a move.
    [[nodiscard]] virtual bool undoChangesGame() const = 0;
    /// The next redo goes forward to another game, not to a move.
    [[nodiscard]] virtual bool redoChangesGame() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// The same deal from its start, time and costs too; nothing happens if nothing was played.
    /// If this deal has had its result, there is no second one; otherwise the result counts as
    /// assisted, since the deal is known.
    virtual void restart() = 0;
    /// Forgets the game and those put aside, without a result: nothing is dealt afterwards.
    virtual void abandon() = 0;

    /// Null until dealt; otherwise an object (docs/formats.md).
    [[nodiscard]] virtual nlohmann::json save() const = 0;
    /// Restores what `save` wrote. Never throws, whatever the document holds.
    virtual Restoration restore(const nlohmann::json& document) = 0;

    /// The result of a finished game, once only, whatever undo, redo, restart and restore do. The
    /// caller fills in `finishedAt` and `version`.
    [[nodiscard]] virtual std::optional<Result> takeResult() = 0;

    /// The session sets `Hold::waiting` unless a game is being played; the shell sets the clock and
    /// all other holds.
    [[nodiscard]] Stopwatch& stopwatch() { return stopwatch_; }
    [[nodiscard]] const Stopwatch& stopwatch() const { return stopwatch_; }

  protected:
    Stopwatch stopwatch_;
};

}  // namespace gridlark::play

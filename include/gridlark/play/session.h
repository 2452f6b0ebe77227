/// A game's history, undo and redo, saves and its single result.
#pragma once

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "gridlark/play/change.h"
#include "gridlark/play/game.h"
#include "gridlark/play/history.h"
#include "gridlark/play/save.h"

namespace gridlark::play {

/// A running game of the rules core `R`.
///
/// Every action that changes the board is a step that `undo` takes back; an action that only costs
/// something (a lost life) is no step, and no undo refunds it.
///
/// A game put aside is kept as a save: ordinary play exercises saving, and many unfinished games
/// take little memory.
template <kit::RulesCore R>
class Session final : public Game {
  public:
    using State = typename R::State;
    using Action = typename R::Action;
    using Refusal = typename R::Refusal;

    /// Begins a fresh deal. A game in progress is put aside; `undo` can bring it back. A deal that
    /// this session knows already counts as restarted.
    void start(kit::Options options, kit::DealNumber number, State state);

    /// Plays an action. Nothing if it was legal; otherwise why not, and the state stays. A legal
    /// action that changes nothing leaves no trace.
    std::optional<Refusal> play(const Action& action) {
        return play(action, R::apply(state(), action));
    }

    /// The same for a slow action: `next` is the result of `R::apply` for the present state,
    /// computed on another thread.
    std::optional<Refusal> play(const Action& action, tl::expected<State, Refusal> next) {
        const Snapshot before = current_->history.snapshot();
        const auto outcome = current_->history.play(action, std::move(next));
        if (!outcome) return outcome.error();
        if (!*outcome) return std::nullopt;
        newer_.clear();  // a new line of play: no game to go forward to
        after(Cause::played, before.get());
        return std::nullopt;
    }

    /// The current state; only when `dealt`.
    [[nodiscard]] const State& state() const { return current_->history.state(); }
    /// The start of this deal; only when `dealt`.
    [[nodiscard]] const State& startState() const { return current_->history.start(); }
    /// The states that led here, the present one last, for hints that say how far to undo: undoing
    /// i times leads to the board of the i-th from the end. Only when `dealt`.
    [[nodiscard]] std::vector<State> past() const { return current_->history.past(); }
    /// Steps to the present board, as far back as the history reaches, final ones included; only
    /// when `dealt`.
    [[nodiscard]] std::size_t moves() const { return current_->history.at(); }

    [[nodiscard]] std::string_view id() const override { return R::id; }
    [[nodiscard]] bool dealt() const override { return current_.has_value(); }
    [[nodiscard]] const kit::Options& options() const override { return current_->options; }
    [[nodiscard]] kit::DealNumber deal() const override { return current_->deal; }
    [[nodiscard]] kit::Status status() const override { return R::status(state()); }
    [[nodiscard]] bool touched() const override { return dealt() && current_->history.touched(); }
    [[nodiscard]] kit::Tally tally() const override {
        kit::Tally tally = R::tally(state());
        tally.assisted = tally.assisted || current_->assisted;
        return tally;
    }

    [[nodiscard]] bool canUndo() const override {
        return dealt() && (current_->history.canUndo() || undoChangesGame());
    }
    [[nodiscard]] bool canRedo() const override {
        return dealt() && (current_->history.canRedo() || redoChangesGame());
    }
    [[nodiscard]] bool undoChangesGame() const override {
        return dealt() && current_->history.at() == 0 && !older_.empty();
    }
    [[nodiscard]] bool redoChangesGame() const override {
        return dealt() && !current_->history.canRedo() && !newer_.empty();
    }
    void undo() override;
    void redo() override;
    void restart() override;
    void abandon() override;

    [[nodiscard]] nlohmann::json save() const override;
    Restoration restore(const nlohmann::json& document) override;
    [[nodiscard]] std::optional<Result> takeResult() override;

    /// Called after every change of state, options or history; one listener.
    void onChange(std::function<void(const Change<R>&)> listener) {
        listener_ = std::move(listener);
    }

  private:
    using Snapshot = typename History<R>::Snapshot;

    /// Most games put aside in each direction; the oldest are forgotten.
    static constexpr std::size_t maxAside = 8;

    struct Record {
        kit::Options options;
        kit::DealNumber deal = 0;
        std::uint64_t ticket = 0;  ///< the same for all restarts of a deal: one result
        History<R> history;
        int undos = 0;
        bool assisted = false;    ///< the deal was known, or help came from outside the rules
        Milliseconds elapsed{0};  ///< at first; the stopwatch continues from there
    };

    [[nodiscard]] bool ended() const { return dealt() && status() != kit::Status::playing; }
    [[nodiscard]] bool knows(const kit::Options& options, kit::DealNumber number,
                             std::uint64_t& ticket) const;
    void takeUp(Record record);
    void open(Record record);
    void changeGame(Cause cause, std::vector<SavedGame>& from, std::vector<SavedGame>& to);
    void after(Cause cause, const State* before = nullptr);

    [[nodiscard]] SavedGame written() const;
    [[nodiscard]] static tl::expected<std::pair<Record, Restoration>, std::string> read(
        const SavedGame& saved);
    [[nodiscard]] static std::optional<std::string> flawOf(const SavedGame& saved);
    [[nodiscard]] static std::vector<SavedGame> readAside(const nlohmann::json& document,
                                                          const char* key, std::string& why);

    std::function<void(const Change<R>&)> listener_;
    std::optional<Record> current_;
    std::vector<SavedGame> older_;  ///< put aside, the latest last; undo leads there
    std::vector<SavedGame> newer_;  ///< left by such an undo, the next one last; redo leads there
    std::set<std::uint64_t> reported_;  ///< tickets of the plays that have had their result
};

template <kit::RulesCore R>
void Session<R>::start(kit::Options options, kit::DealNumber number, State state) {
    if constexpr (kit::HasLevels<R>) {
        if (dealt()) state = R::follow(state, this->state());
    }
    std::uint64_t ticket = 0;
    const bool known = knows(options, number, ticket);
    open(Record{.options = std::move(options),
                .deal = number,
                .ticket = known ? ticket : freshTicket(),
                .history = History<R>(std::move(state)),
                .assisted = known});
}

template <kit::RulesCore R>
bool Session<R>::knows(const kit::Options& options, kit::DealNumber number,
                       std::uint64_t& ticket) const {
    const auto same = [&](const auto& game) {
        if (game.deal != number || game.options != options) return false;
        ticket = game.ticket;
        return true;
    };
    return (dealt() && same(*current_)) || std::ranges::any_of(older_, same) ||
           std::ranges::any_of(newer_, same);
}

template <kit::RulesCore R>
void Session<R>::undo() {
    if (!canUndo()) return;
    if (undoChangesGame()) return changeGame(Cause::undone, older_, newer_);
    const Snapshot before = current_->history.snapshot();
    current_->history.undo();
    ++current_->undos;
    after(Cause::undone, before.get());
}

template <kit::RulesCore R>
void Session<R>::redo() {
    if (!canRedo()) return;
    if (redoChangesGame()) return changeGame(Cause::redone, newer_, older_);
    const Snapshot before = current_->history.snapshot();
    current_->history.redo();
    after(Cause::redone, before.get());
}

template <kit::RulesCore R>
void Session<R>::restart() {
    if (!touched()) return;  // a restart must not give free time to study the board
    open(Record{.options = current_->options,
                .deal = current_->deal,
                .ticket = current_->ticket,
                .history = History<R>(startState()),
                .assisted = true});
}

template <kit::RulesCore R>
void Session<R>::abandon() {
    current_.reset();
    older_.clear();
    newer_.clear();
    stopwatch_.hold(Hold::waiting);
    stopwatch_.set(Milliseconds(0));
    if (listener_) listener_({.cause = Cause::abandoned});
}

/// Begins a new game; a running one in which something was played is put aside.
template <kit::RulesCore R>
void Session<R>::open(Record record) {
    newer_.clear();
    if (ended()) {
        older_.clear();
    } else if (touched()) {
        older_.push_back(written());
        if (older_.size() > maxAside) older_.erase(older_.begin());
    }
    takeUp(std::move(record));
    after(Cause::dealt);
}

template <kit::RulesCore R>
void Session<R>::changeGame(Cause cause, std::vector<SavedGame>& from, std::vector<SavedGame>& to) {
    auto next = read(from.back());
    from.pop_back();
    if (next) {
        to.push_back(written());
        takeUp(std::move(next->first));
        // What one play of a deal has shown helps in another.
        const auto helps = [this](const SavedGame& other) {
            return other.ticket == current_->ticket && other.touched();
        };
        if (std::ranges::any_of(older_, helps) || std::ranges::any_of(newer_, helps)) {
            current_->assisted = true;
        }
    }
    after(cause);
}

template <kit::RulesCore R>
void Session<R>::takeUp(Record record) {
    current_ = std::move(record);
    stopwatch_.set(current_->elapsed);
}

template <kit::RulesCore R>
void Session<R>::after(Cause cause, const State* before) {
    bool waiting = ended();
    if constexpr (kit::HasStart<R>) waiting = waiting || !R::started(state());
    waiting ? stopwatch_.hold(Hold::waiting) : stopwatch_.release(Hold::waiting);
    const Snapshot now = current_->history.snapshot();
    if (listener_) listener_({.cause = cause, .before = before, .after = now.get()});
}

}  // namespace gridlark::play

#include "gridlark/play/session_save.h"

/// The one place for a game's history, undo and redo, saves and its single result.
#pragma once

#include <utility>

#include <nlohmann/json.hpp>

#include "gridlark/play/game.h"
#include "gridlark/play/save.h"

namespace gridlark::play {

/// A running game of the rules core `R`.
///
/// Every played action that changes the board is a step that `undo` takes back; an action that only
/// costs something (a lost life) is no step of its own, and its cost stays whatever is undone.
template <kit::RulesCore R>
class Session final : public Game {
  public:
    using State = typename R::State;
    using Action = typename R::Action;
    using Refusal = typename R::Refusal;

    /// Begins a fresh deal. A game in progress is put aside, and `undo` can bring it back.
    void start(kit::Options options, kit::DealNumber number, State state) {
        if constexpr (kit::HasLevels<R>) {
            if (dealt()) state = R::follow(state, now());
        }
        open(Record{std::move(options), number, std::move(state), freshTicket()});
    }

    /// Plays an action. Nothing if it was legal; otherwise why not, and nothing has changed.
    std::optional<Refusal> play(const Action& action) {
        auto next = R::apply(now(), action);
        if (!next) return std::move(next.error());
        if (*next == now()) return std::nullopt;
        step(std::move(*next), action);
        noteEvent(R::encode(action));
        after();
        return std::nullopt;
    }

    /// The current state; only when `dealt`.
    [[nodiscard]] const State& state() const { return now(); }
    /// The start of this deal; only when `dealt`.
    [[nodiscard]] const State& startState() const { return current_->start; }
    [[nodiscard]] std::size_t moves() const { return current_->at; }

    [[nodiscard]] std::string_view id() const override { return R::id; }
    [[nodiscard]] bool dealt() const override { return current_.has_value(); }
    [[nodiscard]] const kit::Options& options() const override { return current_->options; }
    [[nodiscard]] kit::DealNumber deal() const override { return current_->deal; }
    [[nodiscard]] kit::Status status() const override { return R::status(now()); }
    [[nodiscard]] bool touched() const override { return dealt() && !current_->events.empty(); }
    [[nodiscard]] kit::Tally tally() const override {
        kit::Tally tally = R::tally(now());
        tally.assisted = tally.assisted || current_->assisted;
        return tally;
    }

    [[nodiscard]] bool canUndo() const override {
        return dealt() && (undoable() || (current_->at == 0 && !older_.empty()));
    }
    [[nodiscard]] bool canRedo() const override {
        return dealt() && (current_->at < current_->steps.size() || !newer_.empty());
    }
    [[nodiscard]] bool undoChangesGame() const override { return canUndo() && !undoable(); }

    void undo() override {
        if (!canUndo()) return;
        if (!undoable()) return changeGame(older_, newer_);
        const State board =
            current_->at > 1 ? current_->steps[current_->at - 2].state : current_->start;
        moveTo(current_->at - 1, board);
        ++current_->undos;
        noteEvent(undoEvent);
        after();
    }

    void redo() override {
        if (!canRedo()) return;
        if (current_->at == current_->steps.size()) return changeGame(newer_, older_);
        moveTo(current_->at + 1, current_->steps[current_->at].state);
        noteEvent(redoEvent);
        after();
    }

    void restart() override {
        if (!dealt()) return;
        Record again{current_->options, current_->deal, current_->start, current_->ticket};
        again.reported = current_->reported;
        again.assisted = current_->assisted || touched();
        open(std::move(again));
    }

    [[nodiscard]] nlohmann::json save() const override;
    Restored restore(const nlohmann::json& document) override;
    [[nodiscard]] std::optional<Result> takeResult() override;

  private:
    static constexpr std::string_view undoEvent = "!undo";
    static constexpr std::string_view redoEvent = "!redo";
    static constexpr std::size_t maxAside = 8;

    struct Step {
        State state;
        bool final = false;
    };

    /// One deal with all that was done in it.
    struct Record {
        kit::Options options;
        kit::DealNumber deal = 0;
        State start;
        std::uint64_t ticket = 0;  ///< the same for all restarts of one deal: one result for each
        State current = start;
        std::vector<Step> steps{};
        std::size_t at = 0;                 ///< steps that are done; those after it can be redone
        std::vector<std::string> events{};  ///< all that happened, as saves keep it
        int undos = 0;
        bool reported = false;
        bool assisted = false;    ///< the deal was known before, or help from outside the rules
        Milliseconds elapsed{0};  ///< while put aside
    };

    [[nodiscard]] const State& now() const { return current_->current; }

    [[nodiscard]] bool undoable() const {
        return current_->at > 0 && !current_->steps[current_->at - 1].final;
    }

    void step(State next, const Action& action) {
        Record& game = *current_;
        if (!R::sameBoard(next, game.current)) {
            game.steps.resize(game.at);
            game.steps.push_back({next, isFinal(action)});
            ++game.at;
        }
        game.current = std::move(next);
    }

    [[nodiscard]] bool isFinal([[maybe_unused]] const Action& action) const {
        if constexpr (kit::HasFinalActions<R>) return R::final(now(), action);
        return false;
    }

    void moveTo(std::size_t at, const State& board) {
        current_->current = R::restore(board, now());
        current_->at = at;
    }

    void noteEvent(std::string_view event) {
        newer_.clear();  // a new line of play: no game to go forward to
        current_->events.emplace_back(event);
    }

    /// Takes up another record; a running game in which something was done is put aside.
    void open(Record record) {
        newer_.clear();
        if (ended()) {
            older_.clear();
        } else if (touched()) {
            current_->elapsed = stopwatch_.elapsed();
            older_.push_back(std::move(*current_));
            if (older_.size() > maxAside) older_.erase(older_.begin());
        }
        current_ = std::move(record);
        stopwatch_.set(Milliseconds{0});
        after();
    }

    [[nodiscard]] bool ended() const { return dealt() && status() != kit::Status::playing; }

    void changeGame(std::vector<Record>& from, std::vector<Record>& to) {
        Record next = std::move(from.back());
        from.pop_back();
        if (next.ticket ==
            current_->ticket) {  // what was tried in one play of a deal helps in the other
            next.assisted = next.assisted || touched();
            next.reported = next.reported || current_->reported;
        }
        current_->elapsed = stopwatch_.elapsed();
        to.push_back(std::move(*current_));
        current_ = std::move(next);
        stopwatch_.set(current_->elapsed);
        after();
    }

    void after() {
        bool waiting = ended();
        if constexpr (kit::HasStart<R>) waiting = waiting || !R::started(now());
        waiting ? stopwatch_.hold(Hold::waiting) : stopwatch_.release(Hold::waiting);
        changed();
    }

    [[nodiscard]] static nlohmann::json write(const Record& record, Milliseconds elapsed);
    [[nodiscard]] static std::optional<std::pair<Record, Restored>> read(
        const nlohmann::json& document);
    [[nodiscard]] static bool replay(Record& record, const std::vector<std::string>& events);

    std::optional<Record> current_;
    std::vector<Record> older_;  ///< put aside, the latest last: undo goes there
    std::vector<Record> newer_;  ///< left by such an undo, the next one last
};

}  // namespace gridlark::play

#include "gridlark/play/session_save.h"

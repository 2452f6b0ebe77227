/// One deal and everything played in it: the basis of undo, redo and saves.
#pragma once

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"

namespace gridlark::play {

/// The states of one deal in a line, a position on it, and the events that lead there.
///
/// Every action that changes the board is a step of the line; one that only costs something (a lost
/// life) is no step, and no undo refunds it. Events are texts: an action, or "!at 3" for a move to
/// the board after three steps, with the present costs. Playing the events from the start gives the
/// same line, position and state again; saves rely on it.
///
/// The list of events is kept short where that changes nothing: undos and redos in a row become one
/// move, or none if they end where they began; an undone branch is forgotten when another is
/// played, unless it cost something. Both are done only if the states prove equal.
template <kit::RulesCore R>
class History {
  public:
    using State = typename R::State;
    using Action = typename R::Action;
    using Refusal = typename R::Refusal;

    /// States are never changed once made; steps, moves and callers share them.
    using Snapshot = std::shared_ptr<const State>;

    explicit History(State start) : History(share(std::move(start)), nullptr) {}

    /// A history that begins at `base`: the way there from the start is lost.
    History(State start, State base) : History(share(std::move(start)), share(std::move(base))) {}

    [[nodiscard]] const State& start() const { return *start_; }
    /// Where the events begin: the start, or the state at which the history was cut off.
    [[nodiscard]] const State& base() const { return *base_; }
    [[nodiscard]] bool cutOff() const { return base_ != start_; }
    [[nodiscard]] const State& state() const { return *state_; }
    [[nodiscard]] const Snapshot& snapshot() const { return state_; }
    [[nodiscard]] const std::vector<std::string>& events() const { return events_; }
    /// Steps from the base to the present board.
    [[nodiscard]] std::size_t at() const { return at_; }
    /// The boards from the base to the present one, one for each step, each with its costs then.
    [[nodiscard]] std::vector<State> past() const {
        std::vector<State> states;
        states.reserve(at_ + 1);
        for (std::size_t i = 0; i <= at_; ++i) states.push_back(*line_[i].state);
        return states;
    }
    [[nodiscard]] bool touched() const { return !events_.empty() || cutOff(); }
    [[nodiscard]] bool canUndo() const { return reaches(at_ - 1); }
    [[nodiscard]] bool canRedo() const { return reaches(at_ + 1); }

    /// True if the action changed something, false if it is legal and changes nothing; otherwise
    /// why it is not legal.
    tl::expected<bool, Refusal> play(const Action& action) {
        return play(action, R::apply(*state_, action));
    }

    /// The same with `next`, the result of `R::apply` for the present state, computed elsewhere.
    tl::expected<bool, Refusal> play(const Action& action, tl::expected<State, Refusal> next) {
        if (!next) return tl::unexpected(std::move(next.error()));
        if (*next == *state_) return false;
        const bool isStep = !R::sameBoard(*next, *state_);
        const bool isFinal = isStep && finalHere(action);
        if (isStep) dropBranch();
        moves_.clear();
        events_.push_back(R::encode(action));
        state_ = share(std::move(*next));
        if (isStep) {
            line_.push_back({state_, events_.size()});
            ++at_;
        }
        if (isFinal) floor_ = at_;
        return true;
    }

    /// Only when `canUndo`.
    void undo() { moveTo(at_ - 1); }
    /// Only when `canRedo`.
    void redo() { moveTo(at_ + 1); }

    /// Plays the events of a save. False if one of them is unreadable or not legal.
    bool replay(const std::vector<std::string>& events) {
        for (const std::string& event : events) {
            if (const auto target = targetOf(event)) {
                if (!reaches(*target)) return false;
                moveTo(*target);
            } else {
                const auto action = R::decodeAction(event);
                if (!action || !play(*action)) return false;
            }
        }
        return true;
    }

  private:
    struct Step {
        Snapshot state;
        std::size_t events = 0;  ///< how many lead to exactly this state
    };

    /// Where a move began.
    struct Moves {
        Snapshot state;
        std::size_t at = 0;
        std::size_t events = 0;
    };

    static constexpr std::string_view moveMark = "!at ";

    History(Snapshot start, const Snapshot& base)
        : start_(std::move(start)), base_(base ? base : start_), state_(base_), line_{{base_}} {}

    [[nodiscard]] static Snapshot share(State&& state) {
        return std::make_shared<const State>(std::move(state));
    }

    [[nodiscard]] bool finalHere([[maybe_unused]] const Action& action) const {
        if constexpr (kit::HasFinalActions<R>) return R::final(*state_, action);
        return false;
    }

    /// Whether the board after `target` steps exists and lies beyond the last final step.
    [[nodiscard]] bool reaches(std::size_t target) const {
        return target >= floor_ && target < line_.size();
    }

    /// Merges with the earliest of the last moves that leads to the same state.
    void moveTo(std::size_t target) {
        const Moves before{state_, at_, events_.size()};
        const State& board = *line_[target].state;
        state_ = share(R::restore(board, *state_));
        at_ = target;
        const auto leadsHere = [&](const Moves& moves) {
            return *state_ == R::restore(board, *moves.state);
        };
        const auto same = std::find_if(moves_.begin(), moves_.end(), leadsHere);
        const Moves from = same == moves_.end() ? before : *same;
        moves_.erase(same, moves_.end());  // none if undo itself changed the costs
        events_.resize(from.events);
        if (at_ == from.at && *state_ == *from.state) return;
        moves_.push_back(from);
        events_.push_back(std::string(moveMark) + std::to_string(target));
    }

    /// Forgets what could be redone, and its events unless they cost something.
    void dropBranch() {
        line_.resize(at_ + 1);
        Step& here = line_.back();
        if (here.state == state_ || *here.state == *state_) {
            events_.resize(here.events);
        } else {
            here.state = state_;
            here.events = events_.size();
        }
    }

    [[nodiscard]] static std::optional<std::size_t> targetOf(std::string_view event) {
        if (!event.starts_with(moveMark)) return std::nullopt;
        event.remove_prefix(moveMark.size());
        std::size_t target = 0;
        const char* end = event.data() + event.size();
        const auto read = std::from_chars(event.data(), end, target);
        if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
        return target;
    }

    Snapshot start_;
    Snapshot base_;
    Snapshot state_;
    std::vector<Step> line_;  ///< the base, then the board after each step
    std::size_t at_ = 0;
    std::size_t floor_ = 0;  ///< undo goes no further: the last final step
    std::vector<std::string> events_;
    std::vector<Moves> moves_;  ///< one for each move among the last events
};

}  // namespace gridlark::play

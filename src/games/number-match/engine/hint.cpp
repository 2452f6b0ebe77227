#include "hint.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "number-match/rules/number_match.h"
#include "solver.h"

namespace gridlark::number_match {
namespace {

/// Limits of the search for the present position, for each earlier one, and for all earlier ones
/// together: a tenth of a second at the worst.
constexpr Limits forPresent{.nodes = 200'000, .cheaper = 0};
constexpr Limits forEarlier{.probes = 1'000, .nodes = 30'000, .cheaper = 0};
constexpr std::uint64_t mostForEarlier = 200'000;

bool standsAt(const State& state, const State& other) {
    return state.board == other.board && state.addsLeft == other.addsLeft;
}

/// What is left of a known win, if the position lies on it.
std::optional<KnownWin> restOf(const KnownWin& known, const State& now) {
    State state = now;
    state.board = known.board;
    state.addsLeft = known.addsLeft;
    for (std::size_t i = 0; i < known.line.size(); ++i) {
        if (standsAt(state, now)) {
            const auto next = known.line.begin() + static_cast<std::ptrdiff_t>(i);
            return KnownWin{now.board, now.addsLeft, {next, known.line.end()}};
        }
        auto after = NumberMatch::apply(state, known.line[i]);
        if (!after) return std::nullopt;
        state = std::move(*after);
    }
    return std::nullopt;
}

Hint onTheWay(KnownWin win) {
    Hint hint;
    if (win.line.empty()) return hint;  // nothing left to do
    const Pair* pair = std::get_if<Pair>(&win.line.front());
    hint.kind = pair ? Hint::Kind::pair : Hint::Kind::add;
    if (pair) hint.pair = *pair;
    hint.win = std::move(win);
    return hint;
}

/// Looks back for the last position with a known win. Once a position is lost, all later ones are:
/// so the steps back double until there is a win, and then halve.
class LookBack {
  public:
    LookBack(std::span<const State> positions, const std::stop_token& stop)
        : positions_(positions), stop_(stop), lost_(positions.size() - 1), beyond_(lost_) {}

    Hint find() {
        for (std::size_t step = 1; !won_ && beyond_ > 0 && !stop_.stop_requested(); step *= 2) {
            look(beyond_ > step ? beyond_ - step : 0);
        }
        while (won_ && beyond_ - *won_ > 1 && !stop_.stop_requested()) {
            look(*won_ + (beyond_ - *won_) / 2);
        }
        Hint hint;
        hint.kind = Hint::Kind::lost;
        if (!won_) return hint;
        hint.kind = Hint::Kind::undo;
        hint.move = *won_;
        hint.exact = lost_ == *won_ + 1;
        hint.win = std::move(win_);
        return hint;
    }

  private:
    void look(std::size_t at) {
        const State& state = positions_[at];
        Limits limits = forEarlier;
        limits.nodes = std::min(limits.nodes, left_);
        Solution found = solve(state.board, state.addsLeft, limits, stop_);
        left_ -= std::min(left_, found.nodes);
        if (found.winnable.value_or(false)) {
            won_ = at;
            win_ = {state.board, state.addsLeft, std::move(found.line)};
            return;
        }
        beyond_ = at;
        if (found.winnable) lost_ = at;
    }

    std::span<const State> positions_;
    const std::stop_token& stop_;
    std::size_t lost_;    ///< the first position that is proven lost
    std::size_t beyond_;  ///< the first position without a known win
    std::optional<std::size_t> won_;
    KnownWin win_;
    std::uint64_t left_ = mostForEarlier;
};

}  // namespace

Hint nextHint(std::span<const State> positions, const KnownWin& known,
              const std::stop_token& stop) {
    const State& now = positions.back();
    if (auto rest = restOf(known, now)) return onTheWay(std::move(*rest));
    Solution found = solve(now.board, now.addsLeft, forPresent, stop);
    if (!found.winnable) return {};
    if (!*found.winnable) return LookBack(positions, stop).find();
    return onTheWay({now.board, now.addsLeft, std::move(found.line)});
}

}  // namespace gridlark::number_match

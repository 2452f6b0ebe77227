#include "hint.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "number-match/rules/number_match.h"
#include "solver.h"

namespace gridlark::number_match {
namespace {

/// Positions of the search, for the present one and for each of the earlier ones, and for all of
/// these together: about a tenth of a second at the worst.
constexpr Limits forPresent{.nodes = 200'000, .cheaper = 0};
constexpr Limits forEarlier{.probes = 1'000, .nodes = 30'000, .cheaper = 0};
constexpr std::uint64_t mostForEarlier = 200'000;

bool standsAt(const State& state, const State& other) {
    return state.board == other.board && state.addsLeft == other.addsLeft;
}

/// What is left of a win that the position lies on.
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

Advice onTheWay(KnownWin win) {
    Advice advice;
    if (win.line.empty()) return advice;  // nothing left to do
    const Pair* pair = std::get_if<Pair>(&win.line.front());
    advice.kind = pair ? Advice::Kind::pair : Advice::Kind::add;
    if (pair) advice.pair = *pair;
    advice.win = std::move(win);
    return advice;
}

/// Looks back for the last position with a win. A position after one that is lost is lost too, so
/// it doubles its steps back to the first win, and then halves the rest.
class LookBack {
  public:
    LookBack(std::span<const State> positions, const std::stop_token& stop)
        : positions_(positions), stop_(stop), lost_(positions.size() - 1), beyond_(lost_) {}

    Advice find() {
        for (std::size_t step = 1; !won_ && beyond_ > 0 && !stop_.stop_requested(); step *= 2) {
            look(beyond_ > step ? beyond_ - step : 0);
        }
        while (won_ && beyond_ - *won_ > 1 && !stop_.stop_requested()) {
            look(*won_ + (beyond_ - *won_) / 2);
        }
        Advice advice;
        advice.kind = Advice::Kind::lost;
        if (!won_) return advice;
        advice.kind = Advice::Kind::undo;
        advice.move = *won_;
        advice.exact = lost_ == *won_ + 1;
        advice.win = std::move(win_);
        return advice;
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
    std::size_t lost_;    ///< the first position that is proven to be lost
    std::size_t beyond_;  ///< the first that has no win as far as known
    std::optional<std::size_t> won_;
    KnownWin win_;
    std::uint64_t left_ = mostForEarlier;
};

}  // namespace

Advice advise(std::span<const State> positions, const KnownWin& known,
              const std::stop_token& stop) {
    const State& now = positions.back();
    if (auto rest = restOf(known, now)) return onTheWay(std::move(*rest));
    Solution found = solve(now.board, now.addsLeft, forPresent, stop);
    if (!found.winnable) return {};
    if (!*found.winnable) return LookBack(positions, stop).find();
    return onTheWay({now.board, now.addsLeft, std::move(found.line)});
}

}  // namespace gridlark::number_match

#include <vector>

#include "chain.h"

namespace gridlark::chain {
namespace {

template <class T>
const T& pick(const std::vector<T>& values, kit::Random& random) {
    return values[random.below(static_cast<std::uint32_t>(values.size()))];
}

std::optional<Action> someRemoval(const Position& board, kit::Random& random) {
    const auto chains = readyChains(board, board.turn);
    if (chains.empty()) return std::nullopt;
    Run run = pick(chains, random);
    if (run.length() > shortestChain && random.chance(1, 2)) --run.last;
    if (loses(board, board.turn, run) && !random.chance(1, 30)) return std::nullopt;
    return Remove{run};
}

std::optional<Action> someHop(const State& state, kit::Random& random) {
    const Position board = shownBoard(state);
    const int number =
        state.draft.piece != 0 ? state.draft.piece : static_cast<int>(random.below(pieces)) + 1;
    const Square from = board.squareOf({board.turn, number});
    if (from == nowhere) return std::nullopt;
    const auto found = ways(state.position, state.draft, from);
    if (found.empty()) return std::nullopt;
    return Hop{from, pick(found, random).path.front()};
}

/// A whole turn: one hop, perhaps, and no removal.
Action somePlay(const State& state, kit::Random& random) {
    const auto action = someHop(state, random);
    const Hop* step = action ? std::get_if<Hop>(&*action) : nullptr;
    const auto turn =
        step ? hop(state.position, {}, step->from, step->to) : tl::expected<Turn, Refusal>(Turn{});
    return Play{turn.value_or(Turn{})};
}

/// What happens less often; some of it is not legal in every game and at every moment.
Action rare(kit::Random& random) {
    switch (random.below(16)) {
        case 0:
            return Resign{};
        case 1:
            return AgreeDraw{};
        case 2:
            return Pass{};
        case 3:
        case 4:
            return TakeBack{};
        case 5:
            return Hop{static_cast<Square>(random.below(boardSize.area())),
                       static_cast<Square>(random.below(boardSize.area()))};
        default:
            return ShowHint{};
    }
}

}  // namespace

std::optional<Action> Chain::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    if (random.chance(1, 40)) return rare(random);
    if (!state.draft.removed) {
        if (auto removal = someRemoval(shownBoard(state), random)) return removal;
    }
    if (state.draft.pass() && random.chance(1, 3)) return somePlay(state, random);
    if (!state.draft.pass() && random.chance(1, 2)) return EndTurn{};
    if (auto step = someHop(state, random)) return step;
    return state.draft.pass() ? Action(Pass{}) : Action(EndTurn{});
}

}  // namespace gridlark::chain

#include "number_match.h"

namespace gridlark::number_match {
namespace {

kit::Cell anyCell(const Board& board, kit::Random& random) {
    return board.cell(static_cast<int>(random.below(static_cast<std::uint32_t>(board.count()))));
}

}  // namespace

/// Mostly pairs. While there are pairs, adds are rare: boards would only grow.
std::optional<Action> NumberMatch::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    const std::uint32_t kind = random.below(100);
    if (kind < 2) return ShowHint{};
    if (kind < 3) return GiveUp{};
    if (kind < 6) return Add{};
    if (kind < 12) return Pair{anyCell(state.board, random), anyCell(state.board, random)};
    const std::vector<Pair> pairs = legalPairs(state.board);
    if (pairs.empty()) return stuck(state) ? Action(GiveUp{}) : Action(Add{});
    return pairs[random.below(static_cast<std::uint32_t>(pairs.size()))];
}

}  // namespace gridlark::number_match

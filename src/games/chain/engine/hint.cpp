#include "hint.h"

#include "engine.h"

namespace gridlark::chain {
namespace {

constexpr std::uint64_t hintNodes = 3'000'000;

}  // namespace

std::optional<Hint> nextHint(const State& state, const std::stop_token& stop) {
    if (state.outcome.end != End::none) return std::nullopt;
    const auto thought = think(
        state.position, {.nodes = hintNodes, .stop = stop, .tableBits = tableBitsFor(hintNodes)},
        earlierPositions(state));
    if (!thought) return std::nullopt;
    return Hint{thought->turn};
}

}  // namespace gridlark::chain

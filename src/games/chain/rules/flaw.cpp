#include "chain.h"

namespace gridlark::chain {
namespace {

/// What the turns lead to; nothing if the last one is not legal. Looks at that one alone, as they
/// grow one by one.
std::optional<After> ledTo(const State& state) {
    if (state.turns.empty()) return After{state.start, outcomeOf(state.start)};
    const auto result = after(state.turns.last().before, state.turns.last().turn);
    return result ? std::optional(*result) : std::nullopt;
}

std::optional<std::string> outcomeFlaw(const State& state, const Outcome& right) {
    const End end = state.outcome.end;
    if (end == End::resigned && !state.outcome.winner) return "resigned, and nobody won";
    if (end == End::agreed && state.outcome.winner) return "a draw that somebody won";
    const bool declared = end == End::resigned || end == End::agreed;
    if (declared && right.end != End::none) return "ended twice";
    if (!declared && state.outcome != right) return "another outcome than the turns lead to";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Chain::flaw(const State& state) {
    if (state.level < 0 || state.level > levels) return "no such level";
    if (state.level == 0 && state.person != Colour::blue) return "the person of two has no colour";
    if (const auto broken = chain::flaw(state.start)) return broken;
    if (outcomeOf(state.start).end != End::none) return "over before it began";
    if (state.hints < 0 || state.hints > largestCount) return "hints out of range";
    if (state.hints > 0 && !state.assisted) return "hints without being assisted";
    const auto led = ledTo(state);
    if (!led || led->position != state.position) return "the turns lead to another position";
    if (const auto broken = outcomeFlaw(state, led->outcome)) return broken;
    if (state.draft.pass()) return std::nullopt;
    if (state.outcome.end != End::none) return "a turn under way after the end";
    if (!after(state.position, state.draft)) return "a draft that is not legal";
    return std::nullopt;
}

}  // namespace gridlark::chain

#include "engine.h"

#include <algorithm>
#include <bit>

#include "gridlark/kit/random.h"

#include "levels.h"
#include "search/search.h"

namespace gridlark::chain {
namespace {

constexpr std::uint64_t curveNodes = 100'000;
constexpr std::uint64_t offerNodes = 300'000;
constexpr double mostAhead = 20;  // turns

/// The same game so far gives the same number.
std::uint64_t seedOf(const State& state) {
    return Bitboard(state.position).key() + state.turns.size() * 0x9e3779b97f4a7c15U;
}

/// The best after every score has been shifted at random.
const Ranked& nearlyBest(const std::vector<Ranked>& ranked, int spread, std::uint64_t seed) {
    kit::Random random("chain/level", seed);
    const auto shift = [&] {
        const auto bound = static_cast<std::uint32_t>(spread) + 1;
        return static_cast<int>(random.below(bound)) - static_cast<int>(random.below(bound));
    };
    std::size_t best = 0;
    int bestScore = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const int score = ranked[i].score + shift();
        if (i == 0 || score > bestScore) {
            best = i;
            bestScore = score;
        }
    }
    return ranked[best];
}

/// A turn of a weak level; nothing if it was stopped before any was looked at.
std::optional<Thought> weakTurn(const State& state, const Level& level,
                                const std::stop_token& stop) {
    const Limits limits{.stop = stop, .tableBits = 14};
    Search search(limits, usualWeights, earlierPositions(state));
    const auto ranked = search.rank(state.position, level.depth);
    if (ranked.empty()) return std::nullopt;
    const Ranked& chosen = nearlyBest(ranked, level.spread, seedOf(state));
    const Turn turn = turnOf(state.position, chosen.move);
    return Thought{turn, {turn}, chosen.score, level.depth, search.nodes()};
}

}  // namespace

unsigned tableBitsFor(std::uint64_t nodes) {
    constexpr std::uint64_t nodesOfEntry = 16;
    const auto bits = static_cast<unsigned>(std::bit_width(nodes / nodesOfEntry));
    return std::clamp(bits, 14U, 22U);
}

std::vector<Position> earlierPositions(const State& state) {
    std::vector<Position> positions;
    Turns turns = state.turns;
    for (int quiet = state.position.quiet; quiet > 0 && !turns.empty(); --quiet) {
        positions.push_back(turns.last().before);
        turns = turns.without(1);
    }
    return positions;
}

std::optional<Thought> think(const Position& position, const Limits& limits,
                             std::span<const Position> earlier) {
    if (outcomeOf(position).end != End::none) return std::nullopt;
    Search search(limits, usualWeights, earlier);
    const auto found = search.best(position);
    Thought thought{{}, {}, found.score, found.depth, search.nodes()};
    Position at = position;
    for (const Move& move : found.line) {
        thought.line.push_back(turnOf(at, move));
        const auto next = after(at, thought.line.back());
        if (!next) break;
        at = next->position;
    }
    thought.turn = thought.line.front();
    return thought;
}

std::optional<Thought> levelTurn(const State& state, int level, const std::stop_token& stop) {
    if (state.outcome.end != End::none) return std::nullopt;
    const Level& how = kit::at(levelTable, std::clamp(level, 1, levels) - 1);
    if (how.spread > 0) {
        if (auto thought = weakTurn(state, how, stop)) return thought;
    }
    const Limits limits{
        .depth = how.depth, .nodes = how.nodes, .stop = stop, .tableBits = tableBitsFor(how.nodes)};
    return think(state.position, limits, earlierPositions(state));
}

double blueAhead(const Position& position, const std::stop_token& stop) {
    const Outcome outcome = outcomeOf(position);
    if (outcome.winner) return *outcome.winner == Colour::blue ? mostAhead : -mostAhead;
    const auto thought =
        think(position, {.nodes = curveNodes, .stop = stop, .tableBits = tableBitsFor(curveNodes)});
    if (!thought) return 0;
    const double ahead = std::clamp(thought->score / 100.0, -mostAhead, mostAhead);
    return position.turn == Colour::blue ? ahead : -ahead;
}

bool acceptsDraw(const State& state, const std::stop_token& stop) {
    const auto thought = think(
        state.position, {.nodes = offerNodes, .stop = stop, .tableBits = tableBitsFor(offerNodes)});
    if (!thought) return false;
    const bool computers = state.position.turn != state.person;
    return computers ? thought->score <= 0 : thought->score >= 0;
}

}  // namespace gridlark::chain

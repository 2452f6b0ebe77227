/// Looks for the deals of `evenDeals`.
///
///   chain_find_even_deals FIRST COUNT
///
/// goes through so many original deals from number FIRST on and prints the numbers of the even ones
/// as it finds them: about one of 25,000, one in 50 seconds. Several can share the work, each with
/// numbers of its own. docs/performance.md tells how looks and games were chosen.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <random>
#include <span>
#include <string_view>

#include "chain/rules/chain.h"
#include "chain/rules/deal.h"
#include "chain/rules/engine.h"
#include "chain/rules/evaluate.h"

namespace gridlark::chain {
namespace {

/// Short games are decided by the deal: each player shall need at least this much, as `costOf`
/// tells.
constexpr int leastCost = 1'300;

/// What a look of some depth may tell of an even deal, in hundredths of a turn that blue is ahead.
struct Score {
    int even;  ///< in games that either side wins as often
    int off;   ///< from that, at most
};

constexpr int firstDepth = 9;  // shorter looks tell nothing
constexpr std::array<Score, 8> scores{
    {{40, 40}, {2, 35}, {26, 35}, {0, 30}, {13, 25}, {0, 30}, {8, 40}, {0, 35}}};

bool even(int depth, int score) {
    if (depth < firstDepth) return true;
    const Score& wanted = scores[static_cast<std::size_t>(depth - firstDepth)];
    return std::abs(score - wanted.even) <= wanted.off;
}

/// Most deals fail early: the large tables of deep looks are only made for the few that do not.
struct Look {
    int depth;
    unsigned tableBits;
    std::uint64_t nodes;  ///< a deal that takes more is given up
};

constexpr std::array<Look, 3> looks{
    {{11, 15, 3'000'000}, {14, 19, 20'000'000}, {16, 21, 60'000'000}}};

bool passes(const Position& position, const Look& look) {
    bool good = true;
    const auto thought = think(
        position, {.depth = look.depth,
                   .nodes = look.nodes,
                   .goOn = [&good](int depth, int score) { return good = even(depth, score); },
                   .tableBits = look.tableBits});
    return good && thought && thought->depth == look.depth;
}

/// Between equal players who look about as deep as these limits, both colours shall win games.
/// Each turn has other limits, so that no two games are alike.
constexpr int games = 8;
constexpr int fewestWon = 2;
constexpr double fewestNodes = 350'000;
constexpr double mostNodes = 1'200'000;

std::uint64_t someNodes(std::mt19937_64& random) {
    const double share = static_cast<double>(random() >> 11) * 0x1p-53;
    return static_cast<std::uint64_t>(fewestNodes * std::pow(mostNodes / fewestNodes, share));
}

std::optional<Colour> winnerBetweenEquals(const Position& start, std::mt19937_64& random) {
    State state = newGame(Variant::fair, 0, Colour::blue, start);
    while (Chain::status(state) == kit::Status::playing) {
        Limits limits{.nodes = someNodes(random)};
        limits.tableBits = tableBitsFor(limits.nodes);
        const auto thought = think(state.position, limits, earlierPositions(state));
        state = Chain::apply(state, Play{thought.value().turn}).value();
    }
    return state.outcome.winner;
}

bool bothWin(const Position& position, std::uint32_t number) {
    std::mt19937_64 random(number);
    int blue = 0;
    int red = 0;
    for (int game = 0; game < games; ++game) {
        const auto winner = winnerBetweenEquals(position, random);
        blue += winner == Colour::blue ? 1 : 0;
        red += winner == Colour::red ? 1 : 0;
    }
    return blue >= fewestWon && red >= fewestWon;
}

bool seemsEven(const Position& position) {
    for (const Colour colour : {Colour::blue, Colour::red}) {
        if (!readyChains(position, colour).empty()) return false;
        if (costOf(usualWeights, Bitboard(position), static_cast<int>(colour)) < leastCost) {
            return false;
        }
    }
    return std::all_of(looks.begin(), looks.end(),
                       [&](const Look& look) { return passes(position, look); });
}

std::optional<std::uint32_t> numberIn(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

int findAll(std::span<char*> arguments) {
    const auto first = arguments.size() == 3 ? numberIn(arguments[1]) : std::nullopt;
    const auto count = arguments.size() == 3 ? numberIn(arguments[2]) : std::nullopt;
    if (!first || !count) {
        std::cerr << "usage: chain_find_even_deals FIRST COUNT\n";
        return 2;
    }
    for (std::uint64_t number = *first; number < std::uint64_t{*first} + *count; ++number) {
        const Position position = place(Variant::original, number);
        if (!seemsEven(position) || !bothWin(position, static_cast<std::uint32_t>(number)))
            continue;
        std::cout << number << std::endl;
    }
    return 0;
}

}  // namespace
}  // namespace gridlark::chain

int main(int count, char** arguments) {
    return gridlark::chain::findAll({arguments, static_cast<std::size_t>(count)});
}

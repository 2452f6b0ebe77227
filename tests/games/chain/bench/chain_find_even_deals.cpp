/// Looks for the deals of `evenDeals`.
///
///   chain_find_even_deals FIRST COUNT
///
/// goes through so many original deals from number FIRST on and prints the numbers of the even ones
/// as it finds them: about one of 33,000, one in two or three minutes. Several can share the work,
/// each with numbers of its own. docs/performance.md tells how looks and games were chosen.
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

#include "chain/deal/deal.h"
#include "chain/engine/engine.h"
#include "chain/engine/evaluate.h"
#include "chain/rules/chain.h"

namespace gridlark::chain {
namespace {

/// The deal decides short games: each player must need at least this much by `costOf`.
constexpr int leastCost = 1'300;

/// What a search of some depth may say of an even deal, in hundredths of a turn that blue is ahead.
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

/// Playing a deal out says more than looking at it: between equal players neither colour may win
/// too often, and neither may save the weaker of unequal ones. Each turn has limits of its own, as
/// no two games may be alike.
constexpr int equalRounds = 2;
constexpr int gamesOfRound = 8;
constexpr int unequalPairs = 4;
constexpr double stronger = 4;  // times the nodes
constexpr double fewestNodes = 350'000;
constexpr double mostNodes = 1'200'000;
constexpr int halfPointsOfGame = 2;

/// How many times as many nodes as usual each player looks at.
struct Strengths {
    double blue;
    double red;
};

/// Numbers of one deal's games: each round has its own.
std::mt19937_64 randomOf(std::uint32_t deal, int round) {
    return std::mt19937_64(static_cast<std::uint64_t>(round) << 32 | deal);
}

std::uint64_t someNodes(std::mt19937_64& random, double times) {
    const double share = static_cast<double>(random() >> 11) * 0x1p-53;
    return static_cast<std::uint64_t>(fewestNodes * std::pow(mostNodes / fewestNodes, share) *
                                      times);
}

/// Half points of blue in one game.
int blueScores(const Position& start, Strengths strengths, std::mt19937_64& random) {
    State state = newGame(Variant::fair, 0, Colour::blue, start);
    while (Chain::status(state) == kit::Status::playing) {
        const double times = state.position.turn == Colour::blue ? strengths.blue : strengths.red;
        Limits limits{.nodes = someNodes(random, times)};
        limits.tableBits = tableBitsFor(limits.nodes);
        const auto thought = think(state.position, limits, earlierPositions(state));
        state = Chain::apply(state, Play{thought.value().turn}).value();
    }
    if (!state.outcome.winner) return 1;
    return *state.outcome.winner == Colour::blue ? halfPointsOfGame : 0;
}

/// After each round, both colours have a quarter of the points at least.
bool bothWin(const Position& position, std::uint32_t number) {
    int blue = 0;
    int all = 0;
    for (int round = 0; round < equalRounds; ++round) {
        std::mt19937_64 random = randomOf(number, round);
        for (int game = 0; game < gamesOfRound; ++game) {
            blue += blueScores(position, {1, 1}, random);
            all += halfPointsOfGame;
        }
        if (4 * blue < all || 4 * (all - blue) < all) return false;
    }
    return true;
}

/// The stronger player has half of the points at least, with either colour.
bool strongerWins(const Position& position, std::uint32_t number) {
    std::mt19937_64 random = randomOf(number, equalRounds);
    int asBlue = 0;
    int asRed = 0;
    for (int pair = 0; pair < unequalPairs; ++pair) {
        asBlue += blueScores(position, {stronger, 1}, random);
        asRed += halfPointsOfGame - blueScores(position, {1, stronger}, random);
    }
    constexpr int half = unequalPairs * halfPointsOfGame / 2;
    return asBlue >= half && asRed >= half;
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
        const auto deal = static_cast<std::uint32_t>(number);
        if (!seemsEven(position) || !bothWin(position, deal) || !strongerWins(position, deal))
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

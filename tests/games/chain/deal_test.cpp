/// Starting positions: where the pieces stand, and that fair deals are even.
#include "chain/deal/deal.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>
#include <string>

#include "boards.h"
#include "chain/deal/even_deals.h"
#include "chain/engine/engine.h"
#include "chain/engine/evaluate.h"
#include "chain/engine/generate.h"
#include "chain/rules/chain.h"
#include "rounds.h"

namespace gridlark::chain {
namespace {

std::string rows(const Position& position) {
    std::string all;
    for (const std::string& row : rowsOf(position)) all += row + '/';
    return all;
}

/// The position in a mirror.
Position mirrored(Position position) {
    for (auto& squares : position.squares) {
        for (auto& square : squares) {
            const kit::Cell cell = boardSize.cell(square);
            square = static_cast<std::int8_t>(
                boardSize.index(kit::Cell{cell.row, boardSize.columns - 1 - cell.column}));
        }
    }
    return position;
}

/// With one player's numbers counted from the other end.
Position renumbered(Position position, Colour colour) {
    auto& squares = position.squares[static_cast<std::size_t>(colour)];
    std::reverse(squares.begin(), squares.end());
    return position;
}

/// How far a look ahead sees one side ahead, in hundredths of a turn.
int leadIn(const Position& position) {
    return std::min(std::abs(think(position, {.depth = 9})->score), 500);
}

TEST(ChainDeals, EachPlayerHasTheTwoRowsInFront) {
    for (const Variant variant : {Variant::fair, Variant::original}) {
        for (kit::DealNumber number = 0; number < 100; ++number) {
            const Position position = place(variant, number);
            EXPECT_FALSE(flaw(position)) << number;
            EXPECT_EQ(position.turn, Colour::blue);
            for (int i = 1; i <= pieces; ++i) {
                const kit::Cell blue = boardSize.cell(position.squareOf({Colour::blue, i}));
                const kit::Cell red = boardSize.cell(position.squareOf({Colour::red, i}));
                EXPECT_TRUE(blue.row >= 5 && blue.column >= 1 && blue.column <= 8) << number;
                EXPECT_TRUE(red.row <= 1 && red.column >= 1 && red.column <= 8) << number;
            }
        }
    }
}

TEST(ChainDeals, TheFirstFairOnesAreAllDifferent) {
    const kit::DealNumber all = evenDeals().size() * guises;
    std::set<std::string> seen;
    for (kit::DealNumber number = 0; number < all; ++number) {
        EXPECT_TRUE(seen.insert(rows(place(Variant::fair, number))).second) << number;
    }
    EXPECT_EQ(place(Variant::fair, all), place(Variant::fair, 0)) << "then they come again";
}

TEST(ChainDeals, EachEvenDealHasEightGuises) {
    const kit::DealNumber step = evenDeals().size();
    const Position plain = place(Variant::original, evenDeals()[5]);
    std::set<std::string> expected;
    for (const Position& one : {plain, mirrored(plain)}) {
        for (const Position& two : {one, renumbered(one, Colour::blue)}) {
            for (const Position& three : {two, renumbered(two, Colour::red)}) {
                expected.insert(rows(three));
            }
        }
    }
    std::set<std::string> dealt;
    for (kit::DealNumber i = 0; i < guises; ++i) {
        dealt.insert(rows(place(Variant::fair, 5 + i * step)));
    }
    EXPECT_EQ(dealt, expected);
}

TEST(ChainDeals, GuisesAreWorthTheSame) {
    const kit::DealNumber step = evenDeals().size();
    for (kit::DealNumber number = 0; number < 3; ++number) {
        const Position plain = place(Variant::fair, number);
        const auto counts = perft(plain, 3, {}).value();
        for (kit::DealNumber i = 1; i < guises; ++i) {
            const Position other = place(Variant::fair, number + i * step);
            EXPECT_EQ(perft(other, 3, {}).value(), counts) << number << " guise " << i;
            for (const int side : {0, 1}) {
                EXPECT_EQ(costOf(usualWeights, Bitboard(other), side),
                          costOf(usualWeights, Bitboard(plain), side))
                    << number << " guise " << i;
            }
        }
    }
}

TEST(ChainDeals, NothingIsReadyInEvenOnesAndTheWayIsLong) {
    const auto even = evenDeals();
    ASSERT_FALSE(even.empty());
    EXPECT_EQ(std::adjacent_find(even.begin(), even.end(), std::greater_equal{}), even.end())
        << "ascending";
    for (const std::uint32_t number : even) {
        const Position position = place(Variant::original, number);
        for (const Colour colour : {Colour::blue, Colour::red}) {
            EXPECT_TRUE(readyChains(position, colour).empty()) << number;
            EXPECT_GE(costOf(usualWeights, Bitboard(position), static_cast<int>(colour)), 1'300)
                << number;
        }
    }
}

TEST(ChainDeals, TheFirstMoveIsMadeUpForInFairOnes) {
    int fair = 0;
    int original = 0;
    for (kit::DealNumber number = 1; number <= static_cast<kit::DealNumber>(rounds(10)); ++number) {
        const int lead = leadIn(place(Variant::fair, number));
        EXPECT_LE(lead, 80) << number;  // most original deals are above
        fair += lead;
        original += leadIn(place(Variant::original, number));
    }
    EXPECT_LT(3 * fair, original);
}

}  // namespace
}  // namespace gridlark::chain

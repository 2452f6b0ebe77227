#include "pages/game/game_arrangement.h"

#include <gtest/gtest.h>

inline void PrintTo(const QRect& rect, std::ostream* out) {
    *out << rect.x() << ", " << rect.y() << ": " << rect.width() << " x " << rect.height();
}

namespace gridlark::shell {
namespace {

using Arrangement = StatusColumn::Arrangement;

constexpr int header = 60;

/// A column that wants 500 beside the board, and under it 300, 250 or 100.
const ColumnNeeds column{[](int) { return 500; },
                         [](int, Arrangement arrangement) {
                             return arrangement == Arrangement::under        ? 300
                                    : arrangement == Arrangement::tightUnder ? 250
                                                                             : 100;
                         }};

const ViewShape square{.heightForWidth = [](int width) { return width; }};

TEST(GameArrangement, InAWideWindowTheColumnIsBesideTheBoard) {
    const GameArrangement parts = arranged({1120, 760}, header, square, column);
    EXPECT_EQ(parts.column, Arrangement::beside);
    EXPECT_EQ(parts.stageRect, QRect(102, 64, 664, 664));
    EXPECT_EQ(parts.columnRect, QRect(802, 64, 216, 664));
}

TEST(GameArrangement, InANarrowWindowTheColumnIsUnderTheBoard) {
    const GameArrangement parts = arranged({500, 900}, header, square, column);
    EXPECT_EQ(parts.column, Arrangement::under);
    EXPECT_EQ(parts.stageRect, QRect(16, 64, 468, 468));
    EXPECT_EQ(parts.columnRect, QRect(16, 547, 468, 300));
}

TEST(GameArrangement, WordsGoWhereTheyWouldCostHalfOfTheBoard) {
    const GameArrangement parts = arranged({440, 480}, header, square, column);
    EXPECT_EQ(parts.column, Arrangement::iconsUnder);
    EXPECT_EQ(parts.stageRect, QRect(78, 64, 284, 284));
    EXPECT_EQ(parts.columnRect, QRect(16, 363, 408, 100));
}

TEST(GameArrangement, ALowBoardHasRoomForAPanel) {
    const ViewShape low{.heightForWidth = [](int width) { return width / 10; }};
    EXPECT_EQ(arranged({1120, 760}, header, low, column).stageRect.height(), 260);
}

TEST(GameArrangement, AViewThatGrowsGetsTheHeight) {
    const ViewShape growing{.heightForWidth = [](int width) { return width / 2; }, .grows = true};
    EXPECT_EQ(arranged({1120, 760}, header, growing, column).stageRect.height(), 664);
}

TEST(GameArrangement, ABoardThatMustScrollGetsAllTheRoom) {
    const ViewShape tall{.heightForWidth = [](int) { return 2000; }, .fixedHeight = 50};
    const GameArrangement parts = arranged({1120, 760}, header, tall, column);
    EXPECT_EQ(parts.column, Arrangement::beside);
    EXPECT_EQ(parts.stageRect, QRect(32, 64, 804, 664));
}

TEST(GameArrangement, AViewThatKnowsItsProportionsKeepsThem) {
    const ViewShape wide{.proportions = {400, 100}};
    EXPECT_EQ(arranged({1120, 760}, header, wide, column).stageRect.width(), 1056);
}

TEST(GameArrangement, WithoutRoomForMoreThanItsOwnPartsAViewGetsNone) {
    const ViewShape crowded{.heightForWidth = [](int) { return 2000; }, .fixedHeight = 1500};
    EXPECT_EQ(arranged({1120, 760}, header, crowded, column).stageRect.size(), QSize(260, 260));
}

}  // namespace
}  // namespace gridlark::shell

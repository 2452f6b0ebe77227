#include "view_fixture.h"

namespace gridlark::minesweeper {
namespace {

using Help = MinesweeperView;

TEST_F(Help, AHintMarksWhatIsCertainAndWhyAndCountsAsHelp) {
    table_->hint();
    EXPECT_TRUE(host_.notice.contains("first one")) << "nothing to say yet, and nothing to pay";
    deal({"beginner", "no-guess"}, 7);
    click(centre);
    ASSERT_TRUE(QTest::qWaitFor([&] { return state().laid; }, patience));
    EXPECT_FALSE(table_->game().tally().assisted);
    host_.notice.clear();
    table_->hint();
    const QString notice = nextNotice();
    EXPECT_TRUE(notice.endsWith('.')) << qPrintable(notice);
    EXPECT_FALSE(notice.contains('%')) << qPrintable(notice);
    EXPECT_TRUE(table_->game().tally().assisted);
    EXPECT_EQ(state().hints, 1);
    table_->hint();
    EXPECT_EQ(nextNotice(), notice);
    EXPECT_EQ(state().hints, 1) << "the same hint costs nothing more";
    const auto marked = [&](const char* words) {
        return cells([&](Square, kit::Cell cell) { return spoken(cell).endsWith(words); });
    };
    const auto safe = marked("certainly safe"), mine = marked("certainly a mine");
    EXPECT_FALSE(marked("used by the hint").empty());
    EXPECT_NE(safe.empty(), mine.empty()) << "one kind of cells in one hint";
    for (const kit::Cell cell : safe) EXPECT_FALSE(square(cell).mine());
    for (const kit::Cell cell : mine) EXPECT_TRUE(square(cell).mine());
    click(hiddenSafe().front());
    EXPECT_TRUE(marked("used by the hint").empty()) << "marks go with the next move";
}

TEST_F(Help, AWrongFlagIsPointedOutFirst) {
    click(centre);
    const kit::Cell wrong = hiddenSafe().front();
    click(wrong, Qt::RightButton);
    host_.notice.clear();
    table_->hint();
    ASSERT_NE(nextNotice(), QString());
    EXPECT_TRUE(spoken(wrong).endsWith("this flag is wrong")) << qPrintable(spoken(wrong));
    EXPECT_EQ(board_->cursor(), wrong);
}

TEST_F(Help, RisksAreShownForEveryHiddenCellAndMakeTheGameAssisted) {
    QAction* risks = action("Risks");
    risks->trigger();
    EXPECT_FALSE(risks->isChecked()) << "there is nothing to show yet";
    click(centre);
    risks->trigger();
    EXPECT_TRUE(table_->game().tally().assisted);
    const auto hidden = cells([](Square square, kit::Cell) { return !square.open(); });
    EXPECT_TRUE(QTest::qWaitFor([&] { return spoken(hidden.front()).contains("risk"); }, patience));
    for (const kit::Cell cell : hidden) EXPECT_TRUE(spoken(cell).contains("risk"));
    EXPECT_FALSE(spoken(centre).contains("risk"));

    const kit::Cell next = hiddenSafe().front();
    click(next);
    const auto rest = cells([](Square square, kit::Cell) { return !square.open(); });
    EXPECT_TRUE(QTest::qWaitFor([&] { return spoken(rest.front()).contains("risk"); }, patience))
        << "they follow the game";
    risks->trigger();
    EXPECT_FALSE(spoken(rest.front()).contains("risk"));
}

TEST_F(Help, RisksOfOneGameDoNotSpoilTheNext) {
    click(centre);
    action("Risks")->trigger();
    deal({"beginner", "standard"}, 8);
    click(centre);
    EXPECT_FALSE(action("Risks")->isChecked());
    EXPECT_FALSE(table_->game().tally().assisted);
}

TEST_F(Help, ALossIsLookedBackAt) {
    EXPECT_FALSE(action("Was it avoidable?")->isVisible());
    click(centre);
    click(mines().front());
    ASSERT_EQ(status(), kit::Status::lost);
    QAction* back = action("Was it avoidable?");
    ASSERT_TRUE(back->isVisible());
    host_.notice.clear();
    back->trigger();
    const QString notice = nextNotice();
    EXPECT_TRUE(notice.startsWith("Yes") || notice.startsWith("No")) << qPrintable(notice);
    EXPECT_FALSE(notice.contains("%1")) << qPrintable(notice);
    const auto marked = cells([&](Square, kit::Cell cell) {
        return spoken(cell).contains("safe");  // "certainly safe", "the safest"
    });
    EXPECT_FALSE(marked.empty());
}

}  // namespace
}  // namespace gridlark::minesweeper

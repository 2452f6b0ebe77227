#include "gridlark/kit/scanner.h"

#include <limits>

#include <gtest/gtest.h>

namespace gridlark::kit {
namespace {

TEST(Scanner, FinishGivesTheValueOfATextThatWasReadWhole) {
    Scanner in("12 mines");
    const int number = in.number(0, 99);
    in.expect(" mines");
    EXPECT_EQ(in.finish(number), 12);
}

TEST(Scanner, FinishRefusesWhatFollows) {
    Scanner in("12 mines");
    const Read<int> read = in.finish(in.number(0, 99));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().position, 2U);
    EXPECT_EQ(read.error().what, "text after the end");
}

TEST(Scanner, FinishKeepsTheFirstError) {
    Scanner in("x rest");
    const int number = in.number(1, 9);
    in.fail(4, "a later one");
    const Read<int> read = in.finish(number);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().position, 0U);
    EXPECT_EQ(read.error().what, "expected a number from 1 to 9");
}

TEST(Scanner, NothingIsReadAfterAFailure) {
    Scanner in("abc 5");
    in.expect("abd");
    ASSERT_TRUE(in.failed());
    EXPECT_FALSE(in.skip("abc"));
    EXPECT_EQ(in.word(), "");
    EXPECT_EQ(in.until(" "), "");
    EXPECT_EQ(in.number(0, 9), 0);
    EXPECT_EQ(in.next(), '\0');
    EXPECT_EQ(in.position(), 0U);
}

TEST(Scanner, NumbersAreStrict) {
    for (const char* text : {"", "07", "-1", "+1", "10", "x", " 1", "99999999999999999999"}) {
        Scanner in(text);
        EXPECT_FALSE(in.finish(in.number(0, 9))) << text;
    }
    Scanner zero("0");
    EXPECT_EQ(zero.finish(zero.number(0, 9)), 0);
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    Scanner large("18446744073709551615");
    EXPECT_EQ(large.finish(large.large(most)), most);
    Scanner larger("18446744073709551616");
    EXPECT_FALSE(larger.finish(larger.large(most)));
}

TEST(Scanner, ReadsWordsAndCounts) {
    Scanner in("level stars=3;rest");
    EXPECT_EQ(in.word(), "level");
    EXPECT_EQ(in.count("stars", 1, 5), 3);
    EXPECT_EQ(in.next(), ';');
    EXPECT_EQ(in.peek(), 'r');
    EXPECT_EQ(in.since(0), "level stars=3;");
    EXPECT_EQ(in.rest(), "rest");
    EXPECT_EQ(in.until(","), "rest");
    EXPECT_TRUE(in.atEnd());
    EXPECT_EQ(in.peek(), '\0');
}

}  // namespace
}  // namespace gridlark::kit

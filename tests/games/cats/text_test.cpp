/// The texts of states and actions: exact both ways, strict, and errors say where.
#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::cats {
namespace {

const std::string whole =
    "standard AABB/CABB/CCDB/CDDD .s../x..c/..../.... lives=2 hints=0 extra=4 level=17 earlier=640";

TEST(StateText, ReadsToWhatItSays) {
    const auto read = Cats::decodeState(whole);
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(read->variant, Variant::standard);
    EXPECT_EQ(read->puzzle.order, 4);
    EXPECT_EQ(read->puzzle.region({1, 0}), 2);
    EXPECT_EQ(read->puzzle.given, (std::vector<kit::Cell>{{0, 1}}));
    EXPECT_EQ((read->cells[{1, 0}]), Content::cross);
    EXPECT_EQ((read->cells[{1, 3}]), Content::cat);
    EXPECT_EQ(read->lives, 2);
    EXPECT_EQ(read->hintsLeft, 0);
    EXPECT_EQ(read->extraHints, 4);
    EXPECT_EQ(read->level, 17);
    EXPECT_EQ(read->earlierScore, 640);
    EXPECT_EQ(Cats::encode(*read), whole);
}

struct Wrong {
    const char* text;
    std::size_t position;
    const char* what;
};

class BadState : public testing::TestWithParam<Wrong> {};

TEST_P(BadState, SaysWhereAndWhat) {
    const auto& [text, position, what] = GetParam();
    SCOPED_TRACE(text);
    const auto read = Cats::decodeState(text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().position, position);
    EXPECT_EQ(read.error().what, what);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, BadState,
    testing::Values(
        Wrong{"", 0, "expected \"standard\" or \"open\""},
        Wrong{"closed A . lives=3", 0, "expected \"standard\" or \"open\""},
        Wrong{"standard", 8, "expected \" \""},
        Wrong{"standard ", 9, "expected 1 to 16 regions in a row"},
        Wrong{"standard AAAAAAAAAAAAAAAAA .", 9, "expected 1 to 16 regions in a row"},
        Wrong{"standard AB/BC ../.. ", 13, "unexpected character in a row"},
        Wrong{"standard AB/AB/AB ../.. ", 14, "unexpected character in a row"},
        Wrong{"standard AB/A ../.. ", 13, "too few rows or columns"},
        Wrong{"standard AB/ABB ../.. ", 14, "unexpected character in a row"},
        Wrong{"standard A", 10, "expected \" \""},
        Wrong{"standard A ?", 11, "unexpected character in a row"},
        Wrong{"standard A  lives=3", 11, "expected a word"},
        Wrong{"standard A . lives=4 hints=3", 19, "expected a number from 0 to 3"},
        Wrong{"standard A . lives=03 hints=3", 19, "expected a number from 0 to 3"},
        Wrong{"standard A . lives=-1 hints=3", 19, "expected a number from 0 to 3"},
        Wrong{"standard A . lives=3  hints=3", 20, "expected \" hints=\""},
        Wrong{"standard A . hints=3 lives=3", 12, "expected \" lives=\""},
        Wrong{"standard A . lives=3 hints=3 extra=0 level=0 earlier=0", 43,
              "expected a number from 1 to 999999999"},
        Wrong{"standard A . lives=3 hints=3 extra=0 level=1 earlier=99999999999999999999999", 53,
              "expected a number from 0 to 999999999"},
        Wrong{"standard A . lives=3 hints=3 extra=0 level=1 earlier=0 ", 54, "text after the end"},
        Wrong{"standard A . lives=3 hints=3 extra=1 level=1 earlier=0", 11,
              "extra hints before the ordinary ones"},
        Wrong{"open A s lives=3 hints=3 extra=0 level=1 earlier=0", 7, "sleeping cats in open"},
        Wrong{"open AB/BA ../.. lives=3 hints=3 extra=0 level=1 earlier=0", 11,
              "a region is in several parts"},
        Wrong{"open AA/AA ../.. lives=3 hints=3 extra=0 level=1 earlier=0", 11,
              "regions or sleeping cats make no puzzle"},
        Wrong{"standard AB/AB s./.s lives=3 hints=3 extra=0 level=1 earlier=0", 15,
              "regions or sleeping cats make no puzzle"},
        Wrong{"standard AB/AB s./.c lives=3 hints=3 extra=0 level=1 earlier=0", 15,
              "two cats clash"}));

class ActionText : public testing::TestWithParam<std::pair<const char*, Action>> {};

TEST_P(ActionText, ReadsBothWays) {
    const auto& [text, action] = GetParam();
    EXPECT_EQ(Cats::encode(action), text);
    const auto read = Cats::decodeAction(text);
    ASSERT_TRUE(read) << read.error().what;
    EXPECT_EQ(*read, action);
}

using Pair = std::pair<const char*, Action>;
INSTANTIATE_TEST_SUITE_P(
    All, ActionText,
    testing::Values(Pair{"mark 0,3", Mark{{{0, 3}}}},
                    Pair{"mark 1,2 0,15 1,2", Mark{{{1, 2}, {0, 15}, {1, 2}}}},
                    Pair{"mark", Mark{}}, Pair{"clear 1,2", Clear{{{1, 2}}}},
                    Pair{"place 11,10", Place{{11, 10}}}, Pair{"remove 5,0", Remove{{5, 0}}},
                    Pair{"erase", Erase{}}, Pair{"hint 5,0", PlaceHint{{5, 0}, false}},
                    Pair{"extra 5,0", PlaceHint{{5, 0}, true}},
                    Pair{"hint-away 5,0 1,1", RemoveHint{{{5, 0}, {1, 1}}, false}},
                    Pair{"extra-away 5,0", RemoveHint{{{5, 0}}, true}}));

class BadAction : public testing::TestWithParam<Wrong> {};

TEST_P(BadAction, SaysWhereAndWhat) {
    const auto& [text, position, what] = GetParam();
    SCOPED_TRACE(text);
    const auto read = Cats::decodeAction(text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().position, position);
    EXPECT_EQ(read.error().what, what);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, BadAction,
    testing::Values(Wrong{"", 0, "expected a word"}, Wrong{" mark 1,1", 0, "expected a word"},
                    Wrong{"meow 1,1", 0, "no such action"}, Wrong{"!undo", 0, "no such action"},
                    Wrong{"mark 16,0", 5, "expected a number from 0 to 15"},
                    Wrong{"mark 1", 6, "expected \",\""},
                    Wrong{"mark 1,1 ", 9, "expected a number from 0 to 15"},
                    Wrong{"mark 1,1  2,2", 9, "expected a number from 0 to 15"},
                    Wrong{"place 1,1 2,2", 9, "text after the end"},
                    Wrong{"place", 5, "expected \" \""},
                    Wrong{"erase 1,1", 5, "text after the end"},
                    Wrong{"hint 1,-1", 7, "expected a number from 0 to 15"},
                    Wrong{"hint 1,\xff", 7, "expected a number from 0 to 15"}));

TEST(StateText, EveryDamagedTextIsRefusedOrReadsToASoundState) {
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const bool shorterNumber = i + 2 >= whole.size();
        EXPECT_EQ(Cats::decodeState(whole.substr(0, i)).has_value(), shorterNumber) << i;
        for (const char other : std::string("\0 /,.=0B9sc\xff", 12)) {
            std::string damaged = whole;
            damaged[i] = other;
            const auto read = Cats::decodeState(damaged);
            if (read) {
                EXPECT_EQ(Cats::flaw(*read), std::nullopt) << damaged;
                EXPECT_EQ(Cats::encode(*read), damaged);
            } else {
                EXPECT_LE(read.error().position, damaged.size());
            }
        }
    }
}

}  // namespace
}  // namespace gridlark::cats

/// The texts of states and actions: what is read, and where what is wrong stands.
#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::queens {
namespace {

TEST(Text, ReadsBackWhatItWrote) {
    for (const char* text :
         {"standard AABB/CABB/CCDB/CDDD xq../..../..../.... hints=0",
          "standard AABB/CABB/CCDB/CDDD amaa/aaa./.a../.a.. hints=12",
          "blocks AABB/CABB/CCDB/CDDD #.../..#./..../...q hints=0",
          "own ABAB/CABB/CCDB/CDDD Q..#/..../..../.... hints=0", "own A . hints=0"}) {
        const auto state = Queens::decodeState(text);
        ASSERT_TRUE(state) << text << ": " << state.error().what;
        EXPECT_EQ(Queens::encode(*state), text);
    }
    for (const char* text :
         {"place 0,1", "place-auto 15,15", "remove 3,2", "move 0,0 1,2", "move-auto 1,2 0,0",
          "note 0,0 0,1", "clear 2,2", "clear-notes", "hint", "take-away 1,1 2,2"}) {
        EXPECT_EQ(Queens::encode(actionOf(text)), text);
    }
}

struct Wrong {
    const char* text;
    std::size_t position;
};

class WrongStates : public testing::TestWithParam<Wrong> {};

TEST_P(WrongStates, SayWhere) {
    const auto state = Queens::decodeState(GetParam().text);
    ASSERT_FALSE(state) << GetParam().text;
    EXPECT_EQ(state.error().position, GetParam().position) << state.error().what;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, WrongStates,
    testing::Values(Wrong{"", 0}, Wrong{"open AABB/CABB/CCDB/CDDD ..../..../..../.... hints=0", 0},
                    Wrong{"own AABB/CABB/CCDB/CDD ..../..../..../.... hints=0", 22},
                    Wrong{"own AABB/CABB/CCEB/CDDD ..../..../..../.... hints=0", 16},
                    Wrong{"own AABB/CABB/CCDB/CDDD ..../..../..c./.... hints=0", 36},
                    Wrong{"own AABB/CABB/CCDB/CDDD ..../..../..../.... hints=-1", 50},
                    Wrong{"own AABB/CABB/CCDB/CDDD ..../..../..../.... hints=1000000000", 50},
                    Wrong{"own AABB/CABB/CCDB/CDDD ..../..../..../.... hints=0 ", 51},
                    // Sound by letters, but no board of the game.
                    Wrong{"own AABB/CABB/CCBB/CBBB ..../..../..../.... hints=0", 24},
                    Wrong{"own AABB/CABB/CCDB/CDDD QQ../..../..../.... hints=0", 24},
                    Wrong{"own AABB/CABB/CCDB/CDDD m.../..../..../...a hints=0", 24},
                    Wrong{"standard ABAB/CABB/CCDB/CDDD ..../..../..../.... hints=0", 29},
                    Wrong{"standard AABB/CABB/CCDB/CDDD #.../..../..../.... hints=0", 29},
                    Wrong{"blocks AABB/CABB/CCDB/CDDD Q.../..../..../.... hints=0", 27}));

TEST(Text, RefusesActionsThatAreNone) {
    for (const char* text :
         {"", "plac 0,1", "place", "place 0,1 1,1", "place 0,16", "place 0, 1", "move 0,1",
          "move 0,1 1,1 2,2", "hint 0,1", "clear-notes ", "note 0"}) {
        EXPECT_FALSE(Queens::decodeAction(text)) << text;
    }
}

}  // namespace
}  // namespace gridlark::queens

// The small helpers: names of enumerations, indices, gestures.

#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "gridlark/kit/at.h"
#include "gridlark/kit/gesture.h"
#include "gridlark/kit/names.h"
#include "gridlark/kit/rules.h"

namespace gridlark::kit {
namespace {

enum class Metal { iron, gold, lead };

constexpr Names metals{std::pair{Metal::iron, "iron"}, std::pair{Metal::gold, "gold"}};

TEST(Names, AreReadInBothDirections) {
    static_assert(metals[Metal::gold] == "gold");
    static_assert(metals.find("iron") == Metal::iron);
    for (const auto& [value, name] : metals) {
        EXPECT_EQ(metals[value], name);
        EXPECT_EQ(metals.find(name), value);
    }
}

TEST(Names, FindNothingElse) {
    EXPECT_EQ(metals[Metal::lead], "") << "missing from the table";
    for (const char* text : {"", "lead", "Iron", "iron ", "iro"}) {
        EXPECT_EQ(metals.find(text), std::nullopt) << text;
    }
}

TEST(Names, ListTheirEntriesInOrder) {
    std::vector<std::string_view> all;
    for (const auto& entry : metals) all.push_back(entry.second);
    EXPECT_EQ(all, (std::vector<std::string_view>{"iron", "gold"}));
}

TEST(Names, EveryStatusHasOne) {
    for (const Status status : {Status::playing, Status::won, Status::lost, Status::drawn}) {
        EXPECT_NE(name(status), "");
        EXPECT_EQ(statusNamed(name(status)), status);
    }
    EXPECT_EQ(statusNamed("over"), std::nullopt);
    EXPECT_EQ(statusNamed(""), std::nullopt);
}

TEST(At, ReadsAndWritesWithSignedIndices) {
    std::vector<int> values{4, 5, 6};
    at(values, 2) = 7;
    EXPECT_EQ(at(values, 0), 4);
    EXPECT_EQ(values[2], 7);
    static constexpr std::array<int, 2> fixed{1, 2};
    static_assert(at(fixed, 1) == 2);
    int plain[]{8, 9};
    EXPECT_EQ(&at(plain, 1), plain + 1);
}

TEST(At, KeepsConst) {
    const std::vector<int> values{1};
    static_assert(std::is_same_v<decltype(at(values, 0)), const int&>);
}

TEST(Gestures, AreEqualByTouchAndCells) {
    const Gesture drag{Touch::drag, {{1, 2}, {1, 3}}};
    EXPECT_EQ(drag.cell(), (Cell{1, 2})) << "where it began";
    EXPECT_EQ(drag, (Gesture{Touch::drag, {{1, 2}, {1, 3}}}));
    EXPECT_NE(drag, (Gesture{Touch::drag, {{1, 2}}}));
    EXPECT_NE(drag, (Gesture{Touch::tap, {{1, 2}, {1, 3}}}));
}

}  // namespace
}  // namespace gridlark::kit

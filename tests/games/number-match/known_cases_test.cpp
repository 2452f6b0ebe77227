/// Known answers from outside this project.
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "boards.h"
#include "number-match/engine/solver.h"

namespace gridlark::number_match {
namespace {

using Json = nlohmann::json;
using Rows = std::vector<std::string>;

const Json& cases() {
    static const Json all = [] {
        std::ifstream file(GRIDLARK_TEST_DATA "/games/number-match/data/known-cases.json");
        return Json::parse(file).at("cases");
    }();
    return all;
}

Board boardOf(const Json& given) {
    std::string text = std::to_string(given.at("columns").get<int>()) + ':';
    for (const Json& row : given.at("rows")) {
        if (text.back() != ':') text += '/';
        text += row.get<std::string>();
    }
    return number_match::boardOf(text);
}

Rows rowsOf(const Board& board) {
    Rows rows;
    const std::string text = textOf(board);
    for (const char letter : text.substr(text.find(':') + 1)) {
        if (letter == '/' || rows.empty()) rows.emplace_back();
        if (letter != '/') rows.back() += letter;
    }
    return rows;
}

kit::Cell cellOf(const Json& cell) {
    return {cell.at(0).get<int>(), cell.at(1).get<int>()};
}

/// The file has two names of its own.
std::string viaOf(const Json& given) {
    const auto via = given.at("via").get<std::string>();
    if (via == "linear") return "sequence";
    return via == "antidiagonal" ? "diagonal" : via;
}

/// Of two free links the file names either one; we name the first in the order of `Via`.
void expectLink(const Json& given, const Board& board, const tl::expected<Via, Obstacle>& found) {
    ASSERT_EQ(found.has_value(), given.at("expect").get<bool>()) << given;
    if (!found) return;
    const auto named = viaNames.find(viaOf(given));
    ASSERT_TRUE(named) << given;
    EXPECT_LE(*found, *named) << given;
    auto between = cellsBetween(board, {cellOf(given.at("a")), cellOf(given.at("b"))}, *named);
    ASSERT_GE(between.size(), 2U);
    for (std::size_t i = 1; i + 1 < between.size(); ++i) {
        EXPECT_EQ(board[between[i]], noDigit) << given;
    }
}

/// The first word of a reason, where the file gives one of ours.
void expectReason(const Json& given, const tl::expected<Via, Obstacle>& found) {
    const std::string why = given.value("why", "");
    if (found || why.empty()) return;
    for (const Why reason : {Why::gap, Why::values, Why::blocked}) {
        if (why.starts_with(whyNames[reason])) {
            EXPECT_EQ(found.error().why, reason) << given;
        }
    }
}

void expectPoints(const Json& given, const Removal& removal) {
    const int expected = given.at("expect").get<int>();
    const std::string what = given.at("what").get<std::string>();
    const int rows = pointsForRow * static_cast<int>(removal.rows.size());
    if (what == "neighbours") {
        EXPECT_EQ(removal.points, expected) << given;
    } else if (what.ends_with("cleared")) {
        EXPECT_EQ(rows, expected) << given;  // the points of the rows alone
    } else {
        // The one rule that differs from the file's: the next slot in reading order counts as a
        // neighbour, like the one beside.
        EXPECT_EQ(what, "end of row to start of next");
        EXPECT_EQ(removal.points, pointsTouching) << given;
    }
}

void check(const Json& given) {
    const auto kind = given.at("kind").get<std::string>();
    const Board board = boardOf(given);
    const bool hasCells = given.contains("a");
    const Pair pair = hasCells ? Pair{cellOf(given.at("a")), cellOf(given.at("b"))} : Pair{};
    if (kind == "legal") {
        expectLink(given, board, judge(board, pair.a, pair.b));
        expectReason(given, judge(board, pair.a, pair.b));
    } else if (kind == "path") {
        expectLink(given, board, linkOf(board, pair.a, pair.b));
    } else if (kind == "anyMove") {
        EXPECT_EQ(anyPair(board), given.at("expect").get<bool>()) << given;
        EXPECT_EQ(!legalPairs(board).empty(), given.at("expect").get<bool>()) << given;
    } else if (kind == "collapse") {
        Board after = board;
        collapse(after);
        EXPECT_EQ(rowsOf(after), given.at("expect").get<Rows>()) << given;
    } else if (kind == "play") {
        EXPECT_EQ(rowsOf(removalOf(board, pair).after), given.at("expect").get<Rows>()) << given;
    } else if (kind == "add") {
        EXPECT_EQ(rowsOf(added(board)), given.at("expect").get<Rows>()) << given;
    } else if (kind == "winnable") {
        const int adds = given.at("adds").get<int>();
        const Solution solution = solve(board, adds);
        ASSERT_EQ(solution.winnable, given.at("expect").get<bool>()) << given;
        State state = startOf(board, Variant::standard);
        state.addsLeft = adds;
        EXPECT_EQ(wins(state, solution.line), given.at("expect").get<bool>()) << given;
    } else {
        ASSERT_EQ(kind, "score");
        expectPoints(given, removalOf(board, pair));
    }
}

TEST(KnownCases, All) {
    ASSERT_EQ(cases().size(), 65U);
    for (const Json& given : cases()) check(given);
}

}  // namespace
}  // namespace gridlark::number_match

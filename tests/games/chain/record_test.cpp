/// Notation, games as text, and going through them.
#include <string>
#include <vector>

#include "boards.h"

namespace gridlark::chain {
namespace {

State someGame(kit::DealNumber number, int actions) {
    State state = Chain::deal({"two", "original"}, number, {}).value();
    kit::Random random("chain/record-test", number);
    for (int i = 0; i < actions; ++i) {
        const auto action = Chain::someAction(state, random);
        if (!action) break;
        if (auto next = Chain::apply(state, *action)) state = std::move(*next);
    }
    return state;
}

/// For those who read a failed test.
std::string sentence(const RecordError& error) {
    const auto& [what, line, turn, player, word, refusal, text] = error;
    std::string said = "line " + std::to_string(line);
    if (turn > 0 && player) {
        said += ", turn " + std::to_string(turn) + " (" + std::string(name(*player)) + ")";
    }
    said += what == RecordError::What::tooLong ? ": too long" : ": \"" + word + '"';
    if (refusal) said += ": not legal: " + std::string(name(*refusal));
    if (text) said += ": " + text->what;
    if (what == RecordError::What::ending) said += ": the game had ended before";
    return said;
}

TEST(ChainNotation, ReadsWhatItWrites) {
    for (const char* notation :
         {"7:c2-c3", "7:c2-c4-e4 x5-8", "x5-8", "pass", "16:a1-j7 x14-16", "1:a1-a3-c3-c1"}) {
        const auto turn = turnFrom(notation);
        ASSERT_TRUE(turn) << notation;
        EXPECT_EQ(text(*turn), notation);
    }
    EXPECT_EQ(turnOf("7:c2-c4-e4 x5-8").removed, (chain::Run{5, 8}));
    EXPECT_EQ(turnOf("7:c2-c4-e4 x5-8").path, (std::vector<Square>{at("c2"), at("c4"), at("e4")}));
}

TEST(ChainNotation, RefusesTheRest) {
    for (const char* notation :
         {"",          "7",           "7:",        "7:c2",    "7:c2-",   "7:c2c3",   "0:c2-c3",
          "17:c2-c3",  "07:c2-c3",    "7:k2-c3",   "7:c8-c3", "7:c0-c3", "7:c2-c3 ", " 7:c2-c3",
          "7:c2-c3 x", "7:c2-c3x5-8", "x5",        "x5-",     "x0-3",    "x5-17",    "x5-8 7:c2-c3",
          "Pass",      "pass pass",   "pass x1-3", "7:C2-C3"}) {
        const auto turn = turnFrom(notation);
        EXPECT_FALSE(turn) << notation;
        if (turn) continue;
        EXPECT_LE(turn.error().position, std::string_view(notation).size());
    }
}

TEST(ChainNotation, Squares) {
    EXPECT_EQ(at("a7"), 0);
    EXPECT_EQ(at("j7"), 9);
    EXPECT_EQ(at("a1"), 60);
    EXPECT_EQ(at("j1"), 69);
    for (Square square = 0; square < boardSize.area(); ++square) {
        EXPECT_EQ(squareNamed(name(square)), square);
    }
    for (const char* wrong : {"", "a", "a0", "a8", "k1", "A1", "a10", "1a"}) {
        EXPECT_FALSE(squareNamed(wrong)) << wrong;
    }
}

TEST(ChainRecords, ReadBackWhatTheyWrote) {
    int ended = 0;
    for (kit::DealNumber number = 1; number <= 40; ++number) {
        const State state = someGame(number, static_cast<int>(number) * 20);
        const Record record = recordOf(state);
        const auto read = recordFrom(text(record));
        ASSERT_TRUE(read) << text(record) << sentence(read.error());
        EXPECT_EQ(*read, record);
        ended += state.outcome.end != End::none ? 1 : 0;
        Position position = read->start;
        for (std::size_t i = 0; i < read->turns.size(); ++i) {
            EXPECT_EQ(positionAfter(state, i), position) << i;
            position = after(position, read->turns[i]).value().position;
        }
        EXPECT_EQ(positionAfter(state, read->turns.size()), position);
        EXPECT_EQ(state.position, position);
    }
    EXPECT_GT(ended, 5);
}

const std::string start =
    "Chain\n"
    ". r14 r10 r6 r2 r13 r9 r5 r1 .\n"
    ". r16 r12 r8 r4 r15 r11 r7 r3 .\n"
    ". . . . . . . . . .\n. . . . . . . . . .\n. . . . . . . . . .\n"
    ". b3 b7 b11 b15 b4 b8 b12 b16 .\n"
    ". b1 b5 b9 b13 b2 b6 b10 b14 .\n"
    "blue 0\n";

TEST(ChainRecords, LooksLikeThis) {
    State state = newGame(Variant::original, 0, Colour::blue, knownStart());
    for (const char* turn : {"3:b2-b3", "16:b6-b5", "7:c2-c3"}) {
        state = Chain::apply(state, Play{turnOf(turn)}).value();
    }
    state = Chain::apply(state, Resign{}).value();
    EXPECT_EQ(text(recordOf(state)), start + "1. 3:b2-b3, 16:b6-b5\n2. 7:c2-c3\nresigned red\n");
}

TEST(ChainRecords, PeopleMayWriteThemFreely) {
    const auto plain = recordFrom(start + "1. 3:b2-b3, 16:b6-b5\n2. 7:c2-c3\n");
    ASSERT_TRUE(plain);
    const std::string untitled = start.substr(start.find('\n') + 1);
    for (const std::string& other :
         {start + "3:b2-b3\r\n  16:b6-b5 \n\n7:c2-c3",
          "\n\n" + untitled + "1.3:b2-b3,16:b6-b5,7:c2-c3",
          "  " + untitled + "\t1. 3:b2-b3,\n 1. 16:b6-b5\n 17. 7:c2-c3,\n"}) {
        const auto read = recordFrom(other);
        ASSERT_TRUE(read) << other << sentence(read.error());
        EXPECT_EQ(*read, *plain) << other;
    }
}

TEST(ChainRecords, WhatIsWrongIsNamedWithTheTurnAndTheReason) {
    const auto error = [](const std::string& text) {
        const auto read = recordFrom(text);
        EXPECT_FALSE(read) << text;
        return read ? RecordError{} : read.error();
    };
    const RecordError illegal = error(start + "1. 3:b2-b3, 16:b6-b5\n2. 7:c2-c5");
    EXPECT_EQ(illegal.what, RecordError::What::illegal);
    EXPECT_EQ(illegal.line, 11);
    EXPECT_EQ(illegal.turn, 3);
    EXPECT_EQ(illegal.player, Colour::blue);
    EXPECT_EQ(illegal.word, "7:c2-c5");
    EXPECT_EQ(illegal.refusal, Refusal::tooFar);
    EXPECT_EQ(sentence(illegal), "line 11, turn 3 (blue): \"7:c2-c5\": not legal: too-far");
    const RecordError unread = error(start + "1. 3:b2-b3, hello");
    EXPECT_EQ(unread.what, RecordError::What::turn);
    EXPECT_EQ(unread.turn, 2);
    EXPECT_EQ(unread.player, Colour::red);
    EXPECT_TRUE(unread.text);
    EXPECT_EQ(error(start + "agreed\n3:b2-b3").what, RecordError::What::ending);
    EXPECT_EQ(error(start + "agreed\nresigned red").what, RecordError::What::ending);
    EXPECT_EQ(error(std::string(200'000, ' ')).what, RecordError::What::tooLong);
    for (const std::string& text :
         {std::string(), std::string("Chain"), std::string("hello"), start.substr(0, 100),
          start.substr(0, start.size() - 7) + "green 0",
          start.substr(0, start.size() - 7) + "blue 60",
          "r1" + start.substr(start.find('\n') + 2)}) {
        const RecordError board = error(text);
        EXPECT_EQ(board.what, RecordError::What::board) << text;
        EXPECT_TRUE(board.text) << text;
        EXPECT_FALSE(sentence(board).empty());
    }
}

TEST(ChainRecords, GoingOnFromTheMiddle) {
    const State state = someGame(5, 100);
    const Record record = recordOf(state);
    ASSERT_GE(record.turns.size(), 10U);
    const State middle = continued(record, 7, Variant::original, 4, Colour::red);
    EXPECT_EQ(middle.turns.size(), 7U);
    EXPECT_EQ(middle.position, positionAfter(state, 7));
    EXPECT_EQ(Chain::flaw(middle), std::nullopt);
    EXPECT_FALSE(Chain::counted(middle));
    EXPECT_EQ(Chain::status(middle), kit::Status::playing);
    EXPECT_EQ(middle.level, 4);
    EXPECT_EQ(continued(record, 10'000, Variant::original, 4, Colour::red).turns.size(),
              record.turns.size());
    // What was resigned is on again.
    auto resigned = Chain::apply(middle, Resign{}).value();
    EXPECT_EQ(Chain::status(continued(recordOf(resigned), 7, Variant::fair, 0, Colour::blue)),
              kit::Status::playing);
}

TEST(ChainStates, BadTextsAreNamed) {
    const std::string good = Chain::encode(newGame(Variant::fair, 3, Colour::red, knownStart()));
    ASSERT_TRUE(Chain::decodeState(good));
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const std::size_t place = text.find(from);
        EXPECT_NE(place, std::string::npos) << from;
        return text.replace(place, from.size(), to);
    };
    for (const std::string& text :
         {changed("fair", "fine"), changed(" 3 ", " 10 "), changed("red rated", "green rated"),
          changed("3 red", "two red"), changed("rated", "counted"), changed("r14", "r15"),
          changed("r14", "r17"), changed("blue 0", "blue 60"), changed(" - | -", " 3:b2-b5 | -"),
          changed(" - | -", " - | pass"), changed(" - | -", " - | 3:b2-b5"),
          changed(" - | -", " 3:b2-b3; | -"), changed("- hints", "resigned hints"),
          changed("hints=0", "hints=1"), changed("assisted=0", "assisted=2")}) {
        EXPECT_FALSE(Chain::decodeState(text)) << text;
    }
    EXPECT_TRUE(Chain::decodeState(changed(" - | -", " 3:b2-b3;16:b6-b5 | 7:c2-c3")));
}

}  // namespace
}  // namespace gridlark::chain

/// What taps mean: a position, what is done and chosen already, a tap; what comes of it.
#include "chain/rules/gestures.h"

#include <string>
#include <vector>

#include "boards.h"

namespace gridlark::chain {
namespace {

/// Blue 4 can join 3 and 2 by two jumps; 8, 9 and 10 are far apart, and red is far away.
constexpr std::string_view jumps =
    ". . . . . . r1 r2 r3////. b9 . . . . . . . b10/b8 . . r5/b4 r6 . r4 . b3 b2";
constexpr std::string_view chains = "r1 r2 r3/////. . . b7 b8 b9/b1 b2 b3 b4";

/// "a1", "chain", "chain a1", or "-" for no choice.
Builder builderIn(const std::string& text) {
    const bool chain = text.starts_with("chain");
    const std::string square = text.substr(text.rfind(' ') + 1);
    const bool chosen = squareNamed(square).has_value();
    return {.chosen = chosen ? at(square) : nowhere, .chain = chain};
}

std::string text(const Builder& builder) {
    std::string said = builder.chain ? "chain" : "";
    if (builder.chosen == nowhere) return builder.chain ? said : "-";
    return said + (said.empty() ? "" : " ") + name(builder.chosen);
}

std::string text(const Response& response) {
    std::string said = text(response.next);
    for (const Action& action : response.actions) said += ", " + Chain::encode(action);
    if (response.loses) said += ", loses";
    if (const auto& refused = response.refused) {
        const std::string why(refused->why ? name(*refused->why) : "no end of a chain");
        said += ", " + name(refused->square) + ": " + why;
    }
    return said;
}

struct Row {
    std::string_view board;
    std::string draft;    ///< in notation
    std::string builder;  ///< before
    std::string tap;
    std::string result;  ///< the builder afterwards, and what comes of it
};

TEST(ChainGestures, WhatATapMeans) {
    const std::vector<Row> rows{
        // A piece is chosen, and let go.
        {jumps, "pass", "-", "a1", "a1"},
        {jumps, "pass", "a1", "a1", "-"},
        {jumps, "pass", "a1", "a2", "a2"},
        {jumps, "pass", "-", "g7", "-, g7: not-yours"},
        {jumps, "pass", "a1", "g7", "a1, g7: not-yours"},
        {jumps, "pass", "-", "e4", "-"},
        // It goes to a square: by a step, a jump, or a series.
        {jumps, "pass", "a1", "b2", "a1, hop a1 b2"},
        {jumps, "pass", "a1", "c1", "a1, hop a1 c1"},
        {jumps, "pass", "a1", "e1", "a1, hop a1 c1, hop c1 e1"},
        {jumps, "4:a1-c1", "c1", "e1", "c1, hop c1 e1"},
        {jumps, "pass", "a1", "j4", "a1, a1: too-far"},
        {jumps, "pass", "a2", "a4", "a2, a2: nothing-to-jump"},
        {jumps, "4:a1-c1", "c1", "c2", "c1, c1: step-after-jump"},
        {jumps, "4:a1-c1", "c1", "a1", "c1, c1: landed"},
        // One piece a turn, and before the removal.
        {jumps, "4:a1-b2", "-", "f1", "-, f1: other-piece"},
        {jumps, "4:a1-b2", "-", "b2", "b2"},
        {jumps, "4:a1-b2", "b2", "c3", "b2, b2: step-taken"},
        {jumps, "4:a1-c1-e1 x2-4", "-", "a2", "-, a2: after-removal"},
        // A chain by its ends, in any order.
        {chains, "pass", "chain", "a1", "chain a1"},
        {chains, "pass", "chain a1", "a1", "chain"},
        {chains, "pass", "chain a1", "d1", "chain a1, remove 1 4"},
        {chains, "pass", "chain d1", "a1", "chain d1, remove 1 4"},
        {chains, "pass", "chain a1", "c1", "chain a1, remove 1 3, loses"},
        {chains, "pass", "chain", "a7", "chain, a7: not-yours"},
        {chains, "pass", "chain a1", "a7", "chain a1, a7: not-yours"},
        {chains, "pass", "chain", "a3", "chain, a3: no end of a chain"},
        {chains, "pass", "chain a1", "a3", "chain a1, a3: no end of a chain"},
        {chains, "pass", "chain a1", "b1", "chain, a1: too-short"},
        {chains, "pass", "chain d1", "d2", "chain, d1: missing"},
        {chains, "x7-9", "chain a1", "d1", "chain, a1: removed"},
        {jumps, "pass", "chain j3", "a2", "chain, j3: apart"},
    };
    for (const Row& row : rows) {
        State state = newGame(Variant::fair, 0, Colour::blue, board(row.board));
        state.draft = turnOf(row.draft);
        for (const kit::Touch touch : {kit::Touch::tap, kit::Touch::hold}) {
            const kit::Gesture gesture{touch, {boardSize.cell(at(row.tap))}};
            EXPECT_EQ(text(actionFor(gesture, state, builderIn(row.builder))), row.result)
                << row.draft << " | " << row.builder << " | " << row.tap;
        }
        EXPECT_EQ(text(actionFor({kit::Touch::middle, {{0, 0}}}, state, builderIn(row.builder))),
                  row.builder);
    }
}

TEST(ChainGestures, APieceThatMayJumpOnStaysChosen) {
    State state = newGame(Variant::fair, 0, Colour::blue, board(jumps));
    for (const auto& [draft, builder] :
         std::vector<std::pair<std::string, std::string>>{{"pass", "-"},
                                                          {"4:a1-c1", "c1"},
                                                          {"4:a1-c1-e1", "e1"},
                                                          {"4:a1-c1-e1 x2-4", "-"},
                                                          {"4:a1-b2", "-"}}) {
        state.draft = turnOf(draft);
        EXPECT_EQ(text(builderFor(state)), builder) << draft;
    }
}

}  // namespace
}  // namespace gridlark::chain

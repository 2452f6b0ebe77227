/// What is to be seen, without a window: state and interaction, and what the squares show.
#include "chain/view/scene.h"

#include "../boards.h"
#include "chain/view/painter.h"

namespace gridlark::chain {
namespace {

constexpr std::string_view jumps =
    ". . . . . . r1 r2 r3////. b9 . . . . . . . b10/b8 . . r5/b4 r6 . r4 . b3 b2";

class ChainScene : public testing::Test {
  protected:
    State state = newGame(Variant::fair, 0, Colour::blue, board(jumps));
    Interaction interaction;

    void play(std::string_view notation) {
        state = Chain::apply(state, Play{turnOf(notation)}).value();
    }
    [[nodiscard]] SquareView square(std::string_view name) const {
        const Scene scene = sceneOf(&state, interaction);
        return kit::at(scene.squares, at(name));
    }
    /// The squares of the overlay.
    [[nodiscard]] static bool lies(const Painter& painter, std::string_view name) {
        const auto cells = painter.over();
        return std::ranges::count(cells, boardSize.cell(at(name))) > 0;
    }
};

TEST_F(ChainScene, WithoutAGameNothingIsSeen) {
    EXPECT_EQ(sceneOf(nullptr, interaction), Scene{});
}

TEST_F(ChainScene, AChosenPieceShowsItsWays) {
    interaction.builder = {.chosen = at("a1")};
    EXPECT_TRUE(square("a1").chosen);
    EXPECT_EQ(square("a1").piece, (Piece{Colour::blue, 4}));
    EXPECT_EQ(square("b2").access, Access::direct);
    EXPECT_EQ(square("e1").access, Access::series);
    EXPECT_EQ(square("e4").access, Access::none);
    interaction.builder.chain = true;
    EXPECT_TRUE(square("a1").chosen);
    EXPECT_EQ(square("b2").access, Access::none) << "the end of a chain goes nowhere";
}

TEST_F(ChainScene, WhoMayNotActSeesNoChoice) {
    interaction.builder = {.chosen = at("a1")};
    play("pass");
    interaction.lookedAt = 0;
    EXPECT_FALSE(square("a1").chosen) << "an earlier turn";
    interaction.lookedAt.reset();
    EXPECT_TRUE(square("a1").chosen);
    interaction.inFront = false;
    EXPECT_FALSE(square("a1").chosen) << "paused";
    interaction.inFront = true;
    state.level = 3;
    EXPECT_FALSE(square("a1").chosen) << "the computer has the turn";
}

TEST_F(ChainScene, TheDraftIsShownAsDoneAndTraced) {
    state.draft = turnOf("4:a1-c1-e1 x2-4");
    EXPECT_EQ(square("a1").trace, Trace::left);
    EXPECT_EQ(square("c1").trace, Trace::passed);
    EXPECT_EQ(square("e1").trace, Trace::landed);
    EXPECT_EQ(square("f1").piece, std::nullopt);
    EXPECT_EQ(square("f1").ghost, (Piece{Colour::blue, 3}));
    state.draft.removed.reset();
    EXPECT_EQ(square("f1").chain, (chain::Run{2, 4})) << "ready";
}

TEST_F(ChainScene, TheLastTurnIsTracedUntilTheNextTap) {
    play("4:a1-c1-e1");
    EXPECT_EQ(square("e1").trace, Trace::landed);
    interaction.traced = false;
    EXPECT_EQ(square("e1").trace, Trace::none);
    interaction.lookedAt = 0;
    EXPECT_EQ(square("a1").piece, (Piece{Colour::blue, 4})) << "before the turn";
    play("1:g7-g6");
    interaction.lookedAt = 1;
    EXPECT_EQ(square("e1").trace, Trace::landed) << "an earlier turn always";
    EXPECT_EQ(square("g7").piece, (Piece{Colour::red, 1}));
}

TEST_F(ChainScene, AHintIsShownOnItsPieces) {
    interaction.hint = turnOf("4:a1-c1-e1 x2-4");
    EXPECT_TRUE(square("a1").advised);
    EXPECT_TRUE(square("g1").advised);
    EXPECT_EQ(sceneOf(&state, interaction).advice, turnOf("4:a1-c1-e1").path);
}

/// A piece in the air is not drawn where it will land; a screen reader finds it there.
TEST_F(ChainScene, APieceInFlight) {
    play("4:a1-c1-e1");
    Painter painter;
    const kit::Cell target = boardSize.cell(at("e1"));
    painter.show(sceneOf(&state, interaction));
    const std::uint64_t landed = painter.look(target);
    interaction.flight = Flight{{Colour::blue, 4}, at("a1"), at("c1"), 0.5, at("e1")};
    painter.show(sceneOf(&state, interaction));
    EXPECT_NE(painter.look(target), landed);
    EXPECT_TRUE(painter.describe(target).contains("blue 4"));
    EXPECT_TRUE(lies(painter, "b1"));
}

TEST_F(ChainScene, TheOverlayNamesItsCells) {
    Painter painter;
    painter.show(sceneOf(&state, interaction));
    EXPECT_FALSE(lies(painter, "a1"));
    EXPECT_TRUE(lies(painter, "h7")) << "red has a chain ready";
    play("4:a1-c1-e1");
    painter.show(sceneOf(&state, interaction));
    for (const char* name : {"a1", "b1", "c1", "d1", "e1"}) {
        EXPECT_TRUE(lies(painter, name)) << name << ": the way";
    }
    EXPECT_TRUE(lies(painter, "f1")) << "the chain from 2 to 4 is ready";
    EXPECT_FALSE(lies(painter, "h1"));
    const auto before = painter.over();
    interaction.traced = false;
    interaction.hint = turnOf("1:g7-f6");
    painter.show(sceneOf(&state, interaction));
    EXPECT_NE(painter.over(), before);
    for (const char* name : {"g7", "f6", "g6", "f7"}) {
        EXPECT_TRUE(lies(painter, name)) << name << ": a diagonal runs through a corner";
    }
}

}  // namespace
}  // namespace gridlark::chain

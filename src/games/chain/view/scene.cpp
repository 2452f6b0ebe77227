#include "scene.h"

namespace gridlark::chain {
namespace {

SquareView& at(Scene& scene, Square square) {
    return kit::at(scene.squares, square);
}

void addPieces(Scene& scene, const Position& position) {
    const Board board = boardOf(position);
    for (Square square = 0; square < boardSize.area(); ++square) {
        at(scene, square).piece = kit::at(board, square);
    }
    for (const Colour colour : {Colour::blue, Colour::red}) {
        for (const Run run : readyChains(position, colour)) {
            for (int number = run.first; number <= run.last; ++number) {
                at(scene, position.squareOf({colour, number})).chain = run;
            }
        }
    }
}

/// What `turn` did, which was played in `before`.
void addTrace(Scene& scene, const Position& before, const Turn& turn) {
    scene.way = turn.path;
    for (const Square square : turn.path) at(scene, square).trace = Trace::passed;
    if (!turn.path.empty()) {
        at(scene, turn.path.front()).trace = Trace::left;
        at(scene, turn.target()).trace = Trace::landed;
    }
    if (!turn.removed) return;
    const Position stood = drafted(before, {turn.piece, turn.path, std::nullopt});
    for (int number = turn.removed->first; number <= turn.removed->last; ++number) {
        const Piece piece{before.turn, number};
        at(scene, stood.squareOf(piece)).ghost = piece;
    }
}

void addChoice(Scene& scene, const State& state, const Builder& builder) {
    if (builder.chosen == nowhere) return;
    at(scene, builder.chosen).chosen = true;
    if (builder.chain) return;
    for (const Way& way : ways(state.position, state.draft, builder.chosen)) {
        at(scene, way.target()).access = way.path.size() > 1 ? Access::series : Access::direct;
    }
}

void addHint(Scene& scene, const Position& position, const Turn& turn) {
    scene.advice = turn.path;
    if (!turn.path.empty()) at(scene, turn.path.front()).advised = true;
    if (!turn.removed) return;
    for (int number = turn.removed->first; number <= turn.removed->last; ++number) {
        at(scene, position.squareOf({position.turn, number})).advised = true;
    }
}

}  // namespace

bool mayAct(const State* state, const Interaction& interaction) {
    return state != nullptr && state->outcome.end == End::none && interaction.inFront &&
           !interaction.lookedAt && !computersTurn(*state);
}

Scene sceneOf(const State* state, const Interaction& interaction) {
    Scene scene;
    if (state == nullptr) return scene;
    const bool present = !interaction.lookedAt;
    const std::size_t turns = interaction.lookedAt.value_or(state->turns.size());
    addPieces(scene, present ? shownBoard(*state) : positionAfter(*state, turns));
    if (present && !state->draft.pass()) {
        addTrace(scene, state->position, state->draft);
    } else if (turns > 0 && (interaction.traced || !present)) {
        const Turns shown = state->turns.without(state->turns.size() - turns);
        addTrace(scene, shown.last().before, shown.last().turn);
    }
    if (mayAct(state, interaction)) addChoice(scene, *state, interaction.builder);
    if (present && interaction.hint) addHint(scene, state->position, *interaction.hint);
    scene.flight = interaction.flight;
    return scene;
}

}  // namespace gridlark::chain

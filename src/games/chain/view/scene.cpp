#include "scene.h"

namespace gridlark::chain {
namespace {

void addChains(Scene& scene, const Position& position, Colour colour) {
    for (const Run run : readyChains(position, colour)) {
        for (int number = run.first; number <= run.last; ++number) {
            scene.at(position.squareOf({colour, number})).chain = run;
        }
    }
}

/// Where the pieces stand before the removal.
Position moved(const Position& before, const Turn& turn) {
    return drafted(before, {turn.piece, turn.path, std::nullopt});
}

}  // namespace

Scene sceneOf(const Position& position) {
    Scene scene;
    scene.dealt = true;
    const auto board = boardOf(position);
    for (Square square = 0; square < boardSize.area(); ++square) {
        scene.at(square).piece = board[static_cast<std::size_t>(square)];
    }
    for (const Colour colour : {Colour::blue, Colour::red}) addChains(scene, position, colour);
    return scene;
}

void addTrace(Scene& scene, const Position& before, const Turn& turn) {
    scene.way = turn.path;
    for (const Square square : turn.path) scene.at(square).trace = Trace::passed;
    if (!turn.path.empty()) {
        scene.at(turn.path.front()).trace = Trace::left;
        scene.at(turn.target()).trace = Trace::landed;
    }
    if (!turn.removed) return;
    const Position stood = moved(before, turn);
    for (int number = turn.removed->first; number <= turn.removed->last; ++number) {
        const Piece piece{before.turn, number};
        scene.at(stood.squareOf(piece)).ghost = piece;
    }
}

void addWays(Scene& scene, Square from, const std::vector<Way>& ways) {
    scene.at(from).chosen = true;
    for (const Way& way : ways) {
        scene.at(way.target()).access = way.path.size() > 1 ? Access::series : Access::direct;
    }
}

void addAdvice(Scene& scene, const Position& position, const Turn& turn) {
    scene.advice = turn.path;
    if (!turn.path.empty()) scene.at(turn.path.front()).advised = true;
    if (!turn.removed) return;
    for (int number = turn.removed->first; number <= turn.removed->last; ++number) {
        scene.at(position.squareOf({position.turn, number})).advised = true;
    }
}

}  // namespace gridlark::chain

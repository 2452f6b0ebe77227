#include "scene.h"

#include <algorithm>
#include <cmath>

#include "minesweeper/rules/gestures.h"
#include "minesweeper/rules/minesweeper.h"

namespace gridlark::minesweeper {
namespace {

using Cells = std::vector<kit::Cell>;

/// Whole percents; 0 and 100 are kept for what is certain.
int percentOf(double risk) {
    if (risk <= 0) return 0;
    if (risk >= 1) return 100;
    return std::clamp(static_cast<int>(std::lround(risk * 100)), 1, 99);
}

Face faceOf(Square square, bool over) {
    if (square.open()) return square.mine() ? Face::exploded : Face::open;
    if (square.flagged()) return over && !square.mine() ? Face::wrongFlag : Face::flag;
    return over && square.mine() ? Face::mine : Face::hidden;
}

Scene sceneWithout(const State& state) {
    const bool over = Minesweeper::status(state) != kit::Status::playing;
    Scene scene{kit::Grid<SquareView>(state.field.size), true};
    auto view = scene.squares.begin();
    for (const Square square : state.squares) {
        view->face = faceOf(square, over);
        if (view->face == Face::open) view->number = square.number();
        ++view;
    }
    return scene;
}

void mark(Scene& scene, const Cells& cells, Mark mark) {
    for (const kit::Cell cell : cells) scene.squares[cell].mark = mark;
}

/// Squares of which none is safer.
void markSafest(Scene& scene, const Cells& cells, double risk) {
    mark(scene, cells, Mark::safest);
    for (const kit::Cell cell : cells) scene.squares[cell].percent = percentOf(risk);
}

void add(Scene& scene, const Hint& hint) {
    mark(scene, hint.because, Mark::reason);
    if (hint.reason == Reason::guess) return markSafest(scene, hint.cells, hint.risk);
    const Mark certain = hint.mine ? Mark::mine : Mark::safe;
    mark(scene, hint.cells, hint.reason == Reason::wrongFlag ? Mark::wrongFlag : certain);
}

void add(Scene& scene, const Verdict& verdict) {
    if (verdict.leastRisk <= 0) return mark(scene, verdict.safest, Mark::safe);
    markSafest(scene, verdict.safest, verdict.leastRisk);
}

void add(Scene& scene, const Analysis& risks) {
    if (!risks.consistent) return;
    auto view = scene.squares.begin();
    for (const double risk : risks.probability) {
        if (risk >= 0) view->percent = percentOf(risk);
        ++view;
    }
}

}  // namespace

Scene sceneOf(const State* state, const Interaction& interaction) {
    if (state == nullptr) return {};
    Scene scene = sceneWithout(*state);
    if (interaction.hint) add(scene, *interaction.hint);
    if (interaction.risks) add(scene, *interaction.risks);
    if (interaction.verdict) add(scene, *interaction.verdict);
    if (interaction.press) {
        for (const kit::Cell cell : openedBy(*interaction.press, *state, interaction.flagMode))
            scene.squares[cell].pressed = true;
    }
    return scene;
}

}  // namespace gridlark::minesweeper

#include "scene.h"

#include "cats/rules/cats.h"
#include "cats/rules/gestures.h"

namespace gridlark::cats {
namespace {

/// The board as it will be when the drag ends here.
kit::Grid<Content> contents(const State& state, const std::vector<kit::Cell>& drag) {
    if (drag.empty()) return state.cells;
    const auto action = actionFor({kit::Touch::drag, drag}, state);
    const auto after = action ? Cats::apply(state, *action) : state;
    return after ? after->cells : state.cells;
}

}  // namespace

Scene sceneOf(const State* state, const Interaction& interaction) {
    Scene scene;
    if (state == nullptr) return scene;
    scene.dealt = true;
    scene.puzzle = state->puzzle;
    const kit::Grid<Content> shown = contents(*state, interaction.drag);
    scene.cells = kit::Grid<CellView>(shown.size());
    for (int i = 0; i < shown.size().area(); ++i) {
        const kit::Cell cell = shown.size().cell(i);
        scene.cells[cell].content = shown[cell];
    }
    if (!interaction.hint) return scene;
    const Hint& hint = *interaction.hint;
    if (hint.cell) scene.cells[*hint.cell].target = true;
    if (const auto& reason = hint.rests ? hint.rests : hint.why) {
        for (const kit::Cell cell : reason->because) scene.cells[cell].because = true;
    }
    return scene;
}

}  // namespace gridlark::cats

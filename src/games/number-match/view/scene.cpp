#include "scene.h"

#include <algorithm>

namespace gridlark::number_match {

Scene sceneOf(const State* state, const Interaction& interaction) {
    Scene scene;
    scene.tinted = interaction.tinted;
    if (state == nullptr) return scene;
    scene.board = state->board;
    scene.trace = interaction.trace;
    scene.selected = interaction.selection.cell;
    if (scene.selected && interaction.selection.partners)
        scene.partners = partnersOf(scene.board, *scene.selected);
    if (interaction.hint) scene.hint = {interaction.hint->a, interaction.hint->b};
    const std::vector<kit::Cell>& drag = interaction.drag;
    if (drag.size() > 1 && scene.board.hasDigit(drag.front())) scene.target = drag.back();
    return scene;
}

std::vector<kit::Cell> traced(const Scene& scene) {
    std::vector<kit::Cell> cells;
    if (!scene.trace) return cells;
    const auto [a, b] = scene.trace->pair;
    const bool runsOn = scene.trace->via == Via::sequence && a.row != b.row;
    const int left = runsOn ? 0 : std::min(a.column, b.column);
    const int right = runsOn ? scene.board.columns - 1 : std::max(a.column, b.column);
    for (int row = a.row; row <= b.row; ++row) {
        for (int column = left; column <= right; ++column) cells.push_back({row, column});
    }
    return cells;
}

}  // namespace gridlark::number_match

#include "scene.h"

#include "queens/rules/conflicts.h"
#include "queens/rules/gestures.h"

namespace gridlark::queens {
namespace {

void addConflicts(Scene& scene, const State& state) {
    for (const placement::Conflict& conflict : conflicts(state)) {
        scene.cells[conflict.a].wrong = true;
        scene.cells[conflict.b].wrong = true;
        if (conflict.rule == placement::Rule::touch) {
            scene.touching.emplace_back(conflict.a, conflict.b);
            continue;
        }
        for (const kit::Cell cell : cellsInQuestion(state, conflict))
            scene.cells[cell].question = true;
    }
}

/// Shows what the drag would do if it ended here.
struct AddDrag {
    Scene& scene;

    void operator()(const Note& note) const {
        for (const kit::Cell cell : note.cells) {
            const Content content = scene.cells[cell].content;
            if (content == Content::empty || content == Content::automatic)
                scene.cells[cell].shown = Content::note;
        }
    }
    void operator()(const Clear& clear) const {
        for (const kit::Cell cell : clear.cells) {
            if (isNote(scene.cells[cell].content)) scene.cells[cell].shown = Content::empty;
        }
    }
    void operator()(const Move& move) const {
        scene.cells[move.from].shown = Content::empty;
        if (scene.cells[move.to].content == Content::empty)
            scene.cells[move.to].shown = Content::queen;
    }
    template <class Other>
    void operator()(const Other&) const {}
};

void addHint(Scene& scene, const Hint& hint) {
    std::vector<kit::Cell> targets = hint.wrong;
    bool places = false;
    if (hint.step) {
        places = !hint.step->place.empty();
        targets = places ? hint.step->place : hint.step->eliminate;
        for (const kit::Cell cell : hint.step->because) scene.cells[cell].because = true;
    } else if (hint.choice) {
        places = true;
        targets = {*hint.choice};
    }
    for (const kit::Cell cell : targets) {
        CellView& view = scene.cells[cell];
        view.target = true;
        if (view.content == Content::empty) view.shown = places ? Content::queen : Content::note;
    }
}

}  // namespace

Scene sceneOf(const State* state, const Interaction& interaction) {
    Scene scene;
    if (state == nullptr) return scene;
    scene.dealt = true;
    scene.puzzle = state->puzzle;
    const kit::Size size = state->cells.size();
    scene.cells = kit::Grid<CellView>(size);
    for (int i = 0; i < size.area(); ++i) {
        const Content content = state->cells[size.cell(i)];
        scene.cells[size.cell(i)] = {.content = content, .shown = content};
    }
    addConflicts(scene, *state);
    const auto dragged = interaction.drag.empty()
                             ? std::nullopt
                             : actionFor({kit::Touch::drag, interaction.drag}, *state, false);
    if (dragged) {
        std::visit(AddDrag{scene}, *dragged);
    } else if (interaction.hint) {
        addHint(scene, *interaction.hint);
    }
    return scene;
}

}  // namespace gridlark::queens

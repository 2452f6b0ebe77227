#include "scene.h"

namespace gridlark::toy {

Scene sceneOf(const State* state, const Interaction& interaction) {
    return state != nullptr ? Scene{state->lit, interaction.hinted} : Scene{};
}

}  // namespace gridlark::toy

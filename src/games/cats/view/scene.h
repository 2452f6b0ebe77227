/// Everything that a board of Cats shows. A value: the table makes it, the painter draws it.
#pragma once

#include <optional>
#include <vector>

#include "cats/engine/hint.h"
#include "cats/rules/state.h"

namespace gridlark::cats {

/// What the view adds to the state.
struct Interaction {
    std::vector<kit::Cell> drag{};  ///< the cells of a drag that is still going on
    std::optional<Hint> hint{};     ///< the last one, until something else is played
};

struct CellView {
    Content content = Content::empty;  ///< under a drag: as it will be when the drag ends
    bool because = false;              ///< a hint rests on the cell
    bool target = false;               ///< a hint was about the cell

    friend bool operator==(const CellView&, const CellView&) = default;
};

struct Scene {
    placement::Puzzle puzzle;
    kit::Grid<CellView> cells{kit::Size{6, 6}};
    bool dealt = false;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Null: an empty board of 6 × 6.
[[nodiscard]] Scene sceneOf(const State* state, const Interaction& interaction);

}  // namespace gridlark::cats

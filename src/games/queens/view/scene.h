/// Everything that a board of Queens shows. A value: the table makes it, the painter draws it.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "queens/engine/hint.h"
#include "queens/rules/state.h"

namespace gridlark::queens {

/// What the view adds to the state.
struct Interaction {
    std::vector<kit::Cell> drag{};  ///< the cells of a drag that is still going on
    std::optional<Hint> hint{};     ///< shown and not yet applied; a drag hides it
};

struct CellView {
    Content content = Content::empty;
    Content shown = Content::empty;  ///< what a drag or a hint would make of it; else `content`
    bool wrong = false;              ///< a queen that breaks a rule
    bool question = false;           ///< in the row, column or region of a broken rule
    bool because = false;            ///< a hint rests on the cell
    bool target = false;             ///< a hint is about the cell

    friend bool operator==(const CellView&, const CellView&) = default;
};

struct Scene {
    placement::Puzzle puzzle;
    kit::Grid<CellView> cells{kit::Size{8, 8}};
    std::vector<std::pair<kit::Cell, kit::Cell>> touching;  ///< queens corner to corner
    bool dealt = false;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Null: an empty board of 8 × 8.
[[nodiscard]] Scene sceneOf(const State* state, const Interaction& interaction);

}  // namespace gridlark::queens

/// Everything that a board of Minesweeper shows. A value: the table makes it, the painter draws it.
#pragma once

#include <cstdint>
#include <optional>

#include "gridlark/kit/gesture.h"

#include "minesweeper/engine/chances/analysis.h"
#include "minesweeper/engine/hints/hint.h"
#include "minesweeper/engine/hints/verdict.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// What the view adds to the state.
struct Interaction {
    std::optional<kit::Gesture> press{};  ///< what follows if the button is released now
    bool flagMode = false;                ///< a tap on a hidden square flags
    std::optional<Hint> hint{};           ///< the last one, until something else is played
    std::optional<Analysis> risks{};      ///< of this state, where the player wants to see them
    std::optional<Verdict> verdict{};     ///< on a lost game, once asked for
};

enum class Face : std::uint8_t {
    hidden,
    open,
    flag,
    mine,       ///< shown after the end
    exploded,   ///< a mine that ended the game
    wrongFlag,  ///< shown after the end
};

/// What a hint, or the look back after a loss, says of a square.
enum class Mark : std::uint8_t {
    none,
    reason,     ///< a number that the hint rests on
    safe,       ///< certainly no mine
    mine,       ///< certainly a mine
    safest,     ///< nothing is certain, and no square is safer
    wrongFlag,  ///< a flag on a square without a mine
};

struct SquareView {
    Face face = Face::hidden;
    int number = 0;        ///< of an open square
    bool pressed = false;  ///< opens if the button is released now
    Mark mark = Mark::none;
    int percent = -1;  ///< risk; 0 and 100 only for what is certain; −1: not shown

    friend bool operator==(const SquareView&, const SquareView&) = default;
};

struct Scene {
    kit::Grid<SquareView> squares{kit::Size{9, 9}};
    bool dealt = false;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Null: an empty board of 9 × 9.
[[nodiscard]] Scene sceneOf(const State* state, const Interaction& interaction);

}  // namespace gridlark::minesweeper

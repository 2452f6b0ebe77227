/// What a board of Chain shows: a position, what can be done in it, what was done last, and what a
/// hint proposes. A value: the table makes it, the painter draws it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "chain/rules/gestures.h"
#include "chain/rules/state.h"

namespace gridlark::chain {

/// A piece on its way from one square to the next, `progress` 0 … 1 of it.
struct Flight {
    Piece piece;
    Square from = 0;
    Square to = 0;
    double progress = 0;
    Square target = 0;  ///< where it will stand in the end: nothing is drawn there yet

    friend bool operator==(const Flight&, const Flight&) = default;
};

/// What the view adds to the state.
struct Interaction {
    Builder builder{};
    std::optional<Turn> hint{};             ///< the last one, until something is done
    std::optional<std::size_t> lookedAt{};  ///< the position after so many turns; nothing: now
    std::optional<Flight> flight{};
    bool traced = true;     ///< the last turn; until the next tap
    bool thinking = false;  ///< the computer
    bool inFront = true;    ///< on screen, not paused, and nothing lies over the board
};

/// Whether a person may act: it is their turn, and the present is on the board, in front.
[[nodiscard]] bool mayAct(const State* state, const Interaction& interaction);

/// What a turn did to a square.
enum class Trace : std::uint8_t {
    none,
    left,    ///< the piece that moved came from here
    passed,  ///< it landed here on the way
    landed,  ///< it stopped here
};

/// How the chosen piece gets to a square.
enum class Access : std::uint8_t {
    none,
    direct,  ///< by one step or one jump
    series,  ///< by several jumps
};

struct SquareView {
    std::optional<Piece> piece{};
    std::optional<Piece> ghost{};  ///< a piece that the turn removed from here
    Trace trace = Trace::none;
    Access access = Access::none;
    bool chosen = false;         ///< the piece to be moved, or the first one of a chain
    std::optional<Run> chain{};  ///< the ready chain that the piece is part of
    bool advised = false;        ///< a hint speaks of the piece

    friend bool operator==(const SquareView&, const SquareView&) = default;
};

struct Scene {
    std::array<SquareView, boardSize.area()> squares;
    std::vector<Square> way;     ///< of the turn that is shown, its start first
    std::vector<Square> advice;  ///< way of the move that a hint proposes
    std::optional<Flight> flight;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Null: an empty board.
[[nodiscard]] Scene sceneOf(const State* state, const Interaction& interaction);

}  // namespace gridlark::chain

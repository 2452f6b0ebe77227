/// What is to be seen on the board of Chain: a position with what can be done in it, what was done
/// last, and what a hint proposes. A value; the table makes it, the painter draws it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "chain/rules/moves.h"
#include "chain/rules/state.h"

namespace gridlark::chain {

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
    std::array<SquareView, 70> squares;
    std::vector<Square> way;     ///< of the turn that is shown, its start first
    std::vector<Square> advice;  ///< way of the move that a hint proposes
    bool dealt = false;

    [[nodiscard]] SquareView& at(Square square) {
        return squares[static_cast<std::size_t>(square)];
    }
    [[nodiscard]] const SquareView& at(Square square) const {
        return squares[static_cast<std::size_t>(square)];
    }

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// The board without anything else but its ready chains.
[[nodiscard]] Scene sceneOf(const Position& position);

/// Adds what `turn` did; `before` is the position it was played in.
void addTrace(Scene& scene, const Position& before, const Turn& turn);

/// Adds the choice of the piece on `from`, and where it can go.
void addWays(Scene& scene, Square from, const std::vector<Way>& ways);

/// Adds what a hint proposes in `position`.
void addAdvice(Scene& scene, const Position& position, const Turn& turn);

}  // namespace gridlark::chain

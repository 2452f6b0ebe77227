/// A turn: what a player does before the other one's, whole or while it is being built.
///
/// Notation: "7:c2-c4-e4 x5-8" moves piece 7 and removes the chain of 5, 6, 7 and 8; either part
/// may stand alone ("7:c2-c3", "x5-8"); "pass" is neither.
#pragma once

#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"

#include "position.h"

namespace gridlark::chain {

/// Pieces of consecutive numbers, to be removed as a chain.
struct Run {
    int first = 1;
    int last = 1;

    [[nodiscard]] int length() const { return last - first + 1; }
    /// Bit `number − 1` for each.
    [[nodiscard]] unsigned numbers() const { return (2U << (last - 1)) - (1U << (first - 1)); }

    friend bool operator==(const Run&, const Run&) = default;
};

struct Turn {
    int piece = 0;             ///< number of the piece that moves; 0: none does
    std::vector<Square> path;  ///< from its square to where it lands, all landings between
    std::optional<Run> removed;

    [[nodiscard]] bool pass() const { return piece == 0 && !removed; }
    /// Where the piece lands; `nowhere` if none moves.
    [[nodiscard]] Square target() const { return path.empty() ? nowhere : path.back(); }

    friend bool operator==(const Turn&, const Turn&) = default;
};

[[nodiscard]] std::string text(const Turn& turn);

/// Reads the notation, strictly; whether the turn is legal is another question (moves.h).
[[nodiscard]] kit::Read<Turn> turnFrom(std::string_view text);

}  // namespace gridlark::chain

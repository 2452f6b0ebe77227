/// A game of Minesweeper and what can be done in it, as values.
///
/// Text forms, one line of printable ASCII each, with single spaces between the tokens:
///
///     state   variant COLUMNSxROWSxMINES deal=N squares hints=H assisted=A
///     action  open CELL | flag CELL | chord CELL | hint | peek
///
/// `variant` is "standard" or "no-guess". `squares` is "-" until the mines are laid, then rows
/// separated by '/': '.' and '*' hidden without and with a mine, 'f' and 'F' the same under a flag,
/// '0' … '8' open, 'X' a mine that was opened. CELL is row,column from 0. A small board:
///
///     standard 4x4x2 deal=7 001./001*/0012/001F hints=0 assisted=0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/rules.h"

namespace gridlark::minesweeper {

/// Rows and columns of the grids on offer.
inline constexpr int shortestSide = 2;
inline constexpr int longestSide = 100;

/// Hints stop counting here.
inline constexpr int largestCount = 999'999'999;

/// Size of a grid and its number of mines.
struct Field {
    kit::Size size;
    int mines = 0;

    friend bool operator==(const Field&, const Field&) = default;
};

/// The grids on offer, smaller ones first.
inline constexpr std::array<std::pair<std::string_view, Field>, 6> namedFields{{
    {"beginner", {{9, 9}, 10}},
    {"intermediate", {{10, 16}, 25}},
    {"hard", {{12, 20}, 40}},
    {"expert", {{16, 30}, 60}},
    {"extreme", {{20, 40}, 60}},
    {"marathon", {{40, 80}, 240}},
}};

/// The most mines that leave room for the protected square, wherever it is.
[[nodiscard]] int mostMines(kit::Size size);

/// Sides from 2 to 100, mines from 0 to `mostMines`.
[[nodiscard]] bool valid(const Field& field);

/// "beginner" … "marathon", or "24x18x60" (columns, rows, mines; no leading zeros); nothing for any
/// other text and for fields that are not `valid`.
[[nodiscard]] std::optional<Field> fieldNamed(std::string_view grid);

/// "24x18x60"; for a preset too.
[[nodiscard]] std::string name(const Field& field);

enum class Variant : std::uint8_t {
    standard,
    noGuess,  ///< can be won from the first cell on by certain deductions
};

/// "standard", "no-guess".
[[nodiscard]] std::string_view name(Variant variant);
[[nodiscard]] std::optional<Variant> variantNamed(std::string_view text);

/// One cell, in a byte: a game of 3,200 of them is copied with every step.
class Square {
  public:
    [[nodiscard]] constexpr bool mine() const { return (bits_ & mineBit) != 0; }
    [[nodiscard]] constexpr bool open() const { return (bits_ & openBit) != 0; }
    [[nodiscard]] constexpr bool flagged() const { return (bits_ & flagBit) != 0; }
    /// Mines among the neighbours, 0 to 8; also of a square with a mine.
    [[nodiscard]] constexpr int number() const { return bits_ & numberBits; }

    constexpr void layMine() { bits_ |= mineBit; }
    constexpr void countMine() { ++bits_; }
    constexpr void setOpen() { bits_ |= openBit; }
    constexpr void toggleFlag() { bits_ ^= flagBit; }

    friend bool operator==(const Square&, const Square&) = default;

  private:
    static constexpr std::uint8_t numberBits = 0x0f;
    static constexpr std::uint8_t mineBit = 0x10;
    static constexpr std::uint8_t openBit = 0x20;
    static constexpr std::uint8_t flagBit = 0x40;

    std::uint8_t bits_ = 0;
};

using Squares = kit::Grid<Square>;

/// The cells for which `wanted(cell)` holds, in reading order.
template <class Wanted>
[[nodiscard]] std::vector<kit::Cell> cellsWhere(kit::Size size, const Wanted& wanted) {
    std::vector<kit::Cell> found;
    for (int index = 0; index < size.area(); ++index) {
        const kit::Cell cell = size.cell(index);
        if (wanted(cell)) found.push_back(cell);
    }
    return found;
}

/// `squares` has its size from the beginning; mines and numbers come with the first opening, open
/// squares and flags from then on.
struct State {
    Field field;
    Variant variant = Variant::standard;
    kit::DealNumber deal = 0;
    Squares squares;
    bool laid = false;  ///< the mines are laid: the game has begun
    int hints = 0;
    bool assisted = false;  ///< an opening was undone, or a hint or the risks were shown

    friend bool operator==(const State&, const State&) = default;
};

/// What is done to one cell.
struct OnCell {
    kit::Cell cell;

    friend bool operator==(const OnCell&, const OnCell&) = default;
};

/// What says everything by its name.
struct Bare {
    friend bool operator==(const Bare&, const Bare&) = default;
};

/// Opens a hidden cell without a flag; the first opening lays the mines.
struct Open : OnCell {};

/// Sets a flag on a hidden cell, or removes it.
struct Flag : OnCell {};

/// Opens the hidden neighbours without flags of an open number that has as many flags around it as
/// it says. If there are mines among them, only these open, as the game is over.
struct Chord : OnCell {};

/// Notes that a hint was shown; `nextHint` (hint.h) finds what it says.
struct ShowHint : Bare {};

/// Notes that the risks were shown.
struct Peek : Bare {};

/// `Open`, `Flag` and `Chord` are one step of undo each; the others do not change the board.
using Action = std::variant<Open, Flag, Chord, ShowHint, Peek>;

/// Why an action is not legal.
enum class Refusal : std::uint8_t {
    over,      ///< the game is won or lost
    outside,   ///< a cell outside the board
    notBegun,  ///< no flag, chord or hint before the first opening
    open,      ///< the cell is open already: it can be neither opened nor flagged
    flagged,   ///< a flag protects the cell
    hidden,    ///< no chord on a cell that is not open
    flags,     ///< the flags around are not as many as the number says
    nothing,   ///< nothing hidden without a flag around the number
    noLayout,  ///< no layout without guessing was found for this first cell
};

/// "over", "outside", "not-begun", "open", "flagged", "hidden", "flags", "nothing", "no-layout".
[[nodiscard]] std::string_view name(Refusal refusal);

/// Mines − flags; may be negative. Before the first opening: all mines.
[[nodiscard]] int minesLeft(const State& state);

/// The mines that were opened, in reading order: more than one only after a chord.
[[nodiscard]] std::vector<kit::Cell> exploded(const State& state);

/// What a `Chord` on `cell` opens at once, before any cascade, in reading order; empty where it is
/// not legal.
[[nodiscard]] std::vector<kit::Cell> chordCells(const State& state, kit::Cell cell);

}  // namespace gridlark::minesweeper

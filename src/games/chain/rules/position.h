/// The board of Chain and where the pieces stand.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlark/kit/at.h"
#include "gridlark/kit/grid.h"

namespace gridlark::chain {

inline constexpr kit::Size boardSize{7, 10};
inline constexpr int pieces = 16;          ///< of each player, numbered from 1
inline constexpr int shortestChain = 3;    ///< pieces
inline constexpr int mostQuietTurns = 60;  ///< turns in a row without a removal: a draw

enum class Colour : std::uint8_t { blue, red };

[[nodiscard]] constexpr Colour other(Colour colour) {
    return colour == Colour::blue ? Colour::red : Colour::blue;
}

/// "blue", "red".
[[nodiscard]] std::string_view name(Colour colour);
[[nodiscard]] std::optional<Colour> colourNamed(std::string_view text);

/// A square in reading order from the top left: 0 … 69, `boardSize.index` of its cell.
using Square = int;

inline constexpr Square nowhere = -1;

/// "a1" … "j7": columns a–j from the left, rows 1–7 from the bottom.
[[nodiscard]] std::string name(Square square);
[[nodiscard]] std::optional<Square> squareNamed(std::string_view text);

struct Piece {
    Colour colour = Colour::blue;
    int number = 1;  ///< 1 … 16

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// All pieces, blue before red, each colour by number.
inline constexpr std::array<Piece, 2 * pieces> everyPiece = [] {
    std::array<Piece, 2 * pieces> all{};
    for (int i = 0; i < 2 * pieces; ++i) {
        kit::at(all, i) = {i < pieces ? Colour::blue : Colour::red, i % pieces + 1};
    }
    return all;
}();

/// "b7", "r16".
[[nodiscard]] std::string name(Piece piece);
[[nodiscard]] std::optional<Piece> pieceNamed(std::string_view text);

/// What the rules look at between two turns. Small: 36 bytes.
struct Position {
    /// `squares[colour][number − 1]`: where the piece stands; `nowhere` once it is removed.
    std::array<std::array<std::int8_t, pieces>, 2> squares = nobody();
    Colour turn = Colour::blue;
    std::int8_t quiet = 0;  ///< turns in a row without a removal

    [[nodiscard]] Square squareOf(Piece piece) const {
        return kit::at(kit::at(squares, static_cast<int>(piece.colour)), piece.number - 1);
    }
    void put(Piece piece, Square square) {
        kit::at(kit::at(squares, static_cast<int>(piece.colour)), piece.number - 1) =
            static_cast<std::int8_t>(square);
    }

    friend bool operator==(const Position&, const Position&) = default;

  private:
    static constexpr std::array<std::array<std::int8_t, pieces>, 2> nobody() {
        std::array<std::array<std::int8_t, pieces>, 2> empty{};
        for (auto& row : empty) row.fill(nowhere);
        return empty;
    }
};

[[nodiscard]] std::optional<Piece> pieceAt(const Position& position, Square square);

/// What stands on each square.
using Board = std::array<std::optional<Piece>, boardSize.area()>;

/// Faster than `pieceAt` for many squares.
[[nodiscard]] Board boardOf(const Position& position);

/// Pieces of that colour on the board.
[[nodiscard]] int piecesLeft(const Position& position, Colour colour);

/// Bit `number − 1` for each piece of that colour on the board.
[[nodiscard]] unsigned numbersLeft(const Position& position, Colour colour);

/// True if some maximal run of consecutive numbers among `numbers` (bits) is shorter than three:
/// these can never form a chain any more.
[[nodiscard]] bool stranded(unsigned numbers);

/// What makes a position unsound (for developers): two pieces on one square, a square or `quiet`
/// out of range; nothing if it is sound.
[[nodiscard]] std::optional<std::string> flaw(const Position& position);

/// "." or the names of the pieces; seven rows from the top (row 7) down, ten tokens each, separated
/// by `between`.
[[nodiscard]] std::vector<std::string> rowsOf(const Position& position, char between = ' ');

}  // namespace gridlark::chain

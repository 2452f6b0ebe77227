#include "position.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "gridlark/kit/names.h"

namespace gridlark::chain {
namespace {

constexpr kit::Names colours{std::pair{Colour::blue, "blue"}, std::pair{Colour::red, "red"}};

/// The first piece for which `fits` holds.
template <class Fits>
std::optional<Piece> pieceWhere(const Fits& fits) {
    const auto* found = std::ranges::find_if(everyPiece, fits);
    return found != everyPiece.end() ? std::optional(*found) : std::nullopt;
}

}  // namespace

std::string_view name(Colour colour) {
    return colours[colour];
}

std::optional<Colour> colourNamed(std::string_view text) {
    return colours.find(text);
}

std::string name(Square square) {
    const kit::Cell cell = boardSize.cell(square);
    return {static_cast<char>('a' + cell.column),
            static_cast<char>('0' + boardSize.rows - cell.row)};
}

std::optional<Square> squareNamed(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const kit::Cell cell{boardSize.rows - (text[1] - '0'), text[0] - 'a'};
    if (!boardSize.contains(cell)) return std::nullopt;
    return boardSize.index(cell);
}

std::string name(Piece piece) {
    return (piece.colour == Colour::blue ? 'b' : 'r') + std::to_string(piece.number);
}

std::optional<Piece> pieceNamed(std::string_view text) {
    return pieceWhere([&](Piece piece) { return name(piece) == text; });
}

std::optional<Piece> pieceAt(const Position& position, Square square) {
    if (square == nowhere) return std::nullopt;
    return pieceWhere([&](Piece piece) { return position.squareOf(piece) == square; });
}

Board boardOf(const Position& position) {
    Board board;
    for (const Piece piece : everyPiece) {
        const Square square = position.squareOf(piece);
        if (square != nowhere) kit::at(board, square) = piece;
    }
    return board;
}

int piecesLeft(const Position& position, Colour colour) {
    return std::popcount(numbersLeft(position, colour));
}

unsigned numbersLeft(const Position& position, Colour colour) {
    unsigned numbers = 0;
    for (int number = 1; number <= pieces; ++number) {
        if (position.squareOf({colour, number}) != nowhere) numbers |= 1U << (number - 1);
    }
    return numbers;
}

bool stranded(unsigned numbers) {
    // All bits that are one of three in a row, against all bits.
    const unsigned middles = numbers & (numbers << 1) & (numbers >> 1);
    return (middles | middles << 1 | middles >> 1) != numbers;
}

std::optional<std::string> flaw(const Position& position) {
    if (position.quiet < 0 || position.quiet > mostQuietTurns) return "quiet turns out of range";
    std::array<bool, boardSize.area()> taken{};
    for (const Piece piece : everyPiece) {
        const Square square = position.squareOf(piece);
        if (square == nowhere) continue;
        if (square < 0 || square >= boardSize.area()) return "a piece off the board";
        if (std::exchange(kit::at(taken, square), true)) return "two pieces on one square";
    }
    return std::nullopt;
}

std::vector<std::string> rowsOf(const Position& position, char between) {
    const auto board = boardOf(position);
    std::vector<std::string> rows;
    for (int row = 0; row < boardSize.rows; ++row) {
        std::string text;
        for (int column = 0; column < boardSize.columns; ++column) {
            if (column > 0) text += between;
            const auto& piece = kit::at(board, boardSize.index({row, column}));
            text += piece ? name(*piece) : ".";
        }
        rows.push_back(std::move(text));
    }
    return rows;
}

}  // namespace gridlark::chain

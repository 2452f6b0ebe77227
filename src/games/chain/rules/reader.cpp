#include "reader.h"

#include <string>

namespace gridlark::chain {

Square Reader::square() {
    if (failed()) return 0;
    const std::string_view here = rest().substr(0, 2);
    const auto found = squareNamed(here);
    found ? expect(here) : fail(position(), "expected a square from a1 to j7");
    return found.value_or(0);
}

Colour Reader::colour() {
    if (skip(name(Colour::blue))) return Colour::blue;
    if (!skip(name(Colour::red))) fail(position(), "expected \"blue\" or \"red\"");
    return Colour::red;
}

Turn Reader::turn() {
    Turn turn;
    if (skip("pass")) return turn;
    const std::size_t start = position();
    const auto pieceNumber = [this] {
        const std::size_t at = position();
        const int number = this->number(0, pieces);
        if (number == 0) fail(at, "expected the number of a piece, 1 to 16");
        return number;
    };
    if (peek() >= '0' && peek() <= '9') {
        turn.piece = pieceNumber();
        expect(":");
        turn.path.push_back(square());
        expect("-");
        do turn.path.push_back(square());
        while (skip("-"));
    }
    if (skip(turn.piece == 0 ? "x" : " x")) {
        const int first = pieceNumber();
        expect("-");
        turn.removed = Run{first, pieceNumber()};
    }
    if (turn.pass()) fail(start, "expected a turn such as 7:c2-c4-e4 x5-8, x5-8 or pass");
    return failed() ? Turn{} : turn;
}

void Reader::first(Position& position) {
    position.turn = colour();
    expect(" ");
    position.quiet = static_cast<std::int8_t>(number(0, mostQuietTurns - 1));
}

void Reader::row(Position& position, int row, char between) {
    const std::string stops{between, ' ', '/'};
    for (int column = 0; column < boardSize.columns && !failed(); ++column) {
        if (column > 0) expect(std::string(1, between));
        const std::size_t at = Scanner::position();
        const std::string_view token = until(stops);
        if (failed() || token == ".") continue;
        const auto piece = pieceNamed(token);
        if (!piece) return fail(at, "expected \".\" or a piece, b1 to b16 or r1 to r16");
        if (position.squareOf(*piece) != nowhere) return fail(at, name(*piece) + " stands twice");
        position.put(*piece, boardSize.index({row, column}));
    }
}

}  // namespace gridlark::chain

#include "reader.h"

#include <algorithm>
#include <utility>

namespace gridlark::chain {

void Reader::fail(std::size_t position, std::string what) {
    if (!error_) error_ = kit::TextError{position, std::move(what)};
}

bool Reader::skip(std::string_view text) {
    if (failed() || text_.substr(position_, text.size()) != text) return false;
    position_ += text.size();
    return true;
}

void Reader::expect(std::string_view text) {
    if (!skip(text)) fail(position_, "expected \"" + std::string(text) + '"');
}

void Reader::expectEnd() {
    if (!atEnd()) fail(position_, "text after the end");
}

std::string_view Reader::until(std::string_view stops) {
    if (failed()) return {};
    const std::size_t end = std::min(text_.find_first_of(stops, position_), text_.size());
    const std::string_view found = text_.substr(position_, end - position_);
    position_ = end;
    return found;
}

int Reader::number(int most) {
    const std::size_t start = position_;
    std::int64_t value = 0;
    while (!failed() && peek() >= '0' && peek() <= '9' && value <= most) {
        value = value * 10 + (text_[position_++] - '0');
    }
    const bool zeros = position_ - start > 1 && text_[start] == '0';
    if (position_ == start || zeros || value > most) {
        fail(start, "expected a number from 0 to " + std::to_string(most));
    }
    return failed() ? 0 : static_cast<int>(value);
}

Square Reader::square() {
    if (failed()) return 0;
    const auto found = squareNamed(text_.substr(position_, 2));
    if (!found) fail(position_, "expected a square from a1 to j7");
    position_ += found ? 2 : 0;
    return found.value_or(0);
}

Colour Reader::colour() {
    if (skip(name(Colour::blue))) return Colour::blue;
    if (!skip(name(Colour::red))) fail(position_, "expected \"blue\" or \"red\"");
    return Colour::red;
}

Turn Reader::turn() {
    Turn turn;
    if (skip("pass")) return turn;
    const std::size_t start = position_;
    const auto pieceNumber = [this] {
        const std::size_t at = position_;
        const int number = this->number(pieces);
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

void Reader::row(Position& position, int row, char between) {
    const std::string stops{between, ' ', '/'};
    for (int column = 0; column < boardSize.columns && !failed(); ++column) {
        if (column > 0) expect(std::string(1, between));
        const std::size_t at = position_;
        const std::string_view token = until(stops);
        if (failed() || token == ".") continue;
        const auto piece = pieceNamed(token);
        if (!piece) return fail(at, "expected \".\" or a piece, b1 to b16 or r1 to r16");
        if (position.squareOf(*piece) != nowhere) return fail(at, name(*piece) + " stands twice");
        position.put(*piece, boardSize.index({row, column}));
    }
}

}  // namespace gridlark::chain

#include <limits>
#include <string>

#include "layout.h"
#include "minesweeper.h"
#include "reader.h"

namespace gridlark::minesweeper {
namespace {

constexpr std::string_view notLaid = "-";

char letterOf(Square square) {
    if (square.open()) return square.mine() ? 'X' : static_cast<char>('0' + square.number());
    if (square.flagged()) return square.mine() ? 'F' : 'f';
    return square.mine() ? '*' : '.';
}

std::string textOf(const State& state) {
    if (!state.laid) return std::string(notLaid);
    std::string text;
    for (int index = 0; index < state.squares.size().area(); ++index) {
        const kit::Cell cell = state.squares.size().cell(index);
        if (cell.column == 0 && cell.row > 0) text += '/';
        text += letterOf(state.squares[cell]);
    }
    return text;
}

/// Sets mines and flags; numbers are checked later, when all mines are known. False for an unknown
/// letter.
bool set(Squares& squares, kit::Cell cell, char letter) {
    Square& square = squares[cell];
    if (letter == '*' || letter == 'F' || letter == 'X') layMine(squares, cell);
    if (letter == 'F' || letter == 'f') square.toggleFlag();
    if (letter == 'X' || (letter >= '0' && letter <= '8')) square.setOpen();
    return letter == letterOf(square) || (letter >= '0' && letter <= '8');
}

void readSquares(Reader& reader, State& state) {
    if (reader.skip(notLaid)) return;
    state.laid = true;
    const kit::Size size = state.squares.size();
    const std::size_t start = reader.position();
    for (int index = 0; index < size.area() && !reader.failed(); ++index) {
        const kit::Cell cell = size.cell(index);
        if (cell.column == 0 && cell.row > 0) reader.expect("/");
        const std::size_t at = reader.position();
        const char letter = reader.next();
        if (!reader.failed() && !set(state.squares, cell, letter)) {
            reader.fail(at, "unexpected character in a row");
        }
    }
    if (reader.failed()) return;
    const std::string right = textOf(state);
    std::string_view text = reader.since(start);
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (text[i] != right[i]) reader.fail(start + i, "a number that the mines do not give");
    }
}

Variant readVariant(Reader& reader) {
    const auto variant = variantNamed(reader.word());
    if (!variant) reader.fail(0, "expected \"standard\" or \"no-guess\"");
    return variant.value_or(Variant::standard);
}

std::string textOf(kit::Cell cell) {
    return ' ' + std::to_string(cell.row) + ',' + std::to_string(cell.column);
}

struct Encode {
    std::string operator()(const Open& open) const { return "open" + textOf(open.cell); }
    std::string operator()(const Flag& flag) const { return "flag" + textOf(flag.cell); }
    std::string operator()(const Chord& chord) const { return "chord" + textOf(chord.cell); }
    std::string operator()(const ShowHint&) const { return "hint"; }
    std::string operator()(const Peek&) const { return "peek"; }
};

kit::Cell readCell(Reader& reader) {
    reader.expect(" ");
    return reader.cell();
}

Action readAction(Reader& reader) {
    const std::string_view verb = reader.word();
    if (verb == "open") return Open{readCell(reader)};
    if (verb == "flag") return Flag{readCell(reader)};
    if (verb == "chord") return Chord{readCell(reader)};
    if (verb == "hint") return ShowHint{};
    if (verb != "peek") reader.fail(0, "no such action");
    return Peek{};
}

}  // namespace

std::string Minesweeper::encode(const State& state) {
    return std::string(name(state.variant)) + ' ' + name(state.field) +
           " deal=" + std::to_string(state.deal) + ' ' + textOf(state) +
           " hints=" + std::to_string(state.hints) + " assisted=" + (state.assisted ? '1' : '0');
}

std::string Minesweeper::encode(const Action& action) {
    return std::visit(Encode{}, action);
}

kit::Read<State> Minesweeper::decodeState(std::string_view text) {
    Reader reader(text);
    State state;
    state.variant = readVariant(reader);
    reader.expect(" ");
    state.field = reader.field();
    reader.expect(" deal=");
    state.deal = reader.large(std::numeric_limits<kit::DealNumber>::max());
    reader.expect(" ");
    const std::size_t squaresAt = reader.position();
    if (!reader.failed()) state.squares = Squares(state.field.size);
    readSquares(reader, state);
    reader.expect(" hints=");
    state.hints = reader.number(0, largestCount);
    reader.expect(" assisted=");
    state.assisted = reader.number(0, 1) == 1;
    auto read = reader.finish(std::move(state));
    const auto broken = read ? flaw(*read) : std::nullopt;
    if (broken) return tl::unexpected(kit::TextError{squaresAt, *broken});
    return read;
}

kit::Read<Action> Minesweeper::decodeAction(std::string_view text) {
    Reader reader(text);
    return reader.finish(readAction(reader));
}

}  // namespace gridlark::minesweeper

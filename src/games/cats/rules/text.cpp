#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "cats.h"
#include "scanner.h"

namespace gridlark::cats {
namespace {

constexpr std::string_view contents = ".xcs";

char letterOf(Content content) {
    return contents[static_cast<std::size_t>(content)];
}

template <class LetterAt>
std::string rows(kit::Size size, const LetterAt& letterAt) {
    std::string text;
    for (int row = 0; row < size.rows; ++row) {
        if (row > 0) text += '/';
        for (int column = 0; column < size.columns; ++column) text += letterAt({row, column});
    }
    return text;
}

/// Reads `size` rows of letters; `take(cell, letter)` answers false for a letter it does not know.
template <class Take>
void readRows(Scanner& scanner, kit::Size size, const Take& take) {
    const std::size_t start = scanner.position();
    const std::string_view text = scanner.word();
    for (std::size_t i = 0; i < text.size() && !scanner.failed(); ++i) {
        const auto width = static_cast<std::size_t>(size.columns) + 1;
        const kit::Cell cell{static_cast<int>(i / width), static_cast<int>(i % width)};
        const bool atSlash = cell.column == size.columns;
        const bool good =
            cell.row < size.rows &&
            (atSlash ? text[i] == '/' && cell.row + 1 < size.rows : take(cell, text[i]));
        if (!good) scanner.fail(start + i, "unexpected character in a row");
    }
    const auto length = static_cast<std::size_t>(size.rows * (size.columns + 1) - 1);
    if (text.size() < length) scanner.fail(start + text.size(), "too few rows or columns");
}

placement::Puzzle readRegions(Scanner& scanner, std::string_view text) {
    placement::Puzzle puzzle;
    const std::string_view first = text.substr(0, text.find_first_of("/ "));
    if (first.empty() || first.size() > static_cast<std::size_t>(placement::maxOrder)) {
        scanner.fail(scanner.position(), "expected 1 to 16 regions in a row");
        return puzzle;
    }
    puzzle.order = static_cast<int>(first.size());
    readRows(scanner, puzzle.size(), [&](kit::Cell, char letter) {
        if (letter < 'A' || letter >= 'A' + puzzle.order) return false;
        puzzle.regions.push_back(static_cast<std::uint8_t>(letter - 'A'));
        return true;
    });
    return puzzle;
}

void readCells(Scanner& scanner, State& state) {
    state.cells = kit::Grid<Content>(state.puzzle.size());
    readRows(scanner, state.puzzle.size(), [&](kit::Cell cell, char letter) {
        const std::size_t content = contents.find(letter);
        if (content == std::string_view::npos) return false;
        state.cells[cell] = static_cast<Content>(content);
        if (state.cells[cell] == Content::sleeping) state.puzzle.given.push_back(cell);
        return true;
    });
}

int readCount(Scanner& scanner, std::string_view key, int least, int most) {
    scanner.expect(' ' + std::string(key) + '=');
    return scanner.number(least, most);
}

Variant readVariant(Scanner& scanner) {
    for (const Variant variant : {Variant::standard, Variant::open}) {
        if (scanner.skip(name(variant))) return variant;
    }
    scanner.fail(scanner.position(), "expected \"standard\" or \"open\"");
    return Variant::standard;
}

std::string textOf(kit::Cell cell) {
    return ' ' + std::to_string(cell.row) + ',' + std::to_string(cell.column);
}

std::string textOf(const std::vector<kit::Cell>& cells) {
    std::string text;
    for (const kit::Cell cell : cells) text += textOf(cell);
    return text;
}

struct Encode {
    std::string operator()(const Mark& mark) const { return "mark" + textOf(mark.cells); }
    std::string operator()(const Clear& clear) const { return "clear" + textOf(clear.cells); }
    std::string operator()(const Place& place) const { return "place" + textOf(place.cell); }
    std::string operator()(const Remove& remove) const { return "remove" + textOf(remove.cell); }
    std::string operator()(const Erase&) const { return "erase"; }
    std::string operator()(const PlaceHint& hint) const {
        return (hint.extra ? "extra" : "hint") + textOf(hint.cell);
    }
    std::string operator()(const RemoveHint& hint) const {
        return (hint.extra ? "extra-away" : "hint-away") + textOf(hint.cells);
    }
};

kit::Cell readCell(Scanner& scanner) {
    scanner.expect(" ");
    const int row = scanner.number(0, placement::maxOrder - 1);
    scanner.expect(",");
    return {row, scanner.number(0, placement::maxOrder - 1)};
}

/// None at all is a value like another, which `apply` refuses.
std::vector<kit::Cell> readCells(Scanner& scanner) {
    std::vector<kit::Cell> cells;
    while (!scanner.atEnd() && !scanner.failed()) cells.push_back(readCell(scanner));
    return cells;
}

Action readAction(Scanner& scanner) {
    const std::string_view verb = scanner.word();
    if (verb == "mark") return Mark{readCells(scanner)};
    if (verb == "clear") return Clear{readCells(scanner)};
    if (verb == "place") return Place{readCell(scanner)};
    if (verb == "remove") return Remove{readCell(scanner)};
    if (verb == "hint" || verb == "extra") return PlaceHint{readCell(scanner), verb == "extra"};
    if (verb == "hint-away") return RemoveHint{readCells(scanner), false};
    if (verb == "extra-away") return RemoveHint{readCells(scanner), true};
    if (verb != "erase") scanner.fail(0, "no such action");
    return Erase{};
}

}  // namespace

std::string Cats::encode(const State& state) {
    const kit::Size size = state.puzzle.size();
    std::string text(name(state.variant));
    text += ' ' + rows(size, [&](kit::Cell cell) {
                return static_cast<char>('A' + state.puzzle.region(cell));
            });
    text += ' ' + rows(size, [&](kit::Cell cell) { return letterOf(state.cells[cell]); });
    const std::array<std::pair<const char*, int>, 5> counts{{{"lives", state.lives},
                                                             {"hints", state.hintsLeft},
                                                             {"extra", state.extraHints},
                                                             {"level", state.level},
                                                             {"earlier", state.earlierScore}}};
    for (const auto& [key, value] : counts)
        text += ' ' + std::string(key) + '=' + std::to_string(value);
    return text;
}

std::string Cats::encode(const Action& action) {
    return std::visit(Encode{}, action);
}

kit::Read<State> Cats::decodeState(std::string_view text) {
    Scanner scanner(text);
    State state;
    state.variant = readVariant(scanner);
    scanner.expect(" ");
    state.puzzle = readRegions(scanner, text.substr(scanner.position()));
    scanner.expect(" ");
    const std::size_t cellsAt = scanner.position();
    readCells(scanner, state);
    state.lives = readCount(scanner, "lives", 0, livesPerLevel);
    state.hintsLeft = readCount(scanner, "hints", 0, hintsPerLevel);
    state.extraHints = readCount(scanner, "extra", 0, largestCount);
    state.level = readCount(scanner, "level", 1, largestCount);
    state.earlierScore = readCount(scanner, "earlier", 0, largestCount);
    scanner.expectEnd();
    if (scanner.failed()) return tl::unexpected(scanner.error());
    if (auto broken = flaw(state)) return tl::unexpected(kit::TextError{cellsAt, *broken});
    return state;
}

kit::Read<Action> Cats::decodeAction(std::string_view text) {
    Scanner scanner(text);
    Action action = readAction(scanner);
    scanner.expectEnd();
    if (scanner.failed()) return tl::unexpected(scanner.error());
    return action;
}

}  // namespace gridlark::cats

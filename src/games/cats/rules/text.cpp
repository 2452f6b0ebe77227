#include <array>
#include <utility>

#include "cats.h"
#include "placement/rules/board_text.h"

namespace gridlark::cats {
namespace {

using kit::Scanner;
using placement::readCell;
using placement::readCells;
using placement::textOf;

constexpr std::string_view contents = ".xcs";

Variant readVariant(Scanner& scanner) {
    for (const Variant variant : {Variant::standard, Variant::open}) {
        if (scanner.skip(name(variant))) return variant;
    }
    scanner.fail(scanner.position(), "expected \"standard\" or \"open\"");
    return Variant::standard;
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
    std::string text(name(state.variant));
    text += ' ' + placement::boardText(state.puzzle, state.cells, contents);
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
    const std::size_t cellsAt = placement::readBoard(scanner, state.puzzle, state.cells, contents);
    state.lives = scanner.count("lives", 0, livesPerLevel);
    state.hintsLeft = scanner.count("hints", 0, hintsPerLevel);
    state.extraHints = scanner.count("extra", 0, largestCount);
    state.level = scanner.count("level", 1, largestCount);
    state.earlierScore = scanner.count("earlier", 0, largestCount);
    scanner.expectEnd();
    if (scanner.failed()) return tl::unexpected(scanner.error());
    state.puzzle.given = cellsWith(state, Content::sleeping);
    if (auto broken = flaw(state)) return tl::unexpected(kit::TextError{cellsAt, *broken});
    return state;
}

kit::Read<Action> Cats::decodeAction(std::string_view text) {
    Scanner scanner(text);
    return scanner.finish(readAction(scanner));
}

}  // namespace gridlark::cats

#include "cats.h"
#include "placement/rules/board_text.h"
#include "placement/rules/cells.h"

namespace gridlark::cats {
namespace {

using kit::Scanner;
using placement::readCell;
using placement::readCells;

constexpr std::string_view contents = ".xcs";

/// The word for an action; its cells follow.
struct Verb {
    std::string operator()(const Mark&) const { return "mark"; }
    std::string operator()(const Clear&) const { return "clear"; }
    std::string operator()(const Place&) const { return "place"; }
    std::string operator()(const Remove&) const { return "remove"; }
    std::string operator()(const Erase&) const { return "erase"; }
    std::string operator()(const PlaceHint& hint) const { return hint.extra ? "extra" : "hint"; }
    std::string operator()(const RemoveHint& hint) const {
        return hint.extra ? "extra-away" : "hint-away";
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
    const auto count = [](const char* key, int value) { return key + std::to_string(value); };
    return std::string(variantNames[state.variant]) + ' ' +
           placement::boardText(state.puzzle, state.cells, contents) +
           count(" lives=", state.lives) + count(" hints=", state.hintsLeft) +
           count(" extra=", state.extraHints) + count(" level=", state.level) +
           count(" earlier=", state.earlierScore);
}

std::string Cats::encode(const Action& action) {
    return std::visit(Verb{}, action) + placement::textOf(placement::cellsOf(action));
}

kit::Read<State> Cats::decodeState(std::string_view text) {
    Scanner scanner(text);
    State state;
    state.variant = placement::readName(scanner, variantNames, "expected \"standard\" or \"open\"");
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

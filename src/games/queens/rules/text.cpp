#include "placement/rules/board_text.h"
#include "placement/rules/cells.h"
#include "queens.h"

namespace gridlark::queens {
namespace {

using kit::Scanner;
using placement::readCell;
using placement::readCells;

constexpr std::string_view contents = ".xaqm#Q";

/// The word for an action; its cells follow.
struct Verb {
    std::string operator()(const Place& place) const {
        return place.autoNotes ? "place-auto" : "place";
    }
    std::string operator()(const Remove&) const { return "remove"; }
    std::string operator()(const Move& move) const { return move.autoNotes ? "move-auto" : "move"; }
    std::string operator()(const Note&) const { return "note"; }
    std::string operator()(const Clear&) const { return "clear"; }
    std::string operator()(const ClearNotes&) const { return "clear-notes"; }
    std::string operator()(const ShowHint&) const { return "hint"; }
    std::string operator()(const TakeAway&) const { return "take-away"; }
};

Action readAction(Scanner& scanner) {
    const std::string_view verb = scanner.word();
    if (verb == "place") return Place{readCell(scanner), false};
    if (verb == "place-auto") return Place{readCell(scanner), true};
    if (verb == "remove") return Remove{readCell(scanner)};
    if (verb == "move" || verb == "move-auto") {
        return Move{readCell(scanner), readCell(scanner), verb == "move-auto"};
    }
    if (verb == "note") return Note{readCells(scanner)};
    if (verb == "clear") return Clear{readCells(scanner)};
    if (verb == "clear-notes") return ClearNotes{};
    if (verb == "take-away") return TakeAway{readCells(scanner)};
    if (verb != "hint") scanner.fail(0, "no such action");
    return ShowHint{};
}

}  // namespace

std::string Queens::encode(const State& state) {
    return std::string(variantNames[state.variant]) + ' ' +
           placement::boardText(state.puzzle, state.cells, contents) +
           " hints=" + std::to_string(state.hints);
}

std::string Queens::encode(const Action& action) {
    return std::visit(Verb{}, action) + placement::textOf(placement::cellsOf(action));
}

kit::Read<State> Queens::decodeState(std::string_view text) {
    Scanner scanner(text);
    State state;
    state.variant =
        placement::readName(scanner, variantNames, "expected \"standard\", \"blocks\" or \"own\"");
    scanner.expect(" ");
    const std::size_t cellsAt = placement::readBoard(scanner, state.puzzle, state.cells, contents);
    state.hints = scanner.count("hints", 0, largestCount);
    scanner.expectEnd();
    if (scanner.failed()) return tl::unexpected(scanner.error());
    state.puzzle.given = cellsWith(state, Content::given);
    state.puzzle.blocked = cellsWith(state, Content::block);
    if (auto broken = flaw(state)) return tl::unexpected(kit::TextError{cellsAt, *broken});
    return state;
}

kit::Read<Action> Queens::decodeAction(std::string_view text) {
    Scanner scanner(text);
    return scanner.finish(readAction(scanner));
}

}  // namespace gridlark::queens


#include "placement/rules/board_text.h"
#include "queens.h"

namespace gridlark::queens {
namespace {

using kit::Scanner;
using placement::readCell;
using placement::readCells;
using placement::textOf;

constexpr std::string_view contents = ".xaqm#Q";

Variant readVariant(Scanner& scanner) {
    for (const Variant variant : {Variant::standard, Variant::blocks, Variant::own}) {
        if (scanner.skip(name(variant))) return variant;
    }
    scanner.fail(scanner.position(), "expected \"standard\", \"blocks\" or \"own\"");
    return Variant::standard;
}

struct Encode {
    std::string operator()(const Place& place) const {
        return (place.autoNotes ? "place-auto" : "place") + textOf(place.cell);
    }
    std::string operator()(const Remove& remove) const { return "remove" + textOf(remove.cell); }
    std::string operator()(const Move& move) const {
        return (move.autoNotes ? "move-auto" : "move") + textOf(move.from) + textOf(move.to);
    }
    std::string operator()(const Note& note) const { return "note" + textOf(note.cells); }
    std::string operator()(const Clear& clear) const { return "clear" + textOf(clear.cells); }
    std::string operator()(const ClearNotes&) const { return "clear-notes"; }
    std::string operator()(const ShowHint&) const { return "hint"; }
    std::string operator()(const TakeAway& away) const { return "take-away" + textOf(away.cells); }
};

Action readMove(Scanner& scanner, bool autoNotes) {
    const kit::Cell from = readCell(scanner);
    return Move{from, readCell(scanner), autoNotes};
}

Action readAction(Scanner& scanner) {
    const std::string_view verb = scanner.word();
    if (verb == "place") return Place{readCell(scanner), false};
    if (verb == "place-auto") return Place{readCell(scanner), true};
    if (verb == "remove") return Remove{readCell(scanner)};
    if (verb == "move" || verb == "move-auto") return readMove(scanner, verb == "move-auto");
    if (verb == "note") return Note{readCells(scanner)};
    if (verb == "clear") return Clear{readCells(scanner)};
    if (verb == "clear-notes") return ClearNotes{};
    if (verb == "take-away") return TakeAway{readCells(scanner)};
    if (verb != "hint") scanner.fail(0, "no such action");
    return ShowHint{};
}

}  // namespace

std::string Queens::encode(const State& state) {
    std::string text(name(state.variant));
    text += ' ' + placement::boardText(state.puzzle, state.cells, contents);
    return text + " hints=" + std::to_string(state.hints);
}

std::string Queens::encode(const Action& action) {
    return std::visit(Encode{}, action);
}

kit::Read<State> Queens::decodeState(std::string_view text) {
    Scanner scanner(text);
    State state;
    state.variant = readVariant(scanner);
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

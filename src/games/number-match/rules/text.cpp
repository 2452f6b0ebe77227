#include <string>
#include <utility>

#include "number_match.h"
#include "reader.h"

namespace gridlark::number_match {
namespace {

/// No par has so many moves.
constexpr int mostParMoves = 9'999;

Variant readVariant(Reader& reader) {
    const auto variant = variantNames.find(reader.word());
    if (!variant) reader.fail(0, "expected \"standard\" or \"no-adds\"");
    return variant.value_or(Variant::standard);
}

Par readPar(Reader& reader) {
    Par par;
    par.adds = reader.count("par", 0, addsOfAGame);
    reader.expect(",");
    par.moves = reader.number(0, mostParMoves);
    return par;
}

std::string textOf(kit::Cell cell) {
    return ' ' + std::to_string(cell.row) + ',' + std::to_string(cell.column);
}

struct Encode {
    std::string operator()(const Pair& pair) const {
        return "pair" + textOf(pair.a) + textOf(pair.b);
    }
    std::string operator()(const Add&) const { return "add"; }
    std::string operator()(const ShowHint&) const { return "hint"; }
    std::string operator()(const GiveUp&) const { return "give-up"; }
};

Action readAction(Reader& reader) {
    const std::string_view verb = reader.word();
    if (verb == "pair") return Pair{reader.cell(), reader.cell()};
    if (verb == "add") return Add{};
    if (verb == "hint") return ShowHint{};
    if (verb != "give-up") reader.fail(0, "no such action");
    return GiveUp{};
}

}  // namespace

std::string NumberMatch::encode(const State& state) {
    const auto count = [](const char* name, int value) { return name + std::to_string(value); };
    return std::string(variantNames[state.variant]) + ' ' + number_match::textOf(state.board) +
           count(" adds=", state.addsLeft) + count(" points=", state.points) +
           count(" moves=", state.moves) + count(" hints=", state.hints) +
           count(" par=", state.par.adds) + count(",", state.par.moves) +
           count(" stars=", state.stars) + count(" given-up=", state.givenUp ? 1 : 0);
}

std::string NumberMatch::encode(const Action& action) {
    return std::visit(Encode{}, action);
}

kit::Read<State> NumberMatch::decodeState(std::string_view text) {
    Reader reader(text);
    State state;
    state.variant = readVariant(reader);
    reader.expect(" ");
    const std::size_t boardAt = reader.position();
    state.board = reader.board();
    state.addsLeft = reader.count("adds", 0, addsOfAGame);
    state.points = reader.count("points", 0, largestCount);
    state.moves = reader.count("moves", 0, largestCount);
    state.hints = reader.count("hints", 0, largestCount);
    state.par = readPar(reader);
    state.stars = reader.count("stars", 0, mostStars);
    state.givenUp = reader.count("given-up", 0, 1) == 1;
    auto read = reader.finish(std::move(state));
    if (!read) return read;
    if (auto broken = flaw(*read)) return tl::unexpected(kit::TextError{boardAt, *broken});
    return read;
}

kit::Read<Action> NumberMatch::decodeAction(std::string_view text) {
    Reader reader(text);
    Action action = readAction(reader);
    return reader.finish(std::move(action));
}

std::optional<std::string> NumberMatch::flaw(const State& state) {
    const Board& board = state.board;
    if (board.columns < 1 || board.columns > mostColumns) return "number of columns";
    if (board.digits.size() > mostSlots) return "too many slots";
    for (const Digit digit : board.digits) {
        if (digit > 9) return "a slot that is neither a digit nor a gap";
    }
    if (!emptyRows(board).empty()) return "a row without a digit";
    const int adds = state.variant == Variant::standard ? addsOfAGame : 0;
    if (state.addsLeft < 0 || state.addsLeft > adds) return "number of adds";
    if (state.points < 0 || state.moves < 0 || state.hints < 0) return "a count below 0";
    if (state.stars < 0 || state.stars > mostStars) return "number of stars";
    if (state.givenUp && !stuck(state)) return "given up without being stuck";
    return std::nullopt;
}

}  // namespace gridlark::number_match

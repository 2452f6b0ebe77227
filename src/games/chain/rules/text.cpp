#include <string>
#include <vector>

#include "chain.h"
#include "reader.h"

namespace gridlark::chain {
namespace {

constexpr std::string_view nothing = "-";
constexpr char turnEnd = ';';

std::string boardText(const Position& position) {
    std::string text;
    for (const std::string& row : rowsOf(position, ',')) text += (text.empty() ? "" : "/") + row;
    return text;
}

std::string turnsText(const State& state) {
    std::string text;
    for (const Turns::Entry& entry : state.turns.list()) {
        if (!text.empty()) text += turnEnd;
        text += chain::text(entry.turn);
    }
    return text.empty() ? std::string(nothing) : text;
}

/// Empty where the turns show the end.
std::string endText(const Outcome& outcome) {
    if (outcome.end == End::agreed) return std::string(name(End::agreed));
    if (outcome.end != End::resigned || !outcome.winner) return std::string(nothing);
    return "resigned-" + std::string(name(other(*outcome.winner)));
}

void readTurns(Reader& reader, State& state) {
    if (reader.skip(nothing)) return;
    do {
        const std::size_t at = reader.position();
        const Turn turn = reader.turn();
        if (reader.failed()) return;
        if (state.outcome.end != End::none) return reader.fail(at, "a turn after the end");
        const auto result = after(state.position, turn);
        if (!result) {
            return reader.fail(at, "not legal: " + std::string(name(result.error())));
        }
        state.turns = state.turns.with({turn, state.position});
        state.position = result->position;
        state.outcome = result->outcome;
    } while (reader.skip(std::string_view(&turnEnd, 1)));
}

void readDraft(Reader& reader, State& state) {
    if (reader.skip(nothing)) return;
    const std::size_t at = reader.position();
    const Turn draft = reader.turn();
    if (reader.failed()) return;
    if (draft.pass() || state.outcome.end != End::none || !after(state.position, draft)) {
        return reader.fail(at, "not the beginning of a turn");
    }
    state.draft = draft;
}

void readEnd(Reader& reader, State& state) {
    if (reader.skip(nothing)) return;
    const std::size_t at = reader.position();
    Outcome outcome{End::agreed, std::nullopt};
    if (!reader.skip(name(End::agreed))) {
        reader.expect("resigned-");
        outcome = {End::resigned, other(reader.colour())};
    }
    if (state.outcome.end != End::none || !state.draft.pass()) {
        reader.fail(at, "it had ended before, or a turn was under way");
    }
    state.outcome = outcome;
}

/// The part of the text that describes a new game.
State readStart(Reader& reader) {
    const auto variant = variantNamed(reader.until(" "));
    if (!variant) reader.fail(0, "expected \"fair\" or \"original\"");
    reader.expect(" ");
    const std::size_t opponentAt = reader.position();
    const auto level = opponentNamed(reader.until(" "));
    if (!level) reader.fail(opponentAt, "expected \"two\" or a level from 1 to 9");
    reader.expect(" ");
    const std::size_t personAt = reader.position();
    const Colour person = reader.colour();
    if (level == 0 && person != Colour::blue) reader.fail(personAt, "expected \"blue\"");
    const bool casual = reader.skip(" casual ");
    if (!casual) reader.expect(" rated ");
    Position start;
    const std::size_t boardAt = reader.position();
    for (int row = 0; row < boardSize.rows; ++row) {
        if (row > 0) reader.expect("/");
        reader.row(start, row, ',');
    }
    reader.expect(" ");
    reader.first(start);
    if (!reader.failed() && outcomeOf(start).end != End::none) {
        reader.fail(boardAt, "a player without pieces");
    }
    if (reader.failed()) return {};
    State state = newGame(*variant, *level, person, start);
    state.casual = casual;
    return state;
}

/// The actions that are one word.
const std::vector<std::pair<std::string_view, Action>>& plainActions() {
    static const std::vector<std::pair<std::string_view, Action>> all{
        {"end", EndTurn{}},     {"pass", Pass{}},          {"resign", Resign{}},
        {"agree", AgreeDraw{}}, {"take-back", TakeBack{}}, {"hint", ShowHint{}},
    };
    return all;
}

Action readAction(Reader& reader) {
    const std::string_view verb = reader.until(" ");
    for (const auto& [word, action] : plainActions()) {
        if (verb == word) return action;
    }
    if (verb != "hop" && verb != "remove" && verb != "play") reader.fail(0, "no such action");
    reader.expect(" ");
    if (verb == "play") return Play{reader.turn()};
    if (verb == "hop") {
        const Square from = reader.square();
        reader.expect(" ");
        return Hop{from, reader.square()};
    }
    const int first = reader.number(0, pieces);
    reader.expect(" ");
    return Remove{{first, reader.number(0, pieces)}};
}

}  // namespace

std::string Chain::encode(const State& state) {
    std::string text(name(state.variant));
    text += ' ' + opponentName(state.level) + ' ' + std::string(name(state.person));
    text += state.casual ? " casual " : " rated ";
    text += boardText(state.start) + ' ' + std::string(name(state.start.turn)) + ' ' +
            std::to_string(state.start.quiet);
    text += ' ' + turnsText(state) + " | ";
    text += state.draft.pass() ? std::string(nothing) : chain::text(state.draft);
    text += ' ' + endText(state.outcome) + " hints=" + std::to_string(state.hints) +
            " assisted=" + (state.assisted ? '1' : '0');
    return text;
}

std::string Chain::encode(const Action& action) {
    for (const auto& [word, plain] : plainActions()) {
        if (action == plain) return std::string(word);
    }
    if (const auto* hop = std::get_if<Hop>(&action)) {
        return "hop " + name(hop->from) + ' ' + name(hop->to);
    }
    if (const auto* removal = std::get_if<Remove>(&action)) {
        return "remove " + std::to_string(removal->run.first) + ' ' +
               std::to_string(removal->run.last);
    }
    return "play " + chain::text(std::get<Play>(action).turn);
}

kit::Read<State> Chain::decodeState(std::string_view text) {
    Reader reader(text);
    State state = readStart(reader);
    reader.expect(" ");
    readTurns(reader, state);
    reader.expect(" | ");
    readDraft(reader, state);
    reader.expect(" ");
    readEnd(reader, state);
    reader.expect(" hints=");
    state.hints = reader.number(0, largestCount);
    reader.expect(" assisted=");
    state.assisted = reader.number(0, 1) == 1;
    auto read = reader.finish(std::move(state));
    if (!read) return read;
    if (auto broken = flaw(*read)) return tl::unexpected(kit::TextError{0, *broken});
    return read;
}

kit::Read<Action> Chain::decodeAction(std::string_view text) {
    Reader reader(text);
    return reader.finish(readAction(reader));
}

}  // namespace gridlark::chain

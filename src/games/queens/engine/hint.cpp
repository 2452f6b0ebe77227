#include "hint.h"

#include <utility>

#include "placement/engine/solver.h"
#include "placement/engine/wrong.h"
#include "placement/rules/cells.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {
namespace {

using placement::Knowledge;
using placement::Technique;

/// The puzzle with all that is on the board, which is right.
placement::Puzzle believed(const State& state) {
    placement::Puzzle puzzle = state.puzzle;
    puzzle.given = queens(state);
    const auto notes = placement::cellsWhere(state.cells, isNote);
    puzzle.blocked.insert(puzzle.blocked.end(), notes.begin(), notes.end());
    return puzzle;
}

}  // namespace

std::optional<Hint> nextHint(const State& state, const std::stop_token& stop) {
    if (Queens::status(state) != kit::Status::playing) return std::nullopt;
    auto wrong = placement::wrongCells(state.puzzle, ownQueens(state),
                                       cellsWith(state, Content::note), stop);
    if (!wrong) return std::nullopt;
    if (!wrong->empty()) return Hint{std::move(*wrong), {}, {}};
    const placement::Puzzle puzzle = believed(state);
    const auto ways = placement::countSolutions(puzzle, 2, {.stop = stop});
    if (!ways.complete) return std::nullopt;
    // Among many ways to finish, looking for what is not in any would take long and lead nowhere.
    const Technique hardest = ways.solutions == 1 ? Technique::chain : Technique::emptiesLine;
    const Knowledge knowledge(puzzle);
    auto step = placement::nextDeduction(knowledge, hardest, stop);
    if (stop.stop_requested()) return std::nullopt;
    if (step) return Hint{{}, std::move(step), {}};
    return Hint{
        {}, {}, placement::tightestPiece(puzzle, knowledge, ways.first, placement::UnitKind::row)};
}

std::optional<kit::Cell> firstCellOf(const Hint& hint) {
    if (hint.choice) return hint.choice;
    if (!hint.step) return hint.wrong.empty() ? std::nullopt : std::optional(hint.wrong.front());
    const auto& cells = hint.step->place.empty() ? hint.step->eliminate : hint.step->place;
    return cells.empty() ? std::nullopt : std::optional(cells.front());
}

Action actionFor(const Hint& hint, bool autoNotes) {
    if (!hint.wrong.empty()) return TakeAway{hint.wrong};
    if (hint.choice) return Place{*hint.choice, autoNotes};
    if (!hint.step->place.empty()) return Place{hint.step->place.front(), autoNotes};
    return Note{hint.step->eliminate};
}

std::optional<int> stars(const State& state, const std::stop_token& stop) {
    const auto grade = placement::grade(state.puzzle, placement::Technique::chain, stop);
    if (!grade) return std::nullopt;
    return grade->stars;
}

std::vector<std::pair<std::string, double>> Queens::figures(const State& state) {
    const auto grade = placement::grade(state.puzzle);
    if (!grade) return {};
    return {{"stars", grade->stars}};
}

}  // namespace gridlark::queens

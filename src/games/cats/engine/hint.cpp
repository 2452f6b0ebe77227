#include "hint.h"

#include <algorithm>
#include <utility>

#include "cats/rules/cats.h"
#include "cats/rules/completion.h"
#include "placement/engine/solver.h"

namespace gridlark::cats {
namespace {

using placement::Deduction;
using placement::Knowledge;
using placement::Technique;
using placement::Unit;

/// The steps from the board to the first cat that is forced, that one last; empty if none is.
/// `knowledge` is left with all that they rule out.
std::vector<Deduction> stepsToNextCat(Knowledge& knowledge, Technique hardest,
                                      const std::stop_token& stop) {
    std::vector<Deduction> steps;
    while (auto step = placement::nextDeduction(knowledge, hardest, stop)) {
        steps.push_back(std::move(*step));
        if (!steps.back().place.empty()) return steps;
        knowledge.apply(steps.back());
    }
    return {};
}

bool rulesOutIn(const placement::Puzzle& puzzle, const Deduction& step,
                const std::vector<Unit>& units) {
    return std::any_of(step.eliminate.begin(), step.eliminate.end(), [&](kit::Cell cell) {
        return std::any_of(units.begin(), units.end(), [&](const Unit& unit) {
            return placement::unitOf(puzzle, cell, unit.kind) == unit;
        });
    });
}

bool harder(const Deduction& a, const Deduction& b) {
    return std::pair(a.technique, a.units.size()) > std::pair(b.technique, b.units.size());
}

/// Walks back from the last step: a step rests on those that ruled out a cell of the units it
/// argues about. What a cat on the board sees needs nothing before it, and no explanation.
std::optional<Deduction> hardestBehind(const placement::Puzzle& puzzle,
                                       const std::vector<Deduction>& steps) {
    std::vector<Unit> units = steps.back().units;
    const Deduction* hardest = nullptr;
    for (auto step = std::next(steps.rbegin()); step != steps.rend(); ++step) {
        if (step->technique == Technique::seenByPiece) continue;
        if (!rulesOutIn(puzzle, *step, units)) continue;
        units.insert(units.end(), step->units.begin(), step->units.end());
        if (hardest == nullptr || harder(*step, *hardest)) hardest = &*step;
    }
    if (hardest == nullptr) return std::nullopt;
    return *hardest;
}

Hint forced(const placement::Puzzle& puzzle, std::vector<Deduction> steps) {
    Hint hint;
    hint.rests = hardestBehind(puzzle, steps);
    hint.why = std::move(steps.back());
    hint.cell = hint.why->place.front();
    return hint;
}

std::optional<Hint> wrongHint(const State& state, const std::stop_token& stop) {
    auto wrong = wrongCats(state, stop);
    if (!wrong || wrong->empty()) return std::nullopt;
    Hint hint;
    hint.wrong = std::move(*wrong);
    return hint;
}

}  // namespace

std::optional<Hint> nextHint(const State& state, const std::stop_token& stop) {
    if (Cats::status(state) != kit::Status::playing) return std::nullopt;
    const placement::Puzzle puzzle = withCats(state, cats(state));
    const auto ways = placement::countSolutions(puzzle, 2, {.stop = stop});
    if (!ways.complete) return std::nullopt;
    if (ways.solutions == 0) return wrongHint(state, stop);
    // Among many ways to finish, looking for what is not in any would take long and lead nowhere.
    const Technique hardest = ways.solutions == 1 ? Technique::chain : Technique::emptiesLine;
    Knowledge knowledge(puzzle);
    auto steps = stepsToNextCat(knowledge, hardest, stop);
    if (stop.stop_requested()) return std::nullopt;
    if (!steps.empty()) return forced(puzzle, std::move(steps));
    Hint unforced;
    unforced.cell =
        placement::tightestPiece(puzzle, knowledge, ways.first, placement::UnitKind::region);
    return unforced;
}

Action actionFor(const State& state, const Hint& hint) {
    const bool extra = state.hintsLeft == 0;
    if (hint.cell) return PlaceHint{*hint.cell, extra};
    return RemoveHint{hint.wrong, extra};
}

std::optional<int> stars(const State& state) {
    const auto grade = placement::grade(state.puzzle);
    if (!grade) return std::nullopt;
    return grade->stars;
}

}  // namespace gridlark::cats

#include "cats/rules/completion.h"

#include <algorithm>
#include <utility>

#include "gridlark/kit/at.h"

#include "placement/engine/solver.h"

namespace gridlark::cats {
namespace {

using placement::Cells;

Cells without(Cells cells, const Cells& gone) {
    std::erase_if(cells, [&](kit::Cell cell) {
        return std::find(gone.begin(), gone.end(), cell) != gone.end();
    });
    return cells;
}

Cells strangersTo(const placement::Solution& solution, Cells cells) {
    std::erase_if(cells,
                  [&](kit::Cell cell) { return kit::at(solution, cell.row) == cell.column; });
    return cells;
}

/// Calls `test(Cells)` for each choice of `count` of `cells`, in order, until one passes.
template <class Test>
bool anyChoice(const Cells& cells, std::size_t count, std::size_t from, Cells& chosen,
               const Test& test) {
    if (chosen.size() == count) return test(std::as_const(chosen));
    for (std::size_t i = from; i + (count - chosen.size()) <= cells.size(); ++i) {
        chosen.push_back(cells[i]);
        if (anyChoice(cells, count, i + 1, chosen, test)) return true;
        chosen.pop_back();
    }
    return false;
}

/// There are at most 2^N choices, and the more cats stay the faster is each look; in practice a few
/// dozen.
std::optional<Cells> fewestWrong(const State& state, const std::stop_token& stop) {
    const Cells all = cats(state);
    const Cells own = cellsWith(state, Content::cat);
    for (std::size_t count = 0; count <= own.size(); ++count) {
        Cells chosen;
        const bool found = anyChoice(own, count, 0, chosen, [&](const Cells& gone) {
            if (stop.stop_requested()) return true;
            const auto rest = completion(state, without(all, gone), stop);
            return rest && !rest->empty();
        });
        if (stop.stop_requested()) return std::nullopt;
        if (found) return chosen;
    }
    return std::nullopt;
}

}  // namespace

placement::Puzzle withCats(const State& state, Cells cats) {
    placement::Puzzle puzzle = state.puzzle;
    puzzle.given = std::move(cats);
    return puzzle;
}

std::optional<placement::Solution> completion(const State& state, Cells cats,
                                              const std::stop_token& stop) {
    auto count = placement::countSolutions(withCats(state, std::move(cats)), 1, {.stop = stop});
    if (count.solutions == 0 && !count.complete) return std::nullopt;
    return std::move(count.first);
}

bool justWrong(const State& state, const Cells& wrong) {
    const Cells rest = without(cats(state), wrong);
    const auto completed = completion(state, rest);
    if (!completed || completed->empty()) return false;
    return std::none_of(wrong.begin(), wrong.end(), [&](kit::Cell cell) {
        Cells one = rest;
        one.push_back(cell);
        return !completion(state, std::move(one)).value_or(placement::Solution{}).empty();
    });
}

std::optional<Cells> wrongCats(const State& state, const std::stop_token& stop) {
    const auto known = placement::countSolutions(state.puzzle, 2, {.stop = stop});
    if (!known.complete || known.solutions == 0) return std::nullopt;
    if (known.solutions == 1) return strangersTo(known.first, cellsWith(state, Content::cat));
    return fewestWrong(state, stop);
}

}  // namespace gridlark::cats

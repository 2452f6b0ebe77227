#include "state.h"

#include <algorithm>
#include <utility>

namespace gridlark::queens {
namespace {

template <class Wanted>
std::vector<kit::Cell> cellsWhere(const State& state, const Wanted& wanted) {
    std::vector<kit::Cell> found;
    for (int index = 0; index < state.cells.size().area(); ++index) {
        const kit::Cell cell = state.cells.size().cell(index);
        if (wanted(state.cells[cell])) found.push_back(cell);
    }
    return found;
}

}  // namespace

std::string_view name(Variant variant) {
    switch (variant) {
        case Variant::standard:
            return "standard";
        case Variant::blocks:
            return "blocks";
        case Variant::own:
            return "own";
    }
    return {};
}

std::string_view name(Refusal refusal) {
    switch (refusal) {
        case Refusal::over:
            return "over";
        case Refusal::outside:
            return "outside";
        case Refusal::nothing:
            return "nothing";
        case Refusal::queen:
            return "queen";
        case Refusal::given:
            return "given";
        case Refusal::noted:
            return "noted";
        case Refusal::blocked:
            return "blocked";
        case Refusal::noQueen:
            return "no-queen";
    }
    return {};
}

std::vector<kit::Cell> cellsWith(const State& state, Content content) {
    return cellsWhere(state, [&](Content here) { return here == content; });
}

std::vector<kit::Cell> queens(const State& state) {
    return cellsWhere(state, isQueen);
}

std::vector<kit::Cell> ownQueens(const State& state) {
    return cellsWhere(state, isOwnQueen);
}

State startOf(placement::Puzzle puzzle, Variant variant) {
    State state;
    std::sort(puzzle.given.begin(), puzzle.given.end());
    std::sort(puzzle.blocked.begin(), puzzle.blocked.end());
    state.variant = variant;
    state.cells = kit::Grid<Content>(puzzle.size());
    for (const kit::Cell cell : puzzle.given) state.cells[cell] = Content::given;
    for (const kit::Cell cell : puzzle.blocked) state.cells[cell] = Content::block;
    state.puzzle = std::move(puzzle);
    return state;
}

}  // namespace gridlark::queens

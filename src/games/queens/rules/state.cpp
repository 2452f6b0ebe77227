#include "state.h"

#include <algorithm>
#include <utility>

#include "gridlark/kit/names.h"

#include "placement/rules/cells.h"

namespace gridlark::queens {
namespace {

constexpr kit::Names variantNames{std::pair{Variant::standard, "standard"},
                                  std::pair{Variant::blocks, "blocks"},
                                  std::pair{Variant::own, "own"}};

constexpr kit::Names refusalNames{
    std::pair{Refusal::over, "over"},       std::pair{Refusal::outside, "outside"},
    std::pair{Refusal::nothing, "nothing"}, std::pair{Refusal::queen, "queen"},
    std::pair{Refusal::given, "given"},     std::pair{Refusal::noted, "noted"},
    std::pair{Refusal::blocked, "blocked"}, std::pair{Refusal::noQueen, "no-queen"}};

template <class Wanted>
std::vector<kit::Cell> cellsWhere(const State& state, const Wanted& wanted) {
    return placement::cellsWhere(state.cells.size(),
                                 [&](kit::Cell cell) { return wanted(state.cells[cell]); });
}

}  // namespace

std::string_view name(Variant variant) {
    return variantNames[variant];
}

std::optional<Variant> variantNamed(std::string_view text) {
    return variantNames.find(text);
}

std::string_view name(Refusal refusal) {
    return refusalNames[refusal];
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

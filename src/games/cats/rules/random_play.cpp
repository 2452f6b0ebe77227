#include <utility>

#include "cats.h"
#include "clash.h"
#include "completion.h"
#include "placement/rules/cells.h"

namespace gridlark::cats {
namespace {

using placement::Cells;
using placement::some;

template <class Wanted>
Cells cellsWhere(const State& state, const Wanted& wanted) {
    return placement::cellsWhere(state.cells.size(), wanted);
}

std::optional<Action> placeRight(const State& state, kit::Random& random) {
    const auto isRight = [&](kit::Cell cell) {
        return state.cells[cell] == Content::empty && clashes(state, cell).empty();
    };
    const Cells right = some(cellsWhere(state, isRight), 1, random);
    if (right.empty()) return std::nullopt;
    return Place{right.front()};
}

std::optional<Action> placeAnywhere(const State& state, kit::Random& random) {
    const kit::Size size = state.cells.size();
    const auto index = random.below(static_cast<std::uint32_t>(size.area()));
    return Place{size.cell(static_cast<int>(index))};
}

std::optional<Action> mark(const State& state, kit::Random& random) {
    Cells cells = some(cellsWith(state, Content::empty), 6, random);
    if (cells.empty()) return std::nullopt;
    return Mark{std::move(cells)};
}

std::optional<Action> clear(const State& state, kit::Random& random) {
    Cells cells = some(cellsWith(state, Content::cross), 4, random);
    if (cells.empty()) return std::nullopt;
    return Clear{std::move(cells)};
}

std::optional<Action> remove(const State& state, kit::Random& random) {
    const Cells one = some(cellsWith(state, Content::cat), 1, random);
    if (one.empty()) return std::nullopt;
    return Remove{one.front()};
}

/// A hint without the ladder, which would be slow in long random play.
std::optional<Action> hint(const State& state, kit::Random& random) {
    const bool extra = state.hintsLeft == 0;
    const auto wrong = wrongCats(state);
    if (!wrong) return std::nullopt;
    if (!wrong->empty()) return RemoveHint{*wrong, extra};
    const auto ways = completion(state, cats(state));
    Cells missing = cellsWhere(state, [&](kit::Cell cell) {
        const Content content = state.cells[cell];
        return (content == Content::empty || content == Content::cross) &&
               (*ways)[static_cast<std::size_t>(cell.row)] == cell.column;
    });
    missing = some(std::move(missing), 1, random);
    if (missing.empty()) return std::nullopt;
    return PlaceHint{missing.front(), extra};
}

}  // namespace

std::optional<Action> Cats::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    std::optional<Action> action;
    const std::uint32_t kind = random.below(100);
    if (kind < 30) action = placeRight(state, random);
    if (kind >= 30 && kind < 54) action = mark(state, random);
    if (kind >= 54 && kind < 68) action = clear(state, random);
    if (kind >= 68 && kind < 80) action = remove(state, random);
    if (kind >= 80 && kind < 83) action = Erase{};
    if (kind >= 83 && kind < 97) action = hint(state, random);
    return action ? action : placeAnywhere(state, random);
}

}  // namespace gridlark::cats

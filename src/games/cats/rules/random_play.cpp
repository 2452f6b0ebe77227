#include "gridlark/kit/at.h"

#include "cats.h"
#include "clash.h"
#include "completion.h"
#include "placement/rules/cells.h"

namespace gridlark::cats {
namespace {

using placement::Cells;
using placement::propose;

Cells rightCells(const State& state) {
    return placement::cellsWhere(state.cells.size(), [&](kit::Cell cell) {
        return state.cells[cell] == Content::empty && clashes(state, cell).empty();
    });
}

/// A hint without the ladder, which would be slow in long random play.
std::optional<Action> hint(const State& state, kit::Random& random) {
    const bool extra = state.hintsLeft == 0;
    const auto wrong = wrongCats(state);
    if (!wrong) return std::nullopt;
    if (!wrong->empty()) return RemoveHint{*wrong, extra};
    const auto ways = completion(state, cats(state));
    const auto isMissing = [&](kit::Cell cell) {
        return !isCat(state.cells[cell]) && kit::at(*ways, cell.row) == cell.column;
    };
    auto place =
        propose<PlaceHint>(placement::cellsWhere(state.cells.size(), isMissing), 1, random);
    if (place) place->extra = extra;
    return place;
}

}  // namespace

std::optional<Action> Cats::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    std::optional<Action> action;
    const std::uint32_t kind = random.below(100);
    if (kind < 30) action = propose<Place>(rightCells(state), 1, random);
    if (kind >= 30 && kind < 54)
        action = propose<Mark>(cellsWith(state, Content::empty), 6, random);
    if (kind >= 54 && kind < 68)
        action = propose<Clear>(cellsWith(state, Content::cross), 4, random);
    if (kind >= 68 && kind < 80)
        action = propose<Remove>(cellsWith(state, Content::cat), 1, random);
    if (kind >= 80 && kind < 83) action = Erase{};
    if (kind >= 83 && kind < 97) action = hint(state, random);
    return action ? action : Place{placement::someCell(state.cells.size(), random)};
}

}  // namespace gridlark::cats

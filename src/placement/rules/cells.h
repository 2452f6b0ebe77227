/// Lists of cells: what the games of this family pick from boards and actions.
#pragma once

#include <algorithm>
#include <span>
#include <variant>
#include <vector>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/random.h"

namespace gridlark::placement {

using Cells = std::vector<kit::Cell>;

/// The cells for which `wanted(cell)` is true, in reading order.
template <class Wanted>
[[nodiscard]] Cells cellsWhere(kit::Size size, const Wanted& wanted) {
    Cells found;
    for (int index = 0; index < size.area(); ++index) {
        const kit::Cell cell = size.cell(index);
        if (wanted(cell)) found.push_back(cell);
    }
    return found;
}

/// The same cells in the same order, each where it comes first.
[[nodiscard]] inline Cells eachOnce(const Cells& cells) {
    Cells once;
    for (const kit::Cell cell : cells) {
        if (std::ranges::find(once, cell) == once.end()) once.push_back(cell);
    }
    return once;
}

/// One to `most` of the cells at random; none if there are none.
[[nodiscard]] inline Cells some(Cells cells, std::size_t most, kit::Random& random) {
    random.shuffle(std::span(cells));
    const std::size_t wanted = 1 + random.below(static_cast<std::uint32_t>(most));
    cells.resize(std::min(cells.size(), wanted));
    return cells;
}

/// The cells that an action names, whatever its kind: `cells`, `cell`, or `from` and `to`.
template <class... Kinds>
[[nodiscard]] Cells cellsOf(const std::variant<Kinds...>& action) {
    return std::visit(
        [](const auto& kind) -> Cells {
            if constexpr (requires { kind.cells; }) return kind.cells;
            if constexpr (requires { kind.cell; }) return {kind.cell};
            if constexpr (requires { kind.from; }) return {kind.from, kind.to};
            return {};
        },
        action);
}

}  // namespace gridlark::placement

/// Lists of cells: what the games of this family pick from boards and actions, and actions made
/// from them.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/random.h"

#include "puzzle.h"

namespace gridlark::placement {

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

/// The cells of `grid` with a value for which `wanted(value)` is true, in reading order.
template <class T, class Wanted>
[[nodiscard]] Cells cellsWhere(const kit::Grid<T>& grid, const Wanted& wanted) {
    return cellsWhere(grid.size(), [&](kit::Cell cell) { return wanted(grid[cell]); });
}

/// Gives `to` to those of the cells whose value is wanted; true if there is one.
template <class T, class Wanted>
bool change(kit::Grid<T>& grid, const Cells& cells, const Wanted& wanted, T to) {
    bool any = false;
    for (const kit::Cell cell : cells) {
        if (!wanted(grid[cell])) continue;
        grid[cell] = to;
        any = true;
    }
    return any;
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

/// An action of that kind about one to `most` of the cells at random; nothing if there are none.
template <class Kind>
[[nodiscard]] std::optional<Kind> propose(Cells cells, std::size_t most, kit::Random& random) {
    cells = some(std::move(cells), most, random);
    if (cells.empty()) return std::nullopt;
    if constexpr (requires(Kind kind) { kind.cells; })
        return Kind{std::move(cells)};
    else
        return Kind{cells.front()};
}

[[nodiscard]] inline kit::Cell someCell(kit::Size size, kit::Random& random) {
    return size.cell(static_cast<int>(random.below(static_cast<std::uint32_t>(size.area()))));
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

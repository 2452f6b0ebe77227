/// Cells, sizes and rectangular grids. Rows are counted from 0 at the top, columns from 0 at the
/// left.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <vector>

namespace gridlark::kit {

/// One square of a board.
struct Cell {
    int row = 0;
    int column = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// The shape of a board. Both numbers are at least 1 in a valid size.
struct Size {
    int rows = 0;
    int columns = 0;

    [[nodiscard]] constexpr int area() const { return rows * columns; }
    [[nodiscard]] constexpr bool contains(Cell cell) const {
        return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < columns;
    }
    /// Position of `cell` in reading order; the cell must lie inside.
    [[nodiscard]] constexpr int index(Cell cell) const { return cell.row * columns + cell.column; }
    [[nodiscard]] constexpr Cell cell(int index) const {
        return {index / columns, index % columns};
    }

    friend bool operator==(const Size&, const Size&) = default;
};

/// Steps to the four cells that share an edge.
inline constexpr std::array<Cell, 4> edgeSteps{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

/// Steps to the eight cells that share an edge or a corner, in reading order.
inline constexpr std::array<Cell, 8> kingSteps{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

[[nodiscard]] constexpr Cell operator+(Cell a, Cell b) {
    return {a.row + b.row, a.column + b.column};
}

/// True for two different cells that share an edge or a corner.
[[nodiscard]] constexpr bool touching(Cell a, Cell b) {
    const int rows = a.row > b.row ? a.row - b.row : b.row - a.row;
    const int columns = a.column > b.column ? a.column - b.column : b.column - a.column;
    return rows <= 1 && columns <= 1 && a != b;
}

/// Calls `visit(Cell)` for each cell of `size` one of `steps` away from `cell`.
template <std::size_t N, class Visit>
void forEachNeighbour(Size size, Cell cell, const std::array<Cell, N>& steps, Visit&& visit) {
    for (const Cell step : steps) {
        const Cell next = cell + step;
        if (size.contains(next)) visit(next);
    }
}

/// A value for each cell of a rectangle, stored row by row.
template <class T>
class Grid {
  public:
    Grid() = default;
    explicit Grid(Size size, T value = {})
        : size_(size), values_(static_cast<std::size_t>(size.area()), value) {}

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] T& operator[](Cell cell) { return values_[checked(cell)]; }
    [[nodiscard]] const T& operator[](Cell cell) const { return values_[checked(cell)]; }

    [[nodiscard]] auto begin() { return values_.begin(); }
    [[nodiscard]] auto end() { return values_.end(); }
    [[nodiscard]] auto begin() const { return values_.begin(); }
    [[nodiscard]] auto end() const { return values_.end(); }

    friend bool operator==(const Grid&, const Grid&) = default;

  private:
    [[nodiscard]] std::size_t checked(Cell cell) const {
        assert(size_.contains(cell));
        return static_cast<std::size_t>(size_.index(cell));
    }

    Size size_;
    std::vector<T> values_;
};

}  // namespace gridlark::kit

#include "bbbv.h"

#include <cstdint>
#include <vector>

namespace gridlark::minesweeper {
namespace {

bool zero(Square square) {
    return !square.mine() && square.number() == 0;
}

/// Marks the area of zeros around `start` as seen; true if any of them is open.
bool visitArea(const Squares& squares, kit::Cell start, kit::Grid<std::uint8_t>& seen) {
    std::vector<kit::Cell> waiting{start};
    seen[start] = 1;
    bool open = false;
    while (!waiting.empty()) {
        const kit::Cell cell = waiting.back();
        waiting.pop_back();
        open = open || squares[cell].open();
        kit::forEachNeighbour(squares.size(), cell, kit::kingSteps, [&](kit::Cell next) {
            if (!zero(squares[next]) || seen[next] != 0) return;
            seen[next] = 1;
            waiting.push_back(next);
        });
    }
    return open;
}

bool touchesZero(const Squares& squares, kit::Cell cell) {
    bool touches = false;
    kit::forEachNeighbour(squares.size(), cell, kit::kingSteps,
                          [&](kit::Cell next) { touches = touches || zero(squares[next]); });
    return touches;
}

}  // namespace

Bbbv bbbvOf(const Squares& squares) {
    const kit::Size size = squares.size();
    Bbbv bbbv;
    kit::Grid<std::uint8_t> seen(size);
    for (int index = 0; index < size.area(); ++index) {
        const kit::Cell cell = size.cell(index);
        const Square square = squares[cell];
        if (square.mine()) continue;
        bool open = square.open();
        if (zero(square)) {
            if (seen[cell] != 0) continue;
            open = visitArea(squares, cell, seen);
        } else if (touchesZero(squares, cell)) {
            continue;
        }
        ++bbbv.all;
        bbbv.done += open ? 1 : 0;
    }
    return bbbv;
}

}  // namespace gridlark::minesweeper

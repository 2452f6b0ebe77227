#include "solver.h"

#include <cassert>

#include "solver_search.h"

namespace gridlark::placement {
namespace {

template <int N>
SearchBoard<N> boardOf(const Puzzle& puzzle) {
    SearchBoard<N> board;
    for (int cell = 0; cell < N * N; ++cell) {
        board.assign(cell, puzzle.regions[static_cast<std::size_t>(cell)]);
    }
    for (const kit::Cell cell : puzzle.blocked) board.open.erase(puzzle.size().index(cell));
    return board;
}

template <int N>
Count count(const Puzzle& puzzle, int limit, const Effort& effort) {
    const SearchBoard<N> board = boardOf<N>(puzzle);
    Count result;
    const auto visit = [&](const Columns& columns) {
        ++result.solutions;
        if (result.solutions == 1) result.first.assign(columns.begin(), columns.begin() + N);
        if (result.solutions == 2) result.second.assign(columns.begin(), columns.begin() + N);
        return result.solutions < limit;
    };
    Search<N, decltype(visit)> search(board, effort, visit);
    for (const kit::Cell cell : puzzle.given) {
        if (!search.preset(puzzle.size().index(cell))) return result;
    }
    result.complete = search.run();
    result.nodes = search.nodes();
    return result;
}

}  // namespace

Count countSolutions(const Puzzle& puzzle, int limit, const Effort& effort) {
    assert(puzzle.order >= 1 && puzzle.order <= maxOrder);
    assert(puzzle.regions.size() == static_cast<std::size_t>(puzzle.order * puzzle.order));
    if (limit <= 0) return {};
    return withOrder<1, maxOrder>(puzzle.order,
                                  [&]<int N>() { return count<N>(puzzle, limit, effort); });
}

}  // namespace gridlark::placement

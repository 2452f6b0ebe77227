#include "wrong.h"

#include <algorithm>
#include <iterator>

#include "gridlark/kit/at.h"

#include "solver.h"

namespace gridlark::placement {
namespace {

Cells against(const Solution& solution, const Cells& pieces, const Cells& marks) {
    const auto right = [&](kit::Cell cell) { return kit::at(solution, cell.row) == cell.column; };
    Cells wrong;
    std::remove_copy_if(pieces.begin(), pieces.end(), std::back_inserter(wrong), right);
    std::copy_if(marks.begin(), marks.end(), std::back_inserter(wrong), right);
    return wrong;
}

/// Adds the cells to `list`, a list of `believed`, one by one as long as there is a solution;
/// those left out go to `wrong`. False if stopped.
bool believe(const Cells& cells, Puzzle& believed, Cells Puzzle::*list, Cells& wrong,
             const std::stop_token& stop) {
    for (const kit::Cell cell : cells) {
        (believed.*list).push_back(cell);
        const Count count = countSolutions(believed, 1, {.stop = stop});
        if (!count.complete) return false;
        if (count.solutions > 0) continue;
        (believed.*list).pop_back();
        wrong.push_back(cell);
    }
    return true;
}

}  // namespace

std::optional<Cells> wrongCells(const Puzzle& puzzle, const Cells& pieces, const Cells& marks,
                                const std::stop_token& stop) {
    const Count count = countSolutions(puzzle, 2, {.stop = stop});
    if (!count.complete || count.solutions == 0) return std::nullopt;
    if (count.solutions == 1) return against(count.first, pieces, marks);
    Cells wrong;
    Puzzle believed = puzzle;
    if (!believe(pieces, believed, &Puzzle::given, wrong, stop) ||
        !believe(marks, believed, &Puzzle::blocked, wrong, stop)) {
        return std::nullopt;
    }
    return wrong;
}

}  // namespace gridlark::placement

#include "clash.h"

#include <algorithm>

namespace gridlark::cats {
namespace {

void addClashes(const State& state, kit::Cell cell, kit::Cell cat, std::vector<Clash>& found) {
    if (cat.row == cell.row) found.push_back({Reason::row, cat});
    if (cat.column == cell.column) found.push_back({Reason::column, cat});
    if (state.puzzle.region(cat) == state.puzzle.region(cell)) {
        found.push_back({Reason::region, cat});
    }
    if (kit::touching(cat, cell)) found.push_back({Reason::touch, cat});
}

}  // namespace

std::vector<Clash> clashes(const State& state, kit::Cell cell) {
    std::vector<Clash> found;
    if (state.cells[cell] == Content::cross) found.push_back({Reason::cross, cell});
    for (const kit::Cell cat : cats(state)) {
        if (cat != cell) addClashes(state, cell, cat, found);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Clash& a, const Clash& b) { return a.reason < b.reason; });
    return found;
}

}  // namespace gridlark::cats

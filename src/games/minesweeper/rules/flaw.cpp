#include "layout.h"
#include "minesweeper.h"

namespace gridlark::minesweeper {
namespace {

/// The same mines counted anew.
Squares recounted(const Squares& squares) {
    Squares fresh(squares.size());
    for (int index = 0; index < squares.size().area(); ++index) {
        const kit::Cell cell = squares.size().cell(index);
        if (squares[cell].mine()) layMine(fresh, cell);
    }
    return fresh;
}

std::optional<std::string> squaresFlaw(const State& state) {
    const Squares right = recounted(state.squares);
    int mines = 0;
    bool anyOpen = false;
    for (int index = 0; index < right.size().area(); ++index) {
        const Square square = state.squares[right.size().cell(index)];
        if (square.number() != right[right.size().cell(index)].number()) return "a wrong number";
        if (square.open() && square.flagged()) return "a flag on an open square";
        mines += square.mine() ? 1 : 0;
        anyOpen = anyOpen || square.open();
    }
    if (mines != state.field.mines) return "mines missing or too many";
    if (!anyOpen) return "mines without an opening";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Minesweeper::flaw(const State& state) {
    if (!valid(state.field)) return "no such grid";
    if (state.squares.size() != state.field.size) return "squares of another size";
    if (state.hints < 0 || state.hints > largestCount) return "hints out of range";
    if (state.hints > 0 && !state.assisted) return "hints without being assisted";
    if (state.laid) return squaresFlaw(state);
    if (state.squares != Squares(state.field.size)) return "squares before the first opening";
    return std::nullopt;
}

}  // namespace gridlark::minesweeper

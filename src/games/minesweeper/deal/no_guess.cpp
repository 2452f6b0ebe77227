#include <utility>

#include "minesweeper/engine/player/solving.h"
#include "minesweeper/rules/layout.h"

namespace gridlark::minesweeper {
namespace {

/// Cells of all boards that are tried, at random and then by moving mines: about a second together.
constexpr int cellsAtRandom = 2'000'000;
constexpr int cellsMoved = 8'000'000;
/// Moves without progress before climbing starts again from another board.
constexpr int patience = 200;
/// Of the engine, for one board; a board that takes more counts as one that needs a guess. Steps
/// and not time, as deals must not depend on the machine.
constexpr std::size_t steps = 50'000;

Solved tried(const Squares& squares, const Field& field, kit::Cell first) {
    return solve(squares, field.mines, first, {steps, {}});
}

/// The same board with the mine at `from` moved.
Squares moved(const Squares& squares, kit::Cell from, kit::Cell to) {
    Squares next(squares.size());
    for (int index = 0; index < squares.size().area(); ++index) {
        const kit::Cell cell = squares.size().cell(index);
        if (squares[cell].mine() && cell != from) layMine(next, cell);
    }
    layMine(next, to);
    return next;
}

/// A random cell with or without a mine, outside the protected square.
kit::Cell anyCell(const Squares& squares, bool mine, kit::Cell first, kit::Random& random) {
    for (;;) {
        const kit::Cell cell = randomCell(squares.size(), random);
        if (squares[cell].mine() == mine && !inProtectedSquare(first, cell)) return cell;
    }
}

/// Moves one mine after another, and keeps each move after which no less opens.
std::optional<Squares> climb(const Field& field, kit::Cell first, kit::Random& random,
                             const std::stop_token& stop) {
    Squares best;
    int opened = 0;
    int stale = patience;
    for (int left = cellsMoved / field.size.area(); left > 0; --left) {
        if (stop.stop_requested()) return std::nullopt;
        const bool anew = stale++ >= patience;
        Squares next = anew ? layAtRandom(field, first, random)
                            : moved(best, anyCell(best, true, first, random),
                                    anyCell(best, false, first, random));
        const Solved result = tried(next, field, first);
        if (result.solved) return next;
        if (anew || result.opened > opened) stale = 0;
        if (!anew && result.opened < opened) continue;
        best = std::move(next);
        opened = result.opened;
    }
    return std::nullopt;
}

/// Lays mines at random until `solve` (solving.h) opens the whole board from `first`: every layout
/// that can be won without guessing is equally likely. In dense fields, where such layouts are too
/// rare, it moves mines of the best layouts as long as more opens. Nothing if a fixed amount of
/// work (a second or two) does not find one, or if stopped; never a layout that needs a guess.
std::optional<Squares> layWithoutGuess(const Field& field, kit::Cell first, kit::Random& random,
                                       const std::stop_token& stop) {
    for (int left = cellsAtRandom / field.size.area(); left > 0; --left) {
        if (stop.stop_requested()) return std::nullopt;
        Squares squares = layAtRandom(field, first, random);
        if (tried(squares, field, first).solved) return squares;
    }
    const bool movable = field.mines > 0 && field.mines < mostMines(field.size);
    return movable ? climb(field, first, random, stop) : std::nullopt;
}

}  // namespace

std::optional<Squares> lay(const Field& field, Variant variant, kit::DealNumber number,
                           kit::Cell first, const std::stop_token& stop) {
    kit::Random random("minesweeper/" + name(field) + '/' + std::string(name(variant)), number);
    if (variant == Variant::noGuess) return layWithoutGuess(field, first, random, stop);
    return layAtRandom(field, first, random);
}

}  // namespace gridlark::minesweeper

#include "layout.h"
#include "minesweeper.h"

namespace gridlark::minesweeper {
namespace {

/// An action on the first cell for which `wanted` holds, from a random one on in reading order, and
/// around.
template <class A, class Wanted>
std::optional<Action> some(const State& state, kit::Random& random, const Wanted& wanted) {
    const kit::Size size = state.field.size;
    const int start = size.index(randomCell(size, random));
    for (int i = 0; i < size.area(); ++i) {
        const kit::Cell cell = size.cell((start + i) % size.area());
        if (wanted(cell, state.squares[cell])) return A{cell};
    }
    return std::nullopt;
}

std::optional<Action> openSafe(const State& state, kit::Random& random) {
    return some<Open>(state, random, [](kit::Cell, Square square) {
        return !square.open() && !square.mine() && !square.flagged();
    });
}

std::optional<Action> flag(const State& state, kit::Random& random, bool rightly) {
    return some<Flag>(state, random, [&](kit::Cell, Square square) {
        return !square.open() && (!rightly || square.mine() != square.flagged());
    });
}

std::optional<Action> chord(const State& state, kit::Random& random) {
    return some<Chord>(state, random, [&](kit::Cell at, Square square) {
        return square.open() && !chordCells(state, at).empty();
    });
}

}  // namespace

std::optional<Action> Minesweeper::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    if (!state.laid) return Open{randomCell(state.field.size, random)};
    std::optional<Action> action;
    const std::uint32_t kind = random.below(100);
    if (kind < 40) action = openSafe(state, random);
    if (kind >= 40 && kind < 65) action = flag(state, random, true);
    if (kind >= 65 && kind < 72) action = flag(state, random, false);
    if (kind >= 72 && kind < 92) action = chord(state, random);
    if (kind >= 92 && kind < 94) action = ShowHint{};
    if (kind == 94) action = Peek{};
    return action ? action : Open{randomCell(state.field.size, random)};
}

}  // namespace gridlark::minesweeper


#include "minesweeper.h"

namespace gridlark::minesweeper {
namespace {

kit::Cell anyCell(kit::Size size, kit::Random& random) {
    return size.cell(static_cast<int>(random.below(static_cast<std::uint32_t>(size.area()))));
}

/// The first cell for which `wanted` holds, from a random one on in reading order, and around.
template <class Wanted>
std::optional<kit::Cell> find(const State& state, kit::Random& random, const Wanted& wanted) {
    const kit::Size size = state.field.size;
    const int start = size.index(anyCell(size, random));
    for (int i = 0; i < size.area(); ++i) {
        const kit::Cell cell = size.cell((start + i) % size.area());
        if (wanted(cell, state.squares[cell])) return cell;
    }
    return std::nullopt;
}

std::optional<Action> openSafe(const State& state, kit::Random& random) {
    const auto cell = find(state, random, [](kit::Cell, Square square) {
        return !square.open() && !square.mine() && !square.flagged();
    });
    if (!cell) return std::nullopt;
    return Open{*cell};
}

std::optional<Action> flag(const State& state, kit::Random& random, bool rightly) {
    const auto cell = find(state, random, [&](kit::Cell, Square square) {
        return !square.open() && (!rightly || square.mine() != square.flagged());
    });
    if (!cell) return std::nullopt;
    return Flag{*cell};
}

std::optional<Action> chord(const State& state, kit::Random& random) {
    const auto cell = find(state, random, [&](kit::Cell at, Square square) {
        return square.open() && !chordCells(state, at).empty();
    });
    if (!cell) return std::nullopt;
    return Chord{*cell};
}

}  // namespace

std::optional<Action> Minesweeper::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    if (!state.laid) return Open{anyCell(state.field.size, random)};
    std::optional<Action> action;
    const std::uint32_t kind = random.below(100);
    if (kind < 40) action = openSafe(state, random);
    if (kind >= 40 && kind < 65) action = flag(state, random, true);
    if (kind >= 65 && kind < 72) action = flag(state, random, false);
    if (kind >= 72 && kind < 92) action = chord(state, random);
    if (kind >= 92 && kind < 94) action = ShowHint{};
    if (kind == 94) action = Peek{};
    return action ? action : Open{anyCell(state.field.size, random)};
}

}  // namespace gridlark::minesweeper

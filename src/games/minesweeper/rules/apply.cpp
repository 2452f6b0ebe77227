#include "apply.h"

#include <algorithm>
#include <utility>

#include "layout.h"

namespace gridlark::minesweeper {
namespace {

using Cells = std::vector<kit::Cell>;
using Outcome = tl::expected<State, Refusal>;

tl::unexpected<Refusal> refused(Refusal refusal) {
    return tl::unexpected<Refusal>(refusal);
}

bool closed(Square square) {
    return !square.open() && !square.flagged();
}

Cells closedAround(const Squares& squares, kit::Cell cell) {
    Cells found;
    kit::forEachNeighbour(squares.size(), cell, kit::kingSteps, [&](kit::Cell next) {
        if (closed(squares[next])) found.push_back(next);
    });
    return found;
}

int flagsAround(const Squares& squares, kit::Cell cell) {
    int flags = 0;
    kit::forEachNeighbour(squares.size(), cell, kit::kingSteps,
                          [&](kit::Cell next) { flags += squares[next].flagged() ? 1 : 0; });
    return flags;
}

/// Why a chord is not legal; nothing if it is.
std::optional<Refusal> chordRefusal(const State& state, kit::Cell cell) {
    if (!state.laid) return Refusal::notBegun;
    const Square square = state.squares[cell];
    if (!square.open()) return Refusal::hidden;
    if (flagsAround(state.squares, cell) != square.number()) return Refusal::flags;
    if (closedAround(state.squares, cell).empty()) return Refusal::nothing;
    return std::nullopt;
}

State opened(State state, Cells cells) {
    const auto isMine = [&](kit::Cell cell) { return state.squares[cell].mine(); };
    if (std::none_of(cells.begin(), cells.end(), isMine)) {
        openAll(state.squares, std::move(cells));
        return state;
    }
    for (const kit::Cell cell : cells) {
        if (isMine(cell)) state.squares[cell].setOpen();
    }
    return state;
}

struct Apply {
    const State& state;
    const std::stop_token& stop;

    Outcome operator()(const Open& open) const {
        if (!state.laid) return first(open.cell);
        const Square square = state.squares[open.cell];
        if (square.open()) return refused(Refusal::open);
        if (square.flagged()) return refused(Refusal::flagged);
        return opened(state, {open.cell});
    }

    Outcome operator()(const Flag& flag) const {
        if (!state.laid) return refused(Refusal::notBegun);
        if (state.squares[flag.cell].open()) return refused(Refusal::open);
        State next = state;
        next.squares[flag.cell].toggleFlag();
        return next;
    }

    Outcome operator()(const Chord& chord) const {
        if (const auto refusal = chordRefusal(state, chord.cell)) return refused(*refusal);
        return opened(state, closedAround(state.squares, chord.cell));
    }

    Outcome operator()(const ShowHint&) const {
        if (!state.laid) return refused(Refusal::notBegun);
        State next = state;
        next.hints = std::min(next.hints + 1, largestCount);
        next.assisted = true;
        return next;
    }

    Outcome operator()(const Peek&) const {
        if (!state.laid) return refused(Refusal::notBegun);
        State next = state;
        next.assisted = true;
        return next;
    }

    [[nodiscard]] Outcome first(kit::Cell cell) const {
        auto squares = lay(state.field, state.variant, state.deal, cell, stop);
        if (!squares) return refused(Refusal::noLayout);
        State next = state;
        next.squares = std::move(*squares);
        next.laid = true;
        return opened(std::move(next), {cell});
    }
};

}  // namespace

/// A list instead of recursion: a cascade may be 10,000 cells long.
void openAll(Squares& squares, Cells cells) {
    for (const kit::Cell cell : cells) squares[cell].setOpen();
    while (!cells.empty()) {
        const kit::Cell cell = cells.back();
        cells.pop_back();
        if (squares[cell].number() != 0) continue;
        kit::forEachNeighbour(squares.size(), cell, kit::kingSteps, [&](kit::Cell next) {
            if (!closed(squares[next])) return;
            squares[next].setOpen();
            cells.push_back(next);
        });
    }
}

Outcome applyTo(const State& state, const Action& action, const std::stop_token& stop) {
    return std::visit(Apply{state, stop}, action);
}

Cells chordCells(const State& state, kit::Cell cell) {
    if (!state.squares.size().contains(cell) || chordRefusal(state, cell)) return {};
    return closedAround(state.squares, cell);
}

}  // namespace gridlark::minesweeper

#include <algorithm>
#include <optional>

#include "conflicts.h"
#include "placement/rules/cells.h"
#include "queens.h"

namespace gridlark::queens {
namespace {

using placement::Cells;
using Outcome = tl::expected<State, Refusal>;
using Refused = tl::unexpected<Refusal>;

/// Why a cell takes no queen.
std::optional<Refusal> taken(const State& state, kit::Cell cell) {
    switch (state.cells[cell]) {
        case Content::empty:
            return std::nullopt;
        case Content::note:
        case Content::automatic:
            return Refusal::noted;
        case Content::queen:
        case Content::marker:
            return Refusal::queen;
        case Content::block:
            return Refusal::blocked;
        case Content::given:
            return Refusal::given;
    }
    return std::nullopt;
}

/// Why the cell has none of the player's own queens to remove.
std::optional<Refusal> missing(const State& state, kit::Cell cell) {
    const Content content = state.cells[cell];
    if (isOwnQueen(content)) return std::nullopt;
    return content == Content::given ? Refusal::given : Refusal::noQueen;
}

template <class Change>
void forEachSeen(const State& state, kit::Cell queen, const Change& change) {
    for (int index = 0; index < state.cells.size().area(); ++index) {
        const kit::Cell cell = state.cells.size().cell(index);
        if (sees(state.puzzle, queen, cell)) change(cell);
    }
}

/// The cell must be empty.
void put(State& state, kit::Cell cell, bool autoNotes) {
    state.cells[cell] = autoNotes ? Content::marker : Content::queen;
    if (!autoNotes) return;
    forEachSeen(state, cell, [&](kit::Cell seen) {
        if (state.cells[seen] == Content::empty) state.cells[seen] = Content::automatic;
    });
}

/// The cell must hold one of the player's own queens. It becomes what it would be if that queen had
/// never been there.
void lift(State& state, kit::Cell cell) {
    const bool marker = state.cells[cell] == Content::marker;
    state.cells[cell] = seenByMarker(state, cell) ? Content::automatic : Content::empty;
    if (!marker) return;
    forEachSeen(state, cell, [&](kit::Cell seen) {
        if (state.cells[seen] == Content::automatic && !seenByMarker(state, seen)) {
            state.cells[seen] = Content::empty;
        }
    });
}

/// Gives `to` to all of the cells whose content is `wanted`. Where that is none, the first cell
/// says why, as that is the one the player pressed.
template <class Wanted>
Outcome changed(State state, const Cells& cells, const Wanted& wanted, Content to) {
    if (placement::change(state.cells, cells, wanted, to)) return state;
    if (cells.empty()) return Refused(Refusal::nothing);
    const auto refusal = taken(state, cells.front());
    return Refused(refusal && *refusal != Refusal::noted ? *refusal : Refusal::nothing);
}

struct Apply {
    const State& state;

    Outcome operator()(const Place& place) const {
        if (const auto refusal = taken(state, place.cell)) return Refused(*refusal);
        State next = state;
        put(next, place.cell, place.autoNotes);
        return next;
    }

    Outcome operator()(const Remove& remove) const {
        if (const auto refusal = missing(state, remove.cell)) return Refused(*refusal);
        State next = state;
        lift(next, remove.cell);
        return next;
    }

    Outcome operator()(const Move& move) const {
        if (const auto refusal = missing(state, move.from)) return Refused(*refusal);
        if (move.from == move.to) return Refused(Refusal::nothing);
        State next = state;
        lift(next, move.from);
        if (const auto refusal = taken(next, move.to)) return Refused(*refusal);
        put(next, move.to, move.autoNotes);
        return next;
    }

    Outcome operator()(const Note& note) const {
        const auto wanted = [](Content content) {
            return content == Content::empty || content == Content::automatic;
        };
        return changed(state, note.cells, wanted, Content::note);
    }

    Outcome operator()(const Clear& clear) const {
        return changed(state, clear.cells, isNote, Content::empty);
    }

    Outcome operator()(const ClearNotes&) const {
        State next = state;
        std::replace_if(next.cells.begin(), next.cells.end(), isNote, Content::empty);
        if (next == state) return Refused(Refusal::nothing);
        return next;
    }

    Outcome operator()(const ShowHint&) const {
        State next = state;
        next.hints = std::min(next.hints + 1, largestCount);
        return next;
    }

    Outcome operator()(const TakeAway& away) const {
        if (away.cells.empty()) return Refused(Refusal::nothing);
        for (const kit::Cell cell : away.cells) {
            if (isNote(state.cells[cell])) continue;
            if (const auto refusal = missing(state, cell)) return Refused(*refusal);
        }
        State next = state;
        for (const kit::Cell cell : away.cells) {
            if (isNote(next.cells[cell])) next.cells[cell] = Content::empty;
            if (isOwnQueen(next.cells[cell])) lift(next, cell);
        }
        return next;
    }
};

}  // namespace

tl::expected<State, Refusal> Queens::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    for (const kit::Cell cell : placement::cellsOf(action)) {
        if (!state.cells.size().contains(cell)) return tl::unexpected(Refusal::outside);
    }
    return std::visit(Apply{state}, action);
}

}  // namespace gridlark::queens

#include <algorithm>
#include <optional>
#include <utility>

#include "cats.h"
#include "clash.h"
#include "completion.h"
#include "placement/rules/cells.h"

namespace gridlark::cats {
namespace {

using placement::Cells;
using Outcome = tl::expected<State, Refusal>;
using Refused = tl::unexpected<Refusal>;

/// Why a cell with a cat refuses everything but the cat's removal.
std::optional<Refusal> occupied(const State& state, kit::Cell cell) {
    switch (state.cells[cell]) {
        case Content::cat:
            return Refusal::cat;
        case Content::sleeping:
            return Refusal::sleeping;
        case Content::empty:
        case Content::cross:
            return std::nullopt;
    }
    return std::nullopt;
}

/// Turns `from` into `to` on all of the cells that have it. If none has it, the refusal is that of
/// the first cell, the one the player pressed.
Outcome changed(State state, const Cells& cells, Content from, Content to) {
    const auto wanted = [from](Content content) { return content == from; };
    if (placement::change(state.cells, cells, wanted, to)) return state;
    if (cells.empty()) return Refused(Refusal::nothing);
    return Refused(occupied(state, cells.front()).value_or(Refusal::nothing));
}

Outcome paid(State state, bool extra) {
    if (extra && state.hintsLeft > 0) return Refused(Refusal::hintsLeft);
    if (!extra && state.hintsLeft == 0) return Refused(Refusal::noHintLeft);
    if (extra) {
        state.extraHints = std::min(state.extraHints + 1, largestCount);
    } else {
        --state.hintsLeft;
    }
    return state;
}

struct Apply {
    const State& state;

    Outcome operator()(const Mark& mark) const {
        return changed(state, mark.cells, Content::empty, Content::cross);
    }

    Outcome operator()(const Clear& clear) const {
        return changed(state, clear.cells, Content::cross, Content::empty);
    }

    Outcome operator()(const Place& place) const {
        if (const auto refusal = occupied(state, place.cell)) return Refused(*refusal);
        State next = state;
        if (clashes(state, place.cell).empty()) {
            next.cells[place.cell] = Content::cat;
        } else {
            --next.lives;
        }
        return next;
    }

    Outcome operator()(const Remove& remove) const {
        if (state.cells[remove.cell] == Content::sleeping) return Refused(Refusal::sleeping);
        if (state.cells[remove.cell] != Content::cat) return Refused(Refusal::noCat);
        State next = state;
        next.cells[remove.cell] = Content::empty;
        return next;
    }

    Outcome operator()(const Erase&) const {
        State next = state;
        std::replace(next.cells.begin(), next.cells.end(), Content::cross, Content::empty);
        if (next == state) return Refused(Refusal::nothing);
        return next;
    }

    Outcome operator()(const PlaceHint& hint) const {
        if (const auto refusal = occupied(state, hint.cell)) return Refused(*refusal);
        Outcome next = paid(state, hint.extra);
        if (!next) return next;
        Cells together = cats(state);
        together.push_back(hint.cell);
        const auto completed = completion(state, std::move(together));
        if (!completed || completed->empty()) return Refused(Refusal::notASolution);
        next->cells[hint.cell] = Content::cat;
        return next;
    }

    Outcome operator()(const RemoveHint& hint) const {
        if (hint.cells.empty()) return Refused(Refusal::nothing);
        for (const kit::Cell cell : hint.cells) {
            if (state.cells[cell] == Content::sleeping) return Refused(Refusal::sleeping);
            if (state.cells[cell] != Content::cat) return Refused(Refusal::noCat);
        }
        Outcome next = paid(state, hint.extra);
        if (!next) return next;
        if (!justWrong(state, hint.cells)) return Refused(Refusal::notASolution);
        for (const kit::Cell cell : hint.cells) next->cells[cell] = Content::empty;
        return next;
    }
};

}  // namespace

tl::expected<State, Refusal> Cats::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    for (const kit::Cell cell : placement::cellsOf(action)) {
        if (!state.cells.size().contains(cell)) return tl::unexpected(Refusal::outside);
    }
    return std::visit(Apply{state}, action);
}

}  // namespace gridlark::cats

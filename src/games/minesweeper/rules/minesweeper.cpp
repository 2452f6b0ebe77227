#include "minesweeper.h"

#include <algorithm>

#include "apply.h"
#include "bbbv.h"

namespace gridlark::minesweeper {
namespace {

/// The cell that an action is about.
struct CellOf {
    template <class A>
    std::optional<kit::Cell> operator()(const A& action) const {
        if constexpr (requires { action.cell; }) {
            return action.cell;
        } else {
            return std::nullopt;
        }
    }
};

/// True if `board` hides a square that is open in `now`.
bool closesAny(const State& board, const State& now) {
    if (board.squares.size() != now.squares.size()) return false;
    return !std::equal(now.squares.begin(), now.squares.end(), board.squares.begin(),
                       [](Square a, Square b) { return !a.open() || b.open(); });
}

}  // namespace

std::span<const kit::Preset> Minesweeper::presets() {
    static const std::vector<kit::Preset> all = [] {
        const std::vector variants{name(Variant::standard), name(Variant::noGuess)};
        std::vector<kit::Preset> made;
        for (const auto& [grid, field] : namedFields) made.push_back({grid, variants});
        return made;
    }();
    return all;
}

bool Minesweeper::offers(const kit::Options& options) {
    return fieldNamed(options.grid) && variantNamed(options.variant);
}

std::optional<State> Minesweeper::deal(const kit::Options& options, kit::DealNumber number,
                                       std::stop_token /*stop*/) {
    const auto field = fieldNamed(options.grid);
    const auto variant = variantNamed(options.variant);
    if (!field || !variant) return std::nullopt;
    return State{*field, *variant, number, Squares(field->size)};
}

tl::expected<State, Refusal> Minesweeper::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    const auto cell = std::visit(CellOf{}, action);
    if (cell && !state.field.size.contains(*cell)) return tl::unexpected(Refusal::outside);
    return applyTo(state, action);
}

kit::Status Minesweeper::status(const State& state) {
    if (!state.laid) return kit::Status::playing;
    bool exploded = false, allOpen = true;
    for (const Square square : state.squares) {  // without branches: it is asked at every step
        const bool open = square.open(), mine = square.mine();
        exploded |= open && mine;
        allOpen &= open || mine;
    }
    if (exploded) return kit::Status::lost;
    return allOpen ? kit::Status::won : kit::Status::playing;
}

kit::Tally Minesweeper::tally(const State& state) {
    return {.hints = state.hints, .assisted = state.assisted};
}

State Minesweeper::restore(const State& board, const State& now) {
    State state = board;
    state.hints = now.hints;
    state.assisted = now.assisted || closesAny(board, now);
    return state;
}

bool Minesweeper::sameBoard(const State& a, const State& b) {
    return a.laid == b.laid && a.squares == b.squares && a.field == b.field &&
           a.variant == b.variant && a.deal == b.deal;
}

std::vector<std::pair<std::string, double>> Minesweeper::figures(const State& state) {
    const Bbbv bbbv = bbbvOf(state.squares);
    return {{"3bv", bbbv.all}, {"3bv_done", bbbv.done}};
}

}  // namespace gridlark::minesweeper

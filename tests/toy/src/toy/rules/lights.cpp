#include "lights.h"

#include <algorithm>
#include <array>

namespace gridlark::toy {
namespace {

using Lamps = kit::Grid<std::uint8_t>;

kit::Cell cellAt(kit::Size size, kit::Random& random) {
    return size.cell(static_cast<int>(random.below(static_cast<std::uint32_t>(size.area()))));
}

void press(Lamps& lit, kit::Cell cell) {
    lit[cell] ^= 1U;
    kit::forEachNeighbour(lit.size(), cell, kit::edgeSteps,
                          [&lit](kit::Cell next) { lit[next] ^= 1U; });
}

/// A tap belongs to the known solution or, as tapping twice is nothing, leaves it.
void tap(State& state, kit::Cell cell) {
    press(state.lit, cell);
    state.needed[cell] ^= 1U;
}

bool dark(const Lamps& lit) {
    return std::ranges::all_of(lit, [](std::uint8_t lamp) { return lamp == 0; });
}

}  // namespace

std::optional<kit::Cell> nextNeeded(const State& state) {
    if (dark(state.lit)) return std::nullopt;
    const auto found = std::ranges::find(state.needed, std::uint8_t{1});
    return state.needed.size().cell(static_cast<int>(found - state.needed.begin()));
}

std::span<const kit::Preset> Lights::presets() {
    static const std::array<kit::Preset, 2> all{{{"3", {"standard"}}, {"5", {"standard"}}}};
    return all;
}

bool Lights::offers(const kit::Options& options) {
    return (options.grid == "3" || options.grid == "5") && options.variant == "standard";
}

std::optional<State> Lights::deal(const kit::Options& options, kit::DealNumber number,
                                  std::stop_token stop) {
    if (!offers(options)) return std::nullopt;
    const int side = options.grid == "3" ? 3 : 5;
    const kit::Size size{side, side};
    kit::Random random(std::string(id) + '/' + options.grid, number);
    State state{Lamps(size), Lamps(size)};
    // Random taps on dark lamps, so that there is a solution; a few of them may put all out again.
    do {
        if (stop.stop_requested()) return std::nullopt;
        for (int i = 0; i < size.area(); ++i) tap(state, cellAt(size, random));
    } while (dark(state.lit));
    return state;
}

tl::expected<State, Refusal> Lights::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    State next = state;
    if (action.kind == Kind::hint) {
        if (state.hints == hintsPerGame) return tl::unexpected(Refusal::noHintLeft);
        ++next.hints;
        return next;
    }
    if (!state.lit.size().contains(action.cell)) return tl::unexpected(Refusal::outside);
    tap(next, action.cell);
    return next;
}

kit::Status Lights::status(const State& state) {
    return dark(state.lit) ? kit::Status::won : kit::Status::playing;
}

kit::Tally Lights::tally(const State& state) {
    const bool won = status(state) == kit::Status::won;
    return {.score = won ? 10 + hintsPerGame - state.hints : 0, .hints = state.hints};
}

State Lights::restore(const State& board, const State& now) {
    return {board.lit, board.needed, now.hints};
}

bool Lights::sameBoard(const State& a, const State& b) {
    return a.lit == b.lit && a.needed == b.needed;
}

std::optional<Action> Lights::someAction(const State& state, kit::Random& random) {
    if (status(state) != kit::Status::playing) return std::nullopt;
    if (random.chance(1, 20)) return Action{.kind = Kind::hint};
    // A third of the taps lead to the end, so that random play gets there after a while.
    if (random.chance(1, 3)) return Action{.cell = *nextNeeded(state)};
    return Action{.cell = cellAt(state.lit.size(), random)};
}

std::optional<std::string> Lights::flaw(const State& state) {
    const kit::Size size = state.lit.size();
    if (size.rows != size.columns || (size.rows != 3 && size.rows != 5)) return "no such grid";
    if (state.needed.size() != size) return "lamps and taps differ in size";
    if (state.hints < 0 || state.hints > hintsPerGame) return "impossible number of hints";
    Lamps lit = state.lit;
    for (int i = 0; i < size.area(); ++i) {
        if (state.needed[size.cell(i)] != 0) press(lit, size.cell(i));
    }
    if (!dark(lit)) return "the known solution does not put out all lamps";
    return std::nullopt;
}

}  // namespace gridlark::toy

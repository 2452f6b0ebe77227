#include "cats.h"

#include <algorithm>
#include <array>

#include "apply.h"
#include "placement/rules/cells.h"

namespace gridlark::cats {

std::optional<int> orderNamed(std::string_view grid) {
    for (const kit::Preset& preset : Cats::presets()) {
        if (preset.grid != grid) continue;
        return static_cast<int>(&preset - Cats::presets().data()) + smallestOrder;
    }
    return std::nullopt;
}

std::span<const kit::Preset> Cats::presets() {
    static const std::vector<std::string_view> variants{"standard", "open"};
    static const std::array<kit::Preset, largestOrder - smallestOrder + 1> all{{
        {"6", variants},
        {"7", variants},
        {"8", variants},
        {"9", variants},
        {"10", variants},
        {"11", variants},
        {"12", variants},
    }};
    return all;
}

bool Cats::offers(const kit::Options& options) {
    return orderNamed(options.grid) && variantNamed(options.variant);
}

tl::expected<State, Refusal> Cats::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    for (const kit::Cell cell : placement::cellsOf(action)) {
        if (!state.cells.size().contains(cell)) return tl::unexpected(Refusal::outside);
    }
    return applyTo(state, action);
}

kit::Status Cats::status(const State& state) {
    if (state.lives == 0) return kit::Status::lost;
    const auto standing = static_cast<int>(cats(state).size());
    return standing == state.puzzle.order ? kit::Status::won : kit::Status::playing;
}

kit::Tally Cats::tally(const State& state) {
    kit::Tally tally;
    if (status(state) == kit::Status::won) tally.score = levelScore(state);
    tally.mistakes = livesPerLevel - state.lives;
    tally.hints = hintsPerLevel - state.hintsLeft + state.extraHints;
    return tally;
}

State Cats::restore(const State& board, const State& now) {
    State state = now;
    state.puzzle = board.puzzle;
    state.variant = board.variant;
    state.cells = board.cells;
    return state;
}

bool Cats::sameBoard(const State& a, const State& b) {
    return a.cells == b.cells && a.puzzle == b.puzzle && a.variant == b.variant;
}

State Cats::follow(State fresh, const State& finished) {
    const bool sameGrid =
        fresh.puzzle.order == finished.puzzle.order && fresh.variant == finished.variant;
    const int gained = status(finished) == kit::Status::won ? 1 : 0;
    fresh.level = sameGrid ? std::min(finished.level + gained, largestCount) : 1;
    fresh.earlierScore = sessionScore(finished);
    return fresh;
}

}  // namespace gridlark::cats

#include "queens.h"

#include <array>
#include <charconv>

#include "apply.h"
#include "conflicts.h"
#include "placement/rules/cells.h"

namespace gridlark::queens {

std::optional<int> orderNamed(std::string_view grid) {
    int order = 0;
    const auto read = std::from_chars(grid.data(), grid.data() + grid.size(), order);
    const bool exact = read.ec == std::errc() && std::to_string(order) == grid;
    if (!exact || order < 1 || order > placement::maxOrder) return std::nullopt;
    return order;
}

std::span<const kit::Preset> Queens::presets() {
    static const std::vector<std::string_view> variants{"standard", "blocks"};
    static const std::array<kit::Preset, largestOrder - smallestOrder + 1> all{{
        {"5", variants},
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

bool Queens::offers(const kit::Options& options) {
    const auto order = orderNamed(options.grid);
    const auto variant = variantNamed(options.variant);
    if (!order || !variant) return false;
    return *variant == Variant::own || (*order >= smallestOrder && *order <= largestOrder);
}

tl::expected<State, Refusal> Queens::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    for (const kit::Cell cell : placement::cellsOf(action)) {
        if (!state.cells.size().contains(cell)) return tl::unexpected(Refusal::outside);
    }
    return applyTo(state, action);
}

kit::Status Queens::status(const State& state) {
    const auto standing = static_cast<int>(queens(state).size());
    const bool won = standing == state.puzzle.order && conflicts(state).empty();
    return won ? kit::Status::won : kit::Status::playing;
}

kit::Tally Queens::tally(const State& state) {
    kit::Tally tally;
    tally.hints = state.hints;
    tally.assisted = state.hints > 0;
    return tally;
}

State Queens::restore(const State& board, const State& now) {
    State state = board;
    state.hints = now.hints;
    return state;
}

bool Queens::sameBoard(const State& a, const State& b) {
    return a.cells == b.cells && a.puzzle == b.puzzle && a.variant == b.variant;
}

bool Queens::counted(const State& state) {
    return state.variant != Variant::own;
}

}  // namespace gridlark::queens

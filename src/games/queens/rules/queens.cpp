#include "queens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "apply.h"
#include "conflicts.h"
#include "placement/ladder.h"
#include "placement/region_generator.h"

namespace gridlark::queens {
namespace {

static_assert(smallestOrder == placement::fewestRegions);
static_assert(largestOrder == placement::mostRegions);

std::optional<Variant> variantNamed(std::string_view text) {
    for (const Variant variant : {Variant::standard, Variant::blocks, Variant::own}) {
        if (name(variant) == text) return variant;
    }
    return std::nullopt;
}

/// N of any board that can be played: "1" … "16".
std::optional<int> orderNamed(std::string_view grid) {
    int order = 0;
    const auto read = std::from_chars(grid.data(), grid.data() + grid.size(), order);
    const bool exact = read.ec == std::errc() && std::to_string(order) == grid;
    if (!exact || order < 1 || order > placement::maxOrder) return std::nullopt;
    return order;
}

/// N of the options if they can be dealt.
std::optional<int> orderDealt(const kit::Options& options) {
    if (options.variant == name(Variant::own) || !Queens::offers(options)) return std::nullopt;
    return orderNamed(options.grid);
}

kit::Random randomFor(const kit::Options& options, kit::DealNumber number) {
    return {"queens/" + options.grid + "/" + options.variant, number};
}

}  // namespace

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

std::optional<State> Queens::deal(const kit::Options& options, kit::DealNumber number,
                                  std::stop_token stop) {
    const auto order = orderDealt(options);
    if (!order) return std::nullopt;
    const Variant variant = *variantNamed(options.variant);
    const auto blocks =
        variant == Variant::blocks ? placement::Blocks::some : placement::Blocks::none;
    kit::Random random = randomFor(options, number);
    const int stars = placement::someStars(*order, random);  // first: `starsOf` does the same
    auto deal = placement::dealRegions(*order, stars, blocks, random, std::move(stop));
    if (!deal) return std::nullopt;
    return startOf(std::move(deal->puzzle), variant);
}

tl::expected<State, Refusal> Queens::apply(const State& state, const Action& action) {
    if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
    for (const kit::Cell cell : cellsOf(action)) {
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

std::vector<std::pair<std::string, double>> Queens::figures(const State& state) {
    const auto grade = placement::grade(state.puzzle);
    if (!grade) return {};
    return {{"stars", grade->stars}};
}

bool Queens::counted(const State& state) {
    return state.variant != Variant::own;
}

int mostStars(const kit::Options& options) {
    const auto order = orderDealt(options);
    return order ? placement::mostStars(*order) : 0;
}

std::optional<int> starsOf(const kit::Options& options, kit::DealNumber number) {
    const auto order = orderDealt(options);
    if (!order) return std::nullopt;
    kit::Random random = randomFor(options, number);
    return placement::someStars(*order, random);
}

std::optional<kit::DealNumber> numberWithStars(const kit::Options& options, kit::DealNumber number,
                                               int least, int most) {
    if (std::max(least, 1) > std::min(most, mostStars(options))) return std::nullopt;
    for (;; ++number) {
        const int stars = *starsOf(options, number);
        if (stars >= least && stars <= most) return number;
        if (number == std::numeric_limits<kit::DealNumber>::max()) return std::nullopt;
    }
}

std::optional<int> stars(const State& state, const std::stop_token& stop) {
    const auto grade = placement::grade(state.puzzle, placement::Technique::chain, stop);
    if (!grade) return std::nullopt;
    return grade->stars;
}

Action tapped(const State& state, kit::Cell cell, bool autoNotes) {
    if (state.cells.size().contains(cell) && isOwnQueen(state.cells[cell])) return Remove{cell};
    return Place{cell, autoNotes};
}

}  // namespace gridlark::queens

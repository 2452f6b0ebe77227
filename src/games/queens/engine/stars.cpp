#include "stars.h"

#include "placement/engine/ladder.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {

std::optional<int> stars(const State& state, const std::stop_token& stop) {
    const auto grade = placement::grade(state.puzzle, placement::Technique::chain, stop);
    if (!grade) return std::nullopt;
    return grade->stars;
}

std::vector<std::pair<std::string, double>> Queens::figures(const State& state) {
    const auto grade = placement::grade(state.puzzle);
    if (!grade) return {};
    return {{"stars", grade->stars}};
}

}  // namespace gridlark::queens

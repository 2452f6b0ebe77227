#include "state.h"

#include <algorithm>

#include "gridlark/kit/names.h"

#include "cats.h"
#include "placement/rules/cells.h"

namespace gridlark::cats {
namespace {

constexpr kit::Names variantNames{std::pair{Variant::standard, "standard"},
                                  std::pair{Variant::open, "open"}};

constexpr kit::Names refusalNames{std::pair{Refusal::over, "over"},
                                  std::pair{Refusal::outside, "outside"},
                                  std::pair{Refusal::nothing, "nothing"},
                                  std::pair{Refusal::cat, "cat"},
                                  std::pair{Refusal::sleeping, "sleeping"},
                                  std::pair{Refusal::noCat, "no-cat"},
                                  std::pair{Refusal::noHintLeft, "no-hint-left"},
                                  std::pair{Refusal::hintsLeft, "hints-left"},
                                  std::pair{Refusal::notASolution, "not-a-solution"}};

}  // namespace

std::string_view name(Variant variant) {
    return variantNames[variant];
}

std::optional<Variant> variantNamed(std::string_view text) {
    return variantNames.find(text);
}

std::string_view name(Refusal refusal) {
    return refusalNames[refusal];
}

std::vector<kit::Cell> cellsWith(const State& state, Content content) {
    return placement::cellsWhere(state.cells.size(),
                                 [&](kit::Cell cell) { return state.cells[cell] == content; });
}

std::vector<kit::Cell> cats(const State& state) {
    return placement::cellsWhere(state.cells.size(), [&](kit::Cell cell) {
        const Content content = state.cells[cell];
        return content == Content::cat || content == Content::sleeping;
    });
}

int levelScore(const State& state) {
    return state.lives * 10 + state.hintsLeft * 5;
}

int sessionScore(const State& state) {
    const bool won = Cats::status(state) == kit::Status::won;
    return std::min(state.earlierScore + (won ? levelScore(state) : 0), largestCount);
}

Difficulty difficultyOf(int order) {
    if (order <= 7) return Difficulty::easy;
    return order <= 9 ? Difficulty::medium : Difficulty::hard;
}

}  // namespace gridlark::cats

#include "state.h"

#include <algorithm>

#include "cats.h"

namespace gridlark::cats {

std::string_view name(Variant variant) {
    switch (variant) {
        case Variant::standard:
            return "standard";
        case Variant::open:
            return "open";
    }
    return {};
}

std::string_view name(Refusal refusal) {
    switch (refusal) {
        case Refusal::over:
            return "over";
        case Refusal::outside:
            return "outside";
        case Refusal::nothing:
            return "nothing";
        case Refusal::cat:
            return "cat";
        case Refusal::sleeping:
            return "sleeping";
        case Refusal::noCat:
            return "no-cat";
        case Refusal::noHintLeft:
            return "no-hint-left";
        case Refusal::hintsLeft:
            return "hints-left";
        case Refusal::notASolution:
            return "not-a-solution";
    }
    return {};
}

std::vector<kit::Cell> cats(const State& state) {
    std::vector<kit::Cell> found;
    for (int index = 0; index < state.cells.size().area(); ++index) {
        const kit::Cell cell = state.cells.size().cell(index);
        const Content content = state.cells[cell];
        if (content == Content::cat || content == Content::sleeping) found.push_back(cell);
    }
    return found;
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

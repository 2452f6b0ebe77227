/// Command-line verbs of Cats.
#include "placement/verbs/verbs.h"

#include "cats/rules/cats.h"
#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"

namespace gridlark::cats {
namespace {

using cli::Answer;

/// The next deal from `number` on that has the stars wanted.
Answer generate(kit::DealNumber number, placement::Wanted& wanted, const std::stop_token& stop) {
    for (;; ++wanted.passedOver) {
        const kit::DealNumber deal = number + wanted.passedOver;
        const auto state = Cats::deal(wanted.options, deal, stop);
        if (!state || stop.stop_requested())
            return placement::unknownDeal(Cats::id, wanted.options, deal);
        const auto grade = placement::grade(state->puzzle);
        if (wanted.stars && !(grade && wanted.stars->contains(grade->stars))) continue;
        const auto solution = placement::countSolutions(state->puzzle, 1).first;
        return placement::dealLine(Cats::id, wanted.options, deal, state->puzzle, solution, grade);
    }
}

}  // namespace
}  // namespace gridlark::cats

namespace gridlark::cli {

Game catsVerbs() {
    using namespace cats;
    return {Cats::id,
            Cats::presets(),
            {placement::generateVerb(Cats::presets(), generate), placement::solveVerb(),
             placement::hintVerb(), placement::checkVerb(placement::Touch::sidesToo)}};
}

}  // namespace gridlark::cli

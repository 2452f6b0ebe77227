/// Command-line verbs of Cats.
#include "placement/verbs/verbs.h"

#include "cats/engine/hint.h"
#include "cats/rules/cats.h"

namespace gridlark::cats {
namespace {

using cli::Answer;

/// The next deal from `number` on that has the stars wanted.
Answer generate(kit::DealNumber number, placement::Wanted& wanted, const std::stop_token& stop) {
    for (;; ++wanted.passedOver) {
        const kit::DealNumber deal = number + wanted.passedOver;
        const auto state = Cats::deal(wanted.options, deal, stop);
        const bool found = state && !stop.stop_requested();
        if (found && wanted.stars) {
            const auto known = stars(*state);
            if (!known || !wanted.stars->contains(*known)) continue;
        }
        return placement::dealLine(Cats::id, wanted.options, deal,
                                   found ? &state->puzzle : nullptr);
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

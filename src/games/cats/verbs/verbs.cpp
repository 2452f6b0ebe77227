/// Command-line verbs of Cats.
#include "placement/verbs/verbs.h"

#include "cats/rules/cats.h"
#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"

namespace gridlark::cats {
namespace {

using cli::Answer;
using cli::Json;

/// What `generate` was asked for, and how many deals it has skipped for their stars.
struct Wanted {
    kit::Options options;
    std::optional<placement::Stars> stars;
    kit::DealNumber passedOver = 0;
};

/// The next deal from `number` on that has the stars wanted.
Answer generate(kit::DealNumber number, Wanted& wanted, const std::stop_token& stop) {
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

std::vector<kit::Preset> presets() {
    return {Cats::presets().begin(), Cats::presets().end()};
}

cli::Verb generateVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto wanted = std::make_shared<Wanted>();
        cli::addGrid(app, *common, presets());
        cli::addCommon(app, *common, {"deal", "count", "time-limit", "stats"});
        placement::addStars(app, wanted->stars);
        return [common, wanted](std::ostream& out) {
            wanted->options = {common->grid, common->variant};
            return cli::forEachDeal(*common, out, [&](kit::DealNumber number, cli::Task& task) {
                return generate(number, *wanted, task.stop());
            });
        };
    };
    return {"generate", "make deals", add};
}

}  // namespace
}  // namespace gridlark::cats

namespace gridlark::cli {

Game catsVerbs() {
    using namespace cats;
    return {Cats::id,
            presets(),
            {generateVerb(), placement::solveVerb(), placement::hintVerb(),
             placement::checkVerb(placement::Touch::sidesToo)}};
}

}  // namespace gridlark::cli

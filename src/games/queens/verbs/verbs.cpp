/// The verbs of Queens on the command line.
#include "placement/verbs/verbs.h"

#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"
#include "queens/deal/deal.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {
namespace {

using cli::Answer;
using cli::Json;

/// What `generate` was asked for, and how many numbers it passed over so far for their stars.
struct Wanted {
    kit::Options options;
    std::optional<placement::Stars> stars;
    kit::DealNumber passedOver = 0;
};

Answer lineOf(kit::DealNumber number, const kit::Options& options, const std::stop_token& stop) {
    const auto state = Queens::deal(options, number, stop);
    if (!state) return placement::unknownDeal(Queens::id, options, number);
    const auto solution = placement::countSolutions(state->puzzle, 1).first;
    return placement::dealLine(Queens::id, options, number, state->puzzle, solution,
                               placement::grade(state->puzzle));
}

/// The next deal from `number` on that has the stars wanted.
Answer generate(kit::DealNumber number, Wanted& wanted, const std::stop_token& stop) {
    number += wanted.passedOver;
    if (!wanted.stars) return lineOf(number, wanted.options, stop);
    const auto [least, most] = *wanted.stars;
    const auto next = numberWithStars(wanted.options, number, least, most);
    if (!next) {
        return tl::unexpected("deals of this grid have 1 to " +
                              std::to_string(mostStars(wanted.options)) + " stars");
    }
    wanted.passedOver += *next - number;
    return lineOf(*next, wanted.options, stop);
}

std::vector<kit::Preset> presets() {
    return {Queens::presets().begin(), Queens::presets().end()};
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
}  // namespace gridlark::queens

namespace gridlark::cli {

Game queensVerbs() {
    using namespace queens;
    return {Queens::id,
            presets(),
            {generateVerb(), placement::solveVerb(), placement::hintVerb(),
             placement::checkVerb(placement::Touch::corners)}};
}

}  // namespace gridlark::cli

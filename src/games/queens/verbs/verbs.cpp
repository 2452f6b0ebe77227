/// Command-line verbs of Queens.
#include "placement/verbs/verbs.h"

#include "queens/deal/deal.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {
namespace {

using cli::Answer;

Answer lineOf(kit::DealNumber number, const kit::Options& options, const std::stop_token& stop) {
    const auto state = Queens::deal(options, number, stop);
    return placement::dealLine(Queens::id, options, number, state ? &state->puzzle : nullptr);
}

/// The next deal from `number` on that has the stars wanted.
Answer generate(kit::DealNumber number, placement::Wanted& wanted, const std::stop_token& stop) {
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

}  // namespace
}  // namespace gridlark::queens

namespace gridlark::cli {

Game queensVerbs() {
    using namespace queens;
    return {Queens::id,
            Queens::presets(),
            {placement::generateVerb(Queens::presets(), generate), placement::solveVerb(),
             placement::hintVerb(), placement::checkVerb(placement::Touch::corners)}};
}

}  // namespace gridlark::cli

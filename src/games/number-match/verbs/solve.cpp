#include <limits>

#include "number-match/engine/solver.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::number_match {
namespace {

using cli::Json;

/// Only the time limit ends the search; but once a win is known, a tenth of a second is enough to
/// look for a cheaper one.
constexpr Limits limits{.nodes = std::numeric_limits<std::uint64_t>::max() / 2,
                        .cheaper = 200'000,
                        .tableBytes = std::size_t{128} << 20U};

Json toJson(const std::vector<Action>& line) {
    Json actions = Json::array();
    for (const Action& action : line) {
        const Pair* pair = std::get_if<Pair>(&action);
        actions.push_back(pair ? number_match::toJson(*pair) : Json("add"));
    }
    return actions;
}

cli::Answer solve(const Json& line, bool stats, const std::stop_token& stop) {
    const auto position = positionOf(line);
    if (!position) return tl::unexpected(position.error());
    const Solution solution = number_match::solve(position->board, position->adds, limits, stop);
    const bool won = solution.winnable.value_or(false);
    Json answer{{"winnable", solution.winnable ? Json(*solution.winnable) : Json()},
                {"adds_used", won ? Json(solution.adds) : Json()},
                {"actions", toJson(solution.line)}};
    if (stats) answer["nodes"] = solution.nodes;
    return answer;
}

}  // namespace

cli::Verb solveVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [common](std::ostream& out) {
            return cli::forEachLine(*common, out, [common](const Json& line, cli::Task& task) {
                return solve(line, common->stats, task.stop());
            });
        };
    };
    return {"solve", "a win with few adds, or a proof that there is none", add};
}

}  // namespace gridlark::number_match

#include <limits>

#include "placement/engine/solver.h"
#include "verbs.h"

namespace gridlark::placement {
namespace {

using cli::Answer;
using cli::Json;

/// "unknown" where the search was stopped; what was found by then is reported all the same.
Json toJson(const Count& count) {
    Json line{{"solutions", count.solutions}};
    if (!count.complete) line = {{"solutions", "unknown"}, {"at_least", count.solutions}};
    if (!count.first.empty()) line["solution"] = count.first;
    return line;
}

Answer solve(const Json& line, int limit, bool stats, const std::stop_token& stop) {
    const auto position = positionOf(line);
    if (!position) return tl::unexpected(position.error());
    const Count count = countSolutions(position->puzzle, limit, {.stop = stop});
    Json answer = toJson(count);
    if (stats) answer["nodes"] = count.nodes;
    std::optional<Grade> graded;
    if (count.solutions > 0) graded = grade(position->puzzle, Technique::kInK, stop);
    answer["grade"] = toJson(graded);
    return answer;
}

}  // namespace

cli::Verb solveVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto limit = std::make_shared<int>(2);
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        cli::addNumber(app, "--limit", *limit, 1, std::numeric_limits<int>::max(),
                       "stop at this number of solutions");
        return [common, limit](std::ostream& out) {
            return cli::forEachLine(*common, out, [&](const Json& line, cli::Task& task) {
                return solve(line, *limit, common->stats, task.stop());
            });
        };
    };
    return {"solve", "count the solutions of puzzles, give one, and grade", add};
}

}  // namespace gridlark::placement

#include "verbs.h"

namespace gridlark::placement {
namespace {

using cli::Answer;
using cli::Json;

Answer check(const Json& line, Touch touch) {
    const auto position = positionOf(line);
    if (!position) return tl::unexpected(position.error());
    const auto pieces = allPieces(*position);
    const auto conflicts = conflictsOf(position->puzzle, pieces, touch);
    Json list = Json::array();
    for (const auto& [a, b, rule] : conflicts) {
        list.push_back({cli::toJson(a), cli::toJson(b), ruleNames[rule]});
    }
    // Without a conflict, N pieces stand in N rows, N columns and N regions.
    const bool full = pieces.size() == static_cast<std::size_t>(position->puzzle.order);
    return Json{{"conflicts", list}, {"solved", full && conflicts.empty()}};
}

}  // namespace

cli::Verb checkVerb(Touch touch) {
    const auto add = [touch](CLI::App& app, std::shared_ptr<cli::Common> common) {
        cli::addCommon(app, *common, {"file", "stats"});
        return [common, touch](std::ostream& out) {
            return cli::forEachLine(
                *common, out, [&](const Json& line, cli::Task&) { return check(line, touch); });
        };
    };
    return {"check", "name what breaks the rules, and whether all is done", add};
}

}  // namespace gridlark::placement

/// The verbs about pairs: moves, check, apply.
#include "number-match/rules/state.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::number_match {
namespace {

using cli::Json;
using Wrong = tl::unexpected<std::string>;

cli::Answer moves(const Json& line) {
    const auto position = positionOf(line);
    if (!position) return Wrong(position.error());
    Json list = Json::array();
    for (const Pair& pair : legalPairs(position->board)) list.push_back(toJson(pair));
    return Json{{"moves", std::move(list)}};
}

cli::Answer check(const Json& line) {
    const auto position = positionOf(line);
    if (!position) return Wrong(position.error());
    const auto pair = pairOf(line, position->board);
    if (!pair) return Wrong(pair.error());
    const auto via = judge(position->board, pair->a, pair->b);
    if (via) return Json{{"legal", true}, {"via", viaNames[*via]}};
    Json answer{{"legal", false}, {"why", whyNames[via.error().why]}};
    if (via.error().blocker) answer["blocker"] = cli::toJson(*via.error().blocker);
    return answer;
}

cli::Answer answerOf(const Position& after, const std::vector<int>& rows, int points) {
    Json answer = toJson(after);
    answer["removed_rows"] = rows;
    answer["points"] = points;
    return answer;
}

cli::Answer applyAdd(const Position& position) {
    if (position.adds == 0) return Wrong("no add is left");
    Board after = added(position.board);
    if (after.digits.size() > mostSlots) return Wrong("the board would have too many cells");
    return answerOf({std::move(after), position.adds - 1}, {}, 0);
}

cli::Answer apply(const Json& line) {
    const auto position = positionOf(line);
    if (!position) return Wrong(position.error());
    const Json add = line.value("add", Json(false));
    if (!add.is_boolean()) return Wrong("\"add\" is neither true nor false");
    if (add.get<bool>()) return applyAdd(*position);
    const auto pair = pairOf(line, position->board);
    if (!pair) return Wrong(pair.error());
    const auto via = judge(position->board, pair->a, pair->b);
    if (!via) return Wrong("not legal: " + std::string(whyNames[via.error().why]));
    const Removal removal = removalOf(position->board, *pair);
    return answerOf({removal.after, position->adds}, removal.rows, removal.points);
}

cli::Verb verb(std::string_view name, std::string_view summary,
               cli::Answer (*answer)(const Json&)) {
    const auto add = [answer](CLI::App& app, std::shared_ptr<cli::Common> common) {
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [common, answer](std::ostream& out) {
            return cli::forEachLine(
                *common, out, [answer](const Json& line, cli::Task&) { return answer(line); });
        };
    };
    return {name, summary, add};
}

}  // namespace

cli::Verb movesVerb() {
    return verb("moves", "all pairs that can be removed", moves);
}

cli::Verb checkVerb() {
    return verb("check", "whether two cells can be removed together, and why not", check);
}

cli::Verb applyVerb() {
    return verb("apply", "remove a pair or add numbers", apply);
}

}  // namespace gridlark::number_match

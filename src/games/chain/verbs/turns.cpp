#include "chain/engine/generate.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::chain {
namespace {

using cli::Json;

cli::Answer turnsOf(const Json& line) {
    const auto given = givenIn(line);
    if (!given) return tl::unexpected(given.error());
    Json turns = Json::array();
    if (!given->over) {
        for (const Turn& turn : turnsIn(given->position)) turns.push_back(text(turn));
    }
    return Json{{"turns", std::move(turns)}};
}

cli::Answer countsOf(const Json& line, int depth, const std::stop_token& stop) {
    const auto given = givenIn(line);
    if (!given) return tl::unexpected(given.error());
    const bool over = given->over && given->position.quiet < mostQuietTurns;
    if (over) return Json{{"counts", std::vector<int>(static_cast<std::size_t>(depth), 0)}};
    const auto counts = perft(given->position, depth, stop);
    if (!counts) return Json{{"counts", "unknown"}};
    return Json{{"counts", *counts}};
}

/// "won" and "lost" are meant for the player who made the turn.
cli::Answer applied(const Json& line) {
    const auto given = givenIn(line);
    if (!given) return tl::unexpected(given.error());
    const auto notation = line.find("turn_text");
    if (notation == line.end() || !notation->is_string()) {
        return tl::unexpected<std::string>("\"turn_text\" is not a text");
    }
    const auto turn = turnFrom(notation->get_ref<const std::string&>());
    if (!turn) {
        return tl::unexpected("\"turn_text\", character " + std::to_string(turn.error().position) +
                              ": " + turn.error().what);
    }
    if (given->over) return tl::unexpected<std::string>("the game is over");
    const auto result = after(given->position, *turn);
    if (!result) {
        return tl::unexpected("\"turn_text\" is not legal: " + std::string(name(result.error())));
    }
    Json answer = toJson(result->position);
    const Outcome& outcome = result->outcome;
    kit::Status status = outcome.end == End::none ? kit::Status::playing : kit::Status::drawn;
    if (outcome.winner) {
        status = *outcome.winner == given->position.turn ? kit::Status::won : kit::Status::lost;
        answer["winner"] = name(*outcome.winner);
    }
    answer["status"] = kit::name(status);
    return answer;
}

}  // namespace

cli::Verb turnsVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [common](std::ostream& out) {
            return cli::forEachLine(
                *common, out, [](const Json& line, cli::Task& /*task*/) { return turnsOf(line); });
        };
    };
    return {"turns", "all turns of positions", add};
}

cli::Verb perftVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto depth = std::make_shared<int>(1);
        constexpr int deepest = 12;
        cli::addNumber(app, "--depth", *depth, 1, deepest, "turns");
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [common, depth](std::ostream& out) {
            return cli::forEachLine(*common, out, [&](const Json& line, cli::Task& task) {
                return countsOf(line, *depth, task.stop());
            });
        };
    };
    return {"perft", "count sequences of turns", add};
}

cli::Verb applyVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [common](std::ostream& out) {
            return cli::forEachLine(
                *common, out, [](const Json& line, cli::Task& /*task*/) { return applied(line); });
        };
    };
    return {"apply", "positions after a turn", add};
}

}  // namespace gridlark::chain

#include "chain/engine/engine.h"
#include "player.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::chain {
namespace {

using cli::Json;

/// Either of the two; with neither, the strongest level.
struct How {
    int level = 0;
    double seconds = 0;
};

std::string readSeconds(const std::string& text, double& seconds) {
    const auto player = playerNamed("time:" + text);
    seconds = player ? player->value : 0;
    return player ? "" : "not a number of seconds from 0.001 to 3600";
}

std::optional<Thought> thoughtOn(const Position& position, const How& how, cli::Task& task) {
    if (how.seconds > 0) {
        const double end = how.seconds * 1000;
        Limits limits{.stop = task.stop(), .tableBits = 20};
        limits.enough = [&task, end] { return task.milliseconds() >= end; };
        return think(position, limits);
    }
    State state = newGame(Variant::original, levels, Colour::blue, position);
    return levelTurn(state, how.level > 0 ? how.level : levels, task.stop());
}

cli::Answer best(const Json& line, const How& how, cli::Task& task) {
    const auto given = givenIn(line);
    if (!given) return tl::unexpected(given.error());
    if (given->over) return tl::unexpected<std::string>("the game is over");
    const auto thought = thoughtOn(given->position, how, task);
    if (!thought) return Json{{"turn", "unknown"}};
    return Json{{"turn", text(thought->turn)},
                {"score", thought->score},
                {"depth", thought->depth},
                {"nodes", thought->nodes}};
}

}  // namespace

cli::Verb bestVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto how = std::make_shared<How>();
        How* options = how.get();  // lives in the verb
        cli::addNumber(app, "--level", options->level, 0, levels,
                       "as this level plays; 0: the strongest");
        cli::addText(
            app, "--time", "SECONDS",
            [options](const std::string& text) { return readSeconds(text, options->seconds); },
            "think for so long instead");
        cli::addCommon(app, *common, {"file", "time-limit", "stats"});
        return [common, how](std::ostream& out) {
            return cli::forEachLine(*common, out, [&](const Json& line, cli::Task& task) {
                return best(line, *how, task);
            });
        };
    };
    return {"best", "the computer's turn", add};
}

}  // namespace gridlark::chain

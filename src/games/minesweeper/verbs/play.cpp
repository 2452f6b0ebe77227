#include <iostream>
#include <utility>

#include "gridlark/kit/names.h"

#include "minesweeper/engine/player/player.h"
#include "minesweeper/rules/layout.h"
#include "minesweeper/rules/minesweeper.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::minesweeper {
namespace {

using cli::Json;

constexpr kit::Names policyNames{std::pair{Policy::best, "best"},
                                 std::pair{Policy::safest, "safest"}};

/// One summary of all deals; one without a layout is left out.
Json playAll(const Choice& choice, const Field& field, const cli::Common& common, Policy policy,
             const cli::Task& task) {
    const Variant variant = variantNamed(choice.variant).value_or(Variant::standard);
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t guesses = 0;
    for (std::uint64_t i = 0; i < common.count && !task.stop().stop_requested(); ++i) {
        const kit::DealNumber number = common.deal + i;
        const kit::Cell start = firstCell(choice, field, number);
        const auto squares = lay(field, variant, number, start, task.stop());
        if (!squares) continue;
        const Played played = play(*squares, field.mines, start, policy);
        ++games;
        wins += played.won ? 1 : 0;
        guesses += static_cast<std::uint64_t>(played.guesses);
    }
    return {{"games", games}, {"wins", wins}, {"guesses", guesses}};
}

}  // namespace

cli::Verb playVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto choice = addChoice(app);
        cli::addCommon(app, *common, {"deal", "count", "time-limit", "stats"});
        common->timeLimit = 0;  // the summary is of as many games as are asked for
        auto policy = std::make_shared<Policy>(Policy::best);
        const auto set = [into = policy.get()](const std::string& text) {
            const auto named = policyNames.find(text);
            *into = named.value_or(Policy::best);
            return std::string(named ? "" : "neither best nor safest");
        };
        cli::addText(app, "--policy", "POLICY", set,
                     "best (unless told), or safest: always the safest cell");
        return [common, choice, policy](std::ostream& out) {
            const auto field = fieldOf(*choice);
            if (!field) {
                std::cerr << "gridlark-cli: " << field.error() << '\n';
                return 2;
            }
            const cli::Task task(*common);
            Json line = playAll(*choice, *field, *common, *policy, task);
            if (common->stats) line["ms"] = task.milliseconds();
            out << line.dump() << '\n' << std::flush;
            return out ? 0 : 1;
        };
    };
    return {"play", "play many games for the best chance to win", add};
}

}  // namespace gridlark::minesweeper

#include <iostream>

#include "chain/deal/deal.h"
#include "chain/rules/chain.h"
#include "player.h"
#include "position.h"
#include "verbs.h"

namespace gridlark::chain {
namespace {

using cli::Json;

struct Match {
    std::optional<Player> blue, red;
    int games = 1;
    bool swap = false;
    Variant variant = Variant::fair;
};

/// Of the games so far; players by the options that named them, whatever colour they had.
struct Summary {
    int games = 0;
    int byBlue = 0;
    int byRed = 0;
    int draws = 0;
    int wonWithBlue = 0;
    std::size_t turns = 0;
};

std::string readPlayer(const std::string& text, std::optional<Player>& player) {
    player = playerNamed(text);
    return player ? ""
                  : "not a level from 1 to 9, depth:N, nodes:N, time:SECONDS, random, beginner or "
                    "greedy";
}

/// The game to its end; still playing if stopped.
State playedOut(State state, const Player& blue, const Player& red, kit::DealNumber number,
                const std::stop_token& stop) {
    while (Chain::status(state) == kit::Status::playing && !stop.stop_requested()) {
        const Player& player = state.position.turn == Colour::blue ? blue : red;
        auto next = Chain::apply(state, Play{turnBy(player, state, number, stop)});
        if (!next) throw std::logic_error("a player made a turn that is not legal");
        state = std::move(*next);
    }
    return state;
}

void add(Summary& summary, const State& state, bool swapped) {
    ++summary.games;
    summary.turns += state.turns.size();
    const auto winner = state.outcome.winner;
    if (!winner) {
        ++summary.draws;
        return;
    }
    summary.wonWithBlue += *winner == Colour::blue ? 1 : 0;
    const bool first = (*winner == Colour::blue) != swapped;
    ++(first ? summary.byBlue : summary.byRed);
}

Json playAll(const Match& match, kit::DealNumber first, const std::stop_token& stop) {
    Summary summary;
    for (int game = 0; game < match.games && !stop.stop_requested(); ++game) {
        const auto offset = static_cast<kit::DealNumber>(match.swap ? game / 2 : game);
        const bool swapped = match.swap && game % 2 == 1;
        const Position start = place(match.variant, first + offset);
        const State state = playedOut(newGame(match.variant, 0, Colour::blue, start),
                                      swapped ? *match.red : *match.blue,
                                      swapped ? *match.blue : *match.red, first + offset, stop);
        if (Chain::status(state) != kit::Status::playing) add(summary, state, swapped);
    }
    const double games = std::max(summary.games, 1);
    return {{"games", summary.games},
            {"blue", summary.byBlue},
            {"red", summary.byRed},
            {"draws", summary.draws},
            {"won_with_blue", summary.wonWithBlue},
            {"mean_turns", static_cast<double>(summary.turns) / games}};
}

}  // namespace

cli::Verb playVerb() {
    const auto add = [](CLI::App& app, std::shared_ptr<cli::Common> common) {
        auto match = std::make_shared<Match>();
        Match* options = match.get();  // lives in the verb
        for (auto [name, player] :
             {std::pair{"--blue", &options->blue}, {"--red", &options->red}}) {
            cli::addText(
                app, name, "PLAYER",
                [player = player](const std::string& text) { return readPlayer(text, *player); },
                "level 1 to 9, depth:N, nodes:N, time:SECONDS (of the processor), random, "
                "beginner");
        }
        cli::addNumber(app, "--games", options->games, 1, 1'000'000, "how many");
        cli::addFlag(app, "--swap", options->swap,
                     "play each deal twice, with the colours swapped");
        addVariant(app, options->variant);
        cli::addCommon(app, *common, {"deal", "time-limit", "stats"});
        common->timeLimit = 0;  // one summary of as many games as are asked for
        return [common, match](std::ostream& out) {
            if (!match->blue || !match->red) {
                std::cerr << "gridlark-cli: --blue and --red are required\n";
                return 2;
            }
            const cli::Task task(*common);
            Json line = playAll(*match, common->deal, task.stop());
            if (common->stats) line["ms"] = task.milliseconds();
            out << line.dump() << '\n' << std::flush;
            return out ? 0 : 1;
        };
    };
    return {"play", "play games of the computer with itself", add};
}

}  // namespace gridlark::chain

/// `gridlark-cli GAME VERB [options] [FILE]`: the rules on the command line, in JSON lines.
#include <csignal>
#include <iostream>
#include <utility>

#include <CLI/CLI.hpp>

#include "games.h"

namespace gridlark::cli {
namespace {

using Run = std::function<int(std::ostream&)>;

/// The commands of the tool and what each one runs.
struct Commands {
    CLI::App app{"The games of Gridlark on the command line, in JSON lines", "gridlark-cli"};
    std::vector<std::pair<CLI::App*, Run>> runs;
};

int listGames(const std::vector<Game>& games, std::ostream& out) {
    for (const Game& game : games) {
        Json grids = Json::array();
        for (const kit::Preset& preset : game.presets) grids.push_back(preset.grid);
        const Json line{
            {"game", game.id}, {"grids", grids}, {"variants", variantsOf(game.presets)}};
        out << line.dump() << '\n' << std::flush;
    }
    return ended(out);
}

void addVerbs(Commands& commands, const Game& game) {
    CLI::App* app = commands.app.add_subcommand(std::string(game.id), "");
    app->require_subcommand(1);
    std::string summaries;
    for (const Verb& verb : game.verbs) {
        CLI::App* sub = app->add_subcommand(std::string(verb.name), std::string(verb.summary));
        commands.runs.emplace_back(sub, verb.add(*sub, std::make_shared<Common>()));
        summaries += (summaries.empty() ? "" : ", ") + std::string(verb.name);
    }
    app->description(summaries);
}

/// The command that was asked for, as far as it could be read.
const CLI::App& deepest(const CLI::App& app) {
    const auto parsed = app.get_subcommands();
    return parsed.empty() ? app : deepest(*parsed.back());
}

int run(int argc, char** argv) {
    Commands commands;
    CLI::App& app = commands.app;
    app.set_version_flag("--version", std::string("gridlark-cli ") + GRIDLARK_VERSION);
    app.require_subcommand(1);
    const std::vector<Game> games = allGames();
    commands.runs.emplace_back(app.add_subcommand("games", "one line for each game"),
                               [&](std::ostream& out) { return listGames(games, out); });
    for (const Game& game : games) addVerbs(commands, game);
    addVerbs(commands, recordsVerbs());
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) {
        const int status = app.exit(asked, std::cout, std::cerr);
        return ended(std::cout) == 0 ? status : 1;
    } catch (const CLI::ParseError& error) {
        std::cerr << "gridlark-cli: " << error.what() << "\n\n" << deepest(app).help();
        return 2;
    }
    for (const auto& [command, work] : commands.runs) {
        if (command->parsed()) return work(std::cout);
    }
    return 2;
}

}  // namespace
}  // namespace gridlark::cli

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is seen as a failed write
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    try {
        return gridlark::cli::run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "gridlark-cli: " << error.what() << '\n';
        return 2;
    }
}

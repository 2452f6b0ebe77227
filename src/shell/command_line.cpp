#include "command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHash>

#include "game/grids.h"

namespace gridlark::shell {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(gridlark::shell::CommandLine)
};

Say wrong(const QString& text) {
    return {Text::tr("gridlark: %1\nTry “gridlark --help”.").arg(text) + u'\n', Say::wrongUse};
}

/// "6 × 6 — standard, open", one line for each grid.
QString listGrids(const ui::GamePlugin& plugin) {
    QStringList grids;
    QHash<QString, QStringList> variants;
    const auto choices = plugin.grids();
    for (const ui::GridChoice& choice : choices) {
        const QString grid = QString::fromStdString(choice.options.grid);
        if (!grids.contains(grid)) grids << grid;
        variants[grid] << QString::fromStdString(choice.options.variant);
    }
    QString text;
    for (const QString& grid : grids) {
        text += QStringLiteral("  %1  %2  %3\n")
                    .arg(grid, -14)
                    .arg(plugin.gridTitle(grid), -16)
                    .arg(variants[grid].join(QStringLiteral(", ")));
    }
    return text;
}

Say list(PluginRegistry& registry) {
    QString text;
    for (const GameInfo& game : registry.games()) {
        const auto loaded = registry.load(game.id);
        text += QStringLiteral("%1  %2\n").arg(game.id, -16).arg(game.name);
        text += loaded.plugin != nullptr ? listGrids(*loaded.plugin)
                                         : QStringLiteral("  %1\n").arg(loaded.trouble);
    }
    for (const QString& message : registry.messages()) text += message + u'\n';
    return {text, 0};
}

/// What is wrong with a request; empty if nothing is.
QString objection(const Request& request, PluginRegistry& registry) {
    if (request.game.isEmpty()) {
        const bool alone = request.grid.isEmpty() && request.variant.isEmpty() && !request.deal;
        return alone ? QString() : Text::tr("--grid, --variant and --deal need a game.");
    }
    if (registry.find(request.game) == nullptr) {
        QStringList ids;
        for (const GameInfo& game : registry.games()) ids << game.id;
        return Text::tr("there is no game “%1”; the games are: %2.")
            .arg(request.game, ids.join(QStringLiteral(", ")));
    }
    if (request.grid.isEmpty() && request.variant.isEmpty()) return {};
    const auto loaded = registry.load(request.game);
    if (loaded.plugin == nullptr) return loaded.trouble;
    if (fitting(*loaded.plugin, request.grid, request.variant, {})) return {};
    return Text::tr("“%1” has no grid “%2”; “gridlark --list” names all.")
        .arg(request.game,
             QStringList{request.grid, request.variant}.join(QStringLiteral(" ")).trimmed());
}

/// For tests and measurements (docs/testing.md).
QCommandLineOption hidden(const QString& name) {
    QCommandLineOption option(name);
    option.setFlags(QCommandLineOption::HiddenFromHelp);
    return option;
}

struct Options {
    QCommandLineOption grid{"grid", Text::tr("The grid to play on."), "grid"};
    QCommandLineOption variant{"variant", Text::tr("The variant of the game."), "variant"};
    QCommandLineOption deal{
        "deal", Text::tr("The number of the deal, from 0: the same number is the same game."),
        "number"};
    QCommandLineOption list{"list", Text::tr("List the games and their grids.")};
    QCommandLineOption screenshot{
        "screenshot",
        Text::tr("Write pictures of all pages into a directory, from sample games, and end."),
        "directory"};
    QCommandLineOption exitAfterPaint = hidden("exit-after-paint");
};

std::variant<CommandLine, Say> read(const QCommandLineParser& parser, const Options& options,
                                    PluginRegistry& registry) {
    const QStringList names = parser.positionalArguments();
    if (names.size() > 1) return wrong(Text::tr("only one game can be opened."));
    CommandLine line;
    line.screenshots = parser.value(options.screenshot);
    line.exitAfterPaint = parser.isSet(options.exitAfterPaint);
    line.request.game = names.value(0);
    line.request.grid = parser.value(options.grid);
    line.request.variant = parser.value(options.variant);
    if (parser.isSet(options.deal)) {
        bool isNumber = false;
        line.request.deal = parser.value(options.deal).toULongLong(&isNumber);
        if (!isNumber)
            return wrong(Text::tr("“%1” is not a deal number.").arg(parser.value(options.deal)));
    }
    const QString why = objection(line.request, registry);
    if (!why.isEmpty()) return wrong(why);
    return line;
}

}  // namespace

std::variant<CommandLine, Say> readCommandLine(const QStringList& arguments,
                                               PluginRegistry& registry) {
    QCommandLineParser parser;
    const Options options;
    parser.setApplicationDescription(Text::tr("Puzzle and board games."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addOptions({options.grid, options.variant, options.deal, options.list,
                       options.screenshot, options.exitAfterPaint});
    parser.addPositionalArgument(QStringLiteral("game"), Text::tr("The game to open."),
                                 QStringLiteral("[GAME]"));
    if (!parser.parse(arguments)) return wrong(parser.errorText());
    if (parser.isSet(help)) return Say{parser.helpText(), 0};
    if (parser.isSet(version)) return Say{QStringLiteral("Gridlark " GRIDLARK_VERSION "\n"), 0};
    if (parser.isSet(options.list)) return list(registry);
    return read(parser, options, registry);
}

}  // namespace gridlark::shell

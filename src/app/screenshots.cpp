#include "screenshots.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <array>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "gridlark/kit/random.h"
#include "gridlark/play/save.h"

#include "application.h"
#include "pages/game/game_page.h"
#include "pages/statistics/statistics_page.h"

namespace gridlark::shell {

namespace {

constexpr std::array sizes{QSize(1280, 800), QSize(800, 600), QSize(1920, 1200), QSize(560, 900)};
constexpr int sampleResults = 64;
constexpr kit::DealNumber demoDeal = 4;
constexpr play::Milliseconds demoTime{134'300};
constexpr int patienceMs = 20'000;

void spin(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

/// Plausible times that get better, the same at every run.
void addSampleResults(Records& records, const std::string& game, const kit::Options& options,
                      const std::string& figure) {
    kit::Random random("screenshot", 1);
    for (int i = 0; i < sampleResults; ++i) {
        play::Result result;
        result.game = game;
        result.options = options;
        result.deal = random.below(1'000'000);
        result.ticket = play::freshTicket();
        result.outcome = random.chance(1, 5) ? kit::Status::lost : kit::Status::won;
        result.time =
            play::Milliseconds(108'000 + 900 * (sampleResults - i) + int(random.below(75'000)));
        result.tally.mistakes = static_cast<int>(random.below(3));
        result.tally.hints = static_cast<int>(random.below(3));
        result.tally.assisted = random.chance(1, 9);
        if (!figure.empty()) result.figures[figure] = 60 + random.below(50);
        records.add(std::move(result));
    }
}

class Photographer {
  public:
    Photographer(QString directory, PluginRegistry& registry)
        : directory_(std::move(directory)), registry_(registry) {}

    bool takeAll() {
        for (const ThemeChoice theme : {ThemeChoice::light, ThemeChoice::dark}) {
            for (const bool patterns : {false, true}) {
                if (!takeSet(theme, patterns)) return false;
            }
        }
        return true;
    }

  private:
    bool takeSet(ThemeChoice theme, bool patterns) {
        const QTemporaryDir home;
        if (!home.isValid()) return false;
        Application program(Paths::inside(home.path()), registry_);
        prepare(program.services(), theme, patterns);
        variant_ = QLatin1String(theme == ThemeChoice::dark ? "dark" : "light") +
                   QLatin1String(patterns ? "-patterns" : "");
        program.window().show();
        takeGames(program.window());
        if (!patterns) takePages(program.window());  // only boards show patterns
        return ok_;
    }

    void prepare(const Services& services, ThemeChoice theme, bool patterns) {
        services.settings.setTheme(theme);
        services.settings.setPatterns(patterns);
        services.settings.setAnimations(false);
        services.settings.setSounds(ui::Sounds::none);
        for (const GameInfo& game : registry_.games()) {
            if (const auto loaded = registry_.load(game.id); loaded.plugin != nullptr)
                addSampleResults(services.records, game.id.toStdString(), middle(*loaded.plugin),
                                 loaded.plugin->rate().figure);
        }
    }

    void takePages(MainWindow& window) {
        window.showHome();
        take(window, "home");
        window.showStatistics();
        take(window, "statistics");
        if (auto* statistics = qobject_cast<StatisticsPage*>(window.page())) {
            const auto loaded = registry_.load(registry_.games().front().id);
            if (loaded.plugin != nullptr)
                statistics->showGrid(loaded.plugin->grids().last().options);
            take(window, "statistics-empty", true);
        }
        window.showSettings();
        take(window, "settings");
        if (!registry_.games().empty()) window.showHelp(registry_.games().front().id);
        take(window, "rules");
        window.showHelp({});
        take(window, "about");
    }

    void takeGames(MainWindow& window) {
        for (const GameInfo& game : registry_.games()) {
            const auto loaded = registry_.load(game.id);
            if (loaded.plugin == nullptr) continue;
            const kit::Options options = middle(*loaded.plugin);
            window.open({.game = game.id,
                         .grid = QString::fromStdString(options.grid),
                         .variant = QString::fromStdString(options.variant),
                         .deal = demoDeal});
            GamePage* page = window.gamePage(game.id);
            QElapsedTimer timer;
            timer.start();
            while (!page->game().game().dealt() && timer.elapsed() < patienceMs) spin(20);
            restoreDemo(game.id, page->game().game());
            for (int i = 0; i < 2; ++i) {
                page->game().table().hint();
                spin(300);
            }
            page->game().game().stopwatch().set(demoTime);
            take(window, game.id);
            page->setPaused(true);
            take(window, game.id + QStringLiteral("-paused"), true);
            page->setPaused(false);
        }
    }

    /// A save that the game brings along among its art, if its first position shows too little.
    static void restoreDemo(const QString& id, play::Game& game) {
        QFile file(QStringLiteral(":/games/%1/demo.json").arg(id));
        if (!file.open(QIODevice::ReadOnly)) return;
        const auto save = nlohmann::json::parse(file.readAll().toStdString(), nullptr, false);
        if (!save.is_discarded()) game.restore(save);
    }

    /// A grid neither small nor large.
    static kit::Options middle(const ui::GamePlugin& plugin) {
        const auto grids = plugin.grids();
        if (grids.isEmpty()) return {};
        return grids[(grids.size() - 1) / 3].options;
    }

    void take(MainWindow& window, const QString& page, bool oneSize = false) {
        const qreal ratio = window.devicePixelRatioF();
        for (const QSize& size : sizes) {
            if ((ratio > 1 || oneSize) && size != sizes.front()) continue;
            window.resize(size);
            spin(60);
            const QString name = QStringLiteral("%1-%2-%3x%4%5.png")
                                     .arg(page, variant_)
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(ratio > 1 ? QStringLiteral("@2") : QString());
            ok_ = window.grab().save(directory_ + u'/' + name) && ok_;
        }
    }

    QString directory_;
    PluginRegistry& registry_;
    QString variant_;
    bool ok_ = true;
};

/// The device pixel ratio is set before the program starts, so a second one takes the others.
bool takeAtDoubleRatio(const QString& directory) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--screenshot"), directory});
    return process.waitForFinished(10 * patienceMs) && process.exitCode() == 0;
}

}  // namespace

int takeScreenshots(const QString& directory, PluginRegistry& registry) {
    if (!QDir().mkpath(directory)) {
        std::fprintf(stderr, "gridlark: cannot make %s\n", qPrintable(directory));
        return EXIT_FAILURE;
    }
    bool done = Photographer(QDir(directory).absolutePath(), registry).takeAll();
    if (!qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) done = takeAtDoubleRatio(directory) && done;
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace gridlark::shell

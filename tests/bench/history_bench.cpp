/// What the window does with a long log: history_bench [COUNT of results, 1,000,000 at first].
///
/// Needs a platform to paint on: QT_QPA_PLATFORM=offscreen, or a display.
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

#include "gridlark/kit/random.h"
#include "gridlark/play/save.h"

#include "application.h"
#include "pages/statistics/statistics_page.h"
#include "report.h"

namespace gridlark::bench {
namespace {

constexpr auto patience = std::chrono::seconds(60);

play::Result resultOf(kit::Random& random) {
    play::Result result;
    result.game = "minesweeper";
    result.options = {"expert", "no-guess"};
    result.deal = random.below(1'000'000);
    result.ticket = play::freshTicket();
    result.outcome = random.chance(1, 2) ? kit::Status::won : kit::Status::lost;
    result.time = play::Milliseconds(20'000 + random.below(600'000));
    result.finishedAt = "2026-11-28T09:30:00Z";
    result.version = "0.1.0";
    result.figures = {{"3bv", 100 + random.below(100)}};
    return result;
}

/// Runs the event loop until all results are read.
void waitFor(shell::Records& records) {
    while (records.progress()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
}

void bench(int count) {
    const QTemporaryDir home;
    const auto paths = shell::Paths::inside(home.path());
    kit::Random random("history", 1);
    QFile log(paths.results);
    if (!log.open(QIODevice::WriteOnly)) qFatal("no room for a log");
    for (int i = 0; i < count; ++i)
        log.write(QByteArray::fromStdString(play::toLine(resultOf(random))) + '\n');
    log.close();

    shell::PluginRegistry registry({QStringLiteral(GRIDLARK_GAMES)});
    const auto start = [&] {
        shell::Application program(paths, registry);
        program.start({});
        QCoreApplication::processEvents();
    };
    report("start, without an index", timed(1, [&](int) { start(); }), "ms");
    {
        shell::Application program(paths, registry);
        report("all of the log read", timed(1, [&](int) { waitFor(program.services().records); }),
               "ms");
    }
    report("start", timed(20, [&](int) { start(); }), "ms");

    shell::Application program(paths, registry);
    program.start({});
    shell::Records& records = program.services().records;
    waitFor(records);
    const auto showStatistics = [&](int) {
        program.window().showHome();
        program.window().showStatistics();
        auto* page = qobject_cast<shell::StatisticsPage*>(program.window().page());
        page->show("minesweeper");
        page->showGrid({"expert", "no-guess"});
        program.window().grab();
    };
    report("statistics of a grid, opened and painted", timed(50, showStatistics), "ms");
    program.window().open({.game = "minesweeper", .grid = "expert", .variant = "no-guess"});
    // What it does at once, and when the line has been written; not the time in between.
    std::vector<double> finishes;
    for (int i = 0; i < 300; ++i) {
        QCoreApplication::processEvents();
        const double first = timed(1, [&](int) {
                                 play::Result result = resultOf(random);
                                 static_cast<void>(records.isBest(result));
                                 records.add(std::move(result));
                             }).front();
        records.flush(patience);
        const double then = timed(1, [](int) { QCoreApplication::processEvents(); }).front();
        finishes.push_back(first + then);
    }
    report("a finish, on the window's thread", finishes, "ms");
}

}  // namespace
}  // namespace gridlark::bench

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    gridlark::bench::bench(argc > 1 ? std::atoi(argv[1]) : 1'000'000);
    return 0;
}

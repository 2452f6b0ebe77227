/// How fast the program starts, paints and answers, as a table on standard output.
///
/// Needs a platform to paint on: QT_QPA_PLATFORM=offscreen, or a display.
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPluginLoader>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <functional>

#include "gridlark/ui/plugin.h"

#include "cats/rules/cats.h"
#include "child.h"
#include "plain_host.h"

namespace gridlark::bench {
namespace {

double quantile(std::vector<double> values, double share) {
    std::ranges::sort(values);
    const auto last = static_cast<double>(values.size() - 1);
    return values[static_cast<std::size_t>(share * last + 0.5)];
}

void report(const char* what, const std::vector<double>& values, const char* unit) {
    std::printf("%-44s median %9.3f  p99 %9.3f %s\n", what, quantile(values, 0.5),
                quantile(values, 0.99), unit);
}

std::vector<double> timed(int count, const std::function<void(int)>& work) {
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer timer;
        timer.start();
        work(i);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times;
}

/// Both programs in turn, so that a machine that changes its speed changes both.
void benchStart() {
    constexpr int runs = 21;
    std::vector<double> ours, empty, ratios, memory, emptyMemory;
    for (int i = 0; i < runs; ++i) {
        const Run plain = run({GRIDLARK_EMPTY_WINDOW});
        const Run program = run({GRIDLARK_PROGRAM, "--exit-after-paint"});
        if (!plain.succeeded || !program.succeeded) {
            std::puts("start: a program did not end well");
            return;
        }
        if (i == 0) continue;  // warms the file cache
        empty.push_back(plain.milliseconds);
        ours.push_back(program.milliseconds);
        ratios.push_back(program.milliseconds / plain.milliseconds);
        memory.push_back(program.megabytes);
        emptyMemory.push_back(plain.megabytes);
    }
    report("start to first painted home page", ours, "ms");
    report("  an empty QMainWindow", empty, "ms");
    report("  ratio, pair by pair", ratios, "");
    report("memory after start", memory, "MB");
    report("  an empty QMainWindow", emptyMemory, "MB");
}

void benchBoard() {
    QPluginLoader loader(QStringLiteral(GRIDLARK_CATS_PLUGIN));
    auto* plugin = qobject_cast<ui::GamePlugin*>(loader.instance());
    if (plugin == nullptr) {
        std::printf("board: %s\n", qPrintable(loader.errorString()));
        return;
    }
    ui::PlainHost host;
    const std::unique_ptr<ui::Table> table = plugin->open(host);
    auto* board = qobject_cast<ui::BoardWidget*>(table->view());
    board->resize(900, 900);
    board->show();
    bool dealt = false;
    QObject::connect(table.get(), &ui::Table::dealt, [&dealt] { dealt = true; });
    table->deal({"12", "standard"}, 1);
    while (!dealt) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();

    report("full repaint, 12×12, pictures cached", timed(200, [&](int) { board->repaint(); }),
           "ms");
    report("full repaint, 12×12, all pictures anew",
           timed(50,
                 [&](int) {
                     board->repaintAll();
                     board->repaint();
                 }),
           "ms");
    const auto click = [board](kit::Cell cell) {
        const QPointF at = board->cellRect(cell).center();
        for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, at, board->mapToGlobal(at), Qt::LeftButton,
                              type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(board, &event);
        }
    };
    board->takePaintedCells();
    std::vector<double> cells;
    const auto clicks = timed(200, [&](int i) {
        click({i / 12 % 12, i % 12});
        QCoreApplication::processEvents();
        cells.push_back(board->takePaintedCells());
    });
    report("a click until it is painted, 12×12", clicks, "ms");
    report("  cells painted for it", cells, "");
}

void benchDeals() {
    for (const kit::Preset& preset : cats::Cats::presets()) {
        const int count = preset.grid.size() > 1 && preset.grid != "10" ? 50 : 200;
        const kit::Options options{std::string(preset.grid), "standard"};
        const std::string title = "a deal of cats " + options.grid;
        report(title.c_str(),
               timed(count,
                     [&](int i) {
                         const auto number = static_cast<kit::DealNumber>(i + 1);
                         (void)cats::Cats::deal(options, number, {});
                     }),
               "ms");
    }
}

}  // namespace
}  // namespace gridlark::bench

int main(int argc, char** argv) {
    QTemporaryDir home;
    qputenv("GRIDLARK_HOME", home.path().toUtf8());
    QApplication application(argc, argv);
    gridlark::bench::benchStart();
    gridlark::bench::benchBoard();
    gridlark::bench::benchDeals();
    return 0;
}

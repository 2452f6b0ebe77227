/// How fast the program starts, paints and answers, as a table on standard output.
///
/// Needs a platform to paint on: QT_QPA_PLATFORM=offscreen, or a display.
#include <QApplication>
#include <QMouseEvent>
#include <QPluginLoader>
#include <QTemporaryDir>
#include <cstdio>

#include "gridlark/ui/plugin.h"

#include "cats/rules/cats.h"
#include "child.h"
#include "plain_host.h"
#include "report.h"

namespace gridlark::bench {
namespace {

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

/// A table of a plug-in with its board on screen.
struct Opened {
    ui::PlainHost host;
    QPluginLoader loader;
    std::unique_ptr<ui::Table> table;
    ui::BoardWidget* board = nullptr;

    Opened(const char* library, QSize size, const kit::Options& options)
        : loader(QString::fromUtf8(library)) {
        auto* plugin = qobject_cast<ui::GamePlugin*>(loader.instance());
        if (plugin == nullptr) qFatal("%s", qPrintable(loader.errorString()));
        table = plugin->open(host);
        QWidget* view = table->view();
        board = qobject_cast<ui::BoardWidget*>(view);
        if (board == nullptr) board = view->findChild<ui::BoardWidget*>();
        view->resize(size);
        view->show();
        bool dealt = false;
        QObject::connect(table.get(), &ui::Table::dealt, [&dealt] { dealt = true; });
        table->deal(options, 1);
        while (!dealt) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
    }

    void click(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) const {
        const QPointF at = board->cellRect(cell).center();
        for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, at, board->mapToGlobal(at), button,
                              type == QEvent::MouseButtonPress ? button : Qt::NoButton,
                              Qt::NoModifier);
            QCoreApplication::sendEvent(board, &event);
        }
    }
};

void benchBoard() {
    const Opened cats(GRIDLARK_CATS_PLUGIN, {900, 900}, {"12", "standard"});
    ui::BoardWidget* board = cats.board;
    report("full repaint, 12×12, pictures cached", timed(200, [&](int) { board->repaint(); }),
           "ms");
    report("full repaint, 12×12, all pictures anew",
           timed(50,
                 [&](int) {
                     board->repaintAll();
                     board->repaint();
                 }),
           "ms");
    board->takePaintedCells();
    std::vector<double> cells;
    const auto clicks = timed(200, [&](int i) {
        cats.click({i / 12 % 12, i % 12});
        QCoreApplication::processEvents();
        cells.push_back(board->takePaintedCells());
    });
    report("a click until it is painted, 12×12", clicks, "ms");
    report("  cells painted for it", cells, "");
}

/// Without mines, one tap opens all; with as many as there can be but one, all can be flagged.
void benchLargeBoard() {
    const QSize size(1480, 820);
    const Opened empty(GRIDLARK_MINESWEEPER_PLUGIN, size, {"80x40x0", "standard"});
    std::vector<double> taps, cells;
    for (int i = 0; i < 100; ++i) {
        empty.board->takePaintedCells();
        const auto once = timed(1, [&](int) {
            empty.click({i % 40, i % 80});
            QCoreApplication::processEvents();
        });
        taps.push_back(once.front());
        cells.push_back(empty.board->takePaintedCells());
        empty.table->undo();
        QCoreApplication::processEvents();
    }
    report("a tap that opens all of 80×40, painted", taps, "ms");
    report("  cells painted for it", cells, "");

    const Opened full(GRIDLARK_MINESWEEPER_PLUGIN, size, {"80x40x3190", "standard"});
    full.click({20, 40});
    QCoreApplication::processEvents();
    full.board->takePaintedCells();
    cells.clear();
    const auto flags = timed(200, [&](int i) {
        full.click({0, i % 80}, Qt::RightButton);
        QCoreApplication::processEvents();
        cells.push_back(full.board->takePaintedCells());
    });
    report("a flag until it is painted, 80×40", flags, "ms");
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
    gridlark::bench::benchLargeBoard();
    gridlark::bench::benchDeals();
    return 0;
}

#include "support.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <csignal>

#include <nlohmann/json.hpp>

#include "gridlark/ui/board.h"

#include "toy/rules/lights.h"

namespace gridlark::shell {

bool until(const std::function<bool()>& condition, int milliseconds) {
    return QTest::qWaitFor(condition, milliseconds);
}

void settle() {
    for (int i = 0; i < 3; ++i) {  // one layout may ask for another
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

void writeFile(const QString& file, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(file).path());
    QFile out(file);
    ASSERT_TRUE(out.open(QIODevice::WriteOnly)) << qPrintable(file);
    out.write(bytes);
}

QByteArray readFile(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QStringList filesIn(const QString& directory, const QString& pattern) {
    return QDir(directory).entryList({pattern}, QDir::Files, QDir::Name);
}

QString toyPlugins() {
    return QStringLiteral(GRIDLARK_TOY_PLUGINS);
}

play::Result wonToy(int seconds, std::uint64_t ticket) {
    play::Result result;
    result.game = "toy";
    result.options = {"3", "standard"};
    result.deal = ticket;
    result.ticket = ticket;
    result.time = std::chrono::seconds(seconds);
    return result;
}

FullDisk::FullDisk() : onSignal_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit none{0, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &none);
}

FullDisk::~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, onSignal_);
}

void ProgramTest::start() {
    stop();
    registry_ = std::make_unique<PluginRegistry>(QStringList{toyPlugins()});
    program_ = std::make_unique<Application>(paths_, *registry_);
    program_->services().settings.setAnimations(false);
    program_->start({});
    ASSERT_TRUE(QTest::qWaitForWindowActive(&program_->window()));
}

void ProgramTest::stop() {
    if (program_) program_->window().close();
    program_.reset();
    registry_.reset();
}

GamePage& ProgramTest::openToy(const QString& grid, std::optional<quint64> deal) {
    window().open({.game = QStringLiteral("toy"), .grid = grid, .variant = {}, .deal = deal});
    GamePage* page = window().gamePage(QStringLiteral("toy"));
    EXPECT_NE(page, nullptr);
    EXPECT_TRUE(until([page, &deal] {
        const play::Game& game = page->game().game();
        return game.dealt() && !page->game().busy() && (!deal || game.deal() == *deal);
    }));
    settle();
    return *page;
}

void ProgramTest::tap(GamePage& page, int row, int column) {
    auto* board = qobject_cast<ui::BoardWidget*>(page.view());
    ASSERT_NE(board, nullptr);
    QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect({row, column}).center().toPoint());
}

void ProgramTest::win(GamePage& page) {
    const auto state =
        toy::Lights::decodeState(page.game().game().save()["state"].get<std::string>());
    ASSERT_TRUE(state);
    toy::State now = *state;
    while (const auto cell = toy::nextNeeded(now)) {
        tap(page, cell->row, cell->column);
        const auto next = toy::Lights::apply(now, {.kind = toy::Kind::tap, .cell = *cell});
        ASSERT_TRUE(next);
        now = *next;
    }
}

QString ProgramTest::message(int index) {
    const auto& all = services().messages.all();
    return index < all.size() ? all[index].text : QString();
}

}  // namespace gridlark::shell

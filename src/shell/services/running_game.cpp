#include "running_game.h"

#include <QKeySequence>
#include <algorithm>

#include <nlohmann/json.hpp>

#include "messages.h"
#include "records.h"
#include "save_store.h"
#include "settings.h"

namespace gridlark::shell {

namespace {

constexpr std::chrono::milliseconds soon{800};
constexpr std::chrono::seconds whileTimeRuns{5};

bool isUsualVariant(const ui::GamePlugin& plugin, const kit::Options& options) {
    const auto grids = plugin.grids();
    const auto first = std::find_if(grids.begin(), grids.end(), [&](const ui::GridChoice& choice) {
        return choice.options.grid == options.grid;
    });
    return first == grids.end() || first->options.variant == options.variant;
}

}  // namespace

QString gridName(const ui::GamePlugin& plugin, const kit::Options& options) {
    const QString grid = plugin.gridTitle(QString::fromStdString(options.grid));
    if (isUsualVariant(plugin, options)) return grid;
    return QStringLiteral("%1 · %2").arg(
        grid, plugin.variantTitle(QString::fromStdString(options.variant)));
}

std::optional<kit::Options> fitting(const ui::GamePlugin& plugin, const QString& grid,
                                    const QString& variant, const kit::Options& now) {
    const std::string ofGrid = grid.isEmpty() ? now.grid : grid.toStdString();
    const std::string ofVariant = variant.isEmpty() ? now.variant : variant.toStdString();
    if (plugin.offers({ofGrid, ofVariant})) return kit::Options{ofGrid, ofVariant};
    const auto choices = plugin.grids();
    for (const ui::GridChoice& choice : choices) {
        const std::string& aGrid = grid.isEmpty() ? choice.options.grid : ofGrid;
        const std::string& aVariant = variant.isEmpty() ? choice.options.variant : ofVariant;
        if (plugin.offers({aGrid, aVariant})) return kit::Options{aGrid, aVariant};
    }
    return std::nullopt;
}

RunningGame::RunningGame(const GameInfo& info, ui::GamePlugin& plugin, const Services& services,
                         QObject* parent)
    : QObject(parent),
      info_(info),
      plugin_(plugin),
      services_(services),
      host_(info.id, services.look, services.settings, services.loudspeaker),
      table_(plugin.open(host_)) {
    saveSoon_.setSingleShot(true);
    saveSoon_.setInterval(soon);
    saveTime_.setInterval(whileTimeRuns);
    connect(&saveSoon_, &QTimer::timeout, this, &RunningGame::save);
    connect(&saveTime_, &QTimer::timeout, this, &RunningGame::save);
    saveTime_.start();
    game().stopwatch().use(&services.clock);
    connectTable();
}

RunningGame::~RunningGame() {
    table_->disconnect(this);
    save();
}

void RunningGame::connectTable() {
    connect(&host_, &GameHost::notice, this, &RunningGame::notice);
    connect(table_.get(), &ui::Table::changed, this, &RunningGame::onTableChanged);
    connect(table_.get(), &ui::Table::ended, this, &RunningGame::onEnded);
    connect(table_.get(), &ui::Table::popup, this, &RunningGame::popup);
    connect(table_.get(), &ui::Table::exited, this, &RunningGame::onExit);
    connect(table_.get(), &ui::Table::busy, this, [this](bool on) {
        busy_ = on;
        emit busyChanged(on);
    });
    connect(table_.get(), &ui::Table::dealt, this, [this] {
        onTableChanged();
        tellUndo(tr("This is a new game."));
        emit dealt();
    });
}

void RunningGame::open(const Request& request) {
    const bool anyAsked = !request.grid.isEmpty() || !request.variant.isEmpty() || request.deal;
    if (!resumed_) resume();
    const kit::Options options = wanted(request);
    const bool there = playing() && game().options() == options &&
                       (!request.deal || *request.deal == game().deal());
    if (there || (!anyAsked && playing())) {
        emit changed();
        return;
    }
    if (!busy_ || anyAsked) deal(options, request.deal);
}

void RunningGame::resume() {
    resumed_ = true;
    auto loaded = services_.saves.load(info_.id);
    if (!loaded.trouble.isEmpty()) services_.messages.add(loaded.trouble);
    if (!loaded.document) return;
    const play::Restoration result = game().restore(*loaded.document);
    if (!result) {
        services_.messages.add(services_.saves.refuse(info_.id));
        return;
    }
    if (!result.why.empty()) services_.messages.add(services_.saves.refuse(info_.id));
    if (result.how == play::Restored::withoutHistory) {
        services_.messages.add(
            tr("%1: the moves of the saved game could not be read; it goes on from where it was.")
                .arg(info_.name));
    }
}

void RunningGame::deal(const kit::Options& options, std::optional<kit::DealNumber> number) {
    emit notice({});
    table_->deal(options, number);
}

void RunningGame::newGame() {
    deal(options(), std::nullopt);
}

void RunningGame::choose(const kit::Options& options) {
    deal(options, std::nullopt);
}

void RunningGame::restart() {
    if (!game().dealt()) return;
    emit notice({});
    game().restart();
    tellUndo(tr("The game begins anew."));
}

void RunningGame::undo() {
    if (!table_->canUndo()) return;
    emit notice({});
    const bool changesGame = game().undoChangesGame();
    table_->undo();
    if (changesGame) emit notice(tr("The game before is back."));
}

void RunningGame::redo() {
    if (!table_->canRedo()) return;
    emit notice({});
    table_->redo();
}

void RunningGame::tellUndo(const QString& what) {
    if (!game().undoChangesGame()) return;
    const QString key = QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
    emit notice(what + u' ' + tr("%1 brings back the one before.").arg(key));
}

bool RunningGame::playing() const {
    return game().dealt() && game().status() == kit::Status::playing;
}

bool RunningGame::ended() const {
    return game().dealt() && game().status() != kit::Status::playing;
}

kit::Options RunningGame::options() const {
    return game().dealt() ? game().options() : usualOptions();
}

/// Those of the last time if there still are such, or else the first.
kit::Options RunningGame::usualOptions() const {
    const kit::Options last = services_.settings.lastGrid(info_.id).options;
    if (plugin_.offers(last)) return last;
    const auto grids = plugin_.grids();
    return grids.isEmpty() ? last : grids.first().options;
}

/// What is asked for, filled up from what is played now and what there is.
kit::Options RunningGame::wanted(const Request& request) const {
    const kit::Options now = options();
    return fitting(plugin_, request.grid, request.variant, now).value_or(now);
}

void RunningGame::onTableChanged() {
    takeResult();
    rememberGrid();
    unsaved_ = true;
    if (!saveSoon_.isActive()) saveSoon_.start();
    emit changed();
}

void RunningGame::onEnded() {
    const QString sound = table_->endNote().sound;
    if (!sound.isEmpty()) host_.playSound(sound);
    emit finished(std::exchange(newBest_, false), std::exchange(newScore_, false));
}

void RunningGame::takeResult() {
    if (!game().dealt()) return;
    std::optional<play::Result> result = game().takeResult();
    if (!result) return;
    newBest_ = services_.records.isBest(*result);
    newScore_ = plugin_.hasScore() && services_.records.isBestScore(*result);
    services_.records.add(std::move(*result));
}

void RunningGame::rememberGrid() {
    if (!game().dealt() || remembered_ == game().options()) return;
    remembered_ = game().options();
    services_.settings.setLastGrid(info_.id, {*remembered_, gridName(plugin_, *remembered_)});
}

void RunningGame::hold(play::Hold reason, bool on) {
    play::Stopwatch& watch = game().stopwatch();
    if (watch.held(reason) == on) return;
    if (on) {
        watch.hold(reason);
        save();
    } else {
        watch.release(reason);
    }
    tellSeen();
}

void RunningGame::tellSeen() {
    const play::Stopwatch& watch = game().stopwatch();
    const bool seen = !watch.held(play::Hold::hidden) && !watch.held(play::Hold::paused);
    host_.setHeard(seen && !watch.held(play::Hold::inactive));
    if (std::exchange(seen_, seen) != seen) table_->setSeen(seen);
}

void RunningGame::onExit() {
    saveSoon_.stop();
    unsaved_ = false;
    services_.saves.drop(info_.id);
    emit exited();
}

void RunningGame::pageLeft() {
    hold(play::Hold::hidden, true);
    table_->cancelWork();
    save();
}

void RunningGame::save() {
    saveSoon_.stop();
    if (!game().dealt()) return;
    const play::Milliseconds time = game().stopwatch().elapsed();
    if (!unsaved_ && time == savedTime_) return;
    unsaved_ = false;
    savedTime_ = time;
    std::optional<LeftGame> left;
    if (playing() && game().touched()) left = LeftGame{table_->continueText(), time};
    services_.saves.put(info_.id, game().save(), left);
}

}  // namespace gridlark::shell

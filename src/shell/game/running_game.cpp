#include "running_game.h"

#include <QKeySequence>

#include <nlohmann/json.hpp>

#include "grids.h"
#include "services/messages.h"
#include "services/records.h"
#include "services/save_store.h"
#include "services/settings.h"

namespace gridlark::shell {

namespace {

/// The log is the only truth: the program may have stopped before a result that the save calls
/// reported was on the disk.
void reportAgain(nlohmann::json& save, const Records& records) {
    const auto ticket = save.find("ticket");
    if (ticket != save.end() && ticket->is_number_unsigned() &&
        !records.knows(ticket->get<std::uint64_t>()))
        save["reported"] = false;
}

}  // namespace

RunningGame::RunningGame(const GameInfo& info, ui::GamePlugin& plugin, const Services& services)
    : info_(info),
      plugin_(plugin),
      services_(services),
      host_(info.id, services.look, services.settings, services.loudspeaker),
      table_(plugin.open(host_)),
      saver_(info.id, *table_, services.saves) {
    game().stopwatch().use(&services.clock);
    connectTable();
}

RunningGame::~RunningGame() {
    table_->disconnect(this);
    saver_.save();
}

void RunningGame::connectTable() {
    connect(&host_, &GameHost::notice, this, &RunningGame::notice);
    connect(table_.get(), &ui::Table::changed, this, &RunningGame::onTableChanged);
    connect(table_.get(), &ui::Table::ended, this, &RunningGame::onEnded);
    connect(table_.get(), &ui::Table::popup, this, &RunningGame::popup);
    connect(table_.get(), &ui::Table::exited, this, [this] {
        saver_.drop();
        emit exited();
    });
    connect(table_.get(), &ui::Table::busy, this, [this](bool on) {
        busy_ = on;
        emit busyChanged(on);
    });
    connect(table_.get(), &ui::Table::dealt, this, [this] {
        onTableChanged();
        showUndo(tr("This is a new game."));
        emit dealt();
    });
}

void RunningGame::open(const Request& request) {
    const bool anyAsked = !request.grid.isEmpty() || !request.variant.isEmpty() || request.deal;
    if (!resumed_) resume();
    // What is not asked for is as it is played now, but a deal is the one that anybody else gets.
    const kit::Options now = options();
    kit::Options usual = now;
    if (!request.grid.isEmpty()) usual.grid = request.grid.toStdString();
    if (!request.grid.isEmpty() || request.deal) usual.variant = usualVariant(plugin_, usual.grid);
    const kit::Options wanted =
        fitting(plugin_, request.grid, request.variant, usual).value_or(now);
    const bool there = playing() && game().options() == wanted &&
                       (!request.deal || *request.deal == game().deal());
    if (there || (!anyAsked && playing())) return emit changed();
    if (!busy_ || anyAsked) deal(wanted, request.deal);
}

void RunningGame::resume() {
    resumed_ = true;
    auto loaded = services_.saves.load(info_.id);
    services_.messages.add(loaded.trouble);
    if (!loaded.document) return;
    reportAgain(*loaded.document, services_.records);
    const play::Restoration result = game().restore(*loaded.document);
    if (!result) return services_.messages.add(services_.saves.setAside(info_.id));
    if (!result.why.empty()) services_.messages.add(services_.saves.setAside(info_.id));
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

void RunningGame::restart() {
    if (!game().dealt()) return;
    emit notice({});
    game().restart();
    showUndo(tr("The game begins anew."));
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

void RunningGame::showUndo(const QString& what) {
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

/// Without a game, those of the last time if there still are such, or else the first.
kit::Options RunningGame::options() const {
    if (game().dealt()) return game().options();
    const kit::Options last = services_.settings.lastGrid(info_.id).options;
    const auto grids = plugin_.grids();
    return plugin_.offers(last) || grids.isEmpty() ? last : grids.first().options;
}

void RunningGame::onTableChanged() {
    if (game().dealt()) {
        recordResult();
        rememberGrid();
    }
    saver_.saveSoon();
    emit changed();
}

void RunningGame::onEnded() {
    const QString sound = table_->endNote().sound;
    if (!sound.isEmpty()) host_.playSound(sound);
    emit finished(std::exchange(newBest_, false), std::exchange(newScore_, false));
}

void RunningGame::recordResult() {
    std::optional<play::Result> result = game().takeResult();
    if (!result) return;
    newBest_ = services_.records.isBest(*result);
    newScore_ = plugin_.hasScore() && services_.records.isBestScore(*result);
    services_.records.add(std::move(*result));
}

void RunningGame::rememberGrid() {
    if (remembered_ == game().options()) return;
    remembered_ = game().options();
    services_.settings.setLastGrid(info_.id, {*remembered_, gridName(plugin_, *remembered_)});
}

void RunningGame::hold(play::Hold reason, bool on) {
    play::Stopwatch& watch = game().stopwatch();
    if (watch.held(reason) == on) return;
    if (on) {
        watch.hold(reason);
        saver_.save();
    } else {
        watch.release(reason);
    }
    reportSeen();
}

void RunningGame::reportSeen() {
    const play::Stopwatch& watch = game().stopwatch();
    const bool seen = !watch.held(play::Hold::hidden) && !watch.held(play::Hold::paused);
    host_.setHeard(seen && !watch.held(play::Hold::inactive));
    if (std::exchange(seen_, seen) != seen) table_->setSeen(seen);
}

void RunningGame::pageLeft() {
    hold(play::Hold::hidden, true);
    table_->cancelWork();
    saver_.save();
}

}  // namespace gridlark::shell

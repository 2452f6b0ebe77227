#include "auto_save.h"

#include <optional>

#include <nlohmann/json.hpp>

#include "services/save_store.h"

namespace gridlark::shell {

namespace {

constexpr std::chrono::milliseconds soon{800};
constexpr std::chrono::seconds whileTimeRuns{5};

}  // namespace

AutoSave::AutoSave(QString game, ui::Table& table, SaveStore& saves)
    : game_(std::move(game)), table_(table), saves_(saves) {
    soon_.setSingleShot(true);
    soon_.setInterval(soon);
    connect(&soon_, &QTimer::timeout, this, &AutoSave::save);
    connect(&whileTimeRuns_, &QTimer::timeout, this, &AutoSave::save);
    whileTimeRuns_.start(whileTimeRuns);
}

void AutoSave::saveSoon() {
    unsaved_ = true;
    if (!soon_.isActive()) soon_.start();
}

void AutoSave::save() {
    soon_.stop();
    const play::Game& game = table_.game();
    if (!game.dealt()) return;
    const play::Milliseconds time = game.stopwatch().elapsed();
    if (!unsaved_ && time == savedTime_) return;
    unsaved_ = false;
    savedTime_ = time;
    std::optional<LeftGame> left;
    if (game.status() == kit::Status::playing && game.touched())
        left = LeftGame{table_.continueText(), time};
    saves_.put(game_, game.save(), left);
}

void AutoSave::drop() {
    soon_.stop();
    unsaved_ = false;
    saves_.drop(game_);
}

}  // namespace gridlark::shell

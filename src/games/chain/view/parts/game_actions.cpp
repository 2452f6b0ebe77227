#include "game_actions.h"

#include "gridlark/ui/actions.h"

#include "chain/rules/chain.h"

namespace gridlark::chain {

SoundAction::SoundAction(ui::Host& host) : host_(host) {
    refresh();
    connect(this, &QAction::triggered, this, [this] {
        const ui::Sounds now = host_.sounds();
        host_.setSounds(now == ui::Sounds::all       ? ui::Sounds::noMusic
                        : now == ui::Sounds::noMusic ? ui::Sounds::none
                                                     : ui::Sounds::all);
        refresh();
    });
}

void SoundAction::refresh() {
    const auto say = [this](const char* icon, const QString& text) {
        ui::describe(*this, QLatin1String(icon), text, {}, {Qt::Key_M});
    };
    switch (host_.sounds()) {
        case ui::Sounds::all:
            return say("music", tr("Music and sounds"));
        case ui::Sounds::noMusic:
            return say("volume", tr("Sounds, no music"));
        case ui::Sounds::none:
            return say("volume-off", tr("Silent"));
    }
}

GameActions::GameActions(ui::Host& host) : sound(host) {
    const auto make = [](QAction& action, const char* icon, const QString& text, int key) {
        ui::describe(action, QLatin1String(icon), text, {}, {key});
    };
    make(takeBack, "take-back", tr("Take back"), Qt::Key_T);
    make(moveNow, "play", tr("Move now"), Qt::Key_F);
    make(goOn, "play", tr("Go on from here"), Qt::Key_O);
    make(rematch, "swap", tr("Rematch"), Qt::Key_R);
    make(menu, "flag", tr("Exit, resign…"), Qt::Key_G);
    show(nullptr, {});
}

void GameActions::show(const State* state, const Interaction& interaction) {
    const bool dealt = state != nullptr;
    const bool computer = dealt && state->level > 0;
    const bool playing = dealt && state->outcome.end == End::none;
    const bool takesBack = computer || (dealt && state->casual);
    moveNow.setVisible(interaction.thinking);
    takeBack.setVisible(playing && takesBack && !interaction.thinking && !interaction.lookedAt);
    takeBack.setEnabled(takesBack && Chain::apply(*state, TakeBack{}).has_value());
    goOn.setVisible(dealt && interaction.lookedAt.has_value());
    rematch.setVisible(dealt && !playing && !state->casual);
    rematch.setText(computer ? tr("Rematch, swapped") : tr("Rematch"));
}

}  // namespace gridlark::chain

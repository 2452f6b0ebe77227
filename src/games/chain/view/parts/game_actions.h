/// The actions beside a game of Chain.
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>

#include "chain/view/scene.h"
#include "sound_action.h"

namespace gridlark::chain {

class GameActions {
    Q_DECLARE_TR_FUNCTIONS(gridlark::chain::GameActions)

  public:
    explicit GameActions(ui::Host& host);

    /// In order.
    [[nodiscard]] QList<QAction*> all() {
        return {&moveNow, &takeBack, &goOn, &rematch, &menu, &sound};
    }
    /// Offers what makes sense now.
    void show(const State* state, const Interaction& interaction);

    QAction moveNow, takeBack, goOn, rematch, menu;
    SoundAction sound;
};

}  // namespace gridlark::chain

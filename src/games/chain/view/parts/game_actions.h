/// The actions beside a game of Chain.
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>

#include "gridlark/ui/plugin.h"

#include "chain/view/scene.h"

namespace gridlark::chain {

/// What the loudspeaker lets through: one tap mutes the music, a second one all sound, a third
/// brings both back.
class SoundAction final : public QAction {
    Q_OBJECT

  public:
    explicit SoundAction(ui::Host& host);

    /// Shows what the host has set.
    void refresh();

  private:
    ui::Host& host_;
};

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

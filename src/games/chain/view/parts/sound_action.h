/// What the loudspeaker lets through, as an action.
#pragma once

#include <QAction>

#include "gridlark/ui/plugin.h"

namespace gridlark::chain {

/// One tap mutes the music, a second one all sound, a third brings both back.
class SoundAction final : public QAction {
    Q_OBJECT

  public:
    explicit SoundAction(ui::Host& host);

    /// Shows what the host has set.
    void refresh();

  private:
    ui::Host& host_;
};

}  // namespace gridlark::chain

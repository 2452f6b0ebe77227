#include "sound_action.h"

#include "gridlark/ui/actions.h"

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

}  // namespace gridlark::chain

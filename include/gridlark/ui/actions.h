/// What the actions of games have in common.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

class Host;

/// Sets the icon's name (as `QAction::data`), text, tooltip and keys. A key held down triggers the
/// action once.
GRIDLARK_EXPORT void describe(QAction& action, const QString& icon, const QString& text,
                              const QString& toolTip, const QList<QKeySequence>& keys);

/// Makes the action a switch for the game's setting `key`, by default `otherwise`. `host` must
/// outlive the action.
GRIDLARK_EXPORT void keep(QAction& action, Host& host, const QString& key, bool otherwise);

}  // namespace gridlark::ui

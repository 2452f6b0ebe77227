/// What the actions of games have in common.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

class Host;

/// Icon by name, as the program has it (kept in `QAction::data`), text, tooltip and keys.
GRIDLARK_EXPORT void describe(QAction& action, const QString& icon, const QString& text,
                              const QString& toolTip, const QList<QKeySequence>& keys);

/// Makes the action a switch whose state is a setting of the game's own.
GRIDLARK_EXPORT void keep(QAction& action, Host& host, const QString& key, bool otherwise);

}  // namespace gridlark::ui

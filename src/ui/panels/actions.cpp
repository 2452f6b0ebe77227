#include "gridlark/ui/actions.h"

#include "gridlark/ui/plugin.h"

namespace gridlark::ui {

void describe(QAction& action, const QString& icon, const QString& text, const QString& toolTip,
              const QList<QKeySequence>& keys) {
    action.setData(icon);
    action.setText(text);
    if (!toolTip.isEmpty()) action.setToolTip(toolTip);
    action.setShortcuts(keys);
    action.setAutoRepeat(false);  // a key held down must not play again and again
}

void keep(QAction& action, Host& host, const QString& key, bool otherwise) {
    action.setCheckable(true);
    action.setChecked(host.setting(key, otherwise).toBool());
    QObject::connect(&action, &QAction::toggled, &action,
                     [&host, key](bool on) { host.setSetting(key, on); });
}

}  // namespace gridlark::ui

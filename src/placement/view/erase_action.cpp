#include "erase_action.h"

#include <QCoreApplication>

#include "gridlark/ui/actions.h"

namespace gridlark::placement {

void makeEraser(QAction& action) {
    ui::describe(
        action, QStringLiteral("erase"), QCoreApplication::translate("placement", "Erase X"),
        QCoreApplication::translate("placement", "Take every X off the board"), {Qt::Key_E});
    action.setEnabled(false);
}

}  // namespace gridlark::placement

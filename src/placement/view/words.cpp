#include "words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "gridlark/ui/actions.h"

#include "placement/engine/wording.h"

namespace gridlark::placement {
namespace {

QString nameOf(const Unit& unit, const std::function<QString(int)>& regionName) {
    return unit.kind == UnitKind::region ? regionName(unit.index) : QString::number(unit.index + 1);
}

QString nameOf(const Argument& argument, const std::function<QString(int)>& regionName) {
    if (const auto* unit = std::get_if<Unit>(&argument)) return nameOf(*unit, regionName);
    QStringList names;
    for (const Unit& unit : std::get<std::vector<Unit>>(argument)) {
        names.append(nameOf(unit, regionName));
    }
    return QLocale().createSeparatedList(names);
}

}  // namespace

QString sentence(const Deduction& deduction, const std::function<QString(int)>& regionName) {
    const Wording wording = wordingOf(deduction);
    QString text = QCoreApplication::translate("placement", wording.text);
    int place = 1;
    for (const Argument& argument : wording.arguments) {
        text.replace(QLatin1Char('%') + QString::number(place++), nameOf(argument, regionName));
    }
    return text;
}

void makeEraser(QAction& action) {
    ui::describe(
        action, QStringLiteral("erase"), QCoreApplication::translate("placement", "Erase X"),
        QCoreApplication::translate("placement", "Take every X off the board"), {Qt::Key_E});
    action.setEnabled(false);
}

}  // namespace gridlark::placement

#include "gridlark/ui/theme.h"

#include "svg.h"

namespace gridlark::ui {
namespace {

QString written(const QColor& colour) {
    if (colour.alpha() == 255) return colour.name();
    return QStringLiteral("rgba(%1, %2, %3, %4)")
        .arg(colour.red())
        .arg(colour.green())
        .arg(colour.blue())
        .arg(colour.alpha());
}

QList<std::pair<QLatin1String, QString>> values(const Theme& theme) {
    const Colours& c = theme.colours();
    const auto darker = [&](const QColor& colour) {
        return written(blended(theme.shade(26), colour));
    };
    return {
        {QLatin1String("window"), written(c.window)},
        {QLatin1String("surface"), written(c.surface)},
        {QLatin1String("surfaceOver"), written(c.surfaceOver)},
        {QLatin1String("pressed"), darker(c.surface)},
        {QLatin1String("line"), written(c.line)},
        {QLatin1String("lineOver"), darker(c.line)},
        {QLatin1String("text"), written(c.text)},
        {QLatin1String("textQuiet"), written(c.textQuiet)},
        {QLatin1String("disabled"), written(blended(withAlpha(c.textQuiet, 150), c.surface))},
        {QLatin1String("accent"), written(c.accent)},
        {QLatin1String("accentOver"), written(c.accentOver)},
        {QLatin1String("accentDown"), darker(c.accentOver)},
        {QLatin1String("onAccent"), written(c.onAccent)},
        {QLatin1String("ringOnAccent"), written(c.text)},
        {QLatin1String("focus"), written(c.focus)},
        {QLatin1String("danger"), written(c.danger)},
        {QLatin1String("warm"), written(c.warm)},
        {QLatin1String("good"), written(c.good)},
        {QLatin1String("shade"), written(theme.shade(13))},
        {QLatin1String("shadeDown"), written(theme.shade(26))},
        {QLatin1String("thumb"), written(withAlpha(c.textQuiet, 110))},
        {QLatin1String("brightness"),
         theme.dark() ? QStringLiteral("dark") : QStringLiteral("light")},
    };
}

/// Puts in the values for "@name".
QString filled(const QString& sheet, const QList<std::pair<QLatin1String, QString>>& names) {
    QString result;
    result.reserve(sheet.size() * 5 / 4);
    for (qsizetype i = 0; i < sheet.size(); ++i) {
        if (sheet[i] != QLatin1Char('@')) {
            result += sheet[i];
            continue;
        }
        qsizetype end = i + 1;
        while (end < sheet.size() && sheet[end].isLetter()) ++end;
        const QStringView name = QStringView(sheet).mid(i + 1, end - i - 1);
        for (const auto& [known, value] : names) {
            if (name == known) result += value;
        }
        i = end - 1;
    }
    return result;
}

}  // namespace

QString Theme::styleSheet() const {
    const QByteArray sheet = contentsOf(QStringLiteral(":/gridlark/style/gridlark.qss"));
    return filled(QString::fromUtf8(sheet), values(*this));
}

}  // namespace gridlark::ui

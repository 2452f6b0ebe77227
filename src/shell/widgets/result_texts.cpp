#include "result_texts.h"

#include <QDateTime>

#include "gridlark/play/statistics.h"

namespace gridlark::shell {

QString timeText(play::Milliseconds time) {
    return QString::fromStdString(play::timeText(time));
}

QString withoutTenths(play::Milliseconds time) {
    return timeText(time).section(u'.', 0, 0);
}

QString dateOf(const play::Result& result) {
    const QDateTime at =
        QDateTime::fromString(QString::fromStdString(result.finishedAt), Qt::ISODate);
    return at.isValid() ? at.toLocalTime().date().toString(Qt::ISODate) : QStringLiteral("–");
}

}  // namespace gridlark::shell

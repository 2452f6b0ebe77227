#include "result_texts.h"

#include <QDateTime>

#include "gridlark/play/statistics.h"

namespace gridlark::shell {

QString timeOf(const play::Result& result) {
    return QString::fromStdString(play::timeText(result.time));
}

QString dateOf(const play::Result& result) {
    const QDateTime at =
        QDateTime::fromString(QString::fromStdString(result.finishedAt), Qt::ISODate);
    return at.isValid() ? at.toLocalTime().date().toString(Qt::ISODate) : QStringLiteral("–");
}

}  // namespace gridlark::shell

#include "coats.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPaintDevice>
#include <cmath>
#include <utility>
#include <vector>

#include "gridlark/ui/theme.h"

namespace gridlark::cats {
namespace {

/// The colours that art/cat-*.svg are drawn in, and the key of the coat's colour for each.
constexpr std::array<std::pair<const char*, const char*>, 6> tokens{{{"#a10001", "coat"},
                                                                     {"#a10002", "shade"},
                                                                     {"#a10003", "ear"},
                                                                     {"#a10004", "eye"},
                                                                     {"#a10005", "line"},
                                                                     {"#a10006", "muzzle"}}};

struct Coat {
    QList<std::pair<QString, QColor>> colours;
    QStringList elements;  ///< groups of the drawing, in the order of painting
};

Coat coatFrom(const QJsonObject& entry) {
    Coat coat;
    for (const auto& [token, key] : tokens) {
        coat.colours.append(
            {QString::fromLatin1(token), QColor(entry.value(QLatin1String(key)).toString())});
    }
    coat.elements = {QStringLiteral("head")};
    const QString marking = entry.value(QLatin1String("marking")).toString();
    if (marking != QLatin1String("plain")) coat.elements.append(marking);
    coat.elements.append(QStringLiteral("face"));
    return coat;
}

const std::vector<Coat>& coats() {
    static const std::vector<Coat> all = [] {
        std::vector<Coat> read;
        QFile file(QStringLiteral(":/games/cats/coats.json"));
        if (file.open(QIODevice::ReadOnly)) {
            const auto entries = QJsonDocument::fromJson(file.readAll()).array();
            for (const auto& entry : entries) read.push_back(coatFrom(entry.toObject()));
        }
        return read;
    }();
    return all;
}

}  // namespace

int coatOfRegion(int region) {
    // Neighbours in this order differ most: ginger, black, white, grey, …
    constexpr std::array<int, 12> order{0, 1, 3, 2, 6, 9, 5, 7, 10, 4, 8, 11};
    return order[static_cast<std::size_t>(region) % order.size()];
}

void paintCat(QPainter& painter, const QRectF& cell, int coat, bool asleep) {
    const auto index = static_cast<std::size_t>(coat);
    if (index >= coats().size()) return;
    const qreal side = cell.width() * 0.82;
    const QRectF place(cell.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    const qreal ratio = painter.device()->devicePixelRatioF();
    const int pixels = static_cast<int>(std::lround(side * ratio));
    const QPixmap picture =
        ui::svgPixmap(asleep ? QStringLiteral(":/games/cats/cat-asleep.svg")
                             : QStringLiteral(":/games/cats/cat-awake.svg"),
                      QSize(pixels, pixels), coats()[index].colours, coats()[index].elements);
    painter.drawPixmap(place, picture, QRectF(picture.rect()));
}

}  // namespace gridlark::cats

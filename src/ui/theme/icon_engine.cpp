#include "icon_engine.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <utility>

#include "svg.h"

namespace gridlark::ui {

IconEngine::IconEngine(QString path, const QColor& colour, const QColor& disabled)
    : path_(std::move(path)), colour_(colour), disabled_(disabled) {}

void IconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) {
    const qreal ratio = painter->device() == nullptr ? 1 : painter->device()->devicePixelRatioF();
    QPixmap picture = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
    picture.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect, picture);
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) {
    const QColor& colour = mode == QIcon::Disabled ? disabled_ : colour_;
    const QString key = QStringLiteral("gridlark %1 %2 %3x%4")
                            .arg(path_, colour.name(QColor::HexArgb))
                            .arg(size.width())
                            .arg(size.height());
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture =
            renderSvg(withColours(contentsOf(path_), {{QStringLiteral("#000000"), colour}}), size);
        QPixmapCache::insert(key, picture);
    }
    return picture;
}

QPixmap IconEngine::scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state,
                                 qreal /*scale*/) {
    return pixmap(size, mode, state);  // `size` is in device pixels already
}

bool IconEngine::isNull() {
    return !QFile::exists(path_);
}

}  // namespace gridlark::ui
